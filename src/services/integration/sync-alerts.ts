// What people are told of a run: trouble once and not with every run, one alert where many integrations share the trouble, and
// that it is over.
import type { Integration, Sync, SyncFault } from '../../core/integration.ts';

/** One alert for people. `key` is the same on every try, and for everything that is told of together. */
export interface Alert {
  readonly key: string;
  readonly text: string;
}

interface AlertInput {
  readonly sync: Sync;
  readonly integration: Integration;
  /** The run of the same integration that ended before this one. */
  readonly before: Sync | undefined;
}

/** Trouble of the same kind with the same system within that time is one alert, whatever the number of integrations. */
const groupMs = 3_600_000;

/** Undefined: nothing that people do not know already. */
export function alertOf({ sync, integration, before }: AlertInput): Alert | undefined {
  if (isAccounts(sync)) return undefined;
  const trouble = troubleOf(sync);
  const earlier = before === undefined || isAccounts(before) ? null : troubleOf(before);
  if (trouble === null) return earlier === null ? undefined : resolved(sync, integration);
  // A re-sync is somebody's try to mend it: they want to know what came of it.
  const isKnown = earlier !== null && earlier === trouble && sync.resyncOf === null;
  return isKnown ? undefined : { key: keyOf(sync, integration, trouble), text: alertText(sync, integration) };
}

/** An account that refuses Muster is told of in one message for everything that uses it; see `tell-connections.ts`. */
const isAccounts = ({ fault, resyncOf }: Sync): boolean => fault?.kind === 'auth' && resyncOf === null;

/** Null: it went well. */
const troubleOf = ({ status, counts, fault }: Sync): string | null => {
  if (status !== 'failed' && counts.failed === 0 && fault === null) return null;
  return fault?.kind ?? 'failed_records';
};

function keyOf(
  { id, run, integration, finishedAt, nextAt, fault, resyncOf }: Sync,
  { destination, source }: Integration,
  trouble: string,
) {
  const hour = Math.floor(((finishedAt ?? nextAt)?.getTime() ?? 0) / groupMs);
  // Their number may grow from look to look; the question that waits always says how many by now.
  if (fault?.kind === 'deletes_held') return `sync-alert:${integration}:deletes_held:${hour}`;
  // What is wrong with one integration's own set-up is nobody else's trouble.
  if (fault?.blame !== 'remote' || resyncOf !== null) return `sync-alert:${id}:${run}`;
  return `sync-alert:${source.connection}:${destination.connection}:${trouble}:${hour}`;
}

const resolved = ({ id, run, counts }: Sync, { name }: Integration): Alert => ({
  key: `sync-resolved:${id}:${run}`,
  text: `The sync “${name}” works again. Written: ${counts.written}.`,
});

/** What happened, whose fault it is, and what to do: words for somebody who was not there. */
function alertText(sync: Sync, { name }: Integration): string {
  const { fault, counts } = sync;
  const why = fault === null ? '' : ` ${fault.message} ${blamed[fault.blame]}`;
  const fix = fault === null ? 'Look at the failed records and their reasons, then retry them.' : fault.fix;
  return `${whatOf(sync, name)}${why} What to do: ${fix} Written: ${counts.written}, failed: ${counts.failed}.`;
}

function whatOf({ status, counts, fault, undoOf }: Sync, name: string): string {
  if (undoOf !== null) return `Undoing a run of the sync “${name}” ended with ${counts.failed} not taken back.`;
  if (status === 'failed') return `The sync “${name}” failed after its retries.`;
  if (fault?.kind === 'deletes_held') return `The sync “${name}” held its deletions back.`;
  return `The sync “${name}” ended with ${counts.failed} failed ${counts.failed === 1 ? 'record' : 'records'}.`;
}

const blamed: Readonly<Record<SyncFault['blame'], string>> = {
  muster: 'The fault lies with Muster.',
  integration: 'The fault lies in how the integration is set up.',
  remote: 'The fault lies with the other system.',
};
