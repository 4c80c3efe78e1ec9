// What Muster did for an organization in a span of time, from the ledger alone. Every figure is defined in docs/metrics.md.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { type CandidateId, JobId } from '../../core/ids.ts';
import type { ActionQuery, Ledger } from '../../core/ports/ledger.ts';
import { Instant } from '../../core/records.ts';
import type { Settings } from '../../core/settings.ts';
import { dateIn, dayMs, minuteMs } from './local-time.ts';
import type { Range } from './period.ts';
import { UsageFigures } from './usage-figures.ts';
import { Velocity, rounded, velocityOf } from './velocity.ts';

const Figures = z.strictObject({
  tasks_saved: z.int(),
  time_saved_hours: z.number(),
  on_time_rate: z.number().nullable(),
  stage_changes: z.int(),
});

export const Metrics = z.strictObject({
  from: Instant,
  to: Instant,
  tasks_saved: z.int(),
  time_saved_hours: z.number(),
  on_time_rate: z.number().nullable(),
  pipeline_velocity: Velocity,
  /** One entry for each day on which something was done. */
  series: z.array(Figures.extend({ date: z.iso.date() })),
  /** Whoever asked for it, most tasks first: a person’s id, a key, or a sequence or rule. */
  by_recruiter: z.array(Figures.extend({ recruiter: z.string() })),
  /** By requisition, most tasks first; work about none stands in none. */
  by_requisition: z.array(Figures.extend({ job: z.string() })),
  /** What language models cost; not told of one requisition. */
  model_usage: UsageFigures.exactOptional(),
});
export type Metrics = z.infer<typeof Metrics>;

/** The whole organization, or what one asked for, or what concerned one requisition. */
export interface Scope extends Range {
  readonly recruiter?: string;
  readonly job?: string;
}

const pageSize = 200;

/** Of fewer stage changes, a rate or a median is chance: whoever tells of them says so instead. */
export const fewestForFigures = 5;

export async function metricsOf(ledger: Pick<Ledger, 'actions'>, scope: Scope, settings: Settings): Promise<Metrics> {
  const { from, to } = scope;
  const executed = { from: new Date(from.getTime() - followsWithinMs), to };
  const done = standing(
    await writesOf(ledger, { status: 'executed', executed }),
    await writesOf(ledger, { status: 'undone', executed: { to } }),
  ).filter((one) => isWithin(one, scope));
  const { stage_changes: _changes, ...figures } = figuresOf(done, settings);
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    ...figures,
    pipeline_velocity: velocityOf(
      done.flatMap((one) => one.left ?? []),
      { days: (to.getTime() - from.getTime()) / dayMs },
    ),
    series: [...Map.groupBy(done, datesOf(settings.timeZone))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, some]) => ({ date, ...figuresOf(some, settings) })),
    by_recruiter: ranked(done, ({ recruiter }) => recruiter, settings).map(([recruiter, some]) => ({
      recruiter,
      ...some,
    })),
    by_requisition: ranked(done, ({ job }) => job, settings).map(([job, some]) => ({ job, ...some })),
  };
}

const isWithin = ({ at, recruiter, job }: CompletedAction, scope: Scope): boolean =>
  at >= scope.from &&
  at < scope.to &&
  (scope.recruiter ?? recruiter) === recruiter &&
  (scope.job === undefined || scope.job === job);

function ranked(
  done: readonly CompletedAction[],
  by: (one: CompletedAction) => string | undefined,
  settings: Settings,
): [string, z.infer<typeof Figures>][] {
  return [...Map.groupBy(done, by)]
    .flatMap(([key, some]): [string, z.infer<typeof Figures>][] =>
      key === undefined ? [] : [[key, figuresOf(some, settings)]],
    )
    .toSorted(([a, x], [b, y]) => y.tasks_saved - x.tasks_saved || (a < b ? -1 : 1));
}

/** Days begin on a quarter of an hour in every zone; to ask the calendar for each action would take longer than to read them. */
function datesOf(timeZone: string): (one: CompletedAction) => string {
  const known = new Map<number, string>();
  return ({ at }) => {
    const quarter = Math.floor(at.getTime() / (15 * minuteMs));
    const date = known.get(quarter) ?? dateIn(at.getTime(), timeZone);
    known.set(quarter, date);
    return date;
  };
}

type Written = Required<Pick<ActionQuery, 'status' | 'executed'>>;

