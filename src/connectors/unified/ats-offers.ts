// The offers that a connected ATS keeps of its own, as what is known of each candidate: the newest that says something.
import type { AtsMapping } from '../../core/connector/unified.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { AtsMatter, AtsMatters } from '../../core/ports/ats.ts';
import { type MappedSystem, RemoteFault, type RemoteRecord } from '../../core/ports/remote-system.ts';
import { Offer } from '../../core/records.ts';
import { offerState } from './ats-matters.ts';
import type { Mirror } from './mirror.ts';
import type { KeptOffer } from './side-records.ts';
import { instantAt, isObject, textAt } from './values.ts';

interface AtsOffersDependencies {
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
}

/** By candidate. Without a time of its own an offer counts from `since`, which the caller fills in. */
export type KnownOffers = ReadonlyMap<string, KnownOffer>;
export type KnownOffer = Omit<Offer, 'at'> & {
  readonly at: string | undefined;
  /** Of the record; undefined where it is shown within another one. */
  readonly id: string | undefined;
  /** What it shows where offers that are made from here have their mark. */
  readonly mark?: string | undefined;
};

/** That an offer was made from here is told where it was made; what becomes of it is the system's own news. */
export const withoutOwn = (found: AtsMatters, kept: ReadonlyMap<string, KeptOffer>): AtsMatters => ({
  ...found,
  changed: found.changed.map((one) =>
    one.state === 'extended' && kept.get(one.candidate)?.id === one.id ? { ...one, state: 'other' } : one,
  ),
});

/** As a candidate shows it: with the terms that are kept here, if it is the one that was made from here. */
export function offerShown(theirs: KnownOffer | undefined, noted: KeptOffer | undefined, since: string): Offer | null {
  const kept = settled(noted, theirs);
  if (theirs === undefined) return kept?.offer?.status === 'withdrawn' ? kept.offer : null;
  const { id, mark: _, ...offer } = theirs;
  const isOurs = id !== undefined && kept?.id === id;
  if (isOurs && kept.offer !== null) return { ...kept.offer, status: offer.status };
  return { ...offer, at: offer.at ?? since };
}

/** Whether a change that was begun from here has reached the system. */
export const hasArrived = ({ mark, offer }: NonNullable<KeptOffer['begun']>, theirs: KnownOffer | undefined): boolean =>
  offer?.status === 'extended' ? theirs?.mark?.includes(mark) === true : theirs === undefined;

/** What was begun and broken off is over: it arrived, as the system shows, or everything is as before. */
export function settled(noted: KeptOffer | undefined, theirs: KnownOffer | undefined): KeptOffer | undefined {
  if (noted?.begun === undefined) return noted;
  const { begun, ...before } = noted;
  if (!hasArrived(begun, theirs)) return before;
  return { candidate: noted.candidate, id: theirs?.id ?? null, offer: begun.offer };
}

/** None where the system lists none, or its key may not see them: everything else is told all the same. */
export async function readOffers({ mapping: { offers }, mirror }: AtsOffersDependencies): Promise<KnownOffers> {
  if (offers === undefined) return new Map();
  return byCandidate(offers, await mirror(offers.collection).all().catch(unlessUnseen));
}

/** As they were when all candidates were read last: a look at one of them does not wait for every offer ever made. */
export const knownOffers = ({ mapping: { offers }, mirror }: AtsOffersDependencies): KnownOffers =>
  offers === undefined ? new Map() : byCandidate(offers, mirror(offers.collection).known());

type Offers = NonNullable<AtsMapping['offers']>;

function byCandidate(offers: Offers, listed: ReadonlyMap<string, RemoteRecord>): KnownOffers {
  const known = new Map<string, KnownOffer>();
  for (const record of listed.values()) {
    const candidate = textAt(record.body, offers.candidate);
    const offer = offerOf(offers, record.body, record.id);
    const before = candidate === undefined ? undefined : known.get(candidate);
    if (candidate === undefined || offer === undefined || isOlder(offer, before)) continue;
    known.set(candidate, offer);
  }
  return known;
}

const isOlder = (offer: { at: string | undefined }, before: { at: string | undefined } | undefined): boolean =>
  before?.at !== undefined && offer.at !== undefined && Date.parse(offer.at) < Date.parse(before.at);

/** Asked for now, where the system shows them for one candidate alone, or one was made from here; otherwise as they were known. */
export async function offersOfOne(
  {
    remote,
    kept,
    ...dependencies
  }: AtsOffersDependencies & { readonly remote: MappedSystem; readonly kept?: KeptOffer | undefined },
  values: JsonObject & { readonly id: string },
): Promise<KnownOffer | undefined> {
  const { offersOfOne: shown, offers } = dependencies.mapping;
  if (offers !== undefined && kept !== undefined)
    await (kept.begun === undefined
      ? dependencies.mirror(offers.collection).all()
      : dependencies.mirror(offers.collection).anew());
  if (shown === undefined) return knownOffers(dependencies).get(values.id);
  const asked = { call: shown.call, values, writes: false, signal: AbortSignal.timeout(patienceMs) };
  const found = readPath(await remote.call(asked).catch(unlessNone), shown.items);
  const listed = (Array.isArray(found) ? found : [found]).filter(isObject);
  let newest: KnownOffer | undefined;
  for (const body of listed) {
    const offer = offerOf(shown, body);
    if (offer !== undefined && !isOlder(offer, newest)) newest = offer;
  }
  return newest;
}

const patienceMs = 30_000;
/** Characters of the terms of an offer. */
const longest = 100_000;

function unlessNone(error: unknown): Json {
  unlessUnseen(error);
  return [];
}

function unlessUnseen(error: unknown): ReadonlyMap<string, RemoteRecord> {
  if (error instanceof RemoteFault && (error.kind === 'permission' || error.kind === 'not_found')) return new Map();
  throw error;
}

function offerOf(
  mapping: NonNullable<AtsMapping['offersOfOne']> | Offers,
  body: JsonObject,
  id?: string,
): KnownOffer | undefined {
  const state: AtsMatter['state'] = offerState(mapping, body);
  const status = Offer.shape.status.safeParse(state).data;
  if (status === undefined) return undefined;
  const startDate = instantAt(body, mapping.startDate)?.slice(0, 10) ?? null;
  const write = 'write' in mapping ? mapping.write : undefined;
  const mark = write === undefined ? undefined : textAt(body, write.mark, longest);
  return { id, mark, salary: null, currency: null, startDate, status, at: instantAt(body, mapping.at) };
}
