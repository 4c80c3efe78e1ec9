// What is too long for Slack's messages: one message with its beginning and all its buttons, and the whole as a file, once.
import { expect, onTestFinished, test } from 'vitest';
import type { Card } from '../../src/channels/card.ts';
import { openSlackChannel } from '../../src/channels/slack/slack-channel.ts';
import { openSlackApi } from '../../src/channels/slack/web-api.ts';
import { ActionId } from '../../src/core/ids.ts';
import { buttonsOf, openFakeSlack, readable } from '../fakes/slack.ts';

const long = Array.from({ length: 4_000 }, (_, index) => `Zeile ${index} 👩🏽‍🚀 مريم`).join('\n');
const card: Card = {
  text: long,
  parts: [
    { kind: 'text', text: long },
    { kind: 'facts', facts: [['Asked by', 'Mara']] },
    { kind: 'buttons', buttons: [{ label: 'Undo', intent: { do: 'undo', action: ActionId.parse('act_1') } }] },
  ],
};
const mara = { platform: 'slack', team: 'T1', id: 'UMARA' } as const;
const at = (address: object, surface: 'direct' | 'shared' = 'direct') =>
  ({ platform: 'slack', team: 'T1', surface, address: JSON.stringify(address) }) as const;

const setUp = async () => {
  const slack = await openFakeSlack();
  onTestFinished(() => slack.close());
  slack.addUser({ id: 'UMARA', email: 'mara@harbor.test' });
  const api = openSlackApi('xoxb-test', slack.apiUrl);
  return { slack, channel: openSlackChannel({ api: async () => api, of: async () => ['T1'] }) };
};

test('comes as one message with its beginning and its buttons, and the whole as a file in the same thread', async () => {
  const { slack, channel } = await setUp();
  await channel.post(at({ channel: 'DUMARA', thread: '1.1' }), card, 'pst_1');
  const [file, message, ...more] = slack.messages();
  if (file === undefined || message === undefined) throw new Error('nothing was posted');
  expect(more).toEqual([]);
  expect(file).toMatchObject({ channel: 'DUMARA', thread: '1.1', files: [{ title: 'The whole text' }] });
  expect(file.files?.[0]?.text).toBe(`${long}\n\nAsked by: Mara`);
  expect(file.files?.[0]?.name).toMatch(/^muster-[\da-f]{16}\.txt$/);
  expect(readable(message)).toMatch(/^Zeile 0 [^]*The whole is in the file[^]*Mara/);
  expect(buttonsOf(message).map(({ label }) => label)).toEqual(['Undo']);
});

test('a try that was cut off after the file writes the message, and no second file', async () => {
  const { slack, channel } = await setUp();
  slack.fail('chat.postMessage', 'internal_error', 1);
  await expect(channel.post(at({ channel: 'DUMARA' }), card, 'pst_1')).rejects.toMatchObject({ retry: 'later' });
  await channel.post(at({ channel: 'DUMARA' }), card, 'pst_1');
  expect(slack.messages().filter(({ files }) => files !== undefined)).toHaveLength(1);
  expect(slack.messages()).toHaveLength(2);
});

test('where several read, the file goes to the asker’s own conversation and nothing of it to the others', async () => {
  const { slack, channel } = await setUp();
  await channel.whisper(at({ channel: 'C1' }, 'shared'), mara, card);
  expect(slack.messages().map((one) => [one.channel, one.ephemeralTo, one.files?.length])).toEqual([
    ['DUMARA', undefined, 1],
    ['C1', 'UMARA', undefined],
  ]);
});

test('drawn anew it stays one message, and three messages are no reason for a file', async () => {
  const { slack, channel } = await setUp();
  const place = await channel.post(at({ channel: 'DUMARA' }), card, 'pst_1');
  expect(await channel.update('T1', place, { ...card, text: 'x' })).toBe('updated');
  expect(slack.messages()).toHaveLength(2);
  slack.deleteAll();
  const shorter = long.slice(0, 9_000);
  await channel.post(at({ channel: 'DUMARA' }), { text: 'x', parts: [{ kind: 'text', text: shorter }] }, 'pst_2');
  expect(slack.messages().every(({ files }) => files === undefined)).toBe(true);
});

test('a workspace that takes no files from Muster gets all of it in messages, and goes on showing them', async () => {
  const { slack, channel } = await setUp();
  slack.fail('files.getUploadURLExternal', 'missing_scope', 1);
  const place = await channel.post(at({ channel: 'DUMARA' }), card, 'pst_1');
  const count = slack.messages().length;
  expect(count).toBeGreaterThan(3);
  expect(await channel.update('T1', place, card)).toBe('updated');
  expect(slack.messages()).toHaveLength(count);
  expect(slack.messages().map(readable).join('\n')).toContain('Zeile 3999');
});

test('while Slack is away nothing is posted, and it heals by waiting', async () => {
  const { slack, channel } = await setUp();
  slack.fail('files.completeUploadExternal', 'internal_error', 1);
  await expect(channel.post(at({ channel: 'DUMARA' }), card, 'pst_1')).rejects.toMatchObject({ retry: 'later' });
  expect(slack.messages()).toEqual([]);
});
