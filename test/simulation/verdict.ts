// The ledger against the journals of the systems outside, when everything has come to rest: what was accepted happened once or is
// told as uncertain, what was not done left nothing, and what was taken back is gone.
import type { Action, ActionStatus } from '../../src/core/action.ts';
import { limits, type Organization } from './organization.ts';
import { acme } from './people.ts';
import type { Entry } from './vendor.ts';

const atWork: readonly ActionStatus[] = ['proposed', 'approved', 'executing', 'undoing'];
const notDone: readonly ActionStatus[] = ['failed', 'rejected', 'expired', 'pending_approval', 'draft'];
/** Tools whose effect is where a candidate stands; see `moves`. */
const moving = new Set(['move_stage', 'reject_candidate']);

interface Evidence {
  readonly organization: Organization;
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

export function verdict(organization: Organization): readonly string[] {
  const rows = [...organization.ledgers.of(acme).actionRows.values()];
  const evidence = { organization, entries: byKey(organization) };
  const leaves = rows.filter(({ effect, isGroup }) => effect === 'write' && !isGroup);
  return [
    ...rows
      .filter(({ status }) => atWork.includes(status))
      .map(({ id, tool, status }) => `${tool} ${id} is stuck in ${status}`),
    ...leaves.flatMap((leaf) => [
      ...doubled(evidence, leaf),
      ...lost(evidence, leaf),
      ...secret(evidence, leaf),
      ...remaining(evidence, leaf),
      ...untold(evidence, leaf),
    ]),
    ...letters(evidence),
    ...beyondCap(organization, leaves),
  ];
}

function byKey({ vendors }: Organization): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const { journal } of Object.values(vendors))
    for (const entry of journal)
      if (entry.key !== undefined)
        found.set(`${entry.key} ${entry.phase}`, [...(found.get(`${entry.key} ${entry.phase}`) ?? []), entry]);
  return found;
}

const of = ({ entries }: Evidence, key: string, phase: string): readonly Entry[] =>
  entries.get(`${key} ${phase}`) ?? [];

const nameOf = ({ tool, id }: Action): string => `${tool} ${id}`;

