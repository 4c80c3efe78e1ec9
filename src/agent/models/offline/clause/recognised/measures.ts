// When, how long and how much: a sum is no time, and what is part of a name is neither.
import { type FoundDuration, findDurations } from '../../../../../nlp/durations.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { findMoney, type FoundMoney } from '../../../../../nlp/money.ts';
import { blanked } from '../../../../../nlp/text.ts';
import { parseWhen, type When } from '../../../../../nlp/when.ts';
import type { Known } from '../../named/known.ts';
import { findMeetingTitles } from '../../named/meeting-titles.ts';
import type { Span } from '../../named/people.ts';
import { overlaps } from '../../named/stage-words.ts';

interface Measures {
  readonly whens: readonly When[];
  readonly durations: readonly FoundDuration[];
  readonly money: readonly FoundMoney[];
}

export function measuresIn(
  text: string,
  known: Known,
  [named, people]: readonly [named: readonly Span[], people: readonly Span[]],
): Measures {
  // An amount with its currency is no time: “at $95k”, “for 60 grand”.
  const amounts = findMoney(text).filter(
    ({ currency, text: said, amount }) => currency !== undefined || /[a-z]/i.test(said) || amount >= leastSum,
  );
  const whens = whensIn(blanked(text, sumsIn(text, amounts)), known, [...named, ...people]).filter(
    (when) =>
      !amounts.some((amount) => overlaps(spanOf(amount), spanOf(when))) &&
      // “The call half an hour later” is later than it was, not half an hour from now.
      !(
        /\b(?:later|earlier)$/i.test(when.text) &&
        (meetingWords.test(text) ||
          findMeetingTitles(text, known).length > 0 ||
          /^(?:push|move|shift|make|start|it|bump)\b|\b(?:start|begin|happen) (?!from)/i.test(text) ||
          aloneLater.test(text))
      ),
  );
  const times = whens.map(spanOf);
  // “1300 hours, 45 minutes”: the hour ends where the length begins.
  const durations = findDurations(blanked(text, [...times, ...inCurrency(amounts)]));
  const money = findMoney(text).filter(
    (one) => ![...times, ...durations.map(spanOf)].some((span) => overlaps(span, spanOf(one))),
  );
  return { whens, durations, money };
}

const aloneLater = /[,:] (?:\S+ ){1,4}(?:later|earlier)[.! ]*$/i;

function whensIn(text: string, { world, reader }: Known, names: readonly Span[]): When[] {
  const found = parseWhen(text, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });
  return found.filter(
    (when) =>
      !/^(?:the )?(?:first|second|third|fourth|fifth|last)$/i.test(when.text) &&
      !names.some((name) => overlaps(name, spanOf(when)) && name.end >= when.index + when.text.length),
  );
}

export const spanOf = ({ index, text }: { index: number; text: string }): Span => ({
  start: index,
  end: index + text.length,
});

/** “4.2m yen” is a sum, however many minutes “4.2m” would be. */
const inCurrency = (amounts: readonly FoundMoney[]): Span[] =>
  amounts.filter(({ currency }) => currency !== undefined).map(spanOf);

/** No clock and no calendar goes as high: “46,000 a year from June 8”. */
const leastSum = 10_000;
const sumsIn = (text: string, amounts: readonly FoundMoney[]): Span[] =>
  amounts
    .filter(({ amount }) => amount >= leastSum)
    .map(({ index, text: said }) => {
      const end = index + said.length;
      return {
        start: index,
        end: end + (/^,? ?(?:an?|per|\/) ?(?:year|annum|yr)\b/i.exec(text.slice(end))?.[0].length ?? 0),
      };
    });
