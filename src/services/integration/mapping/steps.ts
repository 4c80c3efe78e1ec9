// The typed steps that a value may take. Pure; each says in words what it cannot do with a value.
import { type Json, type JsonObject, canonical } from '../../../core/json.ts';
import type { Step } from '../../../core/mapping.ts';
import { formatDate } from './dates.ts';
import { type Decimal, decimalOf, isWhole, numberOf, plainNumber, roundedTo } from './decimals.ts';
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
      return isBlank(value) ? step.value : value;
    case 'lookup':
      return lookUp(step, value);
    case 'when':
      return isSame(value, step.equals) ? step.give : step.otherwise === undefined ? value : step.otherwise;
    case 'template':
      return filled(step.text, value, record);
    case 'join':
      return Array.isArray(value) ? joined(value, step.with) : value;
    default:
      return isMissing(value) ? value : onValue(step, value);
  }
}

const isSame = (a: Json | undefined, b: Json): boolean => a !== undefined && canonical(a) === canonical(b);
const isMissing = (value: Json | undefined): value is null | undefined => value === undefined || value === null;
/** What numbers, dates and yes or no take for nothing too. */
const isBlank = (value: Json | undefined): boolean =>
  isMissing(value) || (typeof value === 'string' && value.trim() === '');

/** Steps that leave alone what is not there. */
type ValueStep = Exclude<Step, { op: 'default' | 'lookup' | 'when' | 'template' | 'join' }>;
type TextStep = Exclude<ValueStep, { op: 'cast' | 'number' }>;

/** Undefined: the value holds nothing that the step could make something of, and the field is left out. */
function onValue(step: ValueStep, value: Json): Json | undefined {
  if (step.op === 'cast') return cast(step.to, value);
  if (step.op === 'number') return numeric(value, (decimal) => roundedTo(decimal, step.decimals));
  // What is no text has no blanks and no letters; it stays what it is.
  if ((step.op === 'trim' || step.op === 'case') && typeof value !== 'string' && typeof value !== 'object')
    return value;
  return onText(step, textOf(value));
}

function onText(step: TextStep, text: string): Json | undefined {
  switch (step.op) {
    case 'trim':
      return text.trim();
    case 'case':
      return inCase(step.to, text);
    case 'split':
      return step.take === undefined ? text.split(step.by) : text.split(step.by).at(step.take);
    case 'replace':
      return replaced(text, step);
    case 'date':
      return dated(text, step);
    default:
      return step satisfies never;
  }
}

/** Longer texts than that nobody means, and a few steps that double one would fill the memory. */
const longest = 1_000_000;

function bounded(length: number): void {
  if (length > longest) throw new MappingFault('A text becomes longer than a million characters.');
}

function replaced(text: string, { find, with: by }: Extract<Step, { op: 'replace' }>): string {
  const parts = text.split(find);
  bounded(text.length + (parts.length - 1) * (by.length - find.length));
  return parts.join(by);
}

function joined(list: readonly Json[], by: string): string {
  const texts = list.filter((entry) => entry !== null).map((entry) => textOf(entry));
  bounded(texts.reduce((length, text) => length + text.length + by.length, 0));
  return texts.join(by);
}

function dated(text: string, step: Extract<Step, { op: 'date' }>): string | undefined {
  if (text.trim() === '') return undefined;
  const date = formatDate(text.trim(), step);
  if (date === undefined) throw new MappingFault(`A date is not written as ${step.from}.`);
  return date;
}

function inCase(to: 'upper' | 'lower' | 'title', text: string): string {
  if (to === 'upper') return text.toUpperCase();
  if (to === 'lower') return text.toLowerCase();
  // O’Neil, but Smith’s.
  return text.toLowerCase().replaceAll(/(?:^|[\s-]|['’](?=\p{L}{2}))\p{L}/gu, (start) => start.toUpperCase());
}

function lookUp(step: Extract<Step, { op: 'lookup' }>, value: Json | undefined): Json | undefined {
  const isScalar = value === null || typeof value !== 'object';
  const key = isMissing(value) || !isScalar ? '' : textOf(value);
  if (isScalar && Object.hasOwn(step.table, key)) return step.table[key];
  if (step.otherwise !== undefined) return step.otherwise;
  if (isMissing(value)) return value;
  throw new MappingFault('A value is missing in the look-up table. Add it, or say what stands otherwise.');
}

const yes = new Set(['true', 'yes', 'y', '1', 'on']);
const no = new Set(['false', 'no', 'n', '0', 'off']);

function cast(to: 'string' | 'number' | 'integer' | 'boolean', value: Json): Json | undefined {
  if (to === 'string') return textOf(value);
  if (to === 'number') return numeric(value, (decimal) => decimal);
  if (to === 'integer') return numeric(value, whole);
  const text = textOf(value).trim().toLowerCase();
  if (text === '') return undefined;
  if (yes.has(text)) return true;
  if (no.has(text)) return false;
  throw new MappingFault('A value is neither yes nor no.');
}

function whole(decimal: Decimal): Decimal {
  if (isWhole(decimal)) return decimal;
  throw new MappingFault('A value is no whole number. Round it first: {"op": "number", "decimals": 0}.');
}

/** Undefined for a blank: it is no number, and no nought. */
function numeric(value: Json, made: (decimal: Decimal) => Decimal): number | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') throw new MappingFault('A value is no number.');
  const text = typeof value === 'number' ? plainNumber(value) : value.trim();
  if (text === '') return undefined;
  const decimal = decimalOf(text);
  if (decimal === undefined) throw new MappingFault('A value is no number.');
  const number = numberOf(made(decimal));
  if (number === undefined) throw new MappingFault('A number has more digits than can be kept. Leave it as text.');
  return number;
}

/** Undefined where it names fields and the record has none of them: the words between them are no value. */
function filled(template: string, value: Json | undefined, record: JsonObject): string | undefined {
  let length = 0;
  let [named, there] = [0, 0];
  const text = template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    const found = name === 'value' ? value : readPath(record, name);
    named += 1;
    if (isMissing(found)) return '';
    there += 1;
    const part = textOf(found);
    bounded((length += part.length));
    return part;
  });
  return named > 0 && there === 0 ? undefined : text;
}

/** The same value as text, digit for digit; a list or an object is none. */
function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return plainNumber(value);
  if (value === null || typeof value === 'boolean') return String(value);
  throw new MappingFault('A value is a list or an object, and no text. Name one of its fields, or join the list.');
}
