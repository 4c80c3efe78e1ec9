// A draft in Slack and Teams: the whole letter with Send, Edit and Discard, for whoever asked for it.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Surface } from '../contracts/surface.ts';
import { type ChannelSetup, openChannelSetup, until } from './setup.ts';
import { slackOf, teamsOf } from './places.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let setup: ChannelSetup;
beforeAll(async () => {
  setup = await openChannelSetup();
});
afterAll(() => setup.close());
beforeEach(() => setup.reset());

const said = "Email Priya that we'll get back to her by Friday";
const mails = async (): Promise<string[]> =>
  (await setup.call('GET', '/api/v1/sandbox')).body.mailbox.map(({ body }: { body: string }) => body);

async function draft(surface: Surface) {
  await surface.enter();
  await surface.say('mara', said);
  return until(async () => (await surface.sees('mara')).find(({ labels }) => labels.includes('Send')));
}

describe.each([
  ['slack', () => slackOf(setup)],
  ['teams', () => teamsOf(setup)],
] as const)('%s', (_name, open) => {
  test('the letter is shown whole, is sent by a press, and the card says so and offers the way back', async () => {
    const surface = open();
    const card = await draft(surface);
    expect(card.labels).toEqual(expect.arrayContaining(['Send', 'Edit', 'Discard']));
    for (const words of ['priya@people.test', 'Hi Priya,', "We'll get back to you by Friday.", 'Mara Ellison'])
      expect(card.text).toContain(words);
    expect(await mails()).toEqual([]);
    await card.press('Send');
    await until(async () => (await mails()).length === 1);
    const after = await until(async () => (await surface.sees('mara')).find(({ labels }) => labels.includes('Undo')));
    expect(after.text).toContain('Sent: Email Priya Raman');
    expect(after.labels).not.toContain('Send');
  });

  test('what is edited is shown anew and sent so', async () => {
    const surface = open();
    const card = await draft(surface);
    await card.press('Edit', { subject: 'Soon', text: 'My own words.' });
    const edited = await until(async () =>
      (await surface.sees('mara')).find(({ text }) => text.includes('My own words.')),
    );
    await edited.press('Send');
    const sent = await until(async () => (await mails()).find((body) => body === 'My own words.'));
    expect(sent).toBe('My own words.');
  });

  test('letters from a template to several people are shown with who gets what, and one press sends them', async () => {
    const surface = open();
    await surface.enter();
    await surface.say('mara', 'Follow up with everyone in Applied using the checking in template');
    const card = await until(async () =>
      (await surface.sees('mara')).find(({ text }) => text.includes('Drafts: nothing has been sent')),
    );
    expect(card.labels).toEqual(expect.arrayContaining(['Send', 'Discard']));
    expect(card.labels).not.toContain('Edit');
    expect(await mails()).toEqual([]);
    await card.press('Send');
    const sent = await until(async () => ((await mails()).length > 1 ? await mails() : undefined));
    expect(sent.length).toBeGreaterThan(1);
  });

  test('a discarded draft has no buttons any more', async () => {
    const surface = open();
    const card = await draft(surface);
    await card.press('Discard');
    const gone = await until(async () => (await surface.sees('mara')).find(({ text }) => text.includes('Not sent')));
    expect(gone.labels).not.toContain('Send');
    expect(await mails()).toEqual([]);
  });
});
