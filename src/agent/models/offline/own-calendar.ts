// “What do I have on Monday?”, “any interviews tomorrow?”: what stands in the reader's own calendar on a day to come. No tool lists
// meetings, and a brief is about now: it is told from the calendar.
import type { Meeting } from '../../../core/records.ts';
import { parseWhen } from '../../../nlp/when.ts';
import { timeWords } from '../../time-words.ts';
import type { Known } from './named/known.ts';
import { findPeople } from './named/people.ts';
import { windowOf } from './orders/free-times/by-clause.ts';
import { type Part, remark } from './parts.ts';

const meetings = '(?:meetings?|interviews?|appointments?|calls?|events?)';
const asks = new RegExp(
  `^(?:(?:and|so|ok|okay|hey|hi|please|pls|can you|could you|tell me|show me)[,:]? )*(?:(?:what(?:'s|s| is| are| do| does| have)?|which|any|how many|when(?:'s| is)?|who|whom|list|give me|how(?:'s| is| does)?)\\b.*\\b(?:i|my|me)\\b|(?:do i have|have i got|am i)\\b|(?:what|which|any|how many|list)(?: (?:other|all|the|is|are))* ${meetings}\\b|(?:what(?:'s|s| is| are)) (?:on|up|happening|planned|scheduled|booked|coming up|in (?:the|my) (?:calendar|diary))\\b)`,
  'iu',
);
const ofCalendar = new RegExp(
  `\\b(?:${meetings}|calendar|schedule|diary|agenda|have|got|on|up|day|week|morning|afternoon|evening|meeting|seeing|interviewing|look|looks|looking|busy|booked|scheduled|planned|happening)\\b`,
  'iu',
);
/** They ask for something else: candidates, free times, figures, what was done or waits. */
const otherwise =
  /\b(?:candidates?|applicants?|contact\w*|heard|free|available|slots?|room|time for|did|done|approv\w*|pending|waiting|metrics|numbers|figures|hires?|hired|tasks?|priorit\w*|urgent|first|should|brief|sync\w*|score|offer|reject|move|cancel|book|push|send|tell [^m]|invite|reschedule)\b/iu;

/** Undefined where no day to come is named, or somebody else's calendar is meant. */
export async function ownCalendar(said: string, known: Known): Promise<readonly Part[] | undefined> {
  const { world, reader, names } = known;
  if (reader.user === undefined || !asks.test(said) || !ofCalendar.test(said) || otherwise.test(said)) return undefined;
  const whens = parseWhen(said.replace(/\bmy week\b/i, 'this week'), {
    now: world.now.toISOString(),
    timeZone: reader.timeZone,
    preferFuture: true,
  });
  const [when] = whens;
  if (
    when?.says.date !== true ||
    /\b(?:today|tonight|now|ago|yesterday|last)\b|^this (?:morning|afternoon)/iu.test(when.text)
  )
    return undefined;
  if (findPeople(said, names, []).some(({ candidates, users }) => candidates.kind !== 'none' || users.kind !== 'none'))
    return undefined;
  const span = windowOf(whens, known);
  const own = (await world.meetings(span)).filter((one) => isOf(one, reader.user?.id, span));
  const zone = { now: world.now, timeZone: reader.timeZone };
  const lines = own
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map(({ title, start }) => `- ${timeWords(new Date(start), zone)}: ${title}`);
  return [
    remark(
      lines.length === 0
        ? `Nothing stands in your calendar ${/^(?:on|in|for|at)\b/iu.test(when.text) ? '' : 'for '}${when.text}.`
        : `In your calendar:\n${lines.join('\n')}`,
    ),
  ];
}

interface Span {
  readonly from: string;
  readonly to: string;
}
const isOf = ({ owner, with: people, status, start }: Meeting, id: string | undefined, { from, to }: Span): boolean =>
  status === 'confirmed' &&
  (owner === id || people.some((one) => one === id)) &&
  Date.parse(start) >= Date.parse(from) &&
  Date.parse(start) < Date.parse(to);
