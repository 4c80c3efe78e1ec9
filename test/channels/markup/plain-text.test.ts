// What a channel's markup means is kept when the text goes elsewhere, and nothing that is no markup changes.
import { expect, test } from 'vitest';
import { plainlySaid } from '../../../src/channels/markup/plainly-said.ts';
import { slackField, slackText } from '../../../src/channels/markup/slack-text.ts';
import { teamsField, teamsText } from '../../../src/channels/markup/teams-text.ts';
import { ApprovalId } from '../../../src/core/ids.ts';
import { hostileShapes, slackCases, teamsCases } from './cases.ts';

const people = new Map([
  ['U1', 'Ann Miller'],
  ['U2', 'José'],
]);
const fromSlack = (text: string) => slackText(text, async (id) => people.get(id));

test('there are many cases', () => {
  expect(slackCases.length + teamsCases.length).toBeGreaterThanOrEqual(90);
});

test.each(slackCases)('Slack: %j reads %j', async (sent, plain) => {
  expect(await fromSlack(sent)).toBe(plain);
});

test.each(teamsCases)('Teams: %j reads %j', (sent, plain) => {
  expect(teamsText(sent)).toBe(plain);
});

test('a message that names thousands asks for the names of few', async () => {
  let asked = 0;
  const many = Array.from({ length: 3_000 }, (_, index) => `<@U${index}>`).join(' ');
  await slackText(many, async () => {
    asked += 1;
    return undefined;
  });
  expect(asked).toBe(50);
});

test('a field of a form loses emphasis and keeps what was typed as a tag', async () => {
  const typed = '<b>*later*</b> &amp; :tada: <!channel> 5 * 3';
  const plain = '<b>later</b> & 🎉 <!channel> 5 * 3';
  expect(teamsField(typed)).toBe(plain);
  expect(await slackField(typed, async () => undefined)).toBe(plain);
});

test('a form changes what was typed and leaves what was only shown', async () => {
  const approval = ApprovalId.parse('apr_1');
  const shown = { text: 'keep *this* as it is', subject: 'Old' };
  const edit = { do: 'edit' as const, approval, arguments: { ...shown, subject: '*New* :tada:', count: 3 } };
  expect(await plainlySaid(edit, shown, fromSlack)).toEqual({
    ...edit,
    arguments: { text: 'keep *this* as it is', subject: 'New 🎉', count: 3 },
  });
  const reject = { do: 'reject' as const, approval, reason: '_no_ &amp; never' };
  expect(await plainlySaid(reject, {}, fromSlack)).toEqual({ ...reject, reason: 'no & never' });
});

/** The least of several tries: what else runs on the machine only adds. */
async function cost(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

test.each(hostileShapes)('one text of %j costs no more than linear work does', async (shape) => {
  const text = (length: number) => shape.repeat(Math.ceil(length / shape.length));
  const short = text(5_000);
  const long = text(160_000);
  for (const read of [fromSlack, teamsText]) {
    const few = await cost(async () => {
      for (let times = 0; times < 32; times += 1) await read(short);
    });
    const many = await cost(() => read(long));
    // As long as thirty-two short ones, quadratic work would cost thirty-two times as much. Clocks of CPU tick every four milliseconds.
    expect(many / Math.max(few, 8_000)).toBeLessThan(8);
  }
});
