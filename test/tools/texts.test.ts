// Text messages: never without an agreement, never after STOP or at night, once, by mail if they do not arrive.
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { TextConsent } from '../../src/core/ports/text-consents.ts';
import { Problem } from '../../src/core/problem.ts';
import { releaseLetter } from '../../src/services/operations/letters.ts';
import { takeText } from '../../src/services/operations/texts/incoming.ts';
import { afterQuietHours } from '../../src/services/operations/texts/quiet-hours.ts';
import { takeReceipt } from '../../src/services/operations/texts/receipt.ts';
import { carrierOf, sendInstead } from '../../src/services/operations/texts/release.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { nora, openOperations } from '../support/operations.ts';
import { sendText } from '../../src/tools/send-text.ts';

const phone = '+13125550100';
const input = { candidate: 'c_ines', text: 'Are you free on Friday?' };

async function setUp({ consent = 'given' }: { consent?: TextConsent['state'] | 'none' } = {}) {
  const world = await openOperations();
  const { clock, textConsents, letters, texts, settings } = world;
  if (consent !== 'none')
    await textConsents.change({
      phone,
      candidate: null,
      to: {
        state: consent,
        proof: null,
        changedBy: nora.id,
        changedAt: clock.business.now().toISOString(),
        revision: 'r1',
      },
    });
  const tool = sendText(world);
  const send = async (key = 'act_1') => {
    const plan = await tool.prepare(tool.input.parse(input), world.context(key));
    return { plan, output: await tool.execute(plan, world.context(key)) };
  };
  /** Whatever is due. */
  const release = async () => {
    for (const { key, medium } of letters.rows.values())
      await releaseLetter(
        {
          letters,
          mailer: medium === 'text' ? carrierOf(texts) : world.mailer,
          clocks: clock,
          leaseMs: 60_000,
          notBefore: async () => afterQuietHours(clock.business.now(), settings.quietHours, 'America/Chicago'),
          instead: (letter) => sendInstead(letters, letter, clock.business.now()),
        },
        key,
      );
  };
  const events = new FakeEventLog({ tenant: nora.tenant, clocks: clock, outbox: new FakeOutbox() });
  const write = (text: string, id = 'in_1') =>
    takeText(
      { ats: world.ats, consents: textConsents, events, texts, organization: 'Acme' },
      { system: 'sandbox', id, from: phone, text, at: clock.business.now() },
    );
  const seen = async () => (await world.seen()).texts.map(({ text, direction }) => `${direction}: ${text}`);
  const mails = async () => (await world.seen()).mailbox.map(({ to, subject }) => ({ to, subject }));
  return { ...world, tool, send, release, write, seen, mails, events };
}

test('a text leaves after its hold, says how it ends, and can be taken back before', async () => {
  const { send, release, seen, clock, tool, context } = await setUp();
  const done = await send();
  await release();
  expect(await seen()).toEqual([]);
  clock.advance(11_000);
  await release();
  expect(await seen()).toEqual(['out: Are you free on Friday?\nReply STOP to opt out.']);
  if (tool.reversal === 'none') throw new Error('it can be taken back while it is held');
  expect(await tool.undo(done, context('undo'))).toMatchObject({
    kind: 'refused',
    because: expect.stringContaining('a text message cannot be called back'),
  });
});

test.each([
  ['none', /has not agreed to text messages. Nothing was sent.*e-mail them instead/],
  ['stopped', /wants no text messages since .* Nothing was sent. Email Inés Duarte instead/],
] as const)('with consent %s nothing is sent, and it says what can be done', async (consent, detail) => {
  const { send, letters } = await setUp({ consent });
  await expect(send()).rejects.toMatchObject({ code: 'contact_declined', message: expect.stringMatching(detail) });
  expect(letters.rows.size).toBe(0);
});

test('without a system that sends texts, or without a number, nothing is sent either', async () => {
  const { tool, context, ats, ...world } = await setUp();
  const none = { ...world.texts, unable: async () => 'No system that sends text messages is connected.' };
  const unable = sendText({ ...world, ats, texts: none });
  await expect(unable.prepare(unable.input.parse(input), context('k'))).rejects.toMatchObject({
    code: 'connection_missing',
    message: expect.stringContaining('Email Inés Duarte instead.'),
  });
  const ravi = tool.input.parse({ ...input, candidate: 'c_ravi' });
  await expect(tool.prepare(ravi, context('k'))).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/no mobile number of Ravi Menon.*Email Ravi Menon instead/),
  });
});

