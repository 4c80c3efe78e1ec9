// The plan of a turn: what is done in it, step by step, each in the state that the ledger has.
import { type Action, isLeftOut } from '../../core/action.ts';
import { headlineOf } from '../../core/planned-meetings.ts';
import type { Card, Plan, Step } from '../card.ts';

/** A turn makes 24 calls at most; further ones are counted. */
const mostSteps = 24;

/** Platforms without such a state tell it apart by these words. */
export const waits = 'Waits for approval';

const states = {
  proposed: ['pending'],
  scheduled: ['pending', 'Held'],
  draft: ['waiting', 'Draft, not sent yet'],
  pending_approval: ['waiting', waits],
  approved: ['pending', 'Approved'],
  executing: ['in_progress'],
  executed: ['complete'],
  partially_executed: ['error', 'Done in part'],
  failed: ['error', 'Not done'],
  rejected: ['error', 'Declined'],
  expired: ['error', 'Nobody decided in time'],
  undoing: ['in_progress', 'Being taken back'],
  undone: ['complete', 'Taken back'],
  undo_failed: ['error', 'Could not be taken back'],
} as const satisfies Record<Action['status'], readonly [Step['state'], string?]>;

/** `decider`: who may decide, in words, where it waits. */
export function stepOf(action: Action, decider?: string): Step {
  const { id, status, preview, uncertain, problem } = action;
  const [state, words] = isLeftOut(action) ? (['error', 'Left out'] as const) : states[status];
  const asked = state === 'waiting' && decider !== undefined ? `${waits} by ${decider}` : words;
  const said = uncertain ? 'It is not known whether it was done' : asked;
  const reason = state === 'error' && problem !== null ? problem.detail : undefined;
  const detail = [said, reason].filter((part) => part !== undefined).join(': ');
  return { id, title: headlineOf(preview), state, ...(detail === '' ? {} : { detail }) };
}

/** A call before the ledger holds anything of it, or of which it holds nothing. */
export const stepOfCall = (id: string, tool: string, state: 'in_progress' | 'complete' | 'error'): Step => ({
  id,
  title: `${tool.charAt(0).toUpperCase()}${tool.slice(1).replaceAll('_', ' ')}`,
  state,
  ...(state === 'error' ? { detail: 'Not done' } : {}),
});

export function planOf(steps: readonly Step[], isRunning = false): Plan {
  const more = steps.length - mostSteps;
  const shown = more > 0 ? [...steps.slice(0, mostSteps), moreStep(more)] : steps;
  return { title: isRunning ? 'Working on it' : standing(steps), steps: shown };
}

const moreStep = (count: number): Step => ({ id: 'more', title: `${count} more in Muster`, state: 'pending' });

const singly = {
  pending: 'To do',
  in_progress: 'In progress',
  waiting: waits,
  complete: 'Done',
  error: 'Not done',
} as const satisfies Record<Step['state'], string>;

function standing(steps: readonly Step[]): string {
  const [only, ...others] = steps;
  if (only !== undefined && others.length === 0) return only.detail ?? singly[only.state];
  const count = (state: Step['state']) => steps.filter((step) => step.state === state).length;
  const open = count('pending') + count('in_progress');
  const [waiting, failed] = [count('waiting'), count('error')];
  const done = `${count('complete')} of ${steps.length} done`;
  const rest = [
    ...(waiting > 0 ? [`${waiting} waiting for approval`] : []),
    ...(open > 0 ? [`${open} to do`] : []),
    ...(failed > 0 ? [`${failed} not done`] : []),
  ];
  return [done, ...rest].join(', ');
}

/** What stands while a turn runs. */
export function runningCard(steps: readonly Step[]): Card {
  const plan = planOf(steps, true);
  return { text: 'Working on it…', parts: [{ kind: 'plan', ...plan }] };
}

const marks = { pending: '○', in_progress: '◐', waiting: '⏳', complete: '✓', error: '✗' } as const;

/** For where a platform has no plan of its own: a line for each step. */
export const lineOf = ({ title, state, detail }: Step): string =>
  `${marks[state]} ${title}${detail === undefined ? '' : ` (${detail})`}`;
