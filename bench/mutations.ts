// Small faults that a source may hold: a comparison turned round, a condition denied, a call left out. Found in the syntax tree, so
// that texts, comments and types are left alone.
import { parseSync, Visitor } from 'vite';

export interface Mutation {
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const otherOperator: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};

/** What is written to the log is for operators, and few tests read it. */
const logged = /^[\w.]*\blog\.\w+\(/;

export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const types: Span[] = [];
  const replace = ({ start, end }: Span, replacement: string) => found.push({ start, end, replacement });
  const turn = (left: Span, operator: string, right: Span) => {
    const other = otherOperator[operator];
    const at = source.indexOf(operator, left.end);
    if (other !== undefined && at >= left.end && at < right.start)
      replace({ start: at, end: at + operator.length }, other);
  };
  const deny = (test: Span) => replace(test, `!(${source.slice(test.start, test.end)})`);
  new Visitor({
    TSLiteralType: (node) => void types.push(node),
    BinaryExpression: ({ left, operator, right }) => turn(left, operator, right),
    LogicalExpression: ({ left, operator, right }) => turn(left, operator, right),
    IfStatement: ({ test }) => void deny(test),
    ConditionalExpression: ({ test }) => void deny(test),
    UnaryExpression(node) {
      if (node.operator === '!') replace(node, source.slice(node.argument.start, node.argument.end));
    },
    Literal(node) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
    },
    ExpressionStatement(node) {
      const isCall = node.expression.type === 'AwaitExpression' || node.expression.type === 'CallExpression';
      if (isCall && !logged.test(source.slice(node.start, node.end))) replace(node, ';');
    },
  }).visit(parseSync(file, source).program);
  const isType = ({ start, end }: Span) => types.some((type) => type.start <= start && end <= type.end);
  return found.filter((mutation) => !isType(mutation));
}

export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
