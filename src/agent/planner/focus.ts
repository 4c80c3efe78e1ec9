// What the talk is about: people, the meeting, the last calls, and the question that waits. Read from calls, never from words.
import { z } from 'zod';
import type { Meeting } from '../../core/records.ts';
import type { JsonObject } from '../../core/json.ts';
import { AskInput, askTool, type Pending } from '../ask.ts';
import type { PastCall, PastTurn } from './dialogue.ts';

export interface DoneCall {
  readonly tool: string;
  readonly arguments: PastCall['arguments'];
  readonly action: string;
  readonly status: string;
  readonly approval: string | undefined;
  /** How many turns ago. */
  readonly turn: number;
}

export interface Focus {
  /** The candidates of the last call that had any, all of its turn. */
  readonly candidates: readonly string[];
  /** Everybody who was found or spoken of, latest first. */
  readonly lately: readonly string[];
  readonly list: readonly string[];
  readonly users: readonly string[];
  readonly meeting: string | undefined;
  /** Those of this conversation, in the order in which they were spoken of. */
  readonly meetings: readonly string[];
  /** Where the last search for free times begins its slots. */
  readonly slots: readonly string[];
  /** The calls of the last turn that did something, as they were made. */
  readonly last: readonly PastCall[];
  /** What was done in this conversation, latest first. */
  readonly done: readonly DoneCall[];
  readonly asked: AskInput | undefined;
}

const FoundCandidates = z.looseObject({ candidates: z.array(z.looseObject({ candidate: z.string() })) });
const Free = z.looseObject({ slots: z.array(z.looseObject({ start: z.string() })) });
const Held = z.looseObject({ meeting: z.string() });
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(strings) : typeof value === 'string' ? [value] : [];
const mostListed = 12;

/** Of a meeting that still stands, whom it is about is known. */
export function focusOf(earlier: readonly PastTurn[], meetings: readonly Meeting[]): Focus {
  const turns = earlier.toReversed();
  const calls = turns.flatMap((turn) => turn.calls.filter(({ tool }) => tool !== askTool.name));
  const ofTurns = turns.map((turn) => turn.calls.flatMap((call) => candidatesOf(undoneBy(call, calls), meetings)));
  const acting = turns.find((turn) => turn.calls.some(({ tool }) => tool !== askTool.name));
  const asks =
    earlier
      .at(-1)
      ?.calls.flatMap(({ tool, arguments: args }) =>
        tool === askTool.name ? (AskInput.safeParse(args).data ?? []) : [],
      ) ?? [];
  return {
    candidates: [...new Set(ofTurns.find((ids) => ids.length > 0) ?? [])],
    lately: [...new Set(ofTurns.flat())],
    list: calls.map(listOf).find((ids) => ids.length > 0) ?? [],
    users: [
      ...new Set(
        calls
          .map(({ arguments: args }) => [...strings(args['with']), ...strings(args['user'])])
          .find((ids) => ids.length > 0) ?? [],
      ),
    ],
    meeting: calls.flatMap(meetingOf)[0],
    meetings: [...new Set(earlier.flatMap((turn) => turn.calls.flatMap(meetingOf)))],
    slots: calls.map(slotsOf).find((starts) => starts.length > 0) ?? [],
    last: acting?.calls.filter(({ tool }) => tool !== askTool.name) ?? [],
    done: standing(turns),
    asked: asks[0],
  };
}

/** What an earlier turn told of a call that waits: its arguments, the day or the hour of it, the steps on or back. */
export const toldBefore = ({ arguments: args, day, hasHour, step }: Pending): JsonObject => ({
  ...args,
  ...(day === undefined ? {} : hasHour === true ? { start: day } : { day }),
  ...(step === undefined ? {} : { step }),
});

/** Of a question: whom what waits is about, or all that was offered. */
function askedAbout({ arguments: args }: PastCall): string[] {
  const { pending, readings = [] } = AskInput.safeParse(args).data ?? {};
  if (pending !== undefined) return strings(pending.arguments['candidate']);
  const offered = readings.map(({ calls }) => strings(calls[0]?.arguments['candidate']));
  return [...new Set(offered.flat())].slice(0, 2);
}

function candidatesOf(call: PastCall, meetings: readonly Meeting[]): string[] {
  if (call.tool === askTool.name) return askedAbout(call);
  return strings(call.arguments['candidate'] ?? meetings.find(({ id }) => id === call.arguments['meeting'])?.candidate);
}

/** Whom something was about that is taken back, the talk is about. */
const undoneBy = (call: PastCall, calls: readonly PastCall[]): PastCall =>
  (call.tool === 'undo_action' &&
    calls.find(({ result }) => result?.kind === 'action' && result.action_id === call.arguments['action'])) ||
  call;

function listOf({ tool, result }: PastCall): string[] {
  if (tool !== 'find_candidates' || result?.kind !== 'action') return [];
  const found = FoundCandidates.safeParse(result.result).data?.candidates ?? [];
  return found.length > mostListed ? [] : found.map(({ candidate }) => candidate);
}

function slotsOf({ tool, result }: PastCall): string[] {
  if (tool !== 'find_free_slots' || result?.kind !== 'action') return [];
  return Free.safeParse(result.result).data?.slots.map(({ start }) => start) ?? [];
}

function meetingOf({ arguments: args, result }: PastCall): string[] {
  const made = result?.kind === 'action' ? Held.safeParse(result.result).data?.meeting : undefined;
  return made === undefined ? strings(args['meeting']) : [made];
}

/** What was done in this conversation and neither taken back nor decided on since. */
function standing(turns: readonly PastTurn[]): DoneCall[] {
  const calls = turns.flatMap((turn) => turn.calls);
  const settled = new Set(
    calls.flatMap(({ tool, arguments: args, result }) =>
      deciding.has(tool) && result?.kind === 'action'
        ? strings(args['action'] ?? args['approval'] ?? args['draft'])
        : [],
    ),
  );
  const undone = new Set(
    calls.flatMap(({ tool, arguments: args, result }) =>
      tool === 'undo_action' && result?.kind === 'action' ? strings(args['action']) : [],
    ),
  );
  const agreed = new Set(
    calls.flatMap(({ tool, arguments: args, result }) =>
      agreeing.has(tool) && result?.kind === 'action' ? strings(args['approval'] ?? args['draft']) : [],
    ),
  );
  const all = turns.flatMap((turn, at) => turn.calls.toReversed().flatMap((call) => doneOf(call, at)));
  return all.flatMap((one): DoneCall[] => {
    const ids = [one.action, ...(one.approval === undefined ? [] : [one.approval])];
    if (ids.some((id) => agreed.has(id)) && !undone.has(one.action))
      return [{ ...one, status: 'executed', approval: undefined }];
    return ids.some((id) => settled.has(id)) ? [] : [one];
  });
}
const agreeing: ReadonlySet<string> = new Set(['approve_action', 'send_draft']);
const deciding: ReadonlySet<string> = new Set(['undo_action', 'decline_action', 'discard_draft', ...agreeing]);

function doneOf({ tool, arguments: args, result }: PastCall, turn: number): DoneCall[] {
  if (result?.kind !== 'action' || result.effect !== 'write') return [];
  return [
    {
      tool,
      arguments: args,
      action: result.action_id,
      status: result.status,
      approval: result.approval?.approval_id,
      turn,
    },
  ];
}
