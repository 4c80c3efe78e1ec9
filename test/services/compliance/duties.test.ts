// Each duty of the table, by its name: it holds from its day on, for the people whom it is about, in their language, and is kept.
import { expect, test } from 'vitest';
import { duties, dutyName } from '../../../src/core/law/duties.ts';
import { ActorId, CandidateId, JobId, TemplateId } from '../../../src/core/ids.ts';
import type { Settings } from '../../../src/core/settings.ts';
import { requireNotice } from '../../../src/services/compliance/require-notice.ts';
import * as argument from '../../../src/tools/arguments.ts';
import { wireLetters } from '../../../src/api/wire/letter.ts';
import { admin, anotherPerson, openCompliance } from '../../support/compliance.ts';

const ines = 'c_ines';
const job = JobId.parse('job_fe');
const dayMs = 86_400_000;
const require = { notices: 'require' } as const;

type World = Awaited<ReturnType<typeof openCompliance>>;

const open = (location: string, now: string, settings: Partial<Settings['compliance']> = {}) =>
  openCompliance({ location, now, settings });

const mayScore = ({ ats, ledger, letters, clock, settings }: World) =>
  requireNotice(
    { ats, ledger, letters },
    { candidate: CandidateId.parse(ines), job, at: clock.business.now(), settings: settings.settings },
  );

const give = (world: World, template: string) =>
  world.ask('send_followup', { candidate: ines, message_template: template });

interface NoticeCase {
  readonly duty: string;
  readonly location: string;
  readonly before: string;
  readonly from: string;
  readonly says: string;
}

const notices: readonly NoticeCase[] = [
  {
    duty: 'us-co.notice',
    location: 'Denver, CO',
    before: '2027-01-01T06:59:00Z',
    from: '2027-01-01T07:00:00Z',
    says: 'Colorado',
  },
  {
    duty: 'us-ca.notice',
    location: 'San Diego, California',
    before: '2027-01-01T07:59:00Z',
    from: '2027-01-01T08:00:00Z',
    says: 'California',
  },
  {
    duty: 'us-il.notice',
    location: 'Chicago, IL',
    before: '2026-01-01T05:59:00Z',
    from: '2026-01-01T06:00:00Z',
    says: 'Illinois',
  },
  {
    duty: 'us-nyc.notice',
    location: 'Brooklyn, NY',
    before: '2023-07-05T03:59:00Z',
    from: '2023-07-05T04:00:00Z',
    says: 'Nueva York',
  },
  {
    duty: 'eu.notice',
    location: 'Berlin, Germany',
    before: '2027-12-01T21:59:00Z',
    from: '2027-12-01T22:00:00Z',
    says: 'Unión Europea',
  },
];

test.each(notices)(
  '$duty: nobody is scored without it from its first day on, and it comes in Spanish too',
  async (one) => {
    await expect(mayScore(await open(one.location, one.before, require))).resolves.toBeUndefined();
    const world = await open(one.location, one.from, require);
    await expect(mayScore(world)).rejects.toMatchObject({ code: 'duty_unmet' });
    await give(world, `notice-${one.duty.replace('.notice', '')}-es`);
    const [letter] = world.sent();
    expect(letter?.subject).toBe('Cómo se evaluará su candidatura para Frontend Engineer');
    expect(letter?.text).toContain(one.says);
    world.clock.advance(20 * dayMs);
    await expect(mayScore(world)).resolves.toBeUndefined();
  },
);

test('us-nyc.notice: ten business days lie between the notice and the first score, holidays and weekends apart', async () => {
  const world = await open('New York, NY', '2026-06-12T15:00:00Z', require);
  await give(world, 'notice-us-nyc-en');
  const daysUntil: number[] = [];
  for (let day = 1; day <= 20; day += 1) {
    world.clock.advance(dayMs);
    await mayScore(world).then(
      () => daysUntil.push(day),
      () => undefined,
    );
  }
  // From Friday 12 June: 15–18, 22–26 and 29 June are ten, because Friday 19 is a holiday; so Tuesday 30 June, the 18th day.
  expect(daysUntil[0]).toBe(18);
});

