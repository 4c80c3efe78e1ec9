// The times at which all interviews of a plan can be held: what a booking link for a plan offers, each choice being a solved plan.
import type { BookingLink, Sitting } from '../../../core/booking-link.ts';
import { type MeetingId, UserId } from '../../../core/ids.ts';
import { type InterviewPlan, PoolId } from '../../../core/interview-plan.ts';
import { Problem } from '../../../core/problem.ts';
import type { Meeting } from '../../../core/records.ts';
import { inSlices } from '../in-slices.ts';
import { solverRules, wantedEvents, type WantedEvent } from '../plan-chairs.ts';
import type { PlacedEvent, PlanProblem } from '../plan-problem.ts';
import { type SearchedPlan, searchPlan } from '../plan-search.ts';
import { namedChair } from '../seats.ts';
import { solvePlan } from '../solve-plan.ts';
import type { BookingPorts } from './booking-ports.ts';
import { type HoldPorts, liveHolds } from './holds.ts';

export type PlanPorts = Pick<BookingPorts, 'calendar' | 'directory' | 'settings' | 'pools' | 'plans' | 'clocks'> &
  HoldPorts & { readonly ledger: Pick<BookingPorts['ledger'], 'actions'> };

export type PlanLink = Pick<BookingLink, 'id' | 'candidate' | 'plan' | 'from' | 'until' | 'noticeHours'>;

/** One choice: when each interview would be, in the order of the plan. */
export interface PlanOffer {
  readonly start: string;
  readonly end: string;
  readonly sittings: readonly { readonly start: string; readonly end: string }[];
}

