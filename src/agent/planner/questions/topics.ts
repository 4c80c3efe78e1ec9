// Questions that have a look of their own: who owes feedback, who interviews how often, which decisions lack what, how many are where.
import { Temporal } from 'temporal-polyfill';
import type { JsonObject } from '../../../core/json.ts';
import type { ReadCall } from '../../ask.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import { windowIn } from './windows.ts';
import { wordSet } from '../word-set.ts';

interface Topic extends Pick<ReadCall, 'tool'> {
  /** A word of each, and none of `without`. */
  readonly classes: readonly ReadonlySet<string>[];
  readonly without?: ReadonlySet<string>;
  readonly arguments: (message: Message, catalogue: Catalogue) => JsonObject | undefined;
}

const opens = wordSet(
  "who who's whose which when what what's how show list any anyone is are does do did has have count number",
);
const courteous = wordSet(
  'hi hey hello please so and ok can could would you me i we us tell give see know to a the , -',
);

const lacks = wordSet("not no without lack lacks lacking missing still owed yet hasn't haven't isn't aren't didn't");

const topics: readonly Topic[] = [
  {
    tool: 'list_decisions',
    classes: [
      wordSet('decision decisions rejection rejections rejected offers moves'),
      wordSet('score scores scored scoring'),
      wordSet('influenced after based involved shown saw seen behind used with'),
    ],
    arguments: ({ tokens }) =>
      tokens.some(({ word }) => word.startsWith('reject')) ? { scored: true, kind: 'rejection' } : { scored: true },
  },
  ...(['notice', 'statement'] as const).map((lacking) => ({
    tool: 'list_decisions',
    classes: [wordSet(`${lacking} ${lacking}s notified`), lacks],
    arguments: () => ({ lacking }),
  })),
  {
    tool: 'list_feedback',
    classes: [
      wordSet('feedback scorecard scorecards'),
      wordSet("owe owes owed owing outstanding missing late overdue due pending still hasn't haven't submitted yet"),
    ],
    arguments: named,
  },
  {
    tool: 'show_interview_load',
    classes: [
      wordSet('interviewer interviewers interviews'),
      wordSet('fewest least most load loaded workload busiest evenly'),
    ],
    without: wordSet('candidate candidates applicant applicants recent'),
    arguments: period,
  },
  {
    tool: 'find_free_slots',
    classes: [
      wordSet("my i i'm mine me"),
      wordSet('interview interviews interviewing meeting meetings meet calendar seeing calls appointments'),
      wordSet('today tomorrow next week upcoming monday tuesday wednesday thursday friday'),
    ],
    without: wordSet('free open available slot slots candidates with'),
    arguments: agenda,
  },
  {
    tool: 'find_military_codes',
    classes: [
      wordSet('military army navy marine marines force guard veteran veterans mos mosc afsc'),
      wordSet('fit fits match matches suit suits suitable backgrounds background codes specialties'),
      wordSet('job jobs role roles requisition req position opening vacancy for our the'),
    ],
    arguments: requisition,
  },
  {
    tool: 'find_candidates',
    classes: [
      wordSet('many count counts number numbers breakdown distribution'),
      wordSet('each per every by'),
      wordSet('stage stages step steps job jobs requisition requisitions req reqs role roles'),
    ],
    arguments: () => ({}),
  },
];

/** “Build a flow …”, “when somebody is hired in Greenhouse, tell IT”: the whole is the request; it becomes a draft. */
const asksForFlow =
  /^(?:please |can you |could you )?(?:build|create|make|set up|draft|propose|design)(?: me| us)? (?:a|an)(?: new)? (?:flow|workflow)\b/i;
const standing = /^(?:[Ww]hen(?:ever)?|[Ee]very time) (?:some(?:body|one)|an? (?:new )?\w+) .+ in [A-Z]\w+, /;

/** Undefined where the message asks for something else. */
export function onTopic(message: Message, catalogue: Catalogue): ReadCall | undefined {
  const isRule = standing.test(message.text) && message.spans.every(({ kind }) => kind !== 'person');
  if (isRule || asksForFlow.test(message.text)) return { tool: 'propose_flow', arguments: { request: message.text } };
  const words = message.tokens.map(({ word }) => word);
  if (!opens.has(words.find((word) => !courteous.has(word)) ?? '')) return undefined;
  const isOneOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  const topic = topics.find(({ classes, without }) => classes.every(isOneOf) && !(without && isOneOf(without)));
  const args = topic?.arguments(message, catalogue);
  return topic && args && { tool: topic.tool, arguments: args };
}

const only = (ids: readonly string[]) => (new Set(ids).size === 1 ? ids[0] : undefined);

function named({ spans }: Message): JsonObject {
  const people = spans.flatMap((span) => (span.kind === 'person' ? [span] : []));
  const [candidate, user] = [people.flatMap((one) => one.candidates), people.flatMap((one) => one.users)].map(only);
  return candidate === undefined ? (user === undefined ? {} : { user }) : { candidate };
}

/** What stands in the speaker's own calendar: of the days that are told, or of the week to come. */
function agenda({ text, spans }: Message, catalogue: Catalogue): JsonObject | undefined {
  const { me, now, timeZone } = catalogue;
  if (me === undefined || spans.some((span) => span.kind === 'person')) return undefined;
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const days = windowIn(text, catalogue);
  const [from, to] =
    days === undefined
      ? [start, start.add({ days: 7 })]
      : [days.from, days.to].map((day) => day.toZonedDateTime({ timeZone }));
  return { with: [me], from: written(from), to: written(to) };
}

const written = (at: Temporal.ZonedDateTime | undefined): string => at?.toString({ timeZoneName: 'never' }) ?? '';

/** The one that is named; else its title in the words of the message. */
function requisition({ spans, text, tokens }: Message): JsonObject | undefined {
  const jobs = spans.flatMap((span) => (span.kind === 'job' || span.kind === 'role' ? [span] : []));
  const [best] = jobs.toSorted((a, b) => b.coverage - a.coverage || b.to - b.from - (a.to - a.from));
  if (best === undefined) return undefined;
  const [id, ...others] = best.ids;
  const title = text.slice(tokens[best.from]?.start, tokens[best.to - 1]?.end);
  return { job: id === undefined || others.length > 0 || best.kind === 'role' ? title : id };
}

function period({ tokens }: Message): JsonObject {
  const said = tokens.map(({ word }) => word).join(' ');
  const [, which, unit] = /\b(this|last) (week|month)\b/.exec(said) ?? [];
  return which === undefined ? {} : { period: `${which}_${unit}` };
}
