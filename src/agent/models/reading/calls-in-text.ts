// Calls that a model wrote into its text because its server does not parse them. Only what ends the text counts: a mark in
// the middle of a sentence is quoted, not called.
import { z } from 'zod';
import type { WrittenCall } from './model-answer.ts';

const Named = z.looseObject({
  name: z.string().optional(),
  function: z.union([z.string(), z.looseObject({ name: z.string(), arguments: z.unknown().optional() })]).optional(),
  arguments: z.unknown().optional(),
  parameters: z.unknown().optional(),
});

/** Each form with its mark at the start of a line; what stands before it are words. */
const forms: readonly { readonly mark: RegExp; readonly calls: (text: string) => WrittenCall[] | undefined }[] = [
  { mark: /^<tool_call>/m, calls: (text) => blocks(text, /<tool_call>([\s\S]*?)(?:<\/tool_call>|$)/g, inTag) },
  {
    mark: /^<function=/m,
    calls: (text) => blocks(text, /<function=([\w.-]+)>?([\s\S]*?)(?:<\/function>|$)/g, inFunction),
  },
  { mark: /^\[TOOL_CALLS\]/m, calls: (text) => afterMark(text.slice(text.indexOf(']') + 1)) },
  { mark: /^<\|python_tag\|>/m, calls: (text) => jsonCalls(text.replace('<|python_tag|>', '')) },
];

export interface TextWithCalls {
  readonly text: string;
  readonly calls: readonly WrittenCall[];
}

/** `isKnown` tells the organization's tools: JSON that names none of them is an answer about JSON. */
export function callsInText(text: string, isKnown: (name: string) => boolean): TextWithCalls {
  for (const { mark, calls } of forms) {
    const found = mark.exec(text);
    if (found === null) continue;
    const read = calls(text.slice(found.index));
    if (read !== undefined && read.length > 0) return { text: text.slice(0, found.index).trim(), calls: read };
  }
  const bare = jsonCalls(/^```(?:json)?\s*([\s\S]*?)\s*```$/.exec(text.trim())?.[1] ?? text.trim());
  if (bare !== undefined && bare.length > 0 && bare.every(({ name }) => isKnown(name)))
    return { text: '', calls: bare };
  return { text, calls: [] };
}

/** All of the text from the first mark on must be blocks. */
function blocks(
  text: string,
  block: RegExp,
  read: (match: RegExpMatchArray) => WrittenCall[] | undefined,
): WrittenCall[] | undefined {
  const matches = [...text.matchAll(block)];
  const left = text
    .replaceAll(block, '')
    .replaceAll(/<\/?tool_calls?>/g, '')
    .trim();
  return left === '' ? matches.flatMap((match) => read(match) ?? []) : undefined;
}

function inTag([, inner = '']: RegExpMatchArray): WrittenCall[] {
  const asFunction = /^\s*<function=/.test(inner)
    ? blocks(inner.trim(), /<function=([\w.-]+)>?([\s\S]*?)(?:<\/function>|$)/g, inFunction)
    : undefined;
  // What is in the mark is meant as a call, also where it cannot be read: the model is told so.
  return asFunction ?? jsonCalls(inner.trim()) ?? [{ id: '', name: nameIn(inner), arguments: inner.trim() }];
}

const nameIn = (text: string): string => /"name"\s*:\s*"([\w.-]+)"/.exec(text)?.[1] ?? 'unknown';

function inFunction([, name = '', inner = '']: RegExpMatchArray): WrittenCall[] {
  const parameters = [...inner.matchAll(/<parameter=([\w.-]+)>\s*([\s\S]*?)\s*<\/parameter>/g)];
  if (parameters.length === 0) return [{ id: '', name, arguments: inner.trim() }];
  return [{ id: '', name, arguments: Object.fromEntries(parameters.map(([, key = '', value = '']) => [key, value])) }];
}

function afterMark(text: string): WrittenCall[] | undefined {
  const asJson = jsonCalls(text.trim());
  if (asJson !== undefined) return asJson;
  const named = /^\s*([\w.-]+)(?:\[ARGS\])?(\{[\s\S]*\})\s*$/.exec(text);
  return named === null ? undefined : [{ id: '', name: named[1] ?? '', arguments: named[2] ?? '' }];
}

function jsonCalls(text: string): WrittenCall[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Not JSON as a whole: words, or another form.
    return undefined;
  }
  const calls = (Array.isArray(value) ? value : [value]).map(callOf);
  return calls.every((call) => call !== undefined) ? calls : undefined;
}

function callOf(value: unknown): WrittenCall | undefined {
  const read = Named.safeParse(value);
  if (!read.success) return undefined;
  const { name, function: inner, arguments: given, parameters } = read.data;
  if (typeof inner === 'object') return { id: '', name: inner.name, arguments: inner.arguments };
  const called = name ?? inner;
  return called === undefined || (given ?? parameters) === undefined
    ? undefined
    : { id: '', name: called, arguments: given ?? parameters };
}
