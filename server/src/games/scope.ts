/** Looks up the names of one line, and makes expressions and conditions of trees. Keeps the first mistake. */
import type { Condition, Expression } from '../rulesets/own/rules';
import type { Finding, Fix } from '../text/finding';
import type { FindingCode } from '../text/findingCode';
import { type Message, message } from '../text/message';
import type { Role, Symbols } from './editing/symbols';
import type { Input, InputName } from './input';
import type { RuleLine } from './lines';
import { mistake, nearest, write } from './mistakes';
import { digitsOf } from './syntax/inWords';
import type { Piece } from './syntax/lexer';
import { type FoldTree, isCondition, type Name, type Tree } from './syntax/tree';

/** Gives each name an index when it is first used. */
class Index {
  readonly names: string[] = [];

  of(name: string): number {
    const found = this.names.indexOf(name);
    return found >= 0 ? found : this.names.push(name) - 1;
  }
}

/** The numbers and lists of the input that something uses. */
export interface Used {
  readonly constants: Index;
  readonly lists: Index;
}

export const nothingUsed = (): Used => ({ constants: new Index(), lists: new Index() });

/** What a line can refer to. */
export interface Surroundings {
  readonly input: Input;
  readonly coordinates: readonly string[];
  readonly used: Used;
  readonly symbols: Symbols;
  /** The coordinates are the numbers of the input of the same names. */
  readonly isPlain: boolean;
}

/** Makes a sum over a list, and returns what stands for it. */
export interface Folding {
  fold(tree: FoldTree & Piece, scope: Scope): Expression;
}

const zero: Expression = { kind: 'number', value: 0 };

export class Scope {
  finding: Finding | undefined;
  /** The variables that are bound, in order; those of a sum that is over have no name. */
  readonly variables: string[] = [];
  private readonly roles: Role[] = [];

  constructor(
    readonly at: RuleLine,
    readonly around: Surroundings,
    /** The numbers of a position that this line sees; none in a start. */
    readonly coordinates: readonly string[],
    /** Where the names go that `for` binds. */
    private readonly variableRole: 'variable' | 'definition' = 'variable',
    /** Makes sums over lists; none can be written without it. */
    private readonly folding?: Folding,
  ) {}

  fail(code: FindingCode, piece: Piece, sentence: Message, fixes: readonly Fix[] = []): void {
    this.finding ??= mistake(this.at.line, piece, code, sentence, fixes);
  }

  write(piece: Piece, text: string): Fix {
    return write(this.at.line, piece, text);
  }

  textOf({ from, to }: Piece): string {
    return this.at.text.slice(from, to);
  }

  /** Binds a name to the next variable. */
  bind(name: Name): number {
    this.around.symbols.note(this.variableRole, this.at.line, name);
    this.roles.push(this.variableRole);
    return this.variables.push(name.name) - 1;
  }

  /** Adds a variable without a name. */
  add(): number {
    this.roles.push(this.variableRole);
    return this.variables.push('') - 1;
  }

  /** Forgets the names of the variables from one on. */
  forget(from: number): void {
    this.variables.fill('', from);
  }

  /** Tells whether the name is that of one number here, and not of the input’s list that is called so. */
  isOneNumber(name: string): boolean {
    const variable = this.variables.lastIndexOf(name);
    return variable >= 0 ? this.roles[variable] !== 'list' : this.coordinates.includes(name);
  }

  /** Binds the name of a list to a variable that goes through it. */
  bindList({ name }: Name): number {
    this.roles.push('list');
    return this.variables.push(name) - 1;
  }

  inputName(name: string): InputName | undefined {
    return this.around.input.names.get(name);
  }

