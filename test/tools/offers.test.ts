import { expect, test } from 'vitest';
import { TemplateId } from '../../src/core/ids.ts';
import { openOperations } from '../support/operations.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { executed, planned } from '../support/tool-calls.ts';
import { ines } from './write-tool-steps.ts';

async function sent(input: object = {}) {
  const world = await openOperations();
  const done = await executed(world, 'send_offer', { candidate: ines, ...input });
  const leave = async () => {
    world.clock.advance(60_000);
    const now = world.clock.business.now();
    await world.letters.claim({ key: 'run', now, leaseUntil: now, leaseEndedBy: now });
    await world.letters.settle({ key: 'run', attempt: 1, status: 'sent', uncertain: false, at: now });
  };
  return { world, ...done, leave };
}

test('the ATS holds the offer, and the letter names its terms', async () => {
  const { world, outcome } = await sent({ salary: 120_000, currency: 'EUR', start_date: '2026-07-01' });
  expect((await world.ats.candidate(ines)).offer).toEqual({
    salary: 120_000,
    currency: 'EUR',
    startDate: '2026-07-01',
    status: 'extended',
    at: '2026-06-01T08:30:00-05:00',
  });
  expect(world.letters.rows.get('run')?.text).toContain('Salary: EUR 120,000 a year.');
  expect(outcome.events).toEqual([{ kind: 'offer.extended', candidate: 'c_ines', job: 'job_fe' }]);
});

const ownLetter = {
  id: TemplateId.parse('offer_letter'),
  subject: 'Welcome to Harbor',
  body: 'Dear {{candidate.first_name}}, we offer you {{offer.terms}}.',
};

test('the organization’s own offer letter is sent, with dates in words, unless another template is named', async () => {
  const world = await openOperations();
  await world.templates.put(ownLetter);
  await executed(world, 'send_offer', { candidate: ines, salary: 120_000, currency: 'EUR', start_date: '2026-07-01' });
  expect(world.letters.rows.get('run')).toMatchObject({
    subject: 'Welcome to Harbor',
    text: 'Dear Inés, we offer you EUR 120,000 a year, from Wednesday 1 July 2026.',
  });
});

test('an own offer letter that asks for what is not known is refused by name, not replaced by another', async () => {
  const world = await openOperations();
  await world.templates.put({ ...ownLetter, body: 'You begin on {{offer.start_date}}.' });
  await expect(planned(world, 'send_offer', { candidate: ines })).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('offer.start_date'),
  });
});

test('Muster’s own words of an offer write the day out', async () => {
  const { world } = await sent({ start_date: '2026-07-01' });
  expect(world.letters.rows.get('run')?.text).toContain('Start date: Wednesday 1 July 2026.');
});

test.each([
  ['A$95,000-A$120,000', {}, 'AUD'],
  ['€50,000–60,000', {}, 'EUR'],
  ['90,000 to 110,000 CAD', {}, 'CAD'],
  ['$50,000-$60,000', {}, 'USD'],
  ['by agreement', {}, 'USD'],
  ['£50,000-£60,000', { currency: 'EUR' }, 'EUR'],
])(
  'of a requisition that pays %s the salary is in its currency, unless another is named',
  async (range, said, currency) => {
    const sample = sampleSandbox();
    const file = { ...sample, jobs: sample.jobs.map((job) => ({ ...job, salary_range: range })) };
    const world = await openOperations({ file });
    await executed(world, 'send_offer', { candidate: ines, salary: 55_000, ...said });
    expect((await world.ats.candidate(ines)).offer).toMatchObject({ salary: 55_000, currency });
  },
);

test('an offer whose letter has left is withdrawn by an action of its own instead', async () => {
  const { undo, leave } = await sent();
  await leave();
  expect(await undo()).toEqual({ kind: 'instead', tool: 'withdraw_offer', input: { candidate: 'c_ines' } });
});

test('an offer that was withdrawn meanwhile is not withdrawn again', async () => {
  const { world, undo, leave } = await sent();
  await leave();
  const { tool, plan } = await planned(world, 'withdraw_offer', { candidate: ines });
  await tool.execute(plan, world.context('withdraw'));
  expect(await undo()).toMatchObject({ kind: 'refused' });
});

test('a second offer, and a withdrawal of none, are refused', async () => {
  const { world } = await sent();
  await expect(planned(world, 'send_offer', { candidate: ines })).rejects.toMatchObject({ code: 'conflict' });
  await expect(planned(world, 'withdraw_offer', { candidate: 'c_ravi' })).rejects.toMatchObject({ code: 'conflict' });
});

test('who was hired gets no offer', async () => {
  const world = await openOperations();
  await expect(planned(world, 'send_offer', { candidate: 'c_lena' })).rejects.toMatchObject({ code: 'conflict' });
});
