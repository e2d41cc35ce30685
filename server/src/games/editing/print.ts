/** Rules as text: the long form of a short one, a claim as it is meant. */
import type {
  Arrow,
  Claim,
  Condition,
  Expression,
  Generator,
  NumberSet,
  Operator,
  Rules,
} from '../../rulesets/own/rules';

/** What the numbers are called. */
export interface Naming {
  readonly coordinates: readonly string[];
  readonly constants: readonly string[];
  readonly lists: readonly string[];
  readonly variables: readonly string[];
}

export const namingOf = ({ coordinates, constants, lists }: Rules, variables: readonly string[]): Naming => ({
  coordinates,
  constants,
  lists,
  variables,
});

/** `(a, b) -> (a - k, b) for k in 1..a if a > b` */
export function arrowText(arrow: Arrow, rules: Rules): string {
  const naming = namingOf(rules, arrow.names);
  const results = arrow.results.map((part) => partText(part.map((number) => expressionText(number, naming))));
  return [
    `${partText(rules.coordinates)} -> ${results.length === 0 ? 'nothing' : results.join(', ')}`,
    ...generatorsText(arrow.generators, naming),
    ...(arrow.condition ? [`if ${conditionText(arrow.condition, naming)}`] : []),
  ].join(' ');
}

const partText = (numbers: readonly string[]): string =>
  numbers.length === 1 ? numbers.join('') : `(${numbers.join(', ')})`;

function generatorsText(generators: readonly Generator[], naming: Naming): string[] {
  if (generators.length === 0) return [];
  const texts = generators.map((generator) => {
    if (generator.kind === 'each')
      return `${naming.variables[generator.variable]} in ${setText(generator.set, naming)}`;
    return `(${generator.variables.map((variable) => naming.variables[variable]).join(', ')}) in lines`;
  });
  return [`for ${texts.join(', ')}`];
}

export function setText(set: NumberSet, naming: Naming): string {
  switch (set.kind) {
    case 'range':
      return `${expressionText(set.from, naming)}..${expressionText(set.to, naming)}`;
    case 'listed':
      return `{${set.members.map((member) => expressionText(member, naming)).join(', ')}}`;
    case 'list':
      return naming.lists[set.list] ?? '?';
    case 'divisors':
    case 'digits':
    case 'powers':
      return `${set.kind}(${expressionText(set.of, naming)})`;
    case 'primes':
      return 'primes';
    case 'allBut':
      return `all but ${setText(set.set, naming)}`;
  }
}

/** `P when h mod 7 = 0 if h > 0` */
export function claimText({ says, domain, where }: Claim, rules: Rules): string {
  const names = where.map((_, index) => freshName(index, rules));
  const naming = namingOf(rules, names);
  const claimed =
    says.kind === 'value'
      ? `value = ${expressionText(says.value, naming)}`
      : [says.outcome, ...(says.when ? [`when ${conditionText(says.when, naming)}`] : [])].join(' ');
  const definitions = where.map((value, index) => `${names[index]} = ${expressionText(value, naming)}`);
  return [
    claimed,
    ...(domain ? [`if ${conditionText(domain, naming)}`] : []),
    ...(definitions.length > 0 ? [`where ${definitions.join(', ')}`] : []),
  ].join(' ');
}

function freshName(index: number, { coordinates, constants, lists }: Rules): string {
  const taken = new Set([...coordinates, ...constants, ...lists]);
  let name = `v${index + 1}`;
  while (taken.has(name)) name = `${name}_`;
  return name;
}

/** The sign of each operator and how tightly it binds. */
const SIGNS: Readonly<Record<Operator, readonly [string, number]>> = {
  xor: [' xor ', 1],
  plus: [' + ', 2],
  minus: [' - ', 2],
  times: ['*', 3],
  over: ['/', 3],
  mod: [' mod ', 3],
  power: ['**', 5],
};

const SIGNED = 4;

/** Returns the expression; in parentheses if it binds less tightly than `tightness`. */
export function expressionText(expression: Expression, naming: Naming, tightness = 0): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'coordinate':
      return naming.coordinates[expression.index] ?? '?';
    case 'constant':
      return naming.constants[expression.index] ?? '?';
    case 'variable':
      return naming.variables[expression.index] ?? '?';
    case 'element':
      return `${naming.lists[expression.list]}[${expressionText(expression.at, naming)}]`;
    case 'negative':
      return within(`-${expressionText(expression.of, naming, SIGNED)}`, SIGNED, tightness);
    case 'call':
      return `${expression.name}(${expression.args.map((arg) => expressionText(arg, naming)).join(', ')})`;
    case 'truth':
      return `(${conditionText(expression.condition, naming)})`;
    case 'binary': {
      const [sign, level] = SIGNS[expression.operator];
      // Powers are read from the right, all else from the left.
      const isPower = expression.operator === 'power';
      const left = expressionText(expression.left, naming, isPower ? level + 1 : level);
      const right = expressionText(expression.right, naming, isPower ? SIGNED : level + 1);
      return within(left + sign + right, level, tightness);
    }
  }
}

const within = (text: string, level: number, tightness: number): string => (level < tightness ? `(${text})` : text);

const LOOSE = { or: 0, and: 1, not: 2 };

/** Returns the condition; in parentheses if it binds less tightly than `tightness`. */
export function conditionText(condition: Condition, naming: Naming, tightness = 0): string {
  switch (condition.kind) {
    case 'comparison':
      return condition.operands
        .map(
          (operand, index) =>
            (index > 0 ? ` ${condition.operators[index - 1]} ` : '') + expressionText(operand, naming),
        )
        .join('');
    case 'divides':
      return `${expressionText(condition.divisor, naming)} divides ${expressionText(condition.of, naming)}`;
    case 'prime':
      return `prime(${expressionText(condition.of, naming)})`;
    case 'and':
    case 'or': {
      const level = LOOSE[condition.kind];
      const texts = condition.conditions.map((one) => conditionText(one, naming, level + 1));
      return within(texts.join(` ${condition.kind} `), level, tightness);
    }
    case 'not':
      return within(`not ${conditionText(condition.condition, naming, LOOSE.not)}`, LOOSE.not, tightness);
  }
}