  expression(tree: Tree): Expression {
    if (isCondition(tree)) return { kind: 'truth', condition: this.condition(tree) };
    switch (tree.kind) {
      case 'number':
        return { kind: 'number', value: tree.value };
      case 'name':
        return this.number(tree);
      case 'element':
        return { kind: 'element', list: this.list(tree.list), at: this.expression(tree.at) };
      case 'binary': {
        const { kind, operator } = tree;
        return { kind, operator, left: this.expression(tree.left), right: this.expression(tree.right) };
      }
      case 'negative':
        return { kind: 'negative', of: this.expression(tree.of) };
      case 'call':
        return { kind: 'call', name: tree.name, args: tree.args.map((arg) => this.expression(arg)) };
      case 'fold':
        return this.folding?.fold(tree, this) ?? this.noFold(tree);
    }
  }

  condition(tree: Tree): Condition {
    if (!isCondition(tree)) return this.noCondition(tree);
    switch (tree.kind) {
      case 'comparison': {
        const { kind, operators } = tree;
        return { kind, operands: tree.operands.map((operand) => this.expression(operand)), operators };
      }
      case 'divides':
        return { kind: 'divides', divisor: this.expression(tree.divisor), of: this.expression(tree.of) };
      case 'prime':
        return { kind: 'prime', of: this.expression(tree.of) };
      case 'and':
      case 'or':
        return { kind: tree.kind, conditions: tree.conditions.map((condition) => this.condition(condition)) };
      case 'not':
        return { kind: 'not', condition: this.condition(tree.of) };
    }
  }

  private noFold(tree: FoldTree & Piece): Expression {
    this.fail('expected', tree, message('{0}(… for …) can be written in “start:” and “ask:” alone.', tree.name));
    return zero;
  }

  private noCondition(tree: Tree): Condition {
    this.fail('expected', tree, message('Expected a condition, such as {0} > 0.', this.textOf(tree)));
    return { kind: 'comparison', operands: [this.expression(tree)], operators: [] };
  }

  /** Returns what a name stands for: the innermost thing that is called so. */
  number(name: Name): Expression {
    const variable = this.variables.lastIndexOf(name.name);
    if (variable >= 0) return this.noted(this.roles[variable]!, name, { kind: 'variable', index: variable });
    const coordinate = this.coordinates.indexOf(name.name);
    if (coordinate >= 0) return this.coordinate(name, coordinate);
    const known = this.inputName(name.name);
    if (known?.kind === 'number')
      return this.noted('number', name, { kind: 'constant', index: this.around.used.constants.of(name.name) });
    if (known) this.fail('list-as-number', name, message('{0} is a list: “for x in {0}” goes through it.', name.name));
    else this.noteUnknown(name, this.visible());
    return zero;
  }

  coordinate(name: Name, index: number): Expression {
    const role = this.around.isPlain ? (this.inputName(name.name)?.kind ?? 'coordinate') : 'coordinate';
    return this.noted(role, name, { kind: 'coordinate', index });
  }

  private noted(role: Role, name: Name, expression: Expression): Expression {
    this.around.symbols.note(role, this.at.line, name);
    return expression;
  }

  /** Returns the index of a list. */
  list(name: Name): number {
    const known = this.inputName(name.name);
    if (known?.kind === 'list') {
      this.around.symbols.note('list', this.at.line, name);
      return this.around.used.lists.of(name.name);
    }
    const lists = [...this.around.input.names.values()].filter(({ kind }) => kind === 'list').map((one) => one.name);
    this.noteUnknown(name, lists);
    return 0;
  }

  noteUnknown(name: Name, known: Iterable<string>): void {
    const near = nearest(name.name, known);
    const digits = digitsOf(name.name);
    if (near === undefined && digits !== undefined)
      this.fail('in-words', name, message('Numbers are written in digits: {0}.', digits), [this.write(name, digits)]);
    else if (near === undefined) this.fail('unknown-name', name, message('Unknown name {0}.', name.name));
    else
      this.fail('unknown-name', name, message('Unknown name {0}. Did you mean {1}?', name.name, near), [
        this.write(name, near),
      ]);
  }

  /** Returns all names that can be used here. */
  visible(): string[] {
    const variables = this.variables.filter((name) => name !== '');
    return [...variables, ...this.coordinates, ...this.around.input.names.keys()];
  }
}