/** The same call of the same system twice, under one key. */
function doubled(evidence: Evidence, leaf: Action): readonly string[] {
  if (moving.has(leaf.tool)) return [];
  const all = [
    ...of(evidence, leaf.id, 'execute'),
    ...of(evidence, leaf.id, 'release'),
    ...of(evidence, `${leaf.id}:undo`, 'undo'),
  ];
  const counts = new Map<string, number>();
  for (const { phase, system, method, path } of all) {
    const name = `${phase} ${system} ${method} ${path}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count > 1 ? [`${nameOf(leaf)} was doubled: ${count} × ${name}`] : []));
}

const isDone = (evidence: Evidence, leaf: Action): boolean => {
  if (of(evidence, leaf.id, 'execute').length > 0) return true;
  return evidence.organization.letters.rows.has(leaf.id);
};

/** Where an effect is known by reading alone, what somebody else did meanwhile is taken for one's own. */
const mayBeOthers = ({ organization }: Evidence, leaf: Action): boolean =>
  moving.has(leaf.tool) && organization.vendors.ats.journal.some(({ key }) => key !== leaf.id);

function lost(evidence: Evidence, leaf: Action): readonly string[] {
  if (leaf.uncertain || !['executed', 'undone'].includes(leaf.status)) return [];
  return isDone(evidence, leaf) || mayBeOthers(evidence, leaf)
    ? []
    : [`${nameOf(leaf)} is ${leaf.status} and was lost`];
}

/** Said not to be done, and done. */
function secret(evidence: Evidence, leaf: Action): readonly string[] {
  if (leaf.uncertain || !notDone.includes(leaf.status) || wasMovedOn(evidence, leaf)) return [];
  return isDone(evidence, leaf) ? [`${nameOf(leaf)} is ${leaf.status} and was done`] : [];
}

/** Whoever looks where the candidate stands sees no trace of a move that somebody else took back before that look. */
function wasMovedOn(evidence: Evidence, leaf: Action): boolean {
  const last = of(evidence, leaf.id, 'execute').at(-1);
  const { candidate } = leaf;
  if (last === undefined || candidate === null || !moving.has(leaf.tool)) return false;
  return evidence.organization.vendors.ats.journal.some(
    ({ at, key, path, body }) => at > last.at && key !== leaf.id && (path + JSON.stringify(body)).includes(candidate),
  );
}

/** Said to be taken back, and still there. */
function remaining(evidence: Evidence, leaf: Action): readonly string[] {
  const { letters: held, vendors } = evidence.organization;
  if (leaf.status !== 'undone' || isRedone(evidence, leaf)) return [];
  const letter = held.rows.get(leaf.id);
  const still = [
    ...(letter === undefined || letter.status === 'cancelled' ? [] : [`its letter is ${letter.status}`]),
    ...(leaf.tool === 'add_note' && isNoted(evidence.organization, textIn(leaf, 'text')) ? ['its note stands'] : []),
    ...(leaf.tool === 'book_meeting' && isBooked(evidence.organization, textIn(leaf, 'title'))
      ? ['its meeting stands']
      : []),
    ...(['log_crm', 'notify_user'].includes(leaf.tool) &&
    of(evidence, leaf.id, 'execute').length > 0 &&
    of(evidence, `${leaf.id}:undo`, 'undo').length === 0
      ? [`nothing takes it back at ${vendors.crm.connector.title} or ${vendors.chat.connector.title}`]
      : []),
  ];
  return still.map((what) => `${nameOf(leaf)} is undone, and ${what}`);
}

/** Asked for and done once more, it looks the same. */
const isRedone = ({ organization }: Evidence, { id, tool, input }: Action): boolean =>
  [...organization.ledgers.of(acme).actionRows.values()].some(
    (other) => other.id !== id && other.tool === tool && other.status !== 'undone' && isSame(other.input, input),
  );

const isSame = (one: Action['input'], other: Action['input']): boolean =>
  ['text', 'title'].some((name) => one[name] !== undefined && one[name] === other[name]);

const textIn = ({ input }: Action, name: string): string => {
  const value = input[name];
  return typeof value === 'string' ? value : 'nothing';
};

const isNoted = ({ vendors }: Organization, text: string): boolean =>
  [...vendors.ats.world.beside.notes.values()].flat().some((note) => JSON.stringify(note).includes(text));

const isBooked = ({ vendors }: Organization, title: string): boolean => {
  const mapping = vendors.calendar.connector.unified.calendar;
  if (mapping === undefined) return false;
  return vendors.calendar
    .collection(mapping.collection)
    .all()
    .some(({ body, deleted }) => !deleted && JSON.stringify(body).includes(title) && !isCancelled(body));
};

const isCancelled = (body: object): boolean =>
  /"(?:isCancelled|cancelled)":true|"status":"cancelled"/.test(JSON.stringify(body));

/** Whoever asked was answered long ago: of what nobody knows a person has to be told. */
function untold({ organization }: Evidence, leaf: Action): readonly string[] {
  const isTold = organization.troubles.rows.get(`action ${leaf.id}`)?.kind === 'given_up';
  return leaf.uncertain && !isTold ? [`${nameOf(leaf)} is uncertain, and nobody is told`] : [];
}

const dayMs = 24 * 3_600_000;
/** Clocks of processes are off by as much. */
const skewMs = 2 * 60_000;

/** What one person sends within a day without anybody's approval, that which was taken back left out. */
function beyondCap({ ledgers }: Organization, leaves: readonly Action[]): readonly string[] {
  const approvals = new Set([...ledgers.of(acme).approvalRows.values()].map(({ action }) => action));
  const sent = leaves.filter(
    ({ id, root, contacted, status }) =>
      contacted.length > 0 && !['undone', 'undoing'].includes(status) && !approvals.has(root ?? id),
  );
  return sent.flatMap((last) => {
    const since = last.createdAt.getTime() - dayMs + skewMs;
    const within = sent.filter(
      ({ requestedBy, createdAt }) =>
        requestedBy === last.requestedBy && createdAt.getTime() >= since && createdAt <= last.createdAt,
    );
    return within.length > limits.dailyMessageCap ? [`${nameOf(last)} is message ${within.length} of a day`] : [];
  });
}

/** Held letters leave once, cancelled ones never. */
function letters(evidence: Evidence): readonly string[] {
  const { letters: held, troubles } = evidence.organization;
  return [...held.rows.values()].flatMap(({ key, status, uncertain }) => {
    const times = of(evidence, key, 'release').length;
    if (status === 'held' || status === 'sending') return [`the letter ${key} is still ${status}`];
    if (times > 1) return [`the letter ${key} left ${times} times`];
    if (status === 'sent' && times === 0) return [`the letter ${key} is sent, and never left`];
    if (status === 'cancelled' && times > 0) return [`the letter ${key} was cancelled, and left`];
    if (status !== 'failed') return [];
    if (!troubles.rows.has(`letter ${key}`)) return [`the letter ${key} failed, and nobody is told`];
    return !uncertain && times > 0 ? [`the letter ${key} failed, and left`] : [];
  });
}
