// Who is told of what had to be given up: the admins of everything together, and whoever asked of what they asked for; once.
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { expect, test } from 'vitest';
import { openAutomation } from '../../src/automation/automation.ts';
import type { Action } from '../../src/core/action.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { ActionId, ActorId } from '../../src/core/ids.ts';
import { User } from '../../src/core/records.ts';
import { home, openApi } from '../api/world.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { createTestIds } from '../support/ids.ts';
import { makeAction } from '../support/ledger-records.ts';

async function setUp() {
  const { ports, clock, log } = await openApi();
  const troubles = new FakeTroubles();
  const now = () => clock.business.now();
  const { calendar, texts } = openSandbox({ store: createFakeRecordStore(), now, newId: createTestIds() });
  const admin = { id: 'u_ada', name: 'Ada Stone', email: 'ada@example.test', role: 'admin' };
  await ports.directory(home).put(User.parse(admin));
  const automation = openAutomation({
    ...ports,
    webhookEndpoints: noWebhooks,
    systems: (tenant) => ({ ats: ports.ats(tenant), calendar, texts }),
    sequences: ports.sequenceBook,
    enrolmentSweep: { due: async () => [] },
    troubles: () => troubles,
    troubleSweep: { tenants: async () => [home] },
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    clocks: clock,
    log,
  });
  let given = 0;
  const givenUp = async (part: Partial<Action> = {}, code = 'unavailable') => {
    const problem = { code, detail: 'The ATS does not answer.' };
    given += 1;
    // Not among the ids that the service gives.
    const id = ActionId.parse(`act_given_${given}`);
    const root = makeAction({ id, status: 'failed', attempt: 12, problem, preview: 'Move Inés to Offer', ...part });
    await ports.ledger(home).open({ root, members: [], approval: undefined });
    await troubles.givenUp({ subject: `action ${root.id}`, code, at: now() });
  };
  const told = async () => {
    const found = await ports.ledger(home).actions({ limit: 50, tool: 'notify_user' });
    return found.map(({ input, requestedBy }) => ({ user: input['user'], text: input['text'], requestedBy }));
  };
  return { automation, clock, givenUp, told };
}

const minuteMs = 60_000;

test('whoever asked is told what could not be done and what nobody knows of, together, and once however often it is looked at', async () => {
  const { automation, clock, givenUp, told } = await setUp();
  await givenUp();
  await givenUp({ uncertain: true, preview: 'Book a talk with Ravi' }, 'outcome_unknown');
  clock.advance(6 * minuteMs);
  await automation.tellTroubles();
  await automation.tellTroubles();
  const all = await told();
  expect(all.filter(({ user }) => user === 'u_nora')).toEqual([
    {
      user: 'u_nora',
      text: [
        '2 things that you asked for did not come about as you wanted:',
        '– Could not be done: Move Inés to Offer (The ATS does not answer.)',
        '– Not known whether it was done: Book a talk with Ravi. Look in the connected system before you ask for it again.',
      ].join('\n'),
      requestedBy: 'system:trouble',
    },
  ]);
  expect(all.filter(({ user }) => user === 'u_ada')).toMatchObject([
    { text: expect.stringMatching(/^2 pieces of work had to be given up/) },
  ]);
});

test('a hundred failures of one person are one message that names ten', async () => {
  const { automation, clock, givenUp, told } = await setUp();
  for (let count = 0; count < 100; count += 1) await givenUp();
  clock.advance(6 * minuteMs);
  await automation.tellTroubles();
  const [message, ...more] = (await told()).filter(({ user }) => user === 'u_nora');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ text: expect.stringMatching(/^100 things[^]*– and 90 more$/) });
});

test('what a sequence, a rule or a key asked for is told to the admins alone, and admins are not told twice', async () => {
  const { automation, clock, givenUp, told } = await setUp();
  for (const actor of ['system:sequence:x', 'rule:r1', 'key:k1', 'u_ada', 'u_gone'])
    await givenUp({ requestedBy: ActorId.parse(actor) });
  clock.advance(6 * minuteMs);
  await automation.tellTroubles();
  expect((await told()).map(({ user }) => user)).toEqual(['u_ada']);
});