test('a notice that was taken back or failed told nobody', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z', require);
  const { root } = await give(world, 'notice-us-co-en');
  await world.gate.undoAction(root.id, admin);
  world.clock.advance(dayMs);
  await expect(mayScore(world)).rejects.toMatchObject({ code: 'duty_unmet' });
  const again = await give(world, 'notice-us-co-en');
  world.clock.advance(60_000);
  await expect(mayScore(world)).resolves.toBeUndefined();
  const at = world.clock.business.now();
  await world.letters.claim({ key: again.root.id, now: at, leaseUntil: at, leaseEndedBy: at });
  await world.letters.settle({ key: again.root.id, attempt: 1, status: 'failed', uncertain: false, at });
  await expect(mayScore(world)).rejects.toMatchObject({ code: 'duty_unmet' });
});

test('an opt-out from messages does not stop a notice that the law asks for', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z');
  await world.ask('set_contact_preference', { candidate: ines, preference: 'opt_out' });
  expect((await give(world, 'notice-us-co-en')).root.status).toBe('executed');
});

test('without being asked to, notices hold nobody up: they are reported', async () => {
  await expect(mayScore(await open('Chicago, IL', '2026-06-01T15:00:00Z'))).resolves.toBeUndefined();
});

test('us-co.statement: whoever asks or approves reads the statement, and when it leaves', async () => {
  const world = await openCompliance({ location: 'Denver, CO', now: '2027-02-01T15:00:00Z' });
  await world.score(ines);
  const { root } = await world.ask('reject_candidate', { candidate: ines });
  expect(wireLetters([root])).toMatchObject([
    { to: 'ines@example.test', text: expect.stringContaining('The law in Colorado'), leaves_after_hours: 24 },
  ]);
});

test('us-co.statement: a scored person is not rejected without their statement on its way, in both languages', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z');
  await world.score(ines);
  const { preview, status, id } = await world.reject(ines);
  expect(preview).toBe(
    'Reject Inés Duarte (Frontend Engineer, now in Applied), without a message, with the statement that Colorado asks for, 24 hours later',
  );
  expect(status).toBe('executed');
  const [letter, ...others] = world.sent();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    key: `${id}.statement.us-co`,
    candidate: ines,
    to: 'ines@example.test',
    status: 'held',
  });
  expect(letter?.releaseAt.toISOString()).toBe('2027-02-02T15:00:00.000Z');
  expect(letter?.text).toContain('Facts that it used: experience months, interview rating.');
  expect(letter?.text).toContain('Datos que usó: meses de experiencia laboral, valoración de la entrevista.');
  expect(letter?.text).toContain('Or write to nora@example.test.');
});

test('us-co.statement: who had their notice in Spanish has the statement in Spanish', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z');
  await give(world, 'notice-us-co-es');
  world.clock.advance(dayMs);
  await world.score(ines);
  const { id } = await world.reject(ines);
  const letter = world.letters.rows.get(`${id}.statement.us-co`);
  expect(letter?.subject).toBe('Sobre la decisión acerca de su candidatura para Frontend Engineer');
  expect(letter?.text).not.toContain('Dear');
});

test('us-co.statement: the organization’s own text takes the place of the built-in one', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z', { language: 'en' });
  const own = { subject: 'Ours', body: 'Scored on {{assessment.date}}: {{assessment.data}}. {{compliance.contact}}' };
  await world.templates.put({ id: TemplateId.parse('statement-us-co-en'), ...own }, ActorId.parse('u_nora'));
  await world.score(ines);
  const { id } = await world.reject(ines);
  expect(world.letters.rows.get(`${id}.statement.us-co`)).toMatchObject({
    subject: 'Ours',
    text: 'Scored on 2027-02-01: experience months, interview rating. nora@example.test',
  });
});

