// What all write tools share about crashes and ways back: ask the system what it can tell, and never guess.
import type { Repeats } from '../core/ports/ats.ts';
import { Problem, type ProblemCode } from '../core/problem.ts';
import type { Recovery, UndoOutcome } from '../core/tool.ts';

interface Written {
  readonly system: string;
  readonly repeats: Repeats;
}

/** Repeats where the system honours keys, reads back where it does not, and calls a person where neither is possible. */
export async function recoverBy<Out>(
  system: Written & { named?(): Promise<Written> },
  readBack: () => Promise<Recovery<Out>>,
): Promise<Recovery<Out>> {
  // The first call after a start may be this one: what the system can do has to be looked up, not remembered.
  const { system: name, repeats } = (await system.named?.()) ?? system;
  switch (repeats) {
    case 'same_key':
      return { kind: 'repeat' };
    case 'read_back':
      return readBack();
    case 'none':
      return unknown(`${name} cannot tell whether it acted`);
    default:
      return repeats satisfies never;
  }
}

export const unknown = (because: string): { kind: 'unknown'; because: string } => ({ kind: 'unknown', because });

/**
 * Once a first effect is there, a refusal of the next one is no clean failure: part of it is done. Said so, the call is
 * repeated under its key, which finishes it, or ends up with a person.
 */
export async function afterFirstEffect<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'outcome_unknown') throw error;
    const detail = `The record was changed, but the message is not on its way: ${error.message}`;
    const pause = error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds };
    throw new Problem('outcome_unknown', detail, { cause: error, ...pause });
  }
}

const overtaken: readonly ProblemCode[] = [
  'changed_since',
  'calendar_conflict',
  'unknown_stage',
  'meeting_not_found',
  'not_supported',
  'not_undoable',
];

/** Takes a step back; where somebody changed the record since, it refuses, unless the old state stands there already. */
export async function stepBack(
  step: () => Promise<unknown>,
  isBack: () => Promise<boolean>,
): Promise<Extract<UndoOutcome, { kind: 'undone' | 'refused' }>> {
  try {
    await step();
    return { kind: 'undone' };
  } catch (error) {
    if (!(error instanceof Problem) || !overtaken.includes(error.code)) throw error;
    if (await isBack()) return { kind: 'undone', note: 'It was as before already.' };
    return { kind: 'refused', because: error.message };
  }
}
