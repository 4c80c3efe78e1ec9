// What a question that no pattern knows wants to see, by what it names. Looking changes nothing, so little is enough.
import type { Intent } from '../../../../../nlp/intents.ts';
import type { Reading } from '../recognised/clause-reading.ts';

const asks =
  /\?\s*$|^(?:how|what|what's|when|where|who|which|have|has|did|do|does|is|are|any|anything|confirm|provide|give|tell|remind|let me|let us|let's see|see|see how|status|state|state of|news|update|overview|summary|would|will|tenure|retention|everything|pipeline velocity)\b/i;
export const standing =
  /\b(?:status|stage|where|heard|hear|talk(?:ed)?|spoke|spoken|contact\w*|days|lately|latest|news|update|happen\w*|became|become|up with|going on|progress|stands?|situation|present|current|profile|details|candida\w+|application|story|far along|in touch|waiting)\b/i;
const stays =
  /\b(?:stays?|staying|stick around|tenure|retention|still be (?:here|with us|around)|leave us|flight risk|last (?:long|with us)|long[- ]term|churn|attrition)\b/i;
const systems =
  /\b(?:integrations?|connectors?|sync (?:problems?|errors?|issues?|trouble)|syncs?|(?:our|the|all|connected) systems|everything (?:connected|synced|in sync))\b/i;
const figures =
  /\b(?:figures?|numbers|stats|statistics|metrics|kpis?|productivity|throughput|performance|velocity|tasks|how many tasks)\b/i;
const pressing =
  /\b(?:burning|on fire|urgent|priorit\w+|plate|pressing|hottest|most important|first thing|needs? doing|needs? me)\b/i;

/** Undefined where it is no question, or may want something done. */
export function wantsToSee(reading: Reading): Intent | undefined {
  if (!isQuestion(reading)) return undefined;
  const { people, text } = reading;
  const isOfOne = people.length === 1 ? isCandidate(people[0]) : people.length === 0 && ofSomebody.test(text);
  if (isOfOne && asksOfOne(reading)) return 'show_candidate';
  return reading.people.length > 0 ? aboutPeople(reading) : aboutAll(reading);
}

/** “When is Zoë's panel?”, “what time do we see her?”: what comes up stands in the profile. */
const whenMet =
  /^(?:when|what time|what day|which day)\b(?:.*\b(?:meetings?|interviews?|calls?|panel|screen\w*|chat|session|workshop|onsite|trial|visit|appointment|slot|round|start|take place|happen)\b|.*\b(?:see|seeing|meet|meeting|speak(?:ing)?(?: to| with)|talk(?:ing)?(?: to| with)|coming|interviewing|due|on)\b)/i;
/** “Who is her hiring manager?” */
const whoManages =
  /^(?:and |so )?who(?:'s| is| are)\b.*\b(?:hiring[ -]?manager|hm|manager|in charge of|responsible for|looking after)\b/i;

const asksOfOne = ({ text, titles }: Reading): boolean =>
  whenMet.test(text) || whoManages.test(text) || (titles.length > 0 && /^(?:when|what time)\b/i.test(text));
const ofSomebody = /\b(?:her|his|she|he|him)\b/i;

function aboutPeople({ people, text, stages }: Reading): Intent | undefined {
  const candidates = people.filter((one) => isCandidate(one));
  const areOthersOurs = people.every((one) => isCandidate(one) || isColleague(one));
  if (candidates.length !== 1 || !areOthersOurs) return undefined;
  if (stays.test(text)) return people.length === 1 ? 'score_candidate' : undefined;
  if (asksFact.test(text) && !weighs.test(text)) return 'show_candidate';
  return people.length === 1 && stages.length === 0 && standing.test(text) ? 'show_candidate' : undefined;
}

/** “When is Ann's panel?”, “how long has she been in Screening?”, “did Ben get the invite?”: what is, was or stands in the calendar. */
const asksFact =
  /^(?:(?:and|so|ok|okay|hey|hi|also|but|remind me|tell me|do (?:you|we) know),? )*(?:when|(?:at )?what (?:time|day|date)|since when|for how long|how (?:long|many (?:days|weeks|interviews|times)|often|soon)|where|in which|what (?:did|has|have)|what's next|whats next|who(?:'s| is| was| did| does| has| have| will)|whose|did|has|hasn't|have|didn't|does|is|was|isn't)\b(?! (?:it|that|this|there)\b)/i;
/** Whether something would be good is no matter of fact. */
const weighs =
  /\b(?:ok|okay|fine|wise|sense|worth|better|best|allowed|could|can|would|might|may|shall|ready|good|enough|right|free|available|think|reckon|why)\b/i;

function aboutAll({ text, filters, whens, job, stages }: Reading): Intent | undefined {
  if (systems.test(text)) return 'integration_health';
  if (figures.test(text)) return 'show_metrics';
  if (pressing.test(text) && whens.every(({ says }) => !says.time)) return 'morning_brief';
  const isOfGroup =
    Object.keys(filters).length > 0 || job?.ids.length === 1 || stages.some(({ found }) => found.kind === 'one');
  return isOfGroup && /^(?:who|whos|which|any\w*|how many)\b/i.test(text) ? 'find_candidates' : undefined;
}

function isQuestion({ clause, text, template, payload, money }: Reading): boolean {
  const mayAsk = clause.mood === 'question' || clause.mood === 'order';
  const isBare = template === undefined && payload === undefined && money.length === 0;
  return mayAsk && isBare && (asks.test(clause.said) || asks.test(text)) && !acts.test(text.replace(purpose, ''));
}

/** “Would she stay, before I write an offer?”: what it is wanted for is not asked for. */
const purpose = /,? (?:before|so that|so|because|as) (?:i|we) .*$/i;

const isCandidate = (one: Reading['people'][number] | undefined): boolean =>
  one !== undefined && one.candidates.kind !== 'none' && one.users.kind === 'none';
const isColleague = ({ candidates, users }: Reading['people'][number]): boolean =>
  candidates.kind === 'none' && users.kind === 'one';
const acts =
  /\b(?:reject|move|book|cancel|send|offer|undo|approve|decline|reschedule|postpone|tell (?!me)|email|message|add|delete|should|shall|could we|if)\b/i;
