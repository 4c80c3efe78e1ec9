// Plain orders made of what is told, where something is sure to be asked for: “Judith would love to meet Russell on Tuesday at ten” is
// “book a meeting with Judith and Russell on Tuesday at ten”. By what is named and a few words of wishing, not by single sentences.
import { type Clause, clauseOf } from '../../../../nlp/clauses.ts';
import type { RequestKind } from '../../../../nlp/bare-requests.ts';
import { meetingWords } from '../../../../nlp/lexicon/meeting-words.ts';
import { baseOf } from '../../../../nlp/verb-forms.ts';
import type { Reading } from '../clause/clause-reading.ts';
import type { PersonMention } from '../named/people.ts';

interface Wish {
  readonly kinds: readonly RequestKind[];
  readonly orderOf: (told: Reading) => Clause | undefined;
}

const doubtful =
  /\b(?:if|unless|whether|or|maybe|perhaps|may|might|never|not|nobody|no one|none|don't|wouldn't)\b|n't\b|\?$/i;
/** “Rajan asked whether the call could be on Friday”: what he asks for. */
const asked =
  /^.{2,60}?\b(?:asked|asks|is asking|was asking|wondered|wonders|was wondering|is wondering|wants to know|wanted to know|would like to know|enquired|inquired)(?: me| us| you)? (?:if|whether) /i;

const candidates = ({ people }: Reading): readonly PersonMention[] =>
  people.filter(({ candidates: found, users }) => found.kind === 'one' && users.kind === 'none');
const colleagues = ({ people }: Reading): readonly PersonMention[] =>
  people.filter(({ candidates: found, users }) => users.kind === 'one' && found.kind === 'none');
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

const meets =
  /\b(?:meet|see|speak|talk|chat|call|interview|catch up|sit down|time|slot|minutes?|mins?|hours?|half an hour|together|coffee|lunch|can do|could do|can make|could make)\b/i;
const met = /\b(?:met|saw|spoke|talked|chatted|called|interviewed|sat down|yesterday|last)\b/i;

function booked(told: Reading): Clause | undefined {
  const { whens, durations, titles, stages, money, people, text } = told;
  const [user, candidate] = [only(colleagues(told)), only(candidates(told))];
  const when = only(whens.filter(({ says }) => says.time));
  if (user === undefined || candidate === undefined || when === undefined || people.length !== 2) return undefined;
  // A stage may be called “Meet the Team”.
  const placed = stages.filter(({ text: said }) => !meets.test(said));
  const isOther = titles.length + placed.length + money.length > 0 || met.test(text) || !meets.test(text);
  if (isOther || whens.length > 1 || durations.length > 1) return undefined;
  const length = durations.map((one) => ` for ${one.text.replace(/^for /i, '')}`).join('');
  return clauseOf(`book a meeting with ${user.text} and ${candidate.text} ${when.text}${length}`);
}

const further =
  /\b(?:an?|one|two|three|half an?|a quarter of an|\d+|ten|fifteen|twenty|thirty|forty|forty-five)\b[\p{L}\d -]{0,16}?\b(?:later|earlier|longer|shorter)\b/iu;

function rescheduled(told: Reading): Clause | undefined {
  const called = meetingIn(told);
  if (called === undefined || told.stages.length + told.money.length > 0) return undefined;
  const behind = told.text.slice(called.end);
  const shift = further.exec(behind)?.[0];
  const days = told.whens.filter(({ index, text }) => index >= called.end && !(shift?.includes(text) ?? false));
  if (shift !== undefined)
    return clauseOf(`move ${called.name}${days.map(({ text }) => ` ${text}`).join('')} ${shift}`);
  return days.length === 1 && days[0] !== undefined
    ? clauseOf(`reschedule ${called.name} to ${days[0].text}`)
    : undefined;
}

