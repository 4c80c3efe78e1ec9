// A chat platform in memory, whole: every rule of the shape holds here as it does on Slack and Teams.
import type { TenantId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import type { Card } from '../../src/channels/card.ts';
import { lineOf } from '../../src/channels/cards/plan.ts';
import { type Channel, mostFileBytes, type Person, type Profile, Spot } from '../../src/channels/channel.ts';
import { sentFile } from '../../src/channels/files/sent-file.ts';
import type { ChannelUnderTest, Seen } from '../contracts/channel.ts';

interface Standing {
  readonly place: string;
  readonly key: string;
  readonly reader: string | null;
  card: Card;
}

type Somebody = { id: string; kind: Profile['kind']; email?: string; isVerified?: boolean };

export function createFakeChannel(tenant: TenantId, team = 'T1'): ChannelUnderTest {
  const people = new Map<string, Somebody>();
  const files = new Map<string, Uint8Array>();
  let standing: Standing[] = [];
  let made = 0;
  let down = 0;

  /** Patience is the adapter's own business: a busy platform is served by the fake at once. */
  const reach = () => {
    if (down === 0) return;
    down -= 1;
    throw new Problem('unavailable', 'The chat platform does not answer.');
  };
  const write = (reader: string | null, { card, key }: { card: Card; key: string }): string => {
    reach();
    const place = `m${(made += 1)}`;
    standing.push({ place, key, reader, card });
    return place;
  };
  const channel: Channel = {
    platform: 'slack',
    teams: async (of) => (of === tenant ? [team] : []),
    async profile({ id }) {
      reach();
      const somebody = people.get(id);
      const isVerified = somebody?.isVerified !== false;
      return { kind: somebody?.kind ?? 'external', email: isVerified ? somebody?.email : undefined };
    },
    async find(_team, email) {
      reach();
      const found = [...people.values()].find((one) => one.email === email && one.kind === 'member');
      return found === undefined ? undefined : { platform: 'slack', team, id: found.id };
    },
    direct: async (_tenant, { id }: Person) => Spot.parse({ platform: 'slack', team, surface: 'direct', address: id }),
    post: async (spot, card, key) => write(readerOf(spot), { card, key }),
    posted: async (_spot, key) => standing.find((one) => one.key === key)?.place,
    async update(_team, place, card) {
      reach();
      const one = standing.find((message) => message.place === place);
      if (one === undefined) return 'gone';
      one.card = card;
      return 'updated';
    },
    async finish(_spot, { place }, card) {
      reach();
      const one = standing.find((message) => message.place === place);
      if (one === undefined) return undefined;
      one.card = card;
      return place;
    },
    whisper: async (_spot, person, card) => void write(person.id, { card, key: '' }),
    async read(_team, { address }) {
      reach();
      const bytes = files.get(address);
      if (bytes === undefined) throw new Problem('not_found', 'That file is gone.');
      if (bytes.length > mostFileBytes) throw new Problem('limit_exceeded', 'That file is too large.');
      return bytes;
    },
  };

  return {
    channel,
    tenant,
    team,
    addPerson: (person) => void people.set(person.id, person),
    shared: { platform: 'slack', team, surface: 'shared', address: 'C1' },
    seen: () => standing.map(seenOf),
    refuse: (how, times) => void (down = how === 'down' ? times : 0),
    deleteAll: () => void (standing = []),
    addFile({ name, bytes, leadsTo }) {
      const address = `f${(made += 1)}`;
      // This platform has no addresses that could lead elsewhere.
      if (leadsTo === undefined) files.set(address, bytes);
      return sentFile({ name, address });
    },
  };
}

const readerOf = ({ surface, address }: Spot) => (surface === 'direct' ? address : null);

const seenOf = ({ reader, card }: Standing): Seen => ({
  reader,
  text: card.parts
    .map((part) => {
      if ('text' in part) return part.text;
      if (part.kind === 'plan') return [part.title, ...part.steps.map(lineOf)].join('\n');
      return part.kind === 'facts' ? part.facts.map(([label, value]) => `${label}: ${value}`).join('\n') : '';
    })
    .join('\n'),
  buttons: card.parts.flatMap((part) => (part.kind === 'buttons' ? part.buttons.map(({ label }) => label) : [])),
});
