// What is known of an organization while one instruction is understood: read when first needed, the same until the turn ends.
import type { Action, Approval } from '../../core/action.ts';
import type { Clocks } from '../../core/clock.ts';
import type { CandidateId, TenantId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { Directory, SettingsStore, Templates } from '../../core/ports/directory.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { Problem } from '../../core/problem.ts';
import type { Candidate, Job, Meeting, Stage, Template, User } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { underSettings } from '../../core/settings-in-force.ts';
import { keepNames, type NameIndex, type NameKeeper } from '../../nlp/names.ts';
import type { SequenceBook } from './sequences/sequence-book.ts';

export interface NamedSequence {
  readonly id: string;
  readonly name: string;
}

export interface World {
  /** Business time. */
  readonly now: Date;
  /** The organization's; a person may have another (`User.timeZone`). */
  readonly timeZone: string;
  readonly settings: Settings;
  users(): Promise<readonly User[]>;
  stages(): Promise<readonly Stage[]>;
  jobs(): Promise<readonly Job[]>;
  candidates(): Promise<readonly Candidate[]>;
  /** One candidate by id, without reading them all. */
  candidate(id: CandidateId): Promise<Candidate | undefined>;
  templates(): Promise<readonly Template[]>;
  /** Follow-up sequences that may be started by hand. */
  sequences(): Promise<readonly NamedSequence[]>;
  /** Meetings that are not cancelled, of everybody. */
  meetings(span: { from: string; to: string }): Promise<readonly Meeting[]>;
  /** Newest first. */
  pendingApprovals(): Promise<readonly Approval[]>;
  /** Newest first: one line a call. */
  recentActions(): Promise<readonly Action[]>;
  candidateNames(): Promise<NameIndex<Candidate>>;
  userNames(): Promise<NameIndex<User>>;
}

/** Handed in where the index of names shall outlive a turn. */
export interface NameKeepers {
  readonly candidates: NameKeeper<Candidate>;
  readonly users: NameKeeper<User>;
}

export const nameKeepers = (): NameKeepers => ({ candidates: keepNames<Candidate>(), users: keepNames<User>() });

interface WorldDependencies {
  readonly ats: Ats;
  readonly calendar: Calendar;
  readonly directory: Directory;
  readonly templates: Templates;
  readonly sequences: Pick<SequenceBook, 'list'>;
  readonly ledger: Ledger;
  readonly settings: SettingsStore;
  readonly clocks: Clocks;
  readonly names?: NameKeepers;
  /** Whose reads go by the settings that the world was opened with. */
  readonly tenant?: TenantId;
}

export async function openWorld(dependencies: WorldDependencies): Promise<World> {
  const { ats, calendar, ledger, tenant } = dependencies;
  const { settings } = await dependencies.settings.get();
  const bound = <T>(read: () => Promise<T>): Promise<T> =>
    tenant === undefined ? read() : underSettings(tenant, settings, read);
  const names = dependencies.names ?? nameKeepers();
  const users = once(() => dependencies.directory.users());
  const candidates = once(() => bound(() => ats.candidates()));
  const spans = new Map<string, Promise<readonly Meeting[]>>();
  return {
    now: dependencies.clocks.business.now(),
    timeZone: settings.timeZone,
    settings,
    users,
    candidates,
    stages: once(() => bound(() => ats.stages())),
    jobs: once(() => bound(() => ats.jobs())),
    candidate: (id) => orUndefined(bound(() => ats.candidate(id))),
    templates: once(() => dependencies.templates.list()),
    sequences: once(async () =>
      (await dependencies.sequences.list())
        .filter(({ active }) => active)
        .map(({ id, body: { name } }) => ({ id, name })),
    ),
    meetings(span) {
      const key = `${span.from} ${span.to}`;
      const read = spans.get(key) ?? bound(() => calendar.meetings(span));
      spans.set(key, read);
      return read;
    },
    pendingApprovals: once(() => ledger.approvals({ status: 'pending', limit: 100 })),
    recentActions: once(() => ledger.actions({ limit: 100, lines: 'roots' })),
    candidateNames: once(async () => names.candidates.of(await candidates())),
    userNames: once(async () => names.users.of(await users())),
  };
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= read());
}

async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code.endsWith('not_found')) return undefined;
    throw error;
  }
}
