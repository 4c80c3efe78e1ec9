// What the week must end with, worked out from the lives and the documentation alone.
import type { Effect, Life } from './lives.ts';
import {
  begin,
  emailOf,
  end,
  isWorkingTime,
  local,
  managers,
  people,
  type Person,
  stages,
  users,
  worked,
  zone,
} from './world.ts';

/** The first outage is long enough to be told of: eight events came in it. The second one meets briefs, which are only late. */
const troublesTold = [
  '8 pieces of work could not be done since Mon 9 Mar 2026, 10:20, because a connected system does not answer. Muster goes on trying; nothing is lost and nothing is done twice.',
  'The connected system answers again: all 8 that had waited are done.',
].map((text) => ({ to_user: 'u_ada', text }));

const dayMs = 86_400_000;
const halfHourMs = 1_800_000;
const hourMs = 3_600_000;

type Of<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>;

export function openOracle(lives: readonly Life[]) {
  const effects = lives.flatMap((life) => life.effects);
  const of = <Kind extends Effect['kind']>(kind: Kind): Of<Kind>[] =>
    effects.filter((effect): effect is Of<Kind> => effect.kind === kind);
  const meetings = meetingsOf(of);
  return {
    mails: of('mail').map(({ candidate, subject, held }) => ({
      to: emailOf(candidate),
      subject,
      at: new Date(held + 60_000).toISOString(),
    })),
    stoppedMails: of('stopped mail').map(({ candidate, subject }) => ({ to: emailOf(candidate), subject })),
    crm: of('crm').map(({ candidate, type, text }) => ({ candidate_id: candidate, kind: type, text })),
    messages: [...of('message').map(({ user, text }) => ({ to_user: user, text })), ...troublesTold],
    meetings: meetings.map(({ candidate_id, user_id, start, end: until, cancelledAt }) => ({
      candidate_id,
      user_id,
      start,
      end: until,
      status: cancelledAt === Infinity ? 'confirmed' : 'cancelled',
    })),
    briefs: briefsOf(of, meetings),
    figures: figuresOf(of),
  };
}

type Reading = <Kind extends Effect['kind']>(kind: Kind) => Of<Kind>[];

interface Expected {
  readonly candidate_id: string;
  readonly user_id: string;
  readonly start: string;
  readonly end: string;
  readonly bookedAt: number;
  /** Never: infinity. */
  cancelledAt: number;
}

/** Interviews take the first hour in which the hiring manager is free, a day ahead at least, on the half hour. */
function meetingsOf(of: Reading): Expected[] {
  const meetings: Expected[] = of('meeting').map(({ who, start, status }) => ({
    ...span(who, { start, minutes: 30, bookedAt: begin }),
    cancelledAt: status === 'cancelled' ? begin : Infinity,
  }));
  const changes = [...of('invite'), ...of('cancel')].toSorted((a, b) => a.at - b.at);
  for (const { kind, who, at } of changes) {
    const mine = meetings.find(({ candidate_id: id }) => id === who.id);
    if (kind === 'cancel' && mine !== undefined) mine.cancelledAt = at;
    if (kind === 'invite')
      meetings.push(span(who, { start: firstFree(meetings, who.manager, at), minutes: 60, bookedAt: at }));
  }
  return meetings;
}

const span = (who: Person, { start, minutes, bookedAt }: { start: number; minutes: number; bookedAt: number }) => ({
  candidate_id: who.id,
  user_id: who.manager,
  start: new Date(start).toISOString(),
  end: new Date(start + minutes * 60_000).toISOString(),
  bookedAt,
  cancelledAt: Infinity,
});

const stands = ({ bookedAt, cancelledAt }: Expected, now: number): boolean => bookedAt <= now && now < cancelledAt;

