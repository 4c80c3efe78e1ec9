// What every channel does: it says who somebody is, writes to one person or to several, changes what it wrote, and tells
// apart what heals by waiting from what does not.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { TenantId } from '../../src/core/ids.ts';
import { ApprovalId } from '../../src/core/ids.ts';
import { type Card, plainCard } from '../../src/channels/card.ts';
import { type Channel, mostFileBytes, type Profile, type Spot } from '../../src/channels/channel.ts';
import type { SentFile } from '../../src/core/ports/channels.ts';

/** One message as somebody sees it. */
export interface Seen {
  /** Who alone sees it; null: everybody there. */
  readonly reader: string | null;
  readonly text: string;
  readonly buttons: readonly string[];
}

export interface ChannelUnderTest {
  readonly channel: Channel;
  readonly tenant: TenantId;
  readonly team: string;
  /** Puts somebody on the platform. */
  readonly addPerson: (person: { id: string; kind: Profile['kind']; email?: string; isVerified?: boolean }) => void;
  /** A place where several people read. */
  readonly shared: Spot;
  /** Everything that can be read now, oldest first. */
  readonly seen: () => readonly Seen[];
  /** The next calls are refused: asked for patience (and then served), or not served at all. */
  readonly refuse: (how: 'busy' | 'down', times: number) => void;
  /** Deletes everything that was posted, as people may. */
  readonly deleteAll: () => void;
  /** Puts a file on the platform, as somebody sends it. `leadsTo`: its address is there, or redirects there. */
  readonly addFile: (file: GivenFile) => SentFile;
}

export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly leadsTo?: { readonly url: string; readonly how: 'address' | 'redirect' };
}

const approval = ApprovalId.parse('apr_1');
const card: Card = {
  text: 'Approval needed: Reject Bob',
  parts: [
    { kind: 'heading', text: 'Approval needed' },
    { kind: 'text', text: 'Reject Bob' },
    { kind: 'facts', facts: [['Asked by', 'Mara']] },
    {
      kind: 'buttons',
      buttons: [
        { label: 'Approve', style: 'primary', intent: { do: 'approve', approval, digest: 'd1' } },
        { label: 'Decline', style: 'danger', intent: { do: 'reject', approval, reason: null } },
      ],
    },
    { kind: 'link', label: 'Open in Muster', url: 'https://muster.test/console/' },
    { kind: 'quiet', text: 'apr_1' },
  ],
};

/** A host within the own network, which counts who comes. */
async function openElsewhere() {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('a secret');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.looseObject({ port: z.number() }).parse(server.address());
  return { url: `http://127.0.0.1:${port}/inside`, asked: () => asked };
}

