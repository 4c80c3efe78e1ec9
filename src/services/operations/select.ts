// Which candidates a set of filters means. Days are elapsed 24-hour days; ended candidacies count only when asked for.
import { allows, type Principal } from '../../core/access.ts';
import type { AtsAct } from '../../core/connector/ats-acts.ts';
import type { UserId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import type { Calendar } from '../../core/ports/calendar.ts';
import type { RetentionJournal } from '../../core/ports/retention.ts';
import { Problem } from '../../core/problem.ts';
import type { Job, Stage } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { isTerminal } from '../../core/stages.ts';
import type { Filters } from './filters.ts';
import { interviewed } from './interviewed.ts';
import { elapsedDays, startOf } from './local-time.ts';
import { inOrder, type Selection } from './order-candidates.ts';
import { type Selected, standing } from './standing.ts';
import { whyUnable } from './unable.ts';

export interface SelectPorts {
  readonly ats: Pick<Ats, 'stages' | 'jobs' | 'candidates' | 'unable' | 'matters'>;
  readonly calendar: Pick<Calendar, 'meetings'>;
  readonly scores: Pick<RetentionJournal, 'recentScores'>;
}

export interface Asking {
  readonly now: Date;
  readonly atRiskDays: number;
  readonly timeZone: string;
  /** Whose requisitions are “mine”. */
  readonly user: UserId | undefined;
  /** Whether whoever asks may see retention scores. */
  readonly seesScores: boolean;
}

export const askingOf = (actor: Pick<Principal, 'user' | 'scopes'>, now: Date, settings: Settings): Asking => ({
  now,
  atRiskDays: settings.atRiskDays,
  timeZone: settings.timeZone,
  user: actor.user,
  seesScores: allows(actor.scopes, 'retention:read'),
});

/**
 * Ordered by id unless asked otherwise. Throws `unknown_stage`, `job_not_found`, and `not_supported` for what the connected ATS
 * does not tell; nobody matching is no failure.
 */
export async function selectCandidates(ports: SelectPorts, filters: Filters, asking: Asking): Promise<Selection> {
  const { ats } = ports;
  await expectTold(ats, filters);
  const stage = filters.stage === undefined ? undefined : findStage(await ats.stages(), filters.stage);
  const jobs = await ats.jobs();
  if (filters.job !== undefined && !jobs.some(({ id }) => id === filters.job))
    throw new Problem('job_not_found', `There is no requisition ${filters.job}.`);
  if (filters.mine !== undefined) expectOwner(jobs, asking.user);
  const fits = tester(filters, asking);
  const selected = (await candidatesIn(ats, stage, asking)).filter(fits);
  const { found, remarks } = await interviewed(ports, selected, { wanted: filters.has_interview, ...asking });
  const ordered = await inOrder(ports.scores, found, { sort: filters.sort, ...asking });
  return { ...ordered, remarks: [...remarks, ...ordered.remarks] };
}

/** Everybody in that stage; without one, everybody whose candidacy goes on. Ordered by id. */
export async function candidatesIn(
  ats: Pick<Ats, 'jobs' | 'candidates'>,
  stage: Stage | undefined,
  at: Pick<Asking, 'now' | 'atRiskDays'>,
): Promise<readonly Selected[]> {
  const jobs = new Map((await ats.jobs()).map((job) => [job.id, job]));
  return (await ats.candidates(stage === undefined ? {} : { stage })).flatMap((candidate) => {
    const job = jobs.get(candidate.job);
    if (job === undefined || (stage === undefined && isTerminal(candidate.stage))) return [];
    return [standing({ candidate, job }, at)];
  });
}

const needs: readonly (readonly [asks: (filters: Filters) => boolean, act: AtsAct])[] = [
  [
    ({ applied_after: from, applied_before: to, sort }) => (from ?? to) !== undefined || by(sort, 'applied'),
    'read_applied',
  ],
  [({ stage_days: days, sort }) => days !== undefined || by(sort, 'stage_days'), 'read_stage_since'],
  [({ location }) => location !== undefined, 'read_location'],
  [({ mine }) => mine !== undefined, 'read_owners'],
];

const by = (sort: Filters['sort'], order: string): boolean => sort?.replace('-', '') === order;

/** A filter that the system cannot answer would select everybody or nobody: it is refused in the system's words. */
async function expectTold(ats: Pick<Ats, 'unable'>, filters: Filters): Promise<void> {
  for (const [asks, act] of needs) {
    const because = asks(filters) ? await whyUnable(ats, act) : null;
    if (because !== null) throw new Problem('not_supported', because);
  }
}

function expectOwner(jobs: readonly Job[], user: UserId | undefined): void {
  if (user !== undefined && jobs.some((job) => isOf(job, user))) return;
  const message =
    user === undefined
      ? 'An API key has no requisitions of its own. Name a requisition, or ask as a person.'
      : 'No requisition names you as its hiring manager or recruiter. Name a requisition instead.';
  throw new Problem('validation_failed', message, { errors: [{ path: 'mine', code: 'nobody', message }] });
}

const isOf = ({ hiringManager, recruiter }: Job, user: UserId): boolean => hiringManager === user || recruiter === user;

type Test = (one: Selected) => boolean;

const applied = ({ candidate }: Selected): number => Date.parse(candidate.appliedAt);

/** One test for each criterion that is given. */
function tester(filters: Filters, { now, timeZone, user }: Asking): Test {
  const given = <Key extends keyof Filters>(key: Key, test: (value: NonNullable<Filters[Key]>) => Test): Test[] => {
    const value = filters[key];
    return value === undefined || value === null ? [] : [test(value)];
  };
  const tests = [
    ...given(
      'role',
      (role) =>
        ({ job }) =>
          [job.role, job.jobFamily].some((own) => fold(own) === fold(role)),
    ),
    ...given(
      'job',
      (wanted) =>
        ({ job }) =>
          job.id === wanted,
    ),
    ...given(
      'days_since_contact',
      (days) =>
        ({ daysSinceContact }) =>
          daysSinceContact >= days,
    ),
    ...given(
      'at_risk',
      (risk) =>
        ({ atRisk }) =>
          atRisk === risk,
    ),
    ...given(
      'name',
      (name) =>
        ({ candidate }) =>
          nameFits(candidate.name, name),
    ),
    ...given('applied_after', (from) => (one) => applied(one) >= startOf(from, timeZone)),
    ...given('applied_before', (to) => (one) => applied(one) < startOf(to, timeZone)),
    ...given(
      'location',
      (place) =>
        ({ job }) =>
          placeFits(job.location, place),
    ),
    ...given(
      'stage_days',
      (days) =>
        ({ candidate }) =>
          elapsedDays(candidate.stageSince, now) >= days,
    ),
    ...given(
      'mine',
      (mine) =>
        ({ job }) =>
          user !== undefined && isOf(job, user) === mine,
    ),
  ];
  return (one) => tests.every((test) => test(one));
}

/** The pipeline's own spelling of a stage. Throws `unknown_stage` with the stages there are. */
export function findStage(stages: readonly Stage[], wanted: string): Stage {
  const found = stages.find((stage) => stage === wanted) ?? stages.find((stage) => fold(stage) === fold(wanted));
  if (found === undefined)
    throw new Problem('unknown_stage', `The pipeline has no stage "${wanted}". It has: ${stages.join(', ')}.`, {
      extra: { choices: stages },
    });
  return found;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

/** Whole words: “IL” is in “Chicago, IL” and not in “Milwaukee, WI”. */
const placeFits = (location: string, wanted: string): boolean => wordsOf(location).includes(wordsOf(wanted));

const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const nameFits = (name: string, wanted: string) => {
  const words = fold(name).split(' ');
  return fold(wanted)
    .split(' ')
    .every((part) => words.some((word) => word.startsWith(part)));
};
