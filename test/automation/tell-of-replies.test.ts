// Who hears what came back from a candidate, in which words, and once.
import { expect, test } from 'vitest';
import { replyReactor, tellOfWish } from '../../src/automation/tell-of-replies.ts';
import { ActorId, CandidateId, EventId } from '../../src/core/ids.ts';
import { noDetails, type TriggerEvent, type TriggerKind } from '../../src/core/trigger-event.ts';
import { admin, openGatedOperations } from '../support/gated-operations.ts';

const ines = CandidateId.parse('c_ines');
const at = new Date('2026-06-01T08:00:00Z');
const reported = (kind: TriggerKind, system: string | null = 'imap'): TriggerEvent => ({
  ...noDetails,
  id: EventId.parse('7'),
  kind,
  candidate: ines,
  undone: null,
  cause: null,
  system,
  eventId: 'e7',
  occurredAt: at,
  at,
});

async function openWorld() {
  const world = await openGatedOperations();
  const { ledger, directory, gate } = world;
  const context = { tenant: admin.tenant, ledger, directory, systems: world, gate };
  const told = async () => (await world.seen()).messages.map(({ to_user: to, text }) => [to, text]);
  const react = async (event: TriggerEvent) => {
    for (const { act } of await replyReactor(context).intend(event)) await act();
    return told();
  };
  return { ...world, context, told, react };
}

test.each([
  ['message.received', 'Inés Duarte (Frontend Engineer) replied. Read the message in the mailbox.'],
  ['message.bounced', 'A message to Inés Duarte (Frontend Engineer) did not arrive. Check the address.'],
  ['offer.accepted', 'Inés Duarte (Frontend Engineer) accepted the offer.'],
  ['offer.declined', 'Inés Duarte (Frontend Engineer) declined the offer.'],
  ['candidate.withdrawn', 'Inés Duarte (Frontend Engineer) withdrew the application.'],
] as const)('of %s whoever wrote last hears, once', async (kind, text) => {
  const { call, react } = await openWorld();
  await call('send_message', { candidate: ines, subject: 'Hello', text: 'Are you free on Tuesday?' });
  await react(reported(kind));
  expect(await react(reported(kind))).toEqual([['u_nora', text]]);
});

test('where nobody wrote, the requisition says who hears', async () => {
  const { react, ats } = await openWorld();
  const { job } = await ats.candidate(ines);
  const { recruiter, hiringManager } = await ats.job(job);
  const [told] = await react(reported('message.received'));
  expect(told?.[0]).toBe(recruiter ?? hiringManager);
});

test('what Muster did itself, and a candidate who is gone, are no news', async () => {
  const { react } = await openWorld();
  expect(await react(reported('candidate.withdrawn', null))).toEqual([]);
  expect(await react(reported('candidate.moved'))).toEqual([]);
  expect(await react({ ...reported('message.received'), candidate: CandidateId.parse('c_gone') })).toEqual([]);
});

test('a wish for another time reaches whoever invited, without the candidate’s words', async () => {
  const { context, told } = await openWorld();
  const wish = { candidate: ines, invitedBy: ActorId.parse('u_owen'), title: 'Interview', idem: 'wish 1' };
  await tellOfWish(context, wish);
  await tellOfWish(context, wish);
  expect(await told()).toEqual([
    ['u_owen', 'Inés Duarte (Frontend Engineer) asked for another time: “Interview”. See Booking links.'],
  ]);
});