/** The one meeting of the calendar, or of somebody, that is named. */
function meetingIn(told: Reading): { readonly name: string; readonly end: number } | undefined {
  const { titles, text, people } = told;
  const title = only(titles);
  const word = meetingWords.exec(text);
  const whom = only(people.filter(({ candidates: found }) => found.kind === 'one'));
  const span =
    title ??
    (word === null || whom === undefined ? undefined : { start: word.index, end: word.index + word[0].length });
  if (
    span === undefined ||
    people.some(({ candidates: found, users }) => found.kind === 'none' && users.kind === 'none')
  )
    return undefined;
  const owner = whom === undefined || (whom.start < span.end && span.start < whom.end) ? '' : ` with ${whom.text}`;
  const day = told.whens.filter(({ index }) => index < span.start).map(({ text: said }) => ` ${said}`);
  return {
    name: `the ${text.slice(span.start, span.end)}${owner}${day.join('')}`,
    end: Math.max(span.end, whom?.end ?? 0),
  };
}

const isOff =
  /\b(?:off|pointless|obsolete|moot|superfluous|redundant|dead|gone|toast|clash\w*|can go|fell through|fallen through|no (?:need|point|use|longer)|(?:not|n't) (?:be )?(?:needed|required|wanted|happening|happen|going ahead|taking place|take place|worth it|on)|(?:do|does)(?: not|n't) need|not need)\b/i;

function calledOff(told: Reading): Clause | undefined {
  return isOff.test(told.text) ? cancelled(told) : undefined;
}

/** Where it is to be taken out of the calendar, whatever is told of it says why. */
function cancelled(told: Reading): Clause | undefined {
  const called = meetingIn(told);
  if (called === undefined || told.stages.length > 0) return undefined;
  if (/\b(?:if|unless|whether|or|maybe|perhaps|may|might)\b|\?$/i.test(told.text)) return undefined;
  const days = told.whens.filter(({ index }) => index >= called.end).map(({ text }) => ` ${text}`);
  return clauseOf(`cancel ${called.name}${days.join('')}`);
}

