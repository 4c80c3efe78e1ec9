// What the law wants kept outlasts the setting: decisions whose plan names the years, and notices; then it goes like the rest.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActionId, CandidateId } from '../../../src/core/ids.ts';
import { defaultSettings } from '../../../src/core/settings.ts';
import { openTestStorage, type TestStorage } from '../../support/embedded.ts';
import { makeAction, makeApproval } from '../../support/ledger-records.ts';
import { freshTenant } from '../../support/tenants.ts';

let opened: TestStorage;
beforeAll(async () => {
  opened = await openTestStorage();
});
afterAll(async () => {
  await opened.close();
});

const yearMs = 365.25 * 86_400_000;
const records = { years: 4, duties: ['us-ca.records'] };

test('a decision and its approval for its years, a notice for the longest, anything else as the setting says', async () => {
  const tenant = freshTenant();
  const { storage, clock } = opened;
  const ledger = storage.ledger(tenant);
  const now = clock.business.now();
  const done = { status: 'executed', candidate: CandidateId.parse('c_1'), executedAt: now, updatedAt: now } as const;
  const actions = {
    decision: makeAction({ ...done, tool: 'reject_candidate', plan: { from: 'Applied', records } }),
    notice: makeAction({ ...done, tool: 'send_followup', input: { message_template: 'notice-us-ca-en' } }),
    // A letter of the organization's own with the link to the person's assessment, which ends with it.
    linked: makeAction({ ...done, tool: 'send_message', plan: { letter: { text: 'See {assessment_link}.' } } }),
    other: makeAction({ ...done, tool: 'add_note' }),
  };
  for (const root of Object.values(actions)) {
    const approval = makeApproval(root, { status: 'approved', createdAt: now });
    await ledger.open({ root, members: [], approval });
  }
  const erased = async (id: string) => {
    const action = await ledger.action(ActionId.parse(id));
    return [action.preview, (await ledger.approvalOf(action.id))?.preview].map((text) => text === '[erased]');
  };
  const seen = async (years: number) => {
    const at = new Date(now.getTime() + years * yearMs);
    await storage.personalData(tenant).sweep({ now: at, settings: defaultSettings });
    const { decision, notice, linked, other } = actions;
    return Promise.all([decision, notice, linked, other].map(({ id }) => erased(id)));
  };
  const [whole, gone] = [
    [false, false],
    [true, true],
  ];
  expect(await seen(0.9)).toEqual([whole, whole, whole, whole]);
  expect(await seen(3.9)).toEqual([whole, whole, whole, gone]);
  expect(await seen(4.1)).toEqual([gone, gone, gone, gone]);
});