function firstFree(meetings: readonly Expected[], manager: string, now: number): number {
  const taken = meetings.filter((one) => one.user_id === manager && stands(one, now));
  for (let start = Math.ceil((now + dayMs) / halfHourMs) * halfHourMs; ; start += halfHourMs) {
    const isOpen = isWorkingTime(start, zone) && isWorkingTime(start + hourMs - 1, zone);
    const isTaken = taken.some((one) => Date.parse(one.start) < start + hourMs && start < Date.parse(one.end));
    if (isOpen && !isTaken) return start;
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** By docs/metrics.md: three minutes for each task, seven days for each stage. */
function figuresOf(of: Reading) {
  const left = of('left').map(({ who, from, to, at }) => ({ from, to, days: (at - who.applied) / dayMs }));
  const [tasks, onTime] = [
    of('tool').length + troublesTold.length,
    left.filter(({ days: spent }) => spent <= 7).length,
  ];
  // Everybody left the same stage.
  const spent = left.map(({ days: some }) => some).toSorted((a, b) => a - b);
  const quantile = (share: number): number => {
    const place = (spent.length - 1) * share;
    const [below = 0, above = below] = spent.slice(Math.floor(place), Math.floor(place) + 2);
    return below + (above - below) * (place % 1);
  };
  return {
    tasks_saved: tasks,
    time_saved_hours: rounded((tasks * 3) / 60),
    on_time_rate: rounded((100 * onTime) / left.length),
    pipeline_velocity: {
      stage_changes: left.length,
      median_days_in_stage: { Applied: rounded(quantile(0.5)) },
      p90_days_in_stage: { Applied: rounded(quantile(0.9)) },
      conversion_rate: { Applied: rounded((100 * left.filter(({ to }) => to !== 'Rejected').length) / left.length) },
      hires: 0,
      throughput_per_week: rounded((7 * left.length) / ((end - begin) / dayMs)),
    },
  };
}

interface ExpectedBrief {
  readonly to: string;
  readonly at: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** Each item that is shown can be done from the mail. */
  readonly links: number;
}

/** One for each reader and working day, at eight where they are; where the ATS is away then, once it is back. */
function briefsOf(of: Reading, meetings: readonly Expected[]): ExpectedBrief[] {
  const stood = Map.groupBy(of('stands'), ({ who }) => who.id);
  const contacts = Map.groupBy(of('contacted'), ({ who }) => who.id);
  const standing = (who: Person, now: number): Standing => {
    const stand = stood
      .get(who.id)
      ?.filter(({ at }) => at <= now)
      .at(-1);
    const isBack = stand?.stage === 'Applied';
    return {
      who,
      stage: stand?.stage ?? 'Applied',
      since: stand === undefined || isBack ? who.applied : stand.at,
      contact: Math.max(who.contact, ...(contacts.get(who.id) ?? []).flatMap(({ at }) => (at <= now ? [at] : []))),
    };
  };
  const briefs: ExpectedBrief[] = [];
  for (let now = begin; now < end; now += halfHourMs)
    for (const reader of users.filter(({ role }) => role !== 'admin')) {
      const { weekday, time } = local(now, reader.zone);
      if (time !== '08:00' || weekday === 'Sat' || weekday === 'Sun') continue;
      const made = worked(now);
      const isMine = ({ manager }: Person) => !managers.includes(reader.id) || manager === reader.id;
      const candidates = people.filter(isMine).map((who) => standing(who, made));
      briefs.push(briefOf({ reader, made, candidates, meetings }));
    }
  return briefs;
}

interface Standing {
  readonly who: Person;
  readonly stage: string;
  readonly since: number;
  readonly contact: number;
}

interface Morning {
  readonly reader: { readonly id: string; readonly zone: string };
  readonly made: number;
  readonly candidates: readonly Standing[];
  readonly meetings: readonly Expected[];
}

function briefOf({ reader, made, candidates, meetings }: Morning): ExpectedBrief {
  const running = candidates.filter(({ stage }) => stage !== 'Hired' && stage !== 'Rejected');
  const today = local(made, reader.zone).day;
  const items = [
    ...meetings
      .filter((one) => one.user_id === reader.id && stands(one, made))
      .filter(
        ({ start, end: until }) => local(Date.parse(start), reader.zone).day === today && Date.parse(until) > made,
      )
      .map((meeting) => meetingItem(meeting, { made, where: reader.zone })),
    ...running.flatMap((one) =>
      itemsOf(one, made)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, 1),
    ),
    ...running.flatMap((one) =>
      afterInterviews(
        one,
        meetings.filter((meeting) => meeting.candidate_id === one.who.id && stands(meeting, made)),
        { reader, made },
      ),
    ),
  ].toSorted((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1));
  const urgent = items.filter(({ score }) => score >= 70).length;
  const risks = running.filter(({ contact }) => days(contact, made) >= 5).length;
  const lines = items.slice(0, 25).map(({ score, title }) => `${label(score).padEnd(8)}${title}`);
  return {
    to: emailOf(reader.id),
    at: new Date(made).toISOString(),
    subject: `Your day: ${items.length} ${items.length === 1 ? 'thing' : 'things'} to do, ${urgent} urgent, ${risks} at risk`,
    lines: items.length > 25 ? [...lines, `… and ${items.length - 25} more.`] : lines,
    links: lines.length,
  };
}

interface Item {
  readonly score: number;
  readonly title: string;
}

const label = (score: number): string => (score >= 70 ? 'URGENT' : score >= 40 ? 'TODAY' : 'ROUTINE');
const days = (since: number, now: number): number => Math.floor((now - since) / dayMs);
const within = (most: number, value: number): number => Math.min(most, Math.max(0, value));

function meetingItem({ candidate_id: id, start }: Expected, { made, where }: { made: number; where: string }): Item {
  const { name, jobTitle } = people.find((one) => one.id === id) ?? { name: '', jobTitle: '' };
  const score = Date.parse(start) - made <= 2 * hourMs ? 75 : 50;
  return { score, title: `Prepare: Interview: ${name}, ${jobTitle}, ${inWords(start, where)}` };
}

/** Nobody submits feedback that week; whoever came is told by what followed: a contact, or another stage. */
function afterInterviews(
  { who: { name, jobTitle, manager }, since, contact }: Standing,
  mine: readonly Expected[],
  { reader, made }: Pick<Morning, 'reader' | 'made'>,
): Item[] {
  const over = mine.filter(({ end: until }) => Date.parse(until) <= made).toSorted((a, b) => (a.end < b.end ? -1 : 1));
  const [first] = over;
  if (first === undefined) return [];
  const isLate = made - Date.parse(first.end) > dayMs;
  const owed: Item = {
    score: isLate ? (manager === reader.id ? 72 : 45) : 30,
    title: `Feedback on ${name} (${jobTitle}) is ${isLate ? 'late' : 'owed'}: 1 person, since ${inWords(first.end, reader.zone)}`,
  };
  const lately = over.filter(({ end: until }) => Date.parse(until) > morningBefore(made, reader.zone));
  const silent = lately.filter(({ end: until }) => Math.max(since, contact) < Date.parse(until));
  return [
    owed,
    ...silent.map(({ start }) => ({
      score: 15,
      title: `If ${name} did not come on ${inWords(start, reader.zone)} (${jobTitle}): offer a new start`,
    })),
  ];
}

const inWords = (at: string, where: string): string => {
  const { weekday, day, time } = local(Date.parse(at), where);
  return `${weekday} ${day} Mar 2026, ${time}`;
};

/** Eight o'clock of the last working day before today. */
function morningBefore(made: number, where: string): number {
  const today = local(made, where).day;
  let at = Math.floor(made / halfHourMs) * halfHourMs;
  for (;;) {
    const { weekday, day, time } = local(at, where);
    if (day !== today && time === '08:00' && weekday !== 'Sat' && weekday !== 'Sun') return at;
    at -= halfHourMs;
  }
}

/** By the table at the head of the brief. */
function itemsOf({ who: { name, jobTitle }, stage, since, contact }: Standing, made: number): Item[] {
  const silent = days(contact, made);
  const over = days(since, made) - 7;
  const isActive = stage !== 'Offer';
  const place = stages.indexOf(stage);
  return [
    ...(isActive
      ? []
      : [{ score: 65 + within(20, days(since, made)), title: `Send ${name} the offer for ${jobTitle}` }]),
    ...(silent < 5
      ? []
      : [
          {
            score: 50 + within(30, 5 * (silent - 5)) + Math.round((20 * place) / 5),
            title: `Contact ${name} (${jobTitle}): ${silent} days without contact`,
          },
        ]),
    ...(isActive && over >= 0
      ? [
          {
            score: 30 + within(25, 2 * over),
            title: `Take ${name} (${jobTitle}) to the next step: ${stage} is overdue`,
          },
        ]
      : []),
    ...(stage === 'Applied' && over < 0 ? [{ score: 20, title: `Review ${name}’s application (${jobTitle})` }] : []),
  ];
}