const onward =
  /\b(?:ready|through|set|cleared|due|up|fit|good|next|needs?|deserves?|(?:has|have|well|truly|rather|'s) earned|should|ought|goes|progress(?:es)?|advances?|moves|proceeds?|belongs?|is|on|onto)\b/i;
const merited = /\b(?:earned|deserves?|ready for|belongs)\b/i;
const elsewhere =
  /\b(?:was|were|been|fail\w*|left|after|from|before|until|wants? to|would like to|passed|did|moved)\b/i;

function moved(told: Reading): Clause | undefined {
  const { stages, titles, people, whens, money, text } = told;
  // What somebody has earned is a stage, also where a meeting is called so.
  const stage = only(stages) ?? (stages.length === 0 && merited.test(text) ? only(titles) : undefined);
  const candidate = only(candidates(told));
  const isOrigin = stages.some((one) => one.isOrigin);
  if (stage === undefined || isOrigin || candidate === undefined || whens.length + money.length > 0) return undefined;
  if (!onward.test(text) || elsewhere.test(text) || people.length !== 1 + colleagues(told).length) return undefined;
  return clauseOf(`move ${candidate.text} to ${text.slice(stage.start, stage.end)}`);
}

function sent(told: Reading): Clause | undefined {
  const [id, candidate] = [only(told.template?.ids ?? []), only(candidates(told))];
  if (id === undefined || candidate === undefined || told.people.length !== 1) return undefined;
  if (/\b(?:got|has had|received|has got|sent|asked|asks|will)\b/i.test(told.text)) return undefined;
  return clauseOf(`send ${candidate.text} the ${id} template`);
}

const untold =
  /^(?:(?:nobody|no one|we|i|somebody|someone) (?:has|have|had|'ve|should|ought to|must|never|did not|didn't|haven't|hasn't)?(?: not| never| yet to)? ?(?:told?|tell|informed?|let) (?<whom>[\p{L}' -]{2,40}?)(?: know)?(?: yet)?|(?<who>[\p{L}' -]{2,40}?) (?:has not|hasn't|does not|doesn't|has yet to|still doesn't|needs to|should)(?: yet)? (?:heard?|knows?|been told|be told|learn(?:ed)?)(?: yet| about it)?) that (?<what>\S+ \S.*)$/iu;

function passedOn({ clause }: Reading): Clause | undefined {
  const { whom, who = whom, what } = untold.exec(clause.raw.replace(/[\s.!]+$/, ''))?.groups ?? {};
  return who === undefined || what === undefined ? undefined : clauseOf(`tell ${who}`, what);
}

/** “Before I forget: Linnea wrote about yeast”: from the colon on, where the name stands behind it. */
function wordsAbout({ text: name }: PersonMention, raw: string): string {
  const behind = raw.slice(raw.lastIndexOf(': ') + 1).trim();
  return (behind.includes(name) ? behind : raw).replace(forTheFile, '').replace(/[\s,.;]+$/, '');
}
const forTheFile =
  /^(?:(?:and|so|also|fyi|btw|by the way|for (?:the|his|her|their|your) (?:file|records?|info|information|notes))[,:]? )+/i;

function noted(told: Reading): Clause | undefined {
  const candidate = only(candidates(told));
  const { clause, people, payload, whens, money } = told;
  const others = people.filter((one) => one !== candidate && one.candidates.kind !== 'none');
  // What is named with a colleague, a sum or an hour is to be booked or offered.
  const isTerms = money.length + colleagues(told).length > 0 || whens.some(({ says }) => says.time);
  if (candidate === undefined || others.length > 0 || payload !== undefined || isTerms) return undefined;
  return clauseOf(`add a note to ${candidate.text}`, wordsAbout(candidate, clause.raw));
}

const agreed =
  /^(?<doing>\p{L}+ing) (?<what>.+?) (?:is|was|has been|seems|sounds|looks) (?:now |long |well |way |already |also |really )*(?:overdue|due|agreed|decided|settled|approved|signed off|cleared|fine|okay|ok|in order|needed|necessary|the (?:right|next|only|sensible) \p{L}+|what we (?:want|agreed|decided|need)|next)\b(?!.*\b(?:but|if|unless|not|once|when)\b)/iu;

function nominal({ clause }: Reading): Clause | undefined {
  const { doing = '', what } = agreed.exec(clause.said)?.groups ?? {};
  const verb = baseOf(doing);
  return verb === undefined || what === undefined ? undefined : clauseOf(`${verb} ${what}`);
}

const certain =
  (orderOf: Wish['orderOf']): Wish['orderOf'] =>
  (told) =>
    doubtful.test(told.text.replace(asked, '')) ? undefined : orderOf(told);

const wishes: readonly Wish[] = [
  { kinds: ['any'], orderOf: nominal },
  { kinds: ['any', 'tell'], orderOf: passedOn },
  { kinds: ['note'], orderOf: noted },
  { kinds: ['any', 'book'], orderOf: certain(booked) },
  { kinds: ['any'], orderOf: calledOff },
  { kinds: ['cancel'], orderOf: cancelled },
  { kinds: ['any', 'shift'], orderOf: certain(rescheduled) },
  { kinds: ['any', 'move', 'shift'], orderOf: certain(moved) },
  { kinds: ['any', 'send'], orderOf: certain(sent) },
];

/** “Terrence is the one. 88,000 from 6 September. Please send him the offer.”: its terms stand in sentences of their own. */
export function offeredAs(tellings: readonly Reading[]): Clause | undefined {
  const sum = only(tellings.flatMap(({ money }) => money));
  const names = new Set(tellings.flatMap((told) => candidates(told).map(({ text }) => text)));
  const days = tellings.flatMap(({ whens }) => whens);
  const isClear = tellings.every(
    ({ people, text }) => people.length <= 1 && !doubtful.test(text) && !wanted.test(text),
  );
  const [name] = names;
  if (sum === undefined || names.size !== 1 || name === undefined || days.length > 1 || !isClear) return undefined;
  return clauseOf(`send ${name} an offer of ${sum.text}${days.map(({ text }) => ` starting ${text}`).join('')}`);
}
const wanted =
  /\b(?:expect\w*|asks?|asked|asking|earns?|earned|currently|hop(?:es|ing)|budget|paid|makes|(?<!\bwe )wants?|wanted|counter\w*|than)\b/i;

/** The order that a request of that kind makes of what was told. */
export function wishedFor(told: Reading, kind: RequestKind): Clause | undefined {
  for (const { kinds, orderOf } of wishes) {
    const order = kinds.includes(kind) ? orderOf(told) : undefined;
    if (order !== undefined) return order;
  }
  return undefined;
}
