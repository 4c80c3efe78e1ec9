// “What do I have on Monday?”, “any interviews tomorrow?”: what stands in the reader's own calendar on a day to come. A brief is about
// now: the free times of that day are looked up, and what is in between is told with them.
import { parseWhen } from '../../../nlp/when.ts';
import type { Known } from './named/known.ts';
import { findPeople } from './named/people.ts';
import { windowOf } from './orders/free-times/by-clause.ts';
import type { Part } from './parts.ts';

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
export function ownCalendar(said: string, known: Known): readonly Part[] | undefined {
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
  const { from, to } = windowOf(whens, known);
  return [{ kind: 'call', call: { tool: 'find_free_slots', arguments: { with: [reader.user.id], from, to } } }];
}
