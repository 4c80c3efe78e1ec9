// What of a clause no part of its reading explains. A hedge that is left over may turn the order round, so nothing is done of
// it; a few plain words beside a reading make it less sure.
import { wordsOf } from '../../../../../nlp/text.ts';
import { commandWords } from '../../../../../nlp/lexicon/command-words.ts';
import { meetingWord } from '../../../../../nlp/lexicon/meeting-words.ts';
import { hedging, light, mild, telling } from '../../../../../nlp/lexicon/narration.ts';
import { anyOrder } from '../../../../../nlp/lexicon/verbs.ts';
import { baseOf } from '../../../../../nlp/verb-forms.ts';
import type { Reading } from './clause-reading.ts';
import type { Span } from '../../named/people.ts';

type Recognised = Omit<Reading, 'intents'>;

export interface Leftovers {
  /** “not”, “unless”, “or”: they may turn the order round. */
  readonly hedges: readonly string[];
  /** “passed”, “thinks”: somebody tells something. */
  readonly tells: readonly string[];
  /** Figures and words for them that were read as nothing. */
  readonly numbers: readonly string[];
  /** Words with a meaning of their own. */
  readonly content: readonly string[];
}

export function leftoversOf(reading: Recognised): Leftovers {
  const spans = explained(reading);
  const left = wordsOf(reading.text).filter(
    ({ start, end }) => !spans.some((span) => start < span.end && span.start < end),
  );
  const { filters, whens } = reading;
  // “Nobody should book Ann in four days at three” describes nobody.
  const isTimed = whens.some(({ says }) => says.time);
  const isSilence = !isTimed && (filters['days_since_contact'] !== undefined || filters['at_risk'] === true);
  const said = left.map(({ raw }) => raw.toLowerCase());
  const [numbers, words] = [said.filter((word) => figure.test(word)), said.filter((word) => !figure.test(word))];
  return {
    hedges: words.filter(
      (word) => (hedging.has(word) || word.endsWith("n't") || isNobodys.has(word)) && !(isSilence && silent.has(word)),
    ),
    numbers,
    tells: words.filter((word) => telling.has(word)),
    content: words.filter((word) => !light.has(word) && !telling.has(word) && !hedging.has(word)),
  };
}

const isNobodys = new Set(["nobody's", "none's"]);

const figure =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|ninety|hundred|thousand|half|quarter|noon|midnight|mon|tues?|weds?|thurs?|fri|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec|hours?|hrs?|minutes?|mins?)$/;

/** “Whom we haven't reached in ten days” is part of the description. */
const silent = new Set(["haven't", "hasn't", 'not', 'nobody', 'without', "didn't"]);

const explained = (reading: Recognised): readonly Span[] => [
  ...reading.taken,
  ...reading.durations.map(spanOf),
  ...reading.money.map(spanOf),
  ...[...reading.text.matchAll(harmless)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
];

/** “no later than”, “whether or not”: words that hedge nothing. */
const harmless =
  /(?<=[,–-] ?)(?:i|we) (?:don't|do not|dont) (?:want to (?:lose|miss|wait|risk|waste|drag|rush|keep (?:her|him|them) waiting)|have (?:the |much |any |enough )?time|need to (?:see|meet|talk|speak|hear))\b[^.;?!,]*|\b(?:(?:might|may) as well|(?:wouldn't|won't|couldn't) (?:go amiss|hurt|harm)|had better|ought to|might like to(?: hear(?: that)?)?|if you please|i dare say|could do with|don't (?:forget|hesitate)|for (?:a )?(?:15|20|25|30|40|45|50|60|90)(?=[\s,.]|$)|(?:room|floor|suite) \d+|(?:letter|template|one|e-?mail|mail|message|note|\w+_\w+) (?:is|will be|would be) (?:just )?(?:fine|ok(?:ay)?|good|perfect|enough)|(?:letter|template|one|e-?mail|mail|\w+_\w+) (?:will|would) do|why not|video (?=(?:call|chat|meeting|interview|conference)s?\b)|if (?:possible|you)|or (?:so|more|longer|over|above|later|earlier)|not only|no problem|(?:the |at the )?same hour|within the hour|or thereabouts|tho(?:ugh)?(?=\s*(?:[,.!]|$))|(?:from|out of) (?:the |our |any )?(?:further )?(?:process|pipeline|running|consideration|pool|race|search|funnel|shortlist)|(?:the )?(?:first|second|third|fourth|fifth|last) (?:one|candidate|person|guy)|the (?:first|second|third|fourth|fifth|last)(?=[\s.!]*$))\b/gi;

const spanOf = ({ index, text }: { index: number; text: string }): Span => ({ start: index, end: index + text.length });

/** Words of orders themselves: whichever of them stands in a clause, the reading has taken it into account. */
const ordering = new Set(
  [...anyOrder.toLowerCase().split(/[^\p{L}]+/u), ...meetingWord.split(/[^\p{L}]+/u), ...commandWords].filter(
    (word) => word.length > 1,
  ),
);

/** Words with a meaning of their own that no order uses: “upstairs”, “remotely”, “alphabetically”. */
export const unexplained = (reading: Recognised): readonly string[] =>
  leftoversOf(reading).content.filter((word) => !ordering.has(word) && !mild.has(word) && baseOf(word) === undefined);
