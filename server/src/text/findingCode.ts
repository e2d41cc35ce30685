/**
 * All codes of findings. Code that reports findings imports the type alone, so the descriptions cost a program nothing;
 * docs/findings.md is written from them.
 */

/** What a page says about a code. */
interface Description {
  /** What is wrong, and what follows from it. One or two sentences. */
  readonly about: string;
  /** What the quick fix does, or why there is none. */
  readonly fix: string;
}

const described = <Code extends string>(codes: Readonly<Record<Code, Description>>) => codes;

/** In the order of the page: the problem, the layout, numbers, cases, the end, expected outputs, blanks. */
export const findingCodes = described({
  'unknown-problem': {
    about: 'The header, the file name or a setting names a problem that is not known. Nothing is answered.',
    fix: 'Writes a known id that is similar. For a name from elsewhere there is no fix in the file: change it there.',
  },
  'ambiguous-problem': {
    about:
      'The file does not name its problem, and several have this layout. Nothing is answered, since it might be the wrong game.',
    fix: 'Names one of the problems that fit in a line `# game: …`.',
  },
  'no-problem': {
    about: 'The file does not name its problem, and no problem has this layout.',
    fix: 'Lets you select the problem.',
  },
  'misplaced-header': {
    about: 'A line `# game: …` stands below the first number, where it names nothing.',
    fix: 'Moves the line to the top.',
  },
  'pasted-sample': {
    about: 'The text is a sample with its headings, copied from a statement. A judge reads the input alone.',
    fix: 'Makes it a test file: the input, with the output below each case in lines `#> …`.',
  },
  expected: {
    about:
      'A line of the rules of a game is not complete, or has something else than belongs there. The message says what is expected.',
    fix: 'Writes what is expected, where that is plain.',
  },
  'unknown-key': {
    about: 'A line of rules begins with a key that there is none of.',
    fix: 'Writes the key that is similar.',
  },
  'repeated-key': {
    about: 'A line that can be there once is there twice.',
    fix: 'None: only you know which is meant.',
  },
  'unknown-name': {
    about: 'A name is neither a number of the position nor one of the input.',
    fix: 'Writes the name that is similar.',
  },
  'unknown-count': {
    about: 'A list or repeated lines need a number before them that says how many there are.',
    fix: 'Writes the name that is similar, if there is one.',
  },
  twice: { about: 'A name is given to two things.', fix: 'None: only you know which is to be renamed.' },
  'which-heap': {
    about: 'A short form of a move does not say which number of the input is the heap.',
    fix: 'Names one of those that can be meant.',
  },
  'list-as-number': {
    about: 'A list stands where a number is expected.',
    fix: 'None: “for x in a” goes through the list.',
  },
  'number-as-list': {
    about: 'A number stands where a set is expected.',
    fix: 'Writes the range from 1 to the number.',
  },
  'list-first': { about: 'A list is not the last thing on its line.', fix: 'None: move it to the end of the line.' },
  'other-length': {
    about: 'Lists that belong together have different counts.',
    fix: 'None: only you know which is meant.',
  },
  'other-names': {
    about: 'The moves give the numbers of the position different names.',
    fix: 'None: only you know which are meant.',
  },
  'wrong-size': {
    about: 'A position is written with more or fewer numbers than it has.',
    fix: 'None: only you know which number is missing.',
  },
  'empty-range': { about: 'A range has its greater number first, so there is nothing in it.', fix: 'Swaps the two.' },
  'power-or-xor': { about: '“^” is a power to some and xor to others.', fix: 'Writes the one or the other.' },
  'bad-code': {
    about: 'A take-and-break code is not written as one.',
    fix: 'Adds the point, if that is what is missing.',
  },
  'left-over': {
    about: 'A line of rules goes on after its end.',
    fix: 'Puts “for” before “if”, if that is what is wrong.',
  },
  'one-word': {
    about: 'Only one of the two words that the judge prints is given.',
    fix: 'None: only you know the other.',
  },
  'no-word': { about: '“say” does not hold the word.', fix: 'Adds “{}”.' },
  'in-words': {
    about: 'A number, a range or a choice of numbers is written in words.',
    fix: 'Writes it as rules have it: 1..3, or {1, 2}.',
  },
  'no-arrow': {
    about: 'A move says what is left, and not of what.',
    fix: 'Writes the name and the arrow before it.',
  },
  'choice-or-heaps': {
    about:
      'A move leaves several heaps side by side, each of them the heap less a number: a choice of what to take is written in another way.',
    fix: 'Writes the choice: `N -> N - k for k in {1, 2}`.',
  },
  'no-parentheses': {
    about: 'What a function is of does not stand in parentheses.',
    fix: 'Adds the parentheses.',
  },
  'no-claim': {
    about: 'A claim is a condition alone, and does not say whether the positions are lost or won.',
    fix: 'Writes “P when” before it: the player to move loses there.',
  },
  'missing-colon': {
    about:
      'A line begins with a key of rules and has no colon after it, so it is taken for a comment, and the rule is not there.',
    fix: 'Adds the colon.',
  },
  'no-move': { about: 'A game without a move is none.', fix: 'None: write a line “move: …”.' },
  'claim-false': {
    about: 'A claim is wrong: the message names the smallest position that is otherwise, and a move that shows it.',
    fix: 'Adds the position as a case, so that you see why; or removes the claim.',
  },
  'claim-holds': {
    about: 'A claim holds for all positions that were checked, the smallest first. That is no proof.',
    fix: 'None is needed.',
  },
  'claim-proved': {
    about: 'A claim is proved: values and claim repeat, and it holds for all positions that this leaves to be checked.',
    fix: 'None is needed.',
  },
  endless: {
    about:
      'A position can come back, so the game need not end, and nobody need win it. Such positions are not answered.',
    fix: 'None: only you know which move is not meant.',
  },
  growing: {
    about:
      'A move takes less than nothing, or makes no number smaller: it can be made for ever, so the game never ends.',
    fix: 'Writes 1..3 where 1-3 was written, which is a difference; else none, as only you know what is meant.',
  },
  'rules-unused': {
    about: 'Lines of rules belong to a game that is built in, or stand above the name of the game. They say nothing.',
    fix: 'Gives the game a name of its own, so that the rules count.',
  },
  'broken-rules': {
    about: 'The file of rules that the game is named after has mistakes. Nothing is answered.',
    fix: 'None here: open the file of rules.',
  },
  'no-position': {
    about: 'A position of a case cannot be worked out from its numbers. The case is not answered.',
    fix: 'None: only you know which number is meant.',
  },
  'sum-too-large': {
    about:
      'The statement bounds the sum of a number over all cases of a file, and it is passed here. All cases are answered; the judge has no such file.',
    fix: 'None: part the cases between two files, or leave some out.',
  },
  'too-many-cases': {
    about: 'The file has more cases than the statement says. All are answered; the judge has no such file.',
    fix: 'None: part the cases between two files, or leave some out.',
  },
  'not-ascending': {
    about:
      'The statement has the numbers of a list in ascending order. The case is answered as it stands; the judge has none like it.',
    fix: 'Sorts the numbers, where that makes the case right.',
  },
  'wrong-parity': {
    about: 'The statement asks for an even number, or for an odd one. The case is answered as it stands.',
    fix: 'None: there are two such numbers beside it.',
  },
  forbidden: {
    about: 'The statement forbids the case by a condition on its numbers. The case is answered as it stands.',
    fix: 'None: only you know which number is to be another.',
  },
  'not-checked': { about: 'A bound is understood, but not of a kind that is checked.', fix: 'None is needed.' },
  'too-deep': { about: 'A line of rules is nested too deep.', fix: 'None: write it more simply.' },
  'too-long': { about: 'A line of rules, or all of them, are too long.', fix: 'None: write them more shortly.' },
  'number-too-long': {
    about: 'A number has more than a million digits, which no judge prints. The case is not answered.',
    fix: 'None: only you know which number is meant.',
  },
  'leading-zero': {
    about: 'A number begins with zeros. Some programs read it as octal; here it is read as decimal.',
    fix: 'Writes the number without them.',
  },
  'plus-sign': {
    about: 'A number has a plus sign. It is read, but judges do not write it.',
    fix: 'Removes the sign.',
  },
  'negative-number': {
    about: 'A number is negative, and positions are made of natural numbers. The case is not answered.',
    fix: 'None: only you know which number is meant.',
  },
  fraction: {
    about: 'A number has a decimal point or a comma. The case is not answered.',
    fix: 'Removes what follows, where that is plain: `7.0` or `7,`. What `1,000` means depends on who wrote it, so there is none for it.',
  },
  'full-width-digit': {
    about:
      'A number is written in the full-width digits of Chinese text, which programs do not read. The case is not answered.',
    fix: 'Writes the number in ASCII digits.',
  },
  'not-a-number': {
    about: 'A word stands where a number is expected. The case is not answered.',
    fix: 'None: only you know which number is meant. A remark begins with `#` on a line of its own.',
  },
  'too-few-numbers': {
    about: 'A line has fewer numbers than the layout asks for. The case is not answered.',
    fix: 'None: only you know which numbers are missing.',
  },
  'too-many-numbers': {
    about: 'A line has more numbers than the layout asks for. The case is not answered.',
    fix: 'Puts each case on a line of its own, where the numbers divide evenly, or removes what is too much.',
  },
  'wrong-length': {
    about: 'The count in front of a list is not the number of numbers that follow. The case is not answered.',
    fix: 'Writes the right count, where it stands on the same line. Otherwise either line may be the wrong one, and there is none.',
  },
  'missing-lines': {
    about: 'The input ends in the middle of a case. The case is not answered.',
    fix: 'None: only you know what is missing.',
  },
  'out-of-bounds': {
    about:
      'A number is beyond the bounds that the statement gives. The case is answered all the same, but no judge has such a test.',
    fix: 'None: only you know which number is meant.',
  },
  'out-of-order': {
    about:
      'Two numbers of a case are in the wrong order, where the statement asks for one. The case is answered all the same.',
    fix: 'Swaps the two.',
  },
  duplicate: {
    about: 'A number is in a list twice that must have different ones. The case is not answered.',
    fix: 'None: only you know which number is meant.',
  },
  'illegal-take': {
    about: 'A set of takes has a number that cannot be taken, such as 0. The case is not answered.',
    fix: 'None: only you know which number is meant.',
  },
  'no-take-of-1': {
    about: 'The set of takes has no 1, so a player can be unable to move while something is left. That player loses.',
    fix: 'None is needed: the case is answered.',
  },
  'impossible-position': {
    about:
      'The list of numbers cannot occur in the game: the sum of two numbers that are gone is not gone. The case is not answered.',
    fix: 'Removes what cannot be there, or adds what must be there, too.',
  },
  'off-the-board': {
    about: 'A piece stands outside the board. The case is not answered.',
    fix: 'None: only you know which cell is meant.',
  },
  'off-the-strip': {
    about: 'A chessman stands left of cell 1. The case is not answered.',
    fix: 'None: only you know which cell is meant.',
  },
  'same-cell': {
    about: 'Two pieces stand on one cell. The case is not answered.',
    fix: 'None: only you know which cell is meant.',
  },
  'no-board': {
    about: 'The board has no cell. The case is not answered.',
    fix: 'None: only you know which size is meant.',
  },
  'order-left-open': {
    about:
      'The statement does not say in which order several answers are printed, or whether equal ones are printed twice. Judges may differ.',
    fix: 'None is needed: the case is answered as the accepted programs that were compared do it.',
  },
  'pair-repeated': {
    about:
      'Two winning moves leave the same pair, which is printed twice, as every accepted program that was found does.',
    fix: 'None is needed: the case is answered.',
  },
  'unknown-answer': {
    about:
      'The answer is beyond what is proved, or beyond the budget of steps; the hover says which. No output is written.',
    fix: 'None: a smaller position has an answer.',
  },
  'lone-zero': {
    about: 'A line has fewer zeros than the line that ends the input.',
    fix: 'Writes the line that ends the input.',
  },
  'missing-terminator': {
    about: 'The input does not end with the line that the statement asks for. Programs may read on beyond the end.',
    fix: 'Adds the line.',
  },
  'not-a-count': {
    about: 'The first line is not the number of cases.',
    fix: 'Writes the number of cases that follow.',
  },
  'wrong-count': {
    about: 'The first line does not say how many cases follow. Programs answer as many as it says.',
    fix: 'Writes the number of cases that follow.',
  },
  'missing-count': {
    about: 'The first case comes before the line with the number of cases.',
    fix: 'Adds the line.',
  },
  'text-after-end': {
    about: 'Text follows the end of the input. No judge reads it, and it is not answered.',
    fix: 'Removes it.',
  },
  'no-final-newline': {
    about: 'The last line has no line ending. Some programs do not read such a line.',
    fix: 'Adds a line ending.',
  },
  'carriage-return': {
    about:
      'Lines end in CR LF, as on Windows; judges’ files have LF alone. It is reported once, at the first such line.',
    fix: 'Changes all line endings to LF.',
  },
  'expectation-stale': {
    about: 'An expected output in the file (`#> …`) is not the true output.',
    fix: 'Writes the true output.',
  },
  'expectation-incomplete': {
    about: 'An expected output in the file has fewer lines than the true output.',
    fix: 'Writes the true output.',
  },
  'expectation-surplus': {
    about: 'A line `#> …` belongs to no case, or the true output of its case ends before it.',
    fix: 'Removes the line.',
  },
  'expectation-unchecked': {
    about:
      'The long numbers of a case have more than 10,000 digits in all. An editor leaves it to the command line, so that no other file has to wait; its expected output is not checked here.',
    fix: 'None is needed: `winning-move check` checks it.',
  },
  'expectation-missing': {
    about: 'Some cases have an expected output, and others have none.',
    fix: 'Inserts those that are missing.',
  },
  'output-file-stale': {
    about: 'The file with the expected output beside this one is not the true output.',
    fix: 'Writes it again; the old content is kept beside it.',
  },
  'mistake-survives': {
    about:
      'Programs with a known mistake answer every case of this file as the judge does. Told only where the setting `game.strength` asks for findings.',
    fix: 'Adds the fewest cases that catch all such mistakes.',
  },
  'ignore-without-effect': {
    about: 'A line `# ignore: NAME reason` excuses nothing: no known mistake has this name, or the reason is missing.',
    fix: 'None: write the name of a known mistake, and why it need not be caught.',
  },
  'blank-line': {
    about: 'A line is blank. Most judges’ files have no such lines.',
    fix: 'Removes the line.',
  },
  tab: { about: 'A tab stands where judges’ files have a space.', fix: 'Writes a space, or removes it.' },
  'double-blank': {
    about: 'There is more than one space between two numbers.',
    fix: 'Writes a single space.',
  },
  'leading-blank': { about: 'A line begins with blanks.', fix: 'Removes them.' },
  'trailing-blank': { about: 'A line ends with blanks.', fix: 'Removes them.' },
  'invisible-character': {
    about: 'A blank is not a space but, for example, a no-break space. Many programs do not read past it.',
    fix: 'Writes a space, or removes it.',
  },
  'too-many-findings': {
    about: 'There are more findings than are shown.',
    fix: 'None: mend the first ones, and the others follow.',
  },
});

/** Names a kind of finding; stable across releases, since tools and people refer to it. */
export type FindingCode = keyof typeof findingCodes;
