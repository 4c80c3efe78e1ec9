// The typed steps that a value may take. Pure; each says in words what it cannot do with a value.
import type { Json, JsonObject } from '../../../core/json.ts';
import type { Step } from '../../../core/mapping.ts';
import { formatDate } from './dates.ts';
import { readPath } from '../../../core/json-path.ts';

/** A value that a step cannot take: the record is refused with that reason. Names the step, never the value. */
export class MappingFault extends Error {
  override readonly name = 'MappingFault';
}

export const takeSteps = (steps: readonly Step[], value: Json | undefined, record: JsonObject): Json | undefined =>
  steps.reduce<Json | undefined>((at, step) => takeStep(step, at, record), value);

function takeStep(step: Step, value: Json | undefined, record: JsonObject): Json | undefined {
  switch (step.op) {
    case 'default':
      return isMissing(value) || value === '' ? step.value : value;
    case 'lookup':
      return lookUp(step, value);
    case 'when':
      return isSame(value, step.equals) ? step.give : (step.otherwise ?? value);
    case 'template':
      return filled(step.text, value, record);
    case 'join':
      return Array.isArray(value) ? value.map(textOf).join(step.with) : value;
    default:
      return isMissing(value) ? value : onValue(step, value);
  }
}

const isSame = (a: Json | undefined, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
const isMissing = (value: Json | undefined): value is null | undefined => value === undefined || value === null;

/** Steps that leave alone what is not there. */
type ValueStep = Exclude<Step, { op: 'default' | 'lookup' | 'when' | 'template' | 'join' }>;

function onValue(step: ValueStep, value: Json): Json {
  if (step.op === 'cast') return cast(step.to, value);
  if (step.op === 'number') return rounded(value, step.decimals);
  return onText(step, textOf(value));
}

function onText(step: Extract<Step, { op: 'trim' | 'case' | 'split' | 'replace' | 'date' }>, text: string): Json {
  switch (step.op) {
    case 'trim':
      return text.trim();
    case 'case':
      return inCase(step.to, text);
    case 'split': {
      const parts = text.split(step.by);
      return step.take === undefined ? parts : (parts.at(step.take) ?? '');
    }
    case 'replace':
      return text.replaceAll(step.find, () => step.with);
    case 'date': {
      const date = formatDate(text, step);
      if (date === undefined) throw new MappingFault(`A date is not written as ${step.from}.`);
      return date;
    }
    default:
      return step satisfies never;
  }
}

function inCase(to: 'upper' | 'lower' | 'title', text: string): string {
  if (to === 'upper') return text.toUpperCase();
  if (to === 'lower') return text.toLowerCase();
  return text.toLowerCase().replaceAll(/(^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase());
}

function lookUp(step: Extract<Step, { op: 'lookup' }>, value: Json | undefined): Json | undefined {
  const key = value === undefined || value === null ? '' : textOf(value);
  if (Object.hasOwn(step.table, key)) return step.table[key];
  if (step.otherwise !== undefined) return step.otherwise;
  throw new MappingFault('A value is missing in the look-up table. Add it, or say what stands otherwise.');
}

function cast(to: 'string' | 'number' | 'integer' | 'boolean', value: Json): Json {
  if (to === 'string') return textOf(value);
  if (to === 'boolean') {
    const text = textOf(value).toLowerCase();
    if (['true', 'yes', 'y', '1', 'on'].includes(text)) return true;
    if (['false', 'no', 'n', '0', 'off', ''].includes(text)) return false;
    throw new MappingFault('A value is neither yes nor no.');
  }
  const number = Number(textOf(value).trim() === '' ? Number.NaN : textOf(value));
  if (!Number.isFinite(number)) throw new MappingFault('A value is no number.');
  return to === 'integer' ? Math.trunc(number) : number;
}

function rounded(value: Json, decimals: number): number {
  const number = Number(textOf(value));
  if (!Number.isFinite(number)) throw new MappingFault('A value is no number.');
  return Number(number.toFixed(decimals));
}

const filled = (template: string, value: Json | undefined, record: JsonObject): string =>
  template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const found = name === 'value' ? value : readPath(record, name);
    return found === undefined || found === null ? '' : textOf(found);
  });

const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