export function channelContract(name: string, open: () => Promise<ChannelUnderTest>): void {
  const setUp = async () => {
    const opened = await open();
    opened.addPerson({ id: 'U1', kind: 'member', email: 'mara@harbor.test' });
    const mara = { platform: opened.channel.platform, team: opened.team, id: 'U1' };
    const spot = await opened.channel.direct(opened.tenant, mara);
    if (spot === undefined) throw new Error('nobody can be written to');
    return { ...opened, mara, spot };
  };

  describe(`${name}: channel`, () => {
    test('says which workspaces an organization has connected', async () => {
      const { channel, tenant, team } = await setUp();
      expect(await channel.teams(tenant)).toContain(team);
    });

    test.each(['guest', 'external', 'bot', 'deactivated'] as const)('tells a %s from a member', async (kind) => {
      const { channel, team, mara, addPerson } = await setUp();
      addPerson({ id: 'U2', kind, email: 'guest@harbor.test' });
      expect(await channel.profile(mara)).toEqual({ kind: 'member', email: 'mara@harbor.test' });
      expect((await channel.profile({ platform: channel.platform, team, id: 'U2' })).kind).toBe(kind);
      expect(await channel.find(team, 'guest@harbor.test')).toBeUndefined();
    });

    test('an address that is not verified is none', async () => {
      const { channel, team, addPerson } = await setUp();
      addPerson({ id: 'U2', kind: 'member', email: 'dana@harbor.test', isVerified: false });
      expect((await channel.profile({ platform: channel.platform, team, id: 'U2' })).email).toBeUndefined();
    });

    test('finds a member by address, and nobody for an unknown one', async () => {
      const { channel, team, mara } = await setUp();
      expect(await channel.find(team, 'mara@harbor.test')).toEqual(mara);
      expect(await channel.find(team, 'nobody@harbor.test')).toBeUndefined();
    });

    test('a card is posted whole, found by its key, and drawn anew in its place', async () => {
      const { channel, spot, team, seen } = await setUp();
      const since = new Date(0);
      expect(await channel.posted(spot, 'pst_1', since)).toBeUndefined();
      const place = await channel.post(spot, card, 'pst_1');
      expect(seen()).toMatchObject([{ buttons: ['Approve', 'Decline'] }]);
      for (const part of ['Reject Bob', 'Mara', 'apr_1']) expect(seen()[0]?.text).toContain(part);
      expect(await channel.posted(spot, 'pst_1', since)).toBe(place);
      expect(await channel.posted(spot, 'pst_2', since)).toBeUndefined();
      expect(await channel.update(team, place, plainCard('Declined by Dana'))).toBe('updated');
      expect(seen()).toMatchObject([{ text: expect.stringContaining('Declined by Dana'), buttons: [] }]);
    });

    test('what was shown meanwhile is ended by the whole card in its place, also where that takes several messages', async () => {
      const { channel, spot, team, seen, deleteAll } = await setUp();
      const place = await channel.post(spot, plainCard('Working on it…'), 'pst_1');
      const text = Array.from({ length: 2_000 }, (_, index) => `line ${String(index).padStart(4, '0')}`).join('\n');
      const stands = await channel.finish(spot, { place, key: 'pst_1' }, plainCard(text));
      const all = seen().map((one) => one.text);
      expect(all.join('\n')).not.toContain('Working on it');
      for (const line of ['line 0000', 'line 1999']) expect(all.join('\n')).toContain(line);
      expect(await channel.update(team, stands ?? '', plainCard('Over'))).toBe('updated');
      expect(seen().map((one) => one.text)).toEqual(['Over']);
      deleteAll();
      expect(await channel.finish(spot, { place, key: 'pst_1' }, card)).toBeUndefined();
    });

    test('a plan is drawn with the state of each step', async () => {
      const { channel, spot, seen } = await setUp();
      const steps = [
        { id: '1', title: 'Move Bob', state: 'complete' },
        { id: '2', title: 'Reject Ana', state: 'waiting', detail: 'Waits for approval' },
      ] as const;
      const plan = { kind: 'plan', title: '1 of 2 done', steps } as const;
      await channel.post(spot, { text: 'Done', parts: [plan] }, 'pst_1');
      expect(seen()[0]?.text).toMatch(/1 of 2 done[^]*Move Bob[^]*Reject Ana.*Waits for approval/);
    });

    test('a message that people deleted is gone', async () => {
      const { channel, spot, team, deleteAll } = await setUp();
      const place = await channel.post(spot, card, 'pst_1');
      deleteAll();
      expect(await channel.update(team, place, card)).toBe('gone');
    });

    test('a whisper among several reaches one person', async () => {
      const { channel, shared, mara, seen } = await setUp();
      await channel.whisper(shared, mara, plainCard('For you alone'));
      expect(seen()).toMatchObject([{ reader: 'U1', text: expect.stringContaining('For you alone') }]);
    });

    test('markup in people’s text does not take effect, and names in any script survive', async () => {
      const { channel, spot, seen } = await setUp();
      const text = '<!channel> <@U1> <https://evil.test|click> *bold* & 👩🏽‍🚀 مريم نور Ø';
      await channel.post(spot, plainCard(text), 'pst_1');
      expect(seen()).toHaveLength(1);
      expect(seen()[0]?.text).toContain(text);
    });

    test('40,000 characters arrive whole, in as many messages as it takes', async () => {
      const { channel, spot, seen } = await setUp();
      const text = Array.from({ length: 4_000 }, (_, index) => `line ${String(index).padStart(4, '0')}`).join('\n');
      await channel.post(spot, plainCard(text), 'pst_1');
      const arrived = seen()
        .map((one) => one.text)
        .join('\n');
      for (const index of [0, 1, 1_999, 3_999]) expect(arrived).toContain(`line ${String(index).padStart(4, '0')}`);
    });

    test('a file that was sent is read, byte for byte', async () => {
      const { channel, team, addFile } = await setUp();
      const bytes = Buffer.from('Priya Raman\n\u0000\u00ff résumé 👩🏽‍🚀');
      expect(Buffer.from(await channel.read(team, addFile({ name: 'cv.txt', bytes })))).toEqual(bytes);
    });

    test('a file beyond the limit is refused, and one that is gone is not found', async () => {
      const { channel, team, addFile } = await setUp();
      const large = addFile({ name: 'film.txt', bytes: new Uint8Array(mostFileBytes + 1) });
      await expect(channel.read(team, large)).rejects.toMatchObject({ code: 'limit_exceeded' });
      const nowhere = { ...addFile({ name: 'cv.txt', bytes: new Uint8Array(1) }), address: '' };
      await expect(channel.read(team, nowhere)).rejects.toMatchObject({ code: 'not_found' });
    });

    test.each(['address', 'redirect'] as const)(
      'a file whose %s leads elsewhere is not asked for there',
      async (how) => {
        const { channel, team, addFile } = await setUp();
        const elsewhere = await openElsewhere();
        const sent = addFile({ name: 'cv.txt', bytes: new Uint8Array(1), leadsTo: { url: elsewhere.url, how } });
        await expect(channel.read(team, sent)).rejects.toMatchObject({ code: 'not_found' });
        expect(elsewhere.asked()).toBe(0);
      },
    );

    test('a file that cannot be had now is a problem that heals by waiting', async () => {
      const { channel, team, addFile, refuse } = await setUp();
      const sent = addFile({ name: 'cv.txt', bytes: new Uint8Array(1) });
      refuse('down', 1_000);
      await expect(channel.read(team, sent)).rejects.toMatchObject({ name: 'Problem', retry: 'later' });
    });

    test('a platform that asks for patience is asked again, and the message stands once', async () => {
      const { channel, spot, seen, refuse } = await setUp();
      refuse('busy', 2);
      await channel.post(spot, card, 'pst_1');
      expect(seen()).toHaveLength(1);
    });

    test('a message that was answered with a failure is not sent again before it is known whether it stands', async () => {
      const { channel, spot, seen, refuse } = await setUp();
      refuse('down', 1);
      await expect(channel.post(spot, card, 'pst_1')).rejects.toMatchObject({ name: 'Problem', retry: 'later' });
      expect(seen()).toEqual([]);
    });

    test('a platform that is away is a problem that heals by waiting', async () => {
      const { channel, spot, seen, refuse } = await setUp();
      refuse('down', 1_000);
      await expect(channel.post(spot, card, 'pst_1')).rejects.toMatchObject({ name: 'Problem', retry: 'later' });
      expect(seen()).toEqual([]);
    });
  });
}
