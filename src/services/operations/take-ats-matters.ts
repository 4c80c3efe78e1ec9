// Interviews and offers of an ATS that reports nothing: what changed becomes an event, once. The first look learns how things
// stand and tells of nothing. Versions of an offer are records of their own.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type IncomingEvent, type IncomingKind, noDetails } from '../../core/trigger-event.ts';
import { CandidateId } from '../../core/ids.ts';
import type { Ats, AtsMatter, AtsMatterKind } from '../../core/ports/ats.ts';
import type { AtsWatchPorts } from './take-ats-changes.ts';

type Ports = Omit<AtsWatchPorts, 'ats' | 'events'> & {
  readonly ats: Pick<Ats, 'matters'>;
  readonly events: Pick<AtsWatchPorts['events'], 'takeAll'>;
};

/** How it stood at the last look, and how many changes there were. */
const KnownMatters = z.strictObject({
  candidate: CandidateId,
  state: z.string(),
  start: z.string().nullable(),
  told: z.int(),
});
type KnownMatters = z.infer<typeof KnownMatters>;
const Watch = z.strictObject({ cursor: z.string().nullable() });

const kinds = { matter: 'ats_matter', watch: 'ats_watch' } as const;
const mostAtOnce = 200;

const tells: Readonly<Record<AtsMatter['state'], IncomingKind | undefined>> = {
  scheduled: 'interview.scheduled',
  finished: 'interview.finished',
  extended: 'offer.extended',
  accepted: 'offer.accepted',
  declined: 'offer.declined',
  other: undefined,
};

/** How many events were new. */
export async function takeAtsMatters(ports: Ports, kind: AtsMatterKind): Promise<number> {
  const { ats, store, scope } = ports;
  const watch = `${scope}:${kind}`;
  const before = await store.read(async (records) => Watch.optional().parse(await records.get(kinds.watch, watch)));
  const found = await ats.matters?.(kind, before?.cursor ?? null);
  if (found === undefined) return 0;
  let taken = 0;
  for (let from = 0; from < found.changed.length; from += mostAtOnce) {
    const some = found.changed.slice(from, from + mostAtOnce);
    taken += await takeSome(ports, { kind, some, isFirst: before === undefined });
  }
  // Last: after a crash the same changes are met again, and their events are known.
  await store.change((records) => records.put({ kind: kinds.watch, id: watch, body: { cursor: found.cursor } }));
  return taken;
}

interface Look {
  readonly kind: AtsMatterKind;
  readonly some: readonly AtsMatter[];
  readonly isFirst: boolean;
}

/** What is told of is the offer to a candidate: a version that takes the place of another is the same one. */
const subjectOf = (of: string, kind: AtsMatterKind, { id, candidate }: AtsMatter): string =>
  kind === 'offers' ? `${of}:offers to:${candidate}` : `${of}:${kind}:${id}`;

async function takeSome(ports: Ports, look: Look): Promise<number> {
  const { store, scope, events } = ports;
  const { kind, some, isFirst } = look;
  const named = some.map((matter) => ({
    matter,
    own: `${scope}:${kind}:${matter.id}`,
    subject: subjectOf(scope, kind, matter),
  }));
  const standing = await store.read(async (records) => {
    const known = new Map<string, KnownMatters | undefined>();
    for (const id of new Set(named.flatMap(({ own, subject }) => [own, subject])))
      known.set(id, KnownMatters.optional().parse(await records.get(kinds.matter, id)));
    return known;
  });
  const changed = new Map<string, KnownMatters>();
  const news = named.flatMap((one) => {
    const { isNews, now } = judged(kind, one.matter, {
      own: standing.get(one.own),
      subject: standing.get(one.subject),
    });
    if (now === undefined) return [];
    for (const id of isNews ? [one.own, one.subject] : [one.own]) {
      standing.set(id, now);
      changed.set(id, now);
    }
    const event = isNews && !isFirst ? tells[one.matter.state] : undefined;
    return event === undefined ? [] : [eventOf(ports, { id: one.subject, matter: one.matter, event, told: now.told })];
  });
  const taken = await events.takeAll(news);
  if (changed.size > 0)
    await store.change(async (records) => {
      for (const [id, body] of changed) await records.put({ kind: kinds.matter, id, body });
    });
  return taken.filter(({ kind: outcome }) => outcome === 'new').length;
}

/** Without `now` nothing changed: systems answer again what changed shortly before the last look. */
function judged(
  kind: AtsMatterKind,
  { candidate, state, start }: AtsMatter,
  known: { own: KnownMatters | undefined; subject: KnownMatters | undefined },
): { isNews: boolean; now: KnownMatters | undefined } {
  if (known.own?.state === state && known.own.start === start) return { isNews: false, now: undefined };
  const isNews = kind === 'interviews' || (tells[state] !== undefined && known.subject?.state !== state);
  return { isNews, now: { candidate, state, start, told: (known.subject?.told ?? 0) + (isNews ? 1 : 0) } };
}

interface News {
  readonly id: string;
  readonly matter: AtsMatter;
  readonly event: IncomingKind;
  readonly told: number;
}

function eventOf({ system, now }: Ports, { id, matter, event, told }: News): IncomingEvent {
  // The count tells the second time from the first; the same on every try.
  const eventId = `${id}:${told}:${matter.state}:${matter.start ?? ''}`;
  return {
    system,
    eventId: createHash('sha256').update(eventId).digest('base64url'),
    kind: event,
    candidate: matter.candidate,
    ...noDetails,
    start: matter.start,
    occurredAt: now,
    fingerprint: createHash('sha256').update(`${system} ${eventId}`).digest('base64url'),
  };
}
