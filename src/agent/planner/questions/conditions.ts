// The conditions of a list, each from its own words and the spans beside them: when they applied, days in the stage, interviews, place,
// whose requisition, the order. What a condition uses is marked as used.
import type { JsonObject } from '../../../core/json.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Message } from '../features.ts';
import { appliedIn, interviewsIn, type Window, windowIn } from './windows.ts';
import { wordSet } from '../word-set.ts';

export interface Scene {
  readonly message: Message;
  readonly catalogue: Catalogue;
  readonly words: readonly string[];
  readonly mark: (from: number, to: number) => void;
}

const minutesADay = 1_440;

export const contact = wordSet(
  'contact contacted contacting spoken spoke heard word silent quiet dark reached written wrote called rung emailed messaged touch answer answered reply replied response responded follow-up followed chased news ignoring ignored forgotten forgot neglected',
);
const applying = wordSet(
  'applied apply applying applications application applicants applicant came come came new joined arrived arrivals',
);

export const conditionsIn = (scene: Scene): JsonObject => ({
  ...ordered(scene),
  ...interviewing(scene),
  ...standing(scene),
  ...placed(scene),
  ...owned(scene),
  ...applications(scene),
});

/** “Who applied this week”. */
function applications({ message: { text, tokens }, catalogue, words, mark }: Scene): JsonObject {
  const window = windowIn(text, catalogue);
  if (window === undefined) return {};
  const isSaid = (word: string, place: number) => applying.has(word) && !/^(?:in|at)$/.test(words[place - 1] ?? '');
  const at = words.findLastIndex(isSaid);
  if (at < 0) return {};
  const before = tokens.filter(({ end }) => end <= window.start).slice(-4);
  for (const [place, word] of words.entries()) if (isSaid(word, place)) mark(place, place + 1);
  markWindow(window, { tokens, mark }, 3);
  return appliedIn(window, before.map(({ word }) => word).join(' '), catalogue);
}

function markWindow(
  { start, end }: { start: number; end: number },
  { tokens, mark }: Pick<Message, 'tokens'> & Pick<Scene, 'mark'>,
  lead: number,
): void {
  const from = tokens.findIndex((token) => token.end > start);
  const past = tokens.findIndex((token) => token.start >= end);
  const leading = tokens.slice(Math.max(0, from - lead), from).findIndex(({ word }) => leads.has(word));
  mark(leading < 0 ? from : Math.max(0, from - lead) + leading, past < 0 ? tokens.length : past);
}

const leads = wordSet(
  'since before after from in within during until prior earlier later more over than longer at least on by starting',
);

/** “Who has an interview this week”, “without an interview”: not the stage of that name. */
function interviewing(scene: Scene): JsonObject {
  const { message, catalogue, words, mark } = scene;
  const at = words.findIndex((word, place) => /^interview(?:s|ed|ing|ee)?$/.test(word) && isEvent(words, place));
  if (at < 0) return {};
  const window = windowIn(message.text, catalogue);
  const isWithout = words.some((word) => lacking.has(word));
  const filter = interviewFilter(window, isWithout, scene);
  if (filter === undefined || (window === undefined && !isWithout && words[at] === 'interviewed')) return {};
  const { from, to } = message.spans.find((span) => span.kind === 'stage' && span.from <= at && at < span.to) ?? {
    from: at,
    to: at + 1,
  };
  mark(from, to);
  for (const [place, word] of words.entries()) if (ofEvents.has(word)) mark(place, place + 1);
  if (window !== undefined && !isWithout) markWindow(window, { tokens: message.tokens, mark }, 2);
  return filter;
}

const interviewFilter = (
  window: Window | undefined,
  isWithout: boolean,
  { catalogue }: Scene,
): JsonObject | undefined =>
  window === undefined || isWithout ? { has_interview: !isWithout } : interviewsIn(window, catalogue);

const lacking = wordSet("no not without lack lacks missing don't doesn't haven't hasn't nobody none unscheduled");
const ofEvents = wordSet(
  "booked scheduled planned set lined coming upcoming ahead without lack lacks missing no not don't doesn't haven't hasn't yet an",
);

const isEvent = (words: readonly string[], at: number): boolean =>
  /^(?:interviews|interviewed|interviewing)$/.test(words[at] ?? '') ||
  /^(?:an|any|no|upcoming|their|without|first|next)$/.test(words[at - 1] ?? '') ||
  /^(?:booked|scheduled|planned|coming|today|tomorrow|this|next|on)$/.test(words[at + 1] ?? '');

/** “In Interview for over a week”: days in the stage, where nothing is said of a contact or an application. */
function standing({ message: { spans }, words, mark }: Scene): JsonObject {
  const length = spans.find((span) => span.kind === 'length' && span.value >= minutesADay);
  if (length?.kind !== 'length' || words.some((word) => contact.has(word) || word === 'ago' || word === 'experience'))
    return {};
  const isOfStage =
    words.some((word) => /^(?:stage|stages|step|stuck|sitting|sits|sat|parked|lingering)$/.test(word)) ||
    (spans.some(({ kind }) => kind === 'stage') && words.includes('been'));
  if (!isOfStage || spans.some((span) => span.kind === 'time' && span.from <= length.from && span.to >= length.to))
    return {};
  mark(length.from, length.to);
  for (const [at, word] of words.entries()) if (ofStanding.has(word)) mark(at, at + 1);
  return { stage_days: Math.round(length.value / minutesADay) };
}