test.each([
  { why: 'nobody was scored', location: 'Denver, CO', now: '2027-02-01T15:00:00Z', isScored: false },
  { why: 'the law does not hold yet', location: 'Denver, CO', now: '2026-12-31T15:00:00Z', isScored: true },
  { why: 'the work is done elsewhere', location: 'Boston, MA', now: '2027-02-01T15:00:00Z', isScored: true },
])('us-co.statement: none is sent where $why', async ({ location, now, isScored }) => {
  const world = await open(location, now);
  if (isScored) await world.score(ines);
  expect((await world.reject(ines)).status).toBe('executed');
  expect(world.sent()).toEqual([]);
});

test('us-co.statement: the employer may choose it for everybody, and say whose law holds at a place', async () => {
  const choices: Partial<Settings['compliance']>[] = [
    { everywhere: ['us-co'] },
    { places: { 'remote (us)': ['us-co'] } },
  ];
  for (const choice of choices) {
    const world = await open('Remote (US)', '2027-02-01T15:00:00Z', choice);
    await world.score(ines);
    await world.reject(ines);
    expect(world.sent().length).toBe(1);
  }
});

test('us-co.statement: undo stops it, and what has left is said', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z');
  await world.score(ines);
  await world.gate.undoAction((await world.reject(ines)).id, admin);
  expect(world.sent()).toEqual([]);
  const { id } = await world.reject(ines);
  const at = new Date(world.clock.business.now().getTime() + 2 * dayMs);
  const key = `${id}.statement.us-co`;
  await world.letters.claim({ key, now: at, leaseUntil: at, leaseEndedBy: at });
  await world.letters.settle({ key, attempt: 1, status: 'sent', uncertain: false, at });
  const undone = await world.gate.undoAction(id, admin);
  expect(undone.root).toMatchObject({ status: 'undone', undoNote: expect.stringContaining('had left already') });
});

test('us-co.statement: a score that is made between the question and the approval makes the approval void', async () => {
  const world = await open('Denver, CO', '2027-02-01T15:00:00Z');
  const { approval } = await world.ask('reject_candidate', { candidate: ines });
  if (approval === undefined) throw new Error('a rejection asks');
  await world.score(ines);
  await expect(world.gate.approve(approval.id, anotherPerson())).rejects.toMatchObject({ code: 'stale_approval' });
  expect((await world.ats.candidate(CandidateId.parse(ines))).stage).toBe('Applied');
});

test('eu.disclosure: whatever a tool words for somebody says that a machine worded it, once, in the language of the text', async () => {
  const world = await open('Berlin, Germany', '2026-11-28T09:00:00Z');
  const worded = world.context('worded');
  const wording = world.tools.flatMap((tool) => (tool.effect === 'write' && tool.wording !== undefined ? [tool] : []));
  expect(wording.map(({ name }) => name).toSorted()).toEqual(['send_message', 'send_text']);
  const compose = async (index: number, text: string): Promise<string> =>
    argument.messageText.parse(
      Object(await wording[index]?.wording?.compose({ candidate: ines, text }, worded))['text'],
    );
  for (const index of wording.keys())
    for (const [text, says] of [
      ['Your interview is on Friday. We look forward to it.', /written by an automated assistant\./giu],
      [
        'La entrevista es el viernes. Nos vemos en la oficina, gracias.',
        /un asistente (?:automático|automatizado)\./gu,
      ],
    ] as const) {
      const composed = await compose(index, text);
      expect(composed.match(says)).toHaveLength(1);
      expect((await compose(index, composed)).match(says)).toHaveLength(1);
    }
});

test('every duty of the table says where it stands, where that was read and when, and no two are the same', () => {
  expect(new Set(duties.map(dutyName)).size).toBe(duties.length);
  for (const { section, source } of duties) {
    expect(section).not.toBe('');
    for (const address of [source.url, source.copy ?? source.url]) expect(new URL(address).protocol).toBe('https:');
    expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
