// What a filled form makes of a proposal: fields keep their kind, empty ones are left out, and texts that were too long for the
// form stay as they were.
import { z } from 'zod';
import type { JsonObject } from '../core/json.ts';

/** Cut between characters, never within one; joined marks stay together where the runtime knows them. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text)) {
    if (cut.length + segment.length > most - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}

/** The most that a field of a form holds. */
export const mostInput = 3000;

export type FormValues = Readonly<Record<string, string>>;

/** `input`: the arguments as they were proposed. */
export function editedArguments(said: FormValues, input: JsonObject): JsonObject {
  const next: JsonObject = {};
  for (const [name, before] of Object.entries(input)) {
    const text = said[name];
    if (typeof before === 'string' && text === shortened(before, mostInput)) next[name] = before;
    else if (text !== undefined && text !== '') next[name] = typeof before === 'string' ? text : jsonOr(text);
  }
  return next;
}

const AnyJson = z.json();

export function jsonOr(text: string): JsonObject[string] {
  try {
    return AnyJson.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