test('what is written at night waits for the morning, also where the clock was moved meanwhile', async () => {
  const { send, release, seen, clock, letters } = await setUp();
  clock.advance(Date.parse('2026-06-01T22:00:00-05:00') - clock.business.now().getTime());
  await send();
  expect(letters.rows.get('act_1')?.releaseAt).toEqual(new Date('2026-06-02T08:00:00-05:00'));
  clock.advance(25 * 3_600_000);
  await release();
  expect(await seen()).toEqual([]);
  clock.advance(10 * 3_600_000);
  await release();
  expect(await seen()).toHaveLength(1);
});

test('STOP counts at once, START lets texts through again, HELP is answered, and each delivery counts once', async () => {
  const { write, send, seen, textConsents } = await setUp();
  for (let round = 0; round < 2; round += 1) expect(await write('Stop')).toBe('stop');
  await expect(send()).rejects.toMatchObject({ code: 'contact_declined' });
  expect(await write('HELP', 'in_2')).toBe('help');
  expect(await write('START', 'in_3')).toBe('start');
  expect(await textConsents.of(phone)).toMatchObject({ state: 'given', proof: 'wrote START' });
  await send();
  expect((await seen()).map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
    'out: You will get',
    'out: Acme: texts about',
    'out: You will get',
  ]);
});

test('any other text is an answer of the candidate, which ends sequences; what it says is not kept', async () => {
  const { write, events } = await setUp();
  expect(await write('Friday at ten suits me')).toBe('reply');
  expect(events.rows.map(({ event }) => event)).toMatchObject([{ kind: 'message.received', candidate: 'c_ines' }]);
  expect(JSON.stringify(events.rows)).not.toContain('Friday');
});

test('what the network does not deliver goes by mail, once', async () => {
  const { send, release, clock, letters, mails } = await setUp();
  await send();
  clock.advance(11_000);
  await release();
  const receipt = { key: 'act_1', delivery: 'undelivered' as const, at: clock.business.now() };
  for (let round = 0; round < 2; round += 1) await takeReceipt(letters, receipt);
  await release();
  expect(await mails()).toEqual([{ to: 'ines@example.test', subject: 'Your application: Frontend Engineer' }]);
});

test('what the system refuses goes by mail', async () => {
  const { send, release, clock, mails, texts } = await setUp();
  texts.send = async () => {
    throw new Problem('upstream_failed', 'That person has opted out of messages.');
  };
  await send();
  clock.advance(11_000);
  await release();
  await release();
  expect(await mails()).toHaveLength(1);
});

test('a lost answer never sends twice, and a later report of the delivery settles it', async () => {
  const { send, release, clock, letters, mails, texts } = await setUp();
  let calls = 0;
  texts.send = async () => {
    calls += 1;
    throw new Problem('outcome_unknown', 'No answer came.');
  };
  Object.defineProperty(texts, 'repeats', { get: () => 'read_back' });
  texts.hasSent = async () => undefined;
  await send();
  clock.advance(11_000);
  for (let round = 0; round < 5; round += 1) {
    await release();
    clock.advance(61_000);
  }
  expect([calls, letters.rows.get('act_1')]).toMatchObject([1, { status: 'failed', uncertain: true }]);
  expect(await mails()).toEqual([]);
  await takeReceipt(letters, { key: 'act_1', delivery: 'delivered', at: clock.business.now() });
  expect(letters.rows.get('act_1')).toMatchObject({ status: 'sent', uncertain: false, delivery: 'delivered' });
});

test('whatever people write and agree to, no text leaves without an agreement that stands', async () => {
  const words = fc.constantFrom('STOP', 'START', 'HELP', 'ok', 'stop texting me', 'unstop', 'QUIT');
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 6 }), fc.boolean(), async (said, agreed) => {
      const { write, send, letters } = await setUp({ consent: agreed ? 'given' : 'none' });
      let stands = agreed;
      for (const [index, text] of said.entries()) {
        const taken = await write(text, `in_${index}`);
        if (taken === 'stop' || taken === 'start') stands = taken === 'start';
      }
      const refusal = await send().then(
        () => undefined,
        (error: unknown) => error,
      );
      expect([letters.rows.size, refusal instanceof Problem]).toEqual([stands ? 1 : 0, !stands]);
    }),
    { numRuns: 40, seed: 7 },
  );
});
