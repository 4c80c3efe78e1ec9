// One instruction as the crash sweep plays it: move, book, reject with a letter, approve, and take all of it back. Every story has
// a candidate and an hour of its own, so that many can be played on one folder.
import { z } from 'zod';
import type { Action } from '../../src/core/action.ts';
import { type Principal, scopes } from '../../src/core/access.ts';
import { ActorId } from '../../src/core/ids.ts';
import type { Receipt } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';
import { viewSandbox } from '../../src/connectors/sandbox/view.ts';
import { sandboxTenant } from '../../src/main/organization.ts';
import type { Services } from '../../src/main/services.ts';
import { pressed } from './acts.ts';
import { oneRequisition } from './one-requisition.ts';

const mostStories = 120;
const hourMs = 3_600_000;
const zero = Date.parse('2026-03-10T00:00:00Z');
const hourOf = (story: string): string => new Date(zero + Number(story) * hourMs).toISOString();
const candidateOf = (story: string): string => `c_${story}`;
const letterTo = (story: string): string => `c${story}@people.test`;

export const crashSandbox = () =>
  oneRequisition({
    users: [{ id: 'u_dana', name: 'Dana Whitfield', email: 'dana@harbor.test', role: 'hiring_manager' }],
    candidates: mostStories,
    stage: 'Applied',
    templates: [
      { id: 'not_this_time', subject: 'Your application', body: 'Dear {{candidate.first_name}}, thank you.' },
    ],
  });

const by: Principal = {
  tenant: sandboxTenant,
  kind: 'key',
  id: ActorId.parse('key:crash'),
  user: undefined,
  scopes: new Set(scopes),
};

const calling =
  ({ gate }: Pick<Services, 'gate'>, story: string) =>
  (tool: string, input: object) =>
    gate.call({
      tool,
      input: { candidate: candidateOf(story), ...input },
      by,
      origin: { kind: 'api' },
      idem: `${tool} ${story}`,
      provenance: 'instructed',
    });

/** The first step alone. */
export const movedTo = (setup: Pick<Services, 'gate'>, story: string, stage: string) =>
  calling(setup, story)('move_stage', { stage });

/** As a client that repeats what it got no answer to: the same names, so the same actions. */
export async function playStory(setup: Pick<Services, 'gate'>, story: string): Promise<void> {
  const call = calling(setup, story);
  const moved = await call('move_stage', { stage: 'Phone Screen' });
  const booked = await call('book_meeting', {
    with: ['u_dana'],
    start: hourOf(story),
    duration_minutes: 30,
  });
  const rejected = await call('reject_candidate', { message_template: 'not_this_time' });
  if (rejected.approval !== undefined) await decided(setup.gate.approve(rejected.approval.id, pressed(by)));
  for (const { root } of [rejected, booked, moved]) await setup.gate.undoAction(root.id, by);
}

/** A decision that was made before the kill is made. */
async function decided(decision: Promise<Receipt>): Promise<void> {
  try {
    await decision;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'already_decided') throw error;
  }
}

export const Judgement = z.strictObject({
  story: z.string(),
  /** What had to be there and is not. */
  lost: z.array(z.string()),
  /** What is there more than once. */
  doubled: z.array(z.string()),
  uncertain: z.array(z.string()),
});
export type Judgement = z.infer<typeof Judgement>;

const isCertain = ({ uncertain }: Action): boolean => !uncertain;
const tools = ['move_stage', 'book_meeting', 'reject_candidate'];

/** After the end of the story each effect has been there once and was taken back once, and the ledger says the same. */
export async function judged({ storage }: Pick<Services, 'storage'>, story: string): Promise<Judgement> {
  const ledger = storage.ledger(sandboxTenant);
  const actions: Action[] = [];
  for (const tool of tools) {
    const action = await ledger.actionByIdem(`${tool} ${story}`);
    if (action !== undefined) actions.push(action);
  }
  const { candidates, calendar, mailbox } = await viewSandbox(storage.records(sandboxTenant));
  const candidate = candidates.find(({ id }) => id === candidateOf(story));
  const meetings = calendar.filter(({ candidate_id: id }) => id === candidateOf(story));
  const letters = (await storage.letters(sandboxTenant).list({ limit: 1000 })).filter(
    ({ to }) => to === letterTo(story),
  );
  const counts = { actions: actions.length - tools.length + 1, meetings: meetings.length, letters: letters.length };
  const asBefore = {
    stage: candidate?.stage === 'Applied',
    contact: candidate?.last_contact_at === '2026-03-03T10:00:00Z',
    rejection: candidate?.rejection === null,
    meeting: meetings.every(({ status }) => status === 'cancelled'),
    letter: letters.every(({ status }) => status === 'cancelled') && mailbox.length === 0,
  };
  return {
    story,
    lost: [
      ...actions
        .filter((action) => isCertain(action) && action.status !== 'undone')
        .map(({ tool, status }) => `${tool} ${status}`),
      ...Object.entries(counts).flatMap(([what, count]) => (count < 1 ? [what] : [])),
      ...Object.entries(asBefore).flatMap(([what, held]) => (held ? [] : [what])),
    ],
    doubled: Object.entries(counts).flatMap(([what, count]) => (count > 1 ? [what] : [])),
    uncertain: actions.filter((action) => !isCertain(action)).map(({ tool }) => tool),
  };
}
