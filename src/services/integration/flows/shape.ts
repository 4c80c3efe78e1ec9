// Which fields a record has at a place in a flow, and of which type, as far as the connectors declare it.
import type { Collection } from '../../../core/connector/collection.ts';
import type { FlowStep } from '../../../core/flow.ts';
import type { Step, Transform } from '../../../core/mapping.ts';

export type FieldType = Collection['fields'][string]['type'] | 'unknown';

/** By path; undefined: nothing is declared, and every field may be there. */
export type Shape = ReadonlyMap<string, FieldType> | undefined;

/** A system that declares no fields may hold any. */
export function shapeOf({ id, fields }: Pick<Collection, 'id' | 'fields'>): Shape {
  const declared = Object.values(fields).map(({ path, type }): [string, FieldType] => [path, type]);
  return declared.length === 0 ? undefined : new Map([[id, 'unknown'], ...declared]);
}

/** Declared itself, part of something declared, or above it. */
export function mayHold(shape: Shape, path: string): boolean {
  if (shape === undefined || path === '$') return true;
  for (const known of shape.keys()) if (known === path || isInside(known, path) || isInside(path, known)) return true;
  return false;
}

const isInside = (inner: string, outer: string): boolean =>
  inner.startsWith(outer) && (inner[outer.length] === '.' || inner[outer.length] === '[');

/** The declared path that was most likely meant. */
export function closest(shape: Shape, path: string): string | undefined {
  const wanted = bare(path);
  const last = bare(path.split('.').at(-1) ?? path);
  const all = [...(shape?.keys() ?? [])].map((known) => ({
    known,
    far: Math.min(distance(bare(known), wanted), distance(bare(known.split('.').at(-1) ?? known), last)),
  }));
  const [best] = all.toSorted((a, b) => a.far - b.far);
  return best !== undefined && best.far <= Math.max(1, Math.floor(wanted.length / 4)) ? best.known : undefined;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Levenshtein's. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** How the record looks behind the step. */
export function shapeBehind(step: FlowStep, shape: Shape): Shape {
  if (step.kind === 'map') {
    const made = step.fields.map(({ from, to, transform }): [string, FieldType] => [
      to,
      typeAfter(transform, typeAt(shape, from)),
    ]);
    if (step.keep === 'mapped') return new Map(made);
    return shape === undefined ? undefined : new Map([...shape, ...made]);
  }
  if (step.kind !== 'transform' || shape === undefined) return shape;
  return new Map([...shape, [step.to ?? step.field, typeAfter(step.transform, typeAt(shape, step.field))]]);
}

const typeAt = (shape: Shape, path: string): FieldType => shape?.get(path) ?? 'unknown';

/** Where ways meet, a record may come from either. */
export function joined(a: Shape, b: Shape): Shape {
  if (a === undefined || b === undefined) return undefined;
  const both = new Map(a);
  for (const [path, type] of b) both.set(path, both.has(path) && both.get(path) !== type ? 'unknown' : type);
  return both;
}

function typeAfter(transform: Transform | undefined, type: FieldType): FieldType {
  if (transform === undefined) return type;
  return typeof transform === 'string' ? 'unknown' : transform.reduce(typeBehind, type);
}

const makesText = new Set<Step['op']>(['trim', 'case', 'replace', 'template', 'join']);

function typeBehind(type: FieldType, step: Step): FieldType {
  if (makesText.has(step.op)) return 'string';
  if (step.op === 'split') return step.take === undefined ? 'array' : 'string';
  if (step.op === 'cast') return step.to;
  if (step.op === 'date') return step.to === 'iso' ? 'date' : 'string';
  if (step.op === 'number') return 'number';
  // A table or a case gives whatever stands in it.
  return step.op === 'default' ? type : 'unknown';
}

const numbers = new Set<FieldType>(['integer', 'number']);
const texts = new Set<FieldType>(['string', 'date', 'datetime']);

/** Whether a value of one type may stand where the other is declared. Dates are text on the wire. */
export function mayStandAs(given: FieldType, wanted: FieldType): boolean {
  if (given === 'unknown' || wanted === 'unknown' || given === wanted) return true;
  if (numbers.has(given) && numbers.has(wanted)) return given === 'integer' || wanted === 'number';
  if (given === 'datetime' && wanted === 'date') return true;
  return texts.has(given) && wanted === 'string';
}
