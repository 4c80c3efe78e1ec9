// Interviews and offers that a connected ATS keeps of its own, as their changes show them.
import type { Clock } from '../../core/clock.ts';
import type { AtsMapping } from '../../core/connector/unified.ts';
import { CandidateId } from '../../core/ids.ts';
import type { AtsMatter, AtsMatterKind, AtsMatters } from '../../core/ports/ats.ts';
import type { JsonObject } from '../../core/json.ts';
import type { MappedSystem, RemoteRecord } from '../../core/ports/remote-system.ts';
import { readChangesAnew } from './mirror.ts';
import { instantAt, says, textAt } from './values.ts';

interface AtsMattersDependencies {
  readonly remote: MappedSystem;
  readonly mapping: AtsMapping;
  readonly clock: Clock;
}

/** Undefined: the mapping has none of them. */
export async function mattersSince(
  { remote, mapping, clock }: AtsMattersDependencies,
  kind: AtsMatterKind,
  since: string | null,
): Promise<AtsMatters | undefined> {
  const { collection } = mapping[kind] ?? {};
  if (collection === undefined) return undefined;
  const found = await readChangesAnew(remote, { collection, clock }, since);
  const read = kind === 'interviews' ? interviewOf(mapping) : offerOf(mapping);
  return {
    cursor: found.since,
    changed: found.records.flatMap((record) => (record.deleted ? [] : (read(record) ?? []))),
  };
}

type Says = readonly Parameters<typeof says>[1][];

const holds = (body: JsonObject, all: Says): boolean => all.every((one) => says(body, one));

/** Undefined for a record that names no candidate. */
const matterOf = (
  { id, body }: RemoteRecord,
  path: string,
  more: Pick<AtsMatter, 'state' | 'start'>,
): AtsMatter | undefined => {
  const candidate = textAt(body, path);
  return candidate === undefined ? undefined : { id, candidate: CandidateId.parse(candidate), ...more };
};

function interviewState(
  { scheduled, finished, cancelled }: NonNullable<AtsMapping['interviews']>,
  body: JsonObject,
): AtsMatter['state'] {
  if (cancelled !== undefined && holds(body, cancelled)) return 'other';
  if (finished !== undefined && holds(body, finished)) return 'finished';
  return holds(body, scheduled) ? 'scheduled' : 'other';
}

const interviewOf =
  ({ interviews }: AtsMapping) =>
  (record: RemoteRecord) =>
    interviews &&
    matterOf(record, interviews.candidate, {
      state: interviewState(interviews, record.body),
      start: instantAt(record.body, interviews.start) ?? null,
    });

type OfferStates = Pick<NonNullable<AtsMapping['offersOfOne']>, 'extended' | 'accepted' | 'declined'>;

export const offerState = (offers: OfferStates, body: JsonObject): AtsMatter['state'] =>
  (['accepted', 'declined', 'extended'] as const).find((state) => {
    const said = offers[state];
    return said !== undefined && holds(body, said);
  }) ?? 'other';

const offerOf =
  ({ offers }: AtsMapping) =>
  (record: RemoteRecord) =>
    offers &&
    matterOf(record, offers.candidate, {
      state: offerState(offers, record.body),
      start: null,
    });
