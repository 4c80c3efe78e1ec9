// What examples refer to as `{{name}}`: the document shows a sample in its place, the Postman collection makes the thing itself first.
import { madeThings } from './made-things.ts';
import { readyThings } from './ready-things.ts';
import type { Variable } from './variable.ts';

export const variables: Readonly<Record<string, Variable>> = { ...readyThings, ...madeThings };

const reference = /\{\{([a-z_]+)\}\}/g;

/** The example as the document shows it. What is no variable of ours, such as a field of a template, stays as it is. */
export function shownExample(example: unknown): unknown {
  if (typeof example === 'string') return example.replaceAll(reference, (whole, name: string) => sampleOf(name, whole));
  if (Array.isArray(example)) return example.map(shownExample);
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, shownExample(value)]));
}

const sampleOf = (name: string, otherwise: string): string => variables[name]?.sample ?? otherwise;
