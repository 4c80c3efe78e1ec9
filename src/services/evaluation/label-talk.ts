// What a talk came to, as the label of a scenario: the calls that people let stand, with references to what the talk itself
// made. Where people took something back, the planner may have been wrong, so that the talk ends before it.
import { z } from 'zod';
import type { ActionStatus } from '../../core/action.ts';
import { type Json, JsonObject } from '../../core/json.ts';
import type { Turn } from '../../core/ports/conversations.ts';
import { Stage } from '../../core/records.ts';
import type { LeftOut, ScenarioCall, ScenarioMessage } from './scenario.ts';

const DoneAction = z.looseObject({
  kind: z.literal('action'),
  action_id: z.string(),
  effect: z.enum(['read', 'write', 'control']),
  plan: z.unknown().optional(),
  result: z.unknown().optional(),
  approval: z.looseObject({ approval_id: z.string() }).optional(),
});
type DoneAction = z.infer<typeof DoneAction>;
const Refused = z.looseObject({ kind: z.literal('problem') });
const Moved = z.looseObject({ from: Stage });
const Booked = z.looseObject({ meeting: z.string() });

export interface LabelledTalk {
  readonly messages: readonly ScenarioMessage[];
  /** Why it is shorter than what was said; undefined: it is whole. */
  readonly ended: LeftOut | undefined;
  /** Stages as they were before the talk, by candidate. */
  readonly stagesBefore: ReadonlyMap<string, Stage>;
  /** Meetings that the talk itself booked: none of the world before it. */
  readonly booked: ReadonlySet<string>;
}

interface Labelling {
  readonly speaker: string;
  readonly tools: ReadonlySet<string>;
  readonly statusOf: (action: string) => ActionStatus | undefined;
}

/** Stands before what the replay makes itself, so that no id of a record is taken for it. */
export const madeByTalk = '\u0001';

/** What a person decided in words; no tool of a planner, and called so in scenarios. */
const decisions = ['approve_action', 'decline_action'];
const erased = '[erased]';
const mostLetters = 20_000;

class Talk {
  /** By the real id: how the replay calls what its nth call made. */
  readonly references = new Map<string, string>();
  readonly stagesBefore = new Map<string, Stage>();
  readonly booked = new Set<string>();
  count = 0;

  take(call: Turn['calls'][number], done: DoneAction): void {
    this.count += 1;
    this.references.set(done.action_id, `${madeByTalk}act_${this.count}`);
    if (done.approval !== undefined)
      this.references.set(done.approval.approval_id, `${madeByTalk}apr_act_${this.count}`);
    const candidate = call.arguments['candidate'];
    const moved = Moved.safeParse(done.plan).data;
    if (typeof candidate === 'string' && moved !== undefined && !this.stagesBefore.has(candidate))
      this.stagesBefore.set(candidate, moved.from);
    const booked = call.tool === 'book_meeting' ? Booked.safeParse(done.result).data?.meeting : undefined;
    if (booked === undefined) return;
    this.booked.add(booked);
    this.references.set(booked, `${madeByTalk}m_${this.count}`);
  }

  resolved(value: Json): Json {
    if (typeof value === 'string') return this.references.get(value) ?? value;
    if (Array.isArray(value)) return value.map((one) => this.resolved(one));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.resolved(one)]));
  }
}

export function labelTalk(turns: readonly Turn[], labelling: Labelling): LabelledTalk {
  const talk = new Talk();
  const messages: ScenarioMessage[] = [];
  for (const turn of turns) {
    const ended = reasonToEnd(turn, labelling, talk);
    if (ended !== undefined) return { messages, ended, stagesBefore: talk.stagesBefore, booked: talk.booked };
    messages.push(messageOf(turn, talk));
  }
  return { messages, ended: undefined, stagesBefore: talk.stagesBefore, booked: talk.booked };
}

const doneIn = ({ calls }: Turn): readonly { call: Turn['calls'][number]; done: DoneAction }[] =>
  calls.flatMap((call) => {
    const done = DoneAction.safeParse(call.result).data;
    return done === undefined ? [] : [{ call, done }];
  });

function reasonToEnd(turn: Turn, labelling: Labelling, talk: Talk): LeftOut | undefined {
  const unfit = reasonInWords(turn, labelling.speaker);
  if (unfit !== undefined) return unfit;
  const made = doneIn(turn);
  const undone = new Set<unknown>(
    made.flatMap(({ call }) => (call.tool === 'undo_action' ? [call.arguments['action']] : [])),
  );
  for (const { call, done } of made) {
    if (!isPlayable(call, labelling.tools, talk)) return 'refers_elsewhere';
    const status = done.effect === 'write' ? labelling.statusOf(done.action_id) : undefined;
    if (status === 'failed') return 'failed';
    if (status !== undefined && takenBack.has(status) && !undone.has(done.action_id)) return 'taken_back';
  }
  return undefined;
}

function reasonInWords({ saidBy, said, reply }: Turn, speaker: string): LeftOut | undefined {
  if (saidBy !== speaker) return 'other_speaker';
  if (said.includes(erased) || reply.includes(erased)) return 'erased';
  return said.trim() === '' || said.length > mostLetters ? 'unreadable' : undefined;
}

/** A tool that planners have, about nothing that another talk made. */
function isPlayable(call: Turn['calls'][number], tools: ReadonlySet<string>, talk: Talk): boolean {
  const refers = [call.arguments['approval'], call.arguments['action']].filter((id) => typeof id === 'string');
  return (tools.has(call.tool) || decisions.includes(call.tool)) && refers.every((id) => talk.references.has(id));
}

const takenBack: ReadonlySet<ActionStatus> = new Set(['undone', 'undoing', 'undo_failed']);

function messageOf(turn: Turn, talk: Talk): ScenarioMessage {
  const done = doneIn(turn);
  const calls = done.map(({ call, done: made }): ScenarioCall & { effect?: never } => {
    const input = JsonObject.parse(talk.resolved(call.arguments));
    talk.take(call, made);
    return [call.tool, input];
  });
  const changes = calls.filter((_, place) => done[place]?.done.effect !== 'read');
  const isRefused = turn.calls.some(({ result }) => Refused.safeParse(result).success);
  const asks = isRefused ? ({ asks: 'may' } as const) : turn.asks ? ({ asks: true } as const) : {};
  // Which reads another planner needs before it acts is its own affair.
  const or = changes.length > 0 && changes.length < calls.length ? { or: [{ calls: changes, ...asks }] } : {};
  return { say: turn.said, calls, ...asks, ...or };
}
