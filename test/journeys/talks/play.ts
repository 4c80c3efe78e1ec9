// Plays a talk over HTTP, and says of every turn what is not as it should be.
import { z } from 'zod';
import type { RunningService } from '../../support/service.ts';
import { type Said, startTalk, type Talk } from '../../support/talk.ts';
import { complaints, type Seen } from './judge.ts';
import type { TalkScript, Turn } from './talk.ts';
import { changesBetween, facts } from './watch.ts';

export interface PlayedTurn extends Seen {
  readonly turn: Turn;
  /** It was offered, and the first of what was offered is pressed. */
  readonly isPressed: boolean;
  readonly complaints: readonly string[];
}

/** Meetings are told on the clocks of `zone`. */
export async function playTalk(service: RunningService, script: TalkScript, zone: string): Promise<PlayedTurn[]> {
  const by = (as = script.as) => (as === undefined ? {} : { as_user: `u_${as}` });
  const talk = await startTalk(service, by());
  const played: PlayedTurn[] = [];
  let before = await facts(service, zone);
  for (const [index, turn] of script.turns.entries()) {
    const where: Talk = turn.afresh === true ? await startTalk(service, by()) : talk;
    const speaker = turn.as === undefined ? {} : by(turn.as);
    const first = await where.say(turn.say, speaker);
    const isPressed = wantsDeed(turn) && offersDeed(first);
    const said = isPressed ? await where.say('1', speaker) : first;
    // Where nothing was called, a change would show after the next turn, and in the ledger.
    const isSeen = said.actions.length > 0 || index === script.turns.length - 1;
    const after = isSeen ? await facts(service, zone) : before;
    const seen = { said, changes: changesBetween(before, after) };
    played.push({ ...seen, turn, isPressed, complaints: complaints(turn, seen) });
    before = after;
  }
  return played;
}

/** What is not sure is offered: what the script wants done has to be the first of it. */
const wantsDeed = ({ asks, calls = [], changes = [] }: Turn): boolean =>
  asks === undefined && calls.length + changes.length > 0;
const offersDeed = ({ asks, actions, reply: { text } }: Said): boolean =>
  asks && actions.length === 0 && text.includes('Which of these do you mean?');

const Ledger = z.object({
  data: z.array(
    z.object({
      action_id: z.string(),
      group_id: z.string().nullable(),
      via: z.string(),
      summary: z.string(),
      problem: z.object({ detail: z.string() }).nullable(),
    }),
  ),
});

/** What the ledger holds of this conversation that no answer has told: as an action, or in the words of its reply. */
export async function untold(service: RunningService, played: readonly PlayedTurn[]): Promise<string[]> {
  const told = new Set(played.flatMap(({ said }) => said.actions.map(({ action_id: id }) => id)));
  const replies = played.map(({ said }) => said.reply.text).join('\n');
  const { body } = await service.call('GET', '/api/v1/actions?limit=200');
  return Ledger.parse(body)
    .data.filter(({ via, action_id: id, group_id: group }) => via === 'conversation' && !told.has(group ?? id))
    .filter(({ summary, problem }) => !replies.includes(problem?.detail ?? summary))
    .map(({ summary }) => summary);
}
