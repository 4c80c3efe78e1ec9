// Plays a talk over HTTP, and says of every turn what is not as it should be.
import { z } from 'zod';
import type { RunningService } from '../../support/service.ts';
import { startTalk, type Talk } from '../../support/talk.ts';
import { complaints, type Seen } from './judge.ts';
import type { TalkScript, Turn } from './talk.ts';
import { changesBetween, facts } from './watch.ts';

export interface PlayedTurn extends Seen {
  readonly turn: Turn;
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
    const said = await where.say(turn.say, turn.as === undefined ? {} : by(turn.as));
    // Where nothing was called, a change would show after the next turn, and in the ledger.
    const isSeen = said.actions.length > 0 || index === script.turns.length - 1;
    const after = isSeen ? await facts(service, zone) : before;
    const seen = { said, changes: changesBetween(before, after) };
    played.push({ ...seen, turn, complaints: complaints(turn, seen) });
    before = after;
  }
  return played;
}

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
