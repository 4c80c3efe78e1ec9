// Questions that have a look of their own: who owes feedback, who interviews how often, which decisions lack what, how many are where.
import type { JsonObject } from '../../../core/json.ts';
import type { ReadCall } from '../../ask.ts';
import type { Message } from '../features.ts';
import { wordSet } from '../word-set.ts';

interface Topic {
  readonly tool: string;
  /** A word of each. */
  readonly classes: readonly ReadonlySet<string>[];
  /** None of these. */
  readonly without?: ReadonlySet<string>;
  readonly arguments: (message: Message) => JsonObject;
}

const opens = wordSet(
  "who who's whose which what what's how show list any anyone anybody are is does do did has have count number",
);
const courteous = wordSet(
  'hi hey hello please pls so and ok okay can could would you u me i we us tell give see know to a the , -',
);

const decisions = wordSet('decision decisions rejection rejections rejected offers moves');
const notices = wordSet('notice notices notified');
const lacks = wordSet(
  "not no without lack lacks lacking missing still owed yet hasn't haven't isn't aren't wasn't didn't",
);
const kindOf = ({ tokens }: Message): JsonObject =>
  tokens.some(({ word }) => word.startsWith('reject')) ? { kind: 'rejection' } : {};

const topics: readonly Topic[] = [
  {
    tool: 'list_decisions',
    classes: [
      decisions,
      wordSet('score scores scored scoring'),
      wordSet('influenced after based involved shown saw seen behind used with'),
    ],
    arguments: (message) => ({ scored: true, ...kindOf(message) }),
  },
  { tool: 'list_decisions', classes: [notices, lacks], arguments: () => ({ lacking: 'notice' }) },
  {
    tool: 'list_decisions',
    classes: [wordSet('statement statements'), lacks],
    arguments: () => ({ lacking: 'statement' }),
  },
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
    tool: 'find_candidates',
    classes: [
      wordSet('many count counts number numbers breakdown distribution'),
      wordSet('each per every by'),
      wordSet('stage stages step steps job jobs requisition requisitions req reqs role roles'),
    ],
    arguments: () => ({}),
  },
];

const nothing: ReadonlySet<string> = new Set();

/** Undefined where the message asks for something else. */
export function onTopic(message: Message): ReadCall | undefined {
  const words = message.tokens.map(({ word }) => word);
  const first = words.find((word) => !courteous.has(word));
  if (first === undefined || !opens.has(first)) return undefined;
  const isOneOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  const topic = topics.find(({ classes, without = nothing }) => classes.every(isOneOf) && !isOneOf(without));
  return topic && { tool: topic.tool, arguments: topic.arguments(message) };
}

/** Whom the question names, where it names one. */
function named({ spans }: Message): JsonObject {
  const people = spans.flatMap((span) => (span.kind === 'person' ? [span] : []));
  const [candidate, ...others] = new Set(people.flatMap(({ candidates }) => candidates));
  const [user, ...more] = new Set(people.flatMap(({ users }) => users));
  if (candidate !== undefined && others.length === 0) return { candidate };
  return user === undefined || more.length > 0 ? {} : { user };
}

function period({ tokens }: Message): JsonObject {
  const said = tokens.map(({ word }) => word).join(' ');
  const [, which, unit] = /\b(this|last) (week|month)\b/.exec(said) ?? [];
  return which === undefined ? {} : { period: `${which}_${unit}` };
}
