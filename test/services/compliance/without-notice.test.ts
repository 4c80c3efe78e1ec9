// Scored people who have not been given the notice that a law asks for are named where somebody works: in the brief, in the answer to
// “who has not been given notice”, and in the list of the console.
import { expect, test } from 'vitest';
import { CandidateId } from '../../../src/core/ids.ts';
import { noAddress } from '../../../src/core/records.ts';
import { JsonObject } from '../../../src/core/json.ts';
import { listDecisions } from '../../../src/tools/list-decisions.ts';
import { briefOf } from '../../../src/services/operations/brief.ts';
import { collectBrief } from '../../../src/services/operations/brief-material.ts';
import type { User } from '../../../src/core/records.ts';
import { openApi } from '../../api/world.ts';
import { admin, openCompliance } from '../../support/compliance.ts';

const colorado = { location: 'Denver, CO', now: '2027-02-01T15:00:00Z' };
const ines = 'c_ines';

async function setUp(where: Parameters<typeof openCompliance>[0] = colorado) {
  const world = await openCompliance(where);
  const given = async () => ({ now: world.clock.business.now(), settings: (await world.settings.get()).settings });
  const items = async (reader?: User) =>
    briefOf(await collectBrief(world, reader, await given())).items.filter(
      ({ context }) => context['kind'] === 'notice_missing',
    );
  const asked = async () => {
    const tool = listDecisions(world);
    const { now, settings } = await given();
    const output = await tool.execute({ lacking: 'notice' }, { ...world.context('k'), now, settings });
    return { ...output, words: tool.summarize(output) };
  };
  return { ...world, items, asked };
}

test('us-co.notice: the brief names whom, and its action sends the notice', async () => {
  const { score, items, asked, ask } = await setUp();
  expect(await items()).toEqual([]);
  await score(ines);
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    title: 'Give the notice that Colorado asks for: Inés Duarte was scored without it',
    priority: 'TODAY',
    recommended_action: {
      tool: 'send_followup',
      arguments: { candidate: ines, message_template: 'notice-us-co-en' },
    },
  });
  expect(await asked()).toMatchObject({
    without_notice: [{ candidate: ines, jurisdictions: ['us-co'] }],
    words: expect.stringMatching(
      /^One scored person has not been given notice: Inés Duarte \(Frontend Engineer, Colorado\)\./,
    ),
  });
  await ask('send_followup', item?.recommended_action.arguments ?? {});
  expect(await items()).toEqual([]);
  expect((await asked()).words).toMatch(/Everybody in the pipeline who was scored has been given notice\.$/);
});

test('several people of one law are one item, and the notice goes to those who have an address', async () => {
  const { score, items, store } = await setUp();
  for (const id of [ines, 'c_ravi']) await score(id);
  await store.change(async (records) => {
    const found = JsonObject.parse(await records.get('candidate', 'c_ravi'));
    const job = JsonObject.parse(await records.get('candidate', ines))['job'] ?? null;
    const body = { ...found, job, email: noAddress };
    await records.put({ kind: 'candidate', id: 'c_ravi', body });
  });
  const [item, ...others] = await items();
  expect(others).toEqual([]);
  expect(item?.title).toMatch(/: .+ and .+ were scored without it$/);
  expect(item?.recommended_action.arguments).toEqual({ candidate: ines, message_template: 'notice-us-co-en' });
});

test.each([
  { who: 'where no law asks for it', where: { ...colorado, location: 'Austin, TX' } },
  { who: 'before the law holds', where: { ...colorado, now: '2026-12-30T15:00:00Z' } },
  { who: 'whom nobody scored', isScored: false },
])('nobody is named $who', async ({ where = colorado, isScored = true }) => {
  const { score, items, asked } = await setUp(where);
  if (isScored) await score(ines);
  expect([await items(), (await asked()).without_notice]).toEqual([[], []]);
});

test('a notice of one law is none of another, and one that was taken back is none', async () => {
  const { score, items, ask, gate } = await setUp();
  await score(ines);
  await ask('send_followup', { candidate: ines, message_template: 'notice-us-ca-en' });
  expect(await items()).toHaveLength(1);
  const { root } = await ask('send_followup', { candidate: ines, message_template: 'notice-us-co-es' });
  expect(await items()).toEqual([]);
  await gate.undoAction(root.id, admin);
  expect(await items()).toHaveLength(1);
});

test('of whom a decision was made the list of decisions tells, not the pipeline', async () => {
  const { score, reject, items, asked } = await setUp();
  await score(ines);
  await reject(ines);
  expect(await items()).toEqual([]);
  const { decisions, without_notice: people, words } = await asked();
  expect(people).toEqual([]);
  expect(decisions).toMatchObject([{ candidate: ines, missing: ['us-co.notice'] }]);
  expect(words).toContain('missing us-co.notice');
});

test('an organization that writes in Spanish is offered the Spanish notice', async () => {
  const { score, items } = await setUp({ ...colorado, settings: { language: 'es' } });
  await score(ines);
  expect((await items())[0]?.recommended_action.arguments).toMatchObject({ message_template: 'notice-us-co-es' });
});

test('hiring managers, who may send nothing, do not read it', async () => {
  const { score, items, directory } = await setUp();
  await score(ines);
  const users = await directory.users();
  const counts = users.map(({ role }) => role);
  for (const user of users)
    expect([user.role, (await items(user)).length]).toEqual([user.role, user.role === 'hiring_manager' ? 0 : 1]);
  expect(counts).toContain('hiring_manager');
});

test('the route lists them for the console', async () => {
  const { call } = await openApi();
  const compliance = { everywhere: ['us-il'], places: {}, notices: 'report', language: 'both', statement_hours: 24 };
  expect((await call({ method: 'PATCH', path: '/api/v1/settings', body: { compliance } })).status).toBe(200);
  const score = { candidate_id: ines, job_id: 'job_fe', signals: { experience_months: 4 } };
  expect((await call({ method: 'POST', path: '/v1/retention/score', body: score })).status).toBe(200);
  const { body } = await call({ path: '/api/v1/missing-notices' });
  expect(body).toMatchObject({ data: [{ candidate_id: CandidateId.parse(ines), jurisdictions: ['us-il'] }] });
});
