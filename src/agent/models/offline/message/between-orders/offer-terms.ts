// The terms of an offer that another sentence of the message says: “Arun asks 91 thousand. Send him the offer with that, he starts on
// December 6.” A sum that only stands beside the order is asked about: what somebody asks for is not yet what is offered.
import { currencyIn, isByTheHour } from '../../../../../nlp/money.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { openDate } from '../../orders/times/time.ts';
import { type NextCall, type Part, partOf } from '../../parts.ts';
import { proposing } from '../../talk/decisions/proposals.ts';

export async function withTermsNamed(
  parts: readonly Part[],
  readings: readonly Reading[],
  known: Known,
): Promise<readonly Part[]> {
  const [offer, another] = parts.filter(isOffer);
  if (offer === undefined || another !== undefined || readings.length < 2) return parts;
  if (offer.call.arguments['salary'] !== undefined) return withStartTold(offer, { parts, readings, known });
  const terms = isOneStory(offer.call, readings) ? termsIn(readings, known) : undefined;
  if (terms === undefined) return parts;
  const { date, isMeant, ...sum } = terms;
  const call = { ...offer.call, arguments: { ...offer.call.arguments, ...sum, ...startOf(offer.call, date) } };
  const made = partOf(call, [date === undefined ? undefined : openDate(date, 'start_date', known)]);
  const because = 'I am not sure that the sum is what the offer shall name.';
  const part = isMeant
    ? made
    : await proposing(because, [made], { known, otherwise: `${because} What shall it name?` });
  return parts.map((one) => (one === offer ? part : one));
}

/** “Offer her 72k. She'd begin on 5 July.” */
function withStartTold(
  offer: Extract<Part, { kind: 'call' }>,
  { parts, readings, known }: { parts: readonly Part[]; readings: readonly Reading[]; known: Known },
): readonly Part[] {
  const told = readings.filter(({ clause, text }) => beginsThen.test(text) && !clause.said.endsWith('?'));
  const date = told.length === 1 && isOneStory(offer.call, readings) ? dateIn(told) : undefined;
  const part = { ...offer.call, arguments: { ...offer.call.arguments, ...startOf(offer.call, date) } };
  return date === undefined
    ? parts
    : parts
        .map((one) => (one === offer ? partOf(part, [openDate(date, 'start_date', known)]) : one))
        .filter((one) => one.kind !== 'remark' || !told.some(({ clause }) => one.text.includes(`“${clause.said}”`)));
}
const beginsThen =
  /^(?:she|he|they)(?:'d|'ll|'s| would| will| should| shall| can| is to| are to| needs? to| has to)?(?: then| be)? (?:starts?|starting|begins?|beginning|joins?|joining)\b(?!.*\b(?:not|n't|before|earliest|latest|or|if|maybe|probably|might)\b)/iu;

/**
 * “Let's move forward with Lin, offer 142k”: the offer is how it goes on with her. A stage that is named is one to be moved to, too.
 */
export function withoutMoveOn(parts: readonly Part[], message: string): readonly Part[] {
  if (!goesForward.test(message)) return parts;
  const offers = parts.filter(isOffer).map(({ call }) => call.arguments['candidate']);
  return parts.filter(
    (part) =>
      part.kind !== 'call' || part.call.tool !== 'move_stage' || !offers.includes(part.call.arguments['candidate']),
  );
}
const goesForward =
  /\b(?:(?:move|go|press) (?:forward|ahead|on)|proceed|continue) with\b(?!.*\b(?:stage|step|round)\b)/i;

const isOffer = (part: Part): part is Extract<Part, { kind: 'call' }> =>
  part.kind === 'call' && part.call.tool === 'send_offer';

/** Nobody else is spoken of. */
const isOneStory = ({ arguments: { candidate } }: NextCall, readings: readonly Reading[]): boolean =>
  readings.every(({ people }) =>
    people.every(
      ({ candidates }) =>
        candidates.kind === 'none' || (candidates.kind === 'one' && candidates.person.id === candidate),
    ),
  );

interface Terms {
  readonly salary: number;
  readonly currency?: string;
  readonly date: When | undefined;
  /** The order points to the sum, or somebody agrees to it. */
  readonly isMeant: boolean;
}

function termsIn(readings: readonly Reading[], known: Known): Terms | undefined {
  const told = readings.filter(({ clause }) => clause.mood === 'order' || clause.mood === 'report');
  const sums = told.flatMap(({ money, text }) => money.filter((one) => !isByTheHour(text, one)));
  const [sum, ...others] = sums;
  if (sum === undefined || others.some(({ amount }) => amount !== sum.amount)) return undefined;
  const currency = currencyIn(sum, known.world.timeZone);
  return {
    salary: sum.amount,
    ...(currency === undefined ? {} : { currency }),
    date: dateIn(told),
    isMeant: told.some(({ text, money }) => points.test(text) || (money.length > 0 && states.test(text))),
  };
}

/** “It would be 402,000 a year”, “the salary is 60k”: the terms themselves, and not what somebody asks for. */
const states =
  /^(?:(?:so|and|then|well),? )*(?:it|that|this|(?:the |her |his |their )?(?:pay|salary|sum|figure|amount|offer|money|package))(?:(?:'s| is| would be|'d be| will be|'ll be| should be| comes to) |:? )(?:to be )?(?:at |for |about )?(?:[A-Z]{3} )?[\p{Sc}]?\d(?!.*\b(?:if|or|maybe|perhaps|might|too|more than|less than|expects?|wants?|asks?|asked|hopes?|not|n't)\b)/iu;

const points =
  /\b(?:with|at|for|on|to|of) (?:that|this|it)\b(?! \p{L}*(?:date|day|stage)\b)|\b(?:offer|give|send) (?:her|him|them|it|\p{Lu}\p{L}+) (?:that|this|exactly that)\b|\bthat (?:much|amount|figure|salary|number|sum)\b|\b(?:go|going) with\b|\b(?:happy|fine|ok|okay|good|content|on board|satisfied) with\b|\b(?:agreed|agrees|agree|settled|accepted|accepts|accept|signed off|approved|landed)\b|\b(?:let's|we) (?:do|say|go)\b|\bmake it\b/iu;

function dateIn(readings: readonly Reading[]): When | undefined {
  const dates = readings.flatMap(({ whens, text }) =>
    whens.filter(
      ({ says, index, text: said }) => says.date && !says.time && begins.test(text.slice(0, index + leadOf(said))),
    ),
  );
  return dates.length === 1 ? dates[0] : undefined;
}
/** “From” may belong to the date. */
const leadOf = (said: string): number => /^(?:from|as of|on) /iu.exec(said)?.[0].length ?? 0;
const begins =
  /\b(?:start\w*|begin\w*|commenc\w+|join\w*|enters?|from|as of|effective)\b[\s:]*(?:\p{L}+ )?(?:is |on |at |from |the |of |date |by )*$/iu;

const startOf = ({ arguments: { start_date: said } }: NextCall, date: When | undefined): { start_date?: string } =>
  said !== undefined || date === undefined ? {} : { start_date: date.start.slice(0, 10) };