export interface PlanRequest {
  readonly events: readonly WantedEvent[];
  readonly rules: Omit<PlanProblem, 'events' | 'firstAt' | 'from' | 'windows' | 'candidateBusy' | 'people'>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const stepMs = 30 * minuteMs;
/** Choices of one day that differ by less are one choice. */
const apartMs = 60 * minuteMs;
const mostOfDay = 6;
/** A choice that takes longer to find is left out. */
const effort = { first: 2_000, better: 100 };

/** Undefined: the plan is gone, or nobody may hold it now. */
export async function wantedPlan(ports: PlanPorts, { plan }: Pick<PlanLink, 'plan'>): Promise<PlanRequest | undefined> {
  const body = plan === undefined ? undefined : await standingPlan(ports, plan);
  if (body === undefined) return undefined;
  const pools = await poolsOf(ports);
  try {
    const events = await wantedEvents(ports, { events: body.events, pools, now: ports.clocks.business.now() });
    return { events, rules: solverRules(body) };
  } catch (error) {
    // What the plan names is not there any more, or nobody of a pool may interview alone: whoever edits the plan is told, not the candidate.
    if (error instanceof Problem && error.retry !== 'later') return undefined;
    throw error;
  }
}

export async function standingPlan(
  { plans }: Pick<PlanPorts, 'plans'>,
  id: string,
): Promise<InterviewPlan | undefined> {
  const found = await plans.latest(id);
  return found === undefined || found.removed || !found.active ? undefined : found.body;
}

/** The same interviews with the same people, at other times. */
export async function wantedMove(
  ports: Pick<PlanPorts, 'plans'>,
  { plan }: Pick<PlanLink, 'plan'>,
  meetings: readonly Meeting[],
): Promise<PlanRequest> {
  const body = plan === undefined ? undefined : await standingPlan(ports, plan);
  const events = meetings.map(({ title, with: people, start, end }) => ({
    title,
    minutes: Math.max(5, Math.round((Date.parse(end) - Date.parse(start)) / minuteMs / 5) * 5),
    chairs: people.map((user) => namedChair(user)),
  }));
  const anyhow = { order: 'any', shortestBreak: 0, longestBreak: null, withinDays: 5 } as const;
  return { events, rules: body === undefined ? anyhow : solverRules(body) };
}

const poolsOf = async ({ pools }: Pick<PlanPorts, 'pools'>) =>
  (await pools.list()).map(({ id, body }) => ({ id: PoolId.parse(id), body }));

interface Searching {
  readonly link: PlanLink;
  readonly wanted: PlanRequest;
  readonly except: ReadonlySet<MeetingId>;
}

/** Everybody's times within the span of the link; undefined where it is over. */
export async function searchFor(
  ports: PlanPorts,
  { link, wanted: { events, rules }, except }: Searching,
  { firstAt = null }: { firstAt?: number | null } = {},
): Promise<SearchedPlan | undefined> {
  const now = ports.clocks.business.now().getTime();
  const from = Math.max(Date.parse(link.from), now + link.noticeHours * hourMs);
  const to = Date.parse(link.until);
  if (to <= from || (firstAt !== null && firstAt < from)) return undefined;
  const { settings } = await ports.settings.get();
  const pools = await poolsOf(ports);
  const users = await ports.directory.users();
  const { calendar } = ports;
  const { candidate } = link;
  const all = { ...rules, firstAt };
  return searchPlan({ calendar, users, settings, pools, candidate, events, rules: all, now, from, to, except });
}

interface PlanOfferQuery extends Searching {
  /** Days with choices. */
  readonly days: number;
  /** None that begins before. */
  readonly after?: string | undefined;
}

/** Earliest first, and whether there may be more on later days. */
export async function planOffers(
  ports: PlanPorts,
  asked: PlanOfferQuery,
): Promise<{ offers: readonly PlanOffer[]; next: string | undefined }> {
  const searched = await searchFor(ports, asked);
  if (searched === undefined) return { offers: [], next: undefined };
  const held = (await liveHolds(ports)).filter(({ link }) => link !== asked.link.id);
  const problem = searched.problemWith(held);
  const from = Math.max(problem.from, asked.after === undefined ? 0 : Date.parse(asked.after));
  const offers: PlanOffer[] = [];
  let days = 0;
  for (const window of problem.windows) {
    if (window.end <= from) continue;
    if (days === asked.days) return { offers, next: new Date(window.start).toISOString() };
    const found = await ofDay(problem, window, from);
    if (found.length > 0) days += 1;
    offers.push(...found);
  }
  return { offers, next: undefined };
}

async function ofDay(
  problem: PlanProblem,
  window: PlanProblem['windows'][number],
  from: number,
): Promise<readonly PlanOffer[]> {
  const windows = problem.windows.filter(({ date }) => date >= window.date && date - window.date < problem.withinDays);
  const first = window.start + Math.max(0, Math.ceil((from - window.start) / stepMs)) * stepMs;
  const found: PlanOffer[] = [];
  let start = first;
  while (start < window.end && found.length < mostOfDay) {
    const answer = await inSlices(solvePlan({ ...problem, windows, from: start, firstAt: start }, effort));
    if (answer.kind === 'solved') found.push(offerOf(answer.events));
    start += answer.kind === 'solved' ? apartMs : stepMs;
  }
  return found;
}

function offerOf(placed: readonly PlacedEvent[]): PlanOffer {
  const sittings = placed.toSorted((a, b) => a.event - b.event).map(spanOf);
  return {
    start: new Date(Math.min(...placed.map(({ start }) => start))).toISOString(),
    end: new Date(Math.max(...placed.map(({ end }) => end))).toISOString(),
    sittings,
  };
}

const spanOf = ({ start, end }: { start: number; end: number }) => ({
  start: new Date(start).toISOString(),
  end: new Date(end).toISOString(),
});

/** The choice that begins exactly then. */
export async function planOfferAt(ports: PlanPorts, asked: Searching, start: string): Promise<PlanOffer | undefined> {
  const firstAt = Date.parse(start);
  const { link, wanted } = asked;
  if (firstAt < Date.parse(link.from)) return undefined;
  const until = Math.min(Date.parse(link.until), firstAt + (wanted.rules.withinDays + 1) * dayMs);
  const only = { ...link, from: new Date(firstAt).toISOString(), until: new Date(until).toISOString() };
  const searched = await searchFor(ports, { ...asked, link: only }, { firstAt });
  if (searched === undefined) return undefined;
  const held = (await liveHolds(ports)).filter((one) => one.link !== link.id);
  const problem = searched.problemWith(held);
  const day = problem.windows.find((window) => window.start <= firstAt && firstAt < window.end);
  if (day === undefined) return undefined;
  const windows = problem.windows.filter(({ date }) => date >= day.date && date - day.date < problem.withinDays);
  const answer = await inSlices(solvePlan({ ...problem, windows, from: firstAt }, effort));
  return answer.kind === 'solved' ? offerOf(answer.events) : undefined;
}

/** Who sits where when each interview is exactly then; undefined: it cannot be. */
export function seatedAt(problem: PlanProblem, sittings: readonly Sitting[]): Generator<void, Sitting[] | undefined> {
  return seated({
    ...problem,
    firstAt: Math.min(...sittings.map(({ start }) => Date.parse(start))),
    events: problem.events.map((event, index) => ({ ...event, startsAt: Date.parse(sittings[index]?.start ?? '') })),
  });
}

function* seated(problem: PlanProblem): Generator<void, Sitting[] | undefined> {
  const answer = yield* solvePlan(problem, effort);
  if (answer.kind !== 'solved') return undefined;
  return answer.events
    .toSorted((a, b) => a.event - b.event)
    .map((one) => ({ ...spanOf(one), with: one.people.map((id) => UserId.parse(id)) }));
}
