// Events of an ATS that reports nothing by itself: its changes are looked at round by round, and what changed in where a
// candidate stands becomes an event, once. A move that Muster made, or that was reported otherwise, is no news.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type IncomingEvent, noDetails } from '../../core/trigger-event.ts';
import { CandidateId } from '../../core/ids.ts';
import type { Ats, AtsChange } from '../../core/ports/ats.ts';
import type { EventLog } from '../../core/ports/event-log.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Stage } from '../../core/records.ts';

export interface AtsWatchPorts {
  readonly ats: Pick<Ats, 'changes'>;
  readonly system: string;
  /** Tells this connection's standings from others'. */
  readonly scope: string;
  readonly events: Pick<EventLog, 'takeAll' | 'stageBefore'>;
  readonly store: RecordStore;
  /** Business time. */
  readonly now: Date;
}

/** Where a candidate stood at the last look, and how many changes were told of. */
const KnownStage = z.strictObject({ candidate: CandidateId, stage: Stage, told: z.int() });
type KnownStage = z.infer<typeof KnownStage>;
const Watch = z.strictObject({ cursor: z.string().nullable(), at: z.iso.datetime() });

const kinds = { standing: 'ats_standing', watch: 'ats_watch' } as const;
const mostAtOnce = 200;
/** A candidacy that began before the last look by more than that was there, and is only seen for the first time. */
const lookBackMs = 24 * 3_600_000;

/** How many events were new. The first look learns how things stand and tells of nothing. */
export async function takeAtsChanges(ports: AtsWatchPorts): Promise<number> {
  const { ats, store, scope, now } = ports;
  const before = await store.read(async (records) => Watch.optional().parse(await records.get(kinds.watch, scope)));
  const changes = await ats.changes?.(before?.cursor ?? null);
  if (changes === undefined) return 0;
  let taken = 0;
  for (let from = 0; from < changes.changed.length; from += mostAtOnce) {
    const some = changes.changed.slice(from, from + mostAtOnce);
    taken += await takeSome(ports, some, before === undefined ? undefined : new Date(before.at));
  }
  // Last: after a crash the same changes are met again, and their events are known.
  const body = { cursor: changes.cursor, at: now.toISOString() };
  await store.change(async (records) => records.put({ kind: kinds.watch, id: scope, body }));
  return taken;
}

async function takeSome(
  ports: AtsWatchPorts,
  changes: readonly AtsChange[],
  lastLook: Date | undefined,
): Promise<number> {
  const { store, scope, events } = ports;
  const idOf = ({ candidate }: Pick<AtsChange, 'candidate'>) => `${scope}:${candidate}`;
  const known = await store.read(async (records) => {
    const found: (KnownStage | undefined)[] = [];
    for (const change of changes)
      found.push(KnownStage.optional().parse(await records.get(kinds.standing, idOf(change))));
    return found;
  });
  const news: IncomingEvent[] = [];
  const standings: KnownStage[] = [];
  for (const [index, change] of changes.entries()) {
    const standing = known[index];
    if (standing?.stage === change.stage) continue;
    const event = lastLook === undefined ? undefined : await newsOf(ports, { change, standing, lastLook });
    if (event !== undefined) news.push(event);
    standings.push({ candidate: change.candidate, stage: change.stage, told: (standing?.told ?? 0) + 1 });
  }
  const taken = await events.takeAll(news);
  if (standings.length > 0)
    await store.change(async (records) => {
      for (const body of standings) await records.put({ kind: kinds.standing, id: idOf(body), body });
    });
  return taken.filter(({ kind }) => kind === 'new').length;
}

interface SeenChange {
  readonly change: AtsChange;
  readonly standing: KnownStage | undefined;
  readonly lastLook: Date;
}

async function newsOf(ports: AtsWatchPorts, seen: SeenChange): Promise<IncomingEvent | undefined> {
  const { change, standing, lastLook } = seen;
  if (standing === undefined) {
    const appliedAt = change.appliedAt === null ? undefined : Date.parse(change.appliedAt);
    const isOld = appliedAt !== undefined && appliedAt < lastLook.getTime() - lookBackMs;
    return isOld ? undefined : eventOf(ports, seen, { kind: 'application.received', from: null, to: null });
  }
  const last = await ports.events.stageBefore({ candidate: change.candidate, at: ports.now });
  // Made through Muster, or reported by a webhook, since the last look: that event stands for it.
  if (last !== undefined && last.to === change.stage && last.at >= lastLook) return undefined;
  return eventOf(ports, seen, { kind: 'candidate.moved', from: standing.stage, to: change.stage });
}

function eventOf(
  { system, scope, now }: AtsWatchPorts,
  { change, standing, lastLook }: SeenChange,
  what: Pick<IncomingEvent, 'kind' | 'from' | 'to'>,
): IncomingEvent {
  const { candidate, job, stage } = change;
  // The count tells the second move to a stage from the first; the same on every try.
  const eventId = `${scope}:${candidate}:${standing?.told ?? 0}:${standing?.stage ?? ''}>${stage}`;
  const said = Date.parse((what.kind === 'candidate.moved' ? change.stageSince : change.appliedAt) ?? '');
  const isBetween = said > lastLook.getTime() - lookBackMs && said <= now.getTime();
  return {
    ...noDetails,
    ...what,
    system,
    eventId: createHash('sha256').update(eventId).digest('base64url'),
    candidate,
    job,
    occurredAt: isBetween ? new Date(said) : now,
    fingerprint: createHash('sha256').update(`${system} ${eventId}`).digest('base64url'),
  };
}