/** In the order of execution: an action may be proposed long before the span and executed inside it. */
async function writesOf(ledger: Pick<Ledger, 'actions'>, written: Written): Promise<CompletedAction[]> {
  const found: CompletedAction[] = [];
  let last: Action | undefined;
  do {
    const page = await ledger.actions({
      limit: pageSize,
      effects: ['write'],
      lines: 'leaves',
      ...written,
      ...(last === undefined ? {} : { before: last.id }),
    });
    found.push(...page.flatMap(doneOf));
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last !== undefined);
  return found;
}

/** Who follows a stage change into the CRM, the calendar and the chat: its work counts with the change, and falls with it. */
const follower = 'system:status-sync';
/** What follows a change comes in seconds, and in days where a system was away. */
const followsWithinMs = 31 * dayMs;

/**
 * Without what followed a stage change that was undone, and what followed its undo. An undo is refused once somebody changed the
 * stage again, so the last change of a candidate before it is the one that a follow-up belongs to. Whom a notice is about is told
 * by what else followed the same event.
 */
function standing(executed: readonly CompletedAction[], undone: readonly CompletedAction[]): CompletedAction[] {
  const changes = [...executed.map((one) => ({ one, stands: true })), ...undone.map((one) => ({ one, stands: false }))]
    .filter(({ one }) => one.left !== undefined)
    .toSorted((a, b) => a.one.at.getTime() - b.one.at.getTime());
  const ofCandidate = Map.groupBy(changes, ({ one }) => one.candidate);
  const about = new Map(executed.flatMap(({ event, candidate }) => (candidate === null ? [] : [[event, candidate]])));
  return executed.filter(({ recruiter, candidate, event, at }) => {
    if (recruiter !== follower) return true;
    const whom = candidate ?? about.get(event);
    return lastUntil(whom === undefined ? changes : (ofCandidate.get(whom) ?? []), at)?.stands !== false;
  });
}

interface Change {
  readonly one: CompletedAction;
  readonly stands: boolean;
}

/** `changes` are in the order of time. */
function lastUntil(changes: readonly Change[], at: Date): Change | undefined {
  let [from, to] = [0, changes.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const change = changes[middle];
    if (change !== undefined && change.one.at <= at) from = middle + 1;
    else to = middle;
  }
  return changes[from - 1];
}

interface CompletedAction {
  readonly tool: string;
  readonly candidate: CandidateId | null;
  /** Names what it followed, where it followed something. */
  readonly event: string;
  readonly at: Date;
  readonly recruiter: string;
  readonly job: string | undefined;
  /** A stage that was left, where to, and the days that were spent in it. */
  readonly left: { readonly stage: string; readonly to: string; readonly days: number } | undefined;
}

const StageChange = z.object({ from: z.string(), to: z.string(), since: Instant });
const AboutJob = z.object({ about: z.object({ job: JobId }) });

/** Keeping a record of what was done elsewhere saves nobody a task. */
const isBookkeeping = (tool: string): boolean => tool === 'record_rejection';

function doneOf({ tool, executedAt: at, plan, requestedBy: recruiter, candidate, idem }: Action): CompletedAction[] {
  if (at === null || isBookkeeping(tool)) return [];
  const change = ['move_stage', 'reject_candidate'].includes(tool) ? StageChange.safeParse(plan).data : undefined;
  const left = change && {
    stage: change.from,
    to: change.to,
    days: Math.max(0, at.getTime() - Date.parse(change.since)) / dayMs,
  };
  const event = idem.split(' status-sync:', 1)[0] ?? '';
  return [{ tool, candidate, event, at, recruiter, job: AboutJob.safeParse(plan).data?.about.job, left }];
}

function figuresOf(done: readonly CompletedAction[], { minutesSaved, slaDays }: Settings): z.infer<typeof Figures> {
  const minutes = done.reduce((sum, { tool }) => sum + (minutesSaved[tool] ?? minutesSaved['*'] ?? 0), 0);
  const left = done.flatMap((one) => one.left ?? []);
  const onTime = left.filter(({ stage, days }) => days <= (slaDays[stage] ?? slaDays['*'] ?? Infinity));
  return {
    tasks_saved: done.length,
    time_saved_hours: rounded(minutes / 60),
    on_time_rate: left.length === 0 ? null : rounded((100 * onTime.length) / left.length),
    stage_changes: left.length,
  };
}