const ofStanding = wordSet('same stage stuck sitting sits sat parked lingering for more than over longer or least');

/** “In Leeds”, of the places of requisitions; a place that none is in finds nobody, and that is the answer. */
function placed(scene: Scene): JsonObject {
  const { message, catalogue, words, mark } = scene;
  const places = new Set(
    catalogue.jobs
      .flatMap(({ location }) => location.split(/[,/]\s*/))
      .map((place) => place.trim().toLowerCase())
      .filter((place) => place.length > 2),
  );
  for (const at of message.tokens.keys()) {
    const known = [3, 2, 1].find((size) => places.has(words.slice(at, at + size).join(' ')));
    const size = known ?? elsewhere(at, scene);
    if (size === 0) continue;
    const found = message.tokens.slice(at, at + size);
    mark(at, at + size);
    for (const place of [at - 1, at - 2])
      if (/^(?:near|around|based|located|office|site)$/.test(words[place] ?? '')) mark(place, place + 1);
    return { location: found.map(({ raw }) => raw).join(' ') };
  }
  return {};
}

/** How many words name a place in which nobody is looked for: “in New Orleans”. */
function elsewhere(at: number, { message: { tokens, spans }, catalogue: { stages }, words }: Scene): number {
  const isName = (place: number) =>
    tokens[place]?.isCapital === true &&
    !spans.some((span) => span.kind !== 'stranger' && span.from <= place && place < span.to) &&
    !stages.some((stage) => stage.toLowerCase().includes(words[place] ?? ''));
  if (!/^(?:in|near|around|based)$/.test(words[at - 1] ?? '')) return 0;
  let size = 0;
  while (isName(at + size)) size += 1;
  return size;
}

const ofMine =
  /^(?:candidates?|people|applicants?|folks|reqs?|requisitions?|jobs?|pipeline|openings?|roles?|positions?|vacancies|vacancy|talent|list|truck|team|assigned|<)/;

/** “My candidates”, “on other people's requisitions”. */
function owned({ message: { masks }, words, mark }: Scene): JsonObject {
  const at = words.findIndex(
    (word, place) => (word === 'my' && ofMine.test(masks[place + 1] ?? '')) || word === 'mine',
  );
  if (at >= 0) {
    mark(at, at + 1);
    return { mine: true };
  }
  const others = words.findIndex(
    (word, place) =>
      /^(?:other|others|colleagues|colleague|someone|somebody)$/.test(word) &&
      words.slice(place, place + 4).some((one) => /^(?:reqs?|requisitions?|jobs?)$/.test(one)),
  );
  if (others < 0) return {};
  mark(others, others + 3);
  return { mine: false };
}

const orders: readonly (readonly [RegExp, JsonObject['sort'] & string])[] = [
  [
    /\b(?:least|unlikely|less) (?:likely )?(?:to )?(?:stay|remain)\b|\bmost likely to (?:leave|quit|churn)\b/,
    '-tenure_score',
  ],
  [
    /\b(?:likely|chance|chances|probability|odds)\b.*\b(?:stay|staying|remain|last|stick)\b|\b(?:retention|tenure)\b/,
    'tenure_score',
  ],
  [
    /\b(?:newest|latest|most recent|recent) (?:\w+ )?first\b|\bby (?:when they applied|application|date applied|applied)\b|\bnewest\b/,
    'applied',
  ],
  [/\boldest\b/, '-applied'],
  [/\blongest in (?:the |their )?stage|\bby (?:days|time) in (?:the |their )?stage/, 'stage_days'],
  [
    /\bby (?:their |the )?last contact|\bwaiting (?:the )?longest|\blongest (?:without|since)|\bwaited (?:the )?longest/,
    'last_contact',
  ],
  [/\balphabetical(?:ly)?\b|\bby name\b|\ba to z\b/, 'name'],
];
const ofOrder = wordSet(
  'rank ranked ranking sort sorted sorting order ordered by how likely they are to stay staying most least longest first newest oldest latest recent alphabetical alphabetically name last contact waiting waited when application date in stage time days retention tenure score remain leave quit churn chance chances probability odds unlikely less will is are',
);

function ordered({ words, mark }: Scene): JsonObject {
  const said = words.join(' ');
  const found = orders.find(([pattern]) => pattern.test(said))?.[1];
  if (found === undefined) return {};
  for (const [at, word] of words.entries()) if (ofOrder.has(word)) mark(at, at + 1);
  return { sort: found };
}

export function sinceContact({ message: { spans }, mark }: Scene): JsonObject {
  const length = spans.find((span) => span.kind === 'length' && span.value >= minutesADay);
  if (length?.kind !== 'length') return {};
  mark(length.from, length.to);
  return { days_since_contact: Math.round(length.value / minutesADay) };
}
