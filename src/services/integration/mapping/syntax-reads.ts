// The fields that an expression names, found in its syntax. Rather one too many: a name within a list's own records counts too.
import type jsonata from 'jsonata';

/** Undefined: it takes the record as a whole somewhere, so that nobody can say. */
export function namesIn(tree: jsonata.ExprNode): readonly string[] | undefined {
  const names = new Set<string>();
  return look(tree, names) ? [...names] : undefined;
}

const wholes = new Set(['wildcard', 'descendant', 'parent']);
/** `$`, `$$`, and `$eval`, whose expression is made on the way. */
const wholeNames = new Set(['', '$', 'eval']);

/** False: it may look at anything. */
function look(node: unknown, names: Set<string>): boolean {
  if (Array.isArray(node)) return node.every((one) => look(one, names));
  if (node === null || typeof node !== 'object') return true;
  // The record itself, unless a name follows at once.
  if (isWhole(node)) return false;
  if ('steps' in node && Array.isArray(node.steps)) return lookAlong(node, node.steps, names);
  if (isName(node)) names.add(node.value);
  return Object.values(node).every((one) => look(one, names));
}

function lookAlong(node: object, steps: readonly unknown[], names: Set<string>): boolean {
  const [first, second] = steps;
  const rest = isVariable(first) && isName(second) ? steps.slice(1) : steps;
  const length = rest.findIndex((step) => !isPlain(step));
  const plain = rest
    .slice(0, length === -1 ? rest.length : length)
    .flatMap((step) => (isName(step) ? [step.value] : []));
  if (plain.length > 0) names.add(plain.join('.'));
  const others = Object.entries(node).flatMap(([key, value]) => (key === 'steps' ? [] : [value]));
  return look(rest.slice(plain.length), names) && look(others, names);
}

function isWhole(node: unknown): boolean {
  if (node === null || typeof node !== 'object' || !('type' in node) || typeof node.type !== 'string') return false;
  if (wholes.has(node.type)) return true;
  return node.type === 'variable' && 'value' in node && typeof node.value === 'string' && wholeNames.has(node.value);
}

const isVariable = (node: unknown): boolean =>
  node !== null && typeof node === 'object' && 'type' in node && node.type === 'variable' && isWhole(node);

const isName = (node: unknown): node is { value: string } =>
  node !== null &&
  typeof node === 'object' &&
  'type' in node &&
  node.type === 'name' &&
  'value' in node &&
  typeof node.value === 'string';

/** A name with nothing hung onto it, such as a filter. */
const isPlain = (node: unknown): boolean =>
  isName(node) && Object.keys(node).every((key) => key === 'type' || key === 'value' || key === 'position');
