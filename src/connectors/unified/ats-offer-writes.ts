// Makes an offer in a connected ATS and takes it away again: only one that was made from here, and only as it was seen.
import type { AtsMapping } from '../../core/connector/unified.ts';
import { canonical, type JsonObject } from '../../core/json.ts';
import { readPath } from '../../core/json-path.ts';
import type { Ats } from '../../core/ports/ats.ts';
import { type MappedSystem, RemoteFault } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import type { Offer } from '../../core/records.ts';
import type { AtsCandidates, CandidateState } from './ats-candidates.ts';
import { hasArrived, knownOffers, type KnownOffer, settled } from './ats-offers.ts';
import { markOf } from './mark.ts';
import type { Mirror } from './mirror.ts';
import { afterWrite } from './problem-of.ts';
import type { SideRecords } from './side-records.ts';
import { textAt } from './values.ts';

export interface OfferDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly mirror: (collection: string) => Mirror;
  readonly candidates: AtsCandidates;
  readonly side: SideRecords;
  readonly cannot: (act: 'offer') => Problem;
}

type Offers = NonNullable<AtsMapping['offers']>;
type Writing = NonNullable<Offers['write']>;

const patienceMs = 30_000;

export async function setOffer(dependencies: OfferDependencies, wanted: Parameters<Ats['setOffer']>[0]): Promise<void> {
  const { side, candidates, mapping } = dependencies;
  const { candidate, from, to, key } = wanted;
  if (mapping.offers?.write === undefined) throw dependencies.cannot('offer');
  const theirs = await present(dependencies, mapping.offers, candidate);
  const done = { key: `offer:${key}`, value: null };
  if ((await side.done(done.key)) !== undefined) return;
  const noted = await side.offer(candidate);
  const kept = settled(noted, theirs) ?? { candidate, id: null, offer: null };
  const begun = { mark: markOf(key), offer: to };
  if (noted?.begun?.mark === begun.mark && hasArrived(noted.begun, theirs)) return side.note({ ...done, offer: kept });
  const standing = await candidates.standing(candidate);
  const { offer: seen } = await candidates.candidate(standing, []);
  if (canonical(seen) !== canonical(from))
    throw new Problem('changed_since', `Candidate ${candidate}: the offer was changed meanwhile.`);
  const because = await whyNoOffer(dependencies, candidate);
  if (because !== null) throw new Problem('not_supported', because);
  const write = { ...mapping.offers.write, collection: mapping.offers.collection };
  // Whatever breaks off from here on is known again by its mark, with its terms.
  await side.keepOffer({ ...kept, begun });
  const id = await unlessRefused(
    async () => {
      if (to?.status === 'extended') return make(dependencies, write, { standing, offer: to, mark: begun.mark });
      if (theirs?.id !== undefined) await remove(dependencies, write, theirs.id);
      return null;
    },
    () => side.keepOffer(kept),
  );
  await side.note({ ...done, offer: { candidate, id, offer: to } });
}

export async function hasSetOffer(
  dependencies: OfferDependencies,
  { candidate, key }: { candidate: string; key: string },
): Promise<boolean | undefined> {
  const { offers } = dependencies.mapping;
  if (offers?.write === undefined) return undefined;
  if ((await dependencies.side.done(`offer:${key}`)) !== undefined) return true;
  const begun = (await dependencies.side.offer(candidate))?.begun;
  return begun?.mark === markOf(key) && hasArrived(begun, await present(dependencies, offers, candidate));
}

/** A clean refusal leaves nothing begun; whatever may have arrived stays to be looked for. */
async function unlessRefused<Value>(work: () => Promise<Value>, takeBack: () => Promise<void>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isRefused =
      (error instanceof RemoteFault && !error.unclear) ||
      (error instanceof Problem && error.code !== 'outcome_unknown');
    if (isRefused) await takeBack();
    throw error;
  }
}

/** As the system holds it at this moment. */
async function present(
  dependencies: OfferDependencies,
  { collection }: Offers,
  candidate: string,
): Promise<KnownOffer | undefined> {
  await dependencies.mirror(collection).anew();
  return knownOffers(dependencies).get(candidate);
}

/** Why none can be made for that candidate, or theirs not be taken away; null: it can. */
export async function whyNoOffer(dependencies: OfferDependencies, candidate: string): Promise<string | null> {
  const { mapping, side, candidates, remote } = dependencies;
  const { offers } = mapping;
  if (offers?.write === undefined) return dependencies.cannot('offer').message;
  const { title } = remote.connector;
  const theirs = await present(dependencies, offers, candidate);
  const kept = settled(await side.offer(candidate), theirs);
  if (theirs !== undefined && theirs.id !== kept?.id)
    return `${title} holds an offer to this candidate that was made there. Change or withdraw it in ${title} itself.`;
  const values = await valuesOf(dependencies, await candidates.standing(candidate));
  const lacking = offers.write.needs.filter((path) => textAt(values, path) === undefined);
  if (lacking.length === 0) return null;
  const names = lacking.map((path) => path.replace(/^opening\./, '')).join(' and ');
  return `${title} wants a ${names} of the requisition for an offer, and this candidate’s has none. Enter it in ${title}.`;
}

async function make(
  dependencies: OfferDependencies,
  { make: { call, answerId = 'id' }, collection }: Writing & { collection: string },
  { standing, offer, mark }: { standing: CandidateState; offer: Offer; mark: string },
): Promise<string> {
  const values = {
    ...(await valuesOf(dependencies, standing)),
    terms: `${inWords(offer)} (Muster ${mark})`.trim(),
    day: offer.at.slice(0, 10),
  };
  const signal = AbortSignal.timeout(patienceMs);
  const body = await dependencies.remote.call({ call, values, writes: true, signal });
  const id = textAt({ answer: readPath(body, answerId) ?? null }, 'answer');
  if (id === undefined)
    throw new Problem('outcome_unknown', `${dependencies.remote.connector.title} made the offer and did not name it.`);
  await afterWrite(() => dependencies.mirror(collection).all([id]));
  return id;
}

async function remove(
  { remote, mirror }: OfferDependencies,
  { remove: { call }, collection }: Writing & { collection: string },
  id: string,
): Promise<void> {
  await remote.call({ call, values: { id }, writes: true, signal: AbortSignal.timeout(patienceMs) });
  mirror(collection).forget(id);
}

async function valuesOf({ mapping, mirror }: OfferDependencies, { record, body }: CandidateState): Promise<JsonObject> {
  const { jobs, candidates } = mapping;
  const job = textAt(body, candidates.job);
  const openings = [...(await mirror(jobs.collection).all()).values()];
  const opening = openings.find((one) => (jobs.key === undefined ? one.id : textAt(one.body, jobs.key)) === job);
  return { candidate: readPath(body, 'id') ?? record.id, opening: opening?.body ?? {} };
}

function inWords({ salary, currency, startDate }: Offer): string {
  const pay = salary === null ? [] : [`Salary: ${[currency, salary.toLocaleString('en-US')].join(' ').trim()} a year.`];
  return [...pay, ...(startDate === null ? [] : [`First day of work: ${startDate}.`])].join(' ');
}
