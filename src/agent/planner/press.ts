// A press on an offered reading: its label comes back as the message, or its number. Exactly that reading is executed, and
// nothing of the message is read again.
import type { JsonObject } from '../../core/json.ts';
import { AskInput, askTool, type ReadCall, somethingElse } from '../ask.ts';

interface AskedTurn {
  readonly calls: readonly { readonly tool: string; readonly arguments: JsonObject }[];
}

export type Press =
  | { readonly kind: 'reading'; readonly calls: readonly ReadCall[] }
  | { readonly kind: 'something else' };

/** Undefined where the message is no press on what the last turn offered. */
export function pressOn(said: string, last: AskedTurn | undefined): Press | undefined {
  const readings = (last?.calls ?? []).flatMap(({ tool, arguments: args }) =>
    tool === askTool.name ? (AskInput.safeParse(args).data?.readings ?? []) : [],
  );
  if (readings.length === 0) return undefined;
  const pressed = plain(said);
  if (pressed === plain(somethingElse)) return { kind: 'something else' };
  const byLabel = readings.find(({ label }) => plain(label) === pressed);
  const chosen = byLabel ?? readings[numberOf(pressed) - 1];
  return chosen === undefined ? undefined : { kind: 'reading', calls: chosen.calls };
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[.?!]+$/, '');

/** “2”, “#2”, “2)”. */
const numberOf = (said: string): number => Number(/^#?(\d)\)?$/.exec(said)?.[1] ?? 0);
