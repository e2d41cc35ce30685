/**
 * Several questions at the same time, each asked in slices: each has a search of its own until it is answered, so that none
 * loses what another is in the middle of. What a search knows at its end helps the questions after it.
 */

/** Answers one question after the other, each as if nothing had been asked before. */
export interface Searching<Question, Answer> {
  /** Works on a question for about so many steps; undefined if there is more to do. */
  ask(question: Question, steps: number): Answer | undefined;
}

/** So many searches may be under way: each keeps what it knows. */
const MOST_RUNNING = 3;

/** So many answers are kept. */
const KEPT = 10_000;

interface Running<Question, Search> {
  readonly question: Question;
  readonly search: Search;
}

export class Questions<Question, Answer, Search extends Searching<Question, Answer>> {
  readonly #newSearch: () => Search;
  readonly #keyOf: (question: Question) => string;
  readonly #answers = new Map<string, Answer>();
  /** Those under way: what has not been asked for longest comes first. */
  readonly #running = new Map<string, Running<Question, Search>>();
  /** The search that has come to its end last. */
  #idle: Search | undefined;

  constructor(newSearch: () => Search, keyOf: (question: Question) => string) {
    this.#newSearch = newSearch;
    this.#keyOf = keyOf;
  }

  /** Returns all searches that there are. */
  *searches(): Generator<Search> {
    if (this.#idle) yield this.#idle;
    for (const { search } of this.#running.values()) yield search;
  }

  /**
   * Works on a question for about so many steps; undefined if there is more to do. Where too many are under way already, the
   * work is on one of these, so that each slice brings some question nearer to its end.
   */
  ask(question: Question, steps: number): Answer | undefined {
    const key = this.#keyOf(question);
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    if (this.#running.has(key) || this.#running.size < MOST_RUNNING) return this.#goOn(key, question, steps);
    for (const [other, { question: first }] of this.#running) {
      this.#goOn(other, first, steps);
      break;
    }
    return undefined;
  }

  /** Works on a question until it is answered. */
  answer(question: Question): Answer {
    const key = this.#keyOf(question);
    for (;;) {
      const answer = this.#answers.get(key) ?? this.#goOn(key, question, Infinity);
      if (answer !== undefined) return answer;
    }
  }

  #goOn(key: string, question: Question, steps: number): Answer | undefined {
    const search = this.#running.get(key)?.search ?? this.#take();
    this.#running.delete(key);
    const answer = search.ask(question, steps);
    if (answer === undefined) this.#running.set(key, { question, search });
    else this.#settle(key, answer, search);
    return answer;
  }

  #take(): Search {
    const search = this.#idle ?? this.#newSearch();
    this.#idle = undefined;
    return search;
  }

  #settle(key: string, answer: Answer, search: Search): void {
    if (this.#answers.size >= KEPT) this.#answers.clear();
    this.#answers.set(key, answer);
    this.#idle = search;
  }
}
