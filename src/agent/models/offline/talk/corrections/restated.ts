// A sentence said again with other things in it: “take Mehdi off his sequence” and “Arne off his” make “take Arne off his sequence”.
import { orderOpens } from '../../../../../nlp/intents.ts';
import { light } from '../../../../../nlp/lexicon/narration.ts';
import { goingOnWords } from '../../../../../nlp/lexicon/talk.ts';
import { wordsOf } from '../../../../../nlp/text.ts';
import type { Known } from '../../named/known.ts';
import { mentionsIn, type Named, timeOf } from '../../named/named-things.ts';

/**
 * What the fragment names takes the place of what the sentence names of the same kind, or comes behind it. Undefined where two could be
 * replaced, and where the fragment orders something itself or says anything that is neither a name of something, nor in the sentence, nor a small word.
 */
export function restated(sentence: string, fragment: string, known: Known): string | undefined {
  const news = mentionsIn(fragment, known).filter(isFirst);
  if (news.length === 0 || orderOpens.test(fragment) || !saysNoMore(fragment, news, sentence)) return undefined;
  return news.reduce<string | undefined>(
    (whole, named) => (whole === undefined ? undefined : put(whole, { named, fragment }, known)),
    sentence.replace(/[\s.!?…]+$/, ''),
  );
}

/** What overlaps with something that begins before it is a part of that. */
const isFirst = ({ start }: Named, place: number, all: readonly Named[]): boolean =>
  all.slice(0, place).every(({ end }) => end <= start);

/** “Tuesday 9”: the ninth, or nine o'clock. */
const dayOrHour = /^\p{L}+ \d{1,2}$/u;

interface Said {
  readonly named: Named;
  readonly fragment: string;
}

function put(sentence: string, { named, fragment }: Said, known: Known): string | undefined {
  const said = fragment.slice(named.start, named.end).replace(/'s$/, '');
  if (named.kind === 'time' && dayOrHour.test(said)) return undefined;
  const alike = mentionsIn(sentence, known).filter(({ kind }) => kind === named.kind);
  const [old, ...others] = alike;
  if (old === undefined) return loneSum(sentence, { named, said }) ?? `${sentence} ${joint(fragment, named)}${said}`;
  if (others.length > 0) return undefined;
  const before = sentence.slice(old.start, old.end);
  const whose = before.endsWith("'s") ? "'s" : '';
  const now = named.kind === 'time' ? timeOf(before, said, known) : said + whose;
  return sentence.slice(0, old.start) + now + sentence.slice(old.end);
}

/** “Offer Declan 60” – “60k”: a bare figure, said in full. */
function loneSum(sentence: string, { named, said }: { named: Named; said: string }): string | undefined {
  const figure = /\b\d{2,3}\b(?!\D*\d)/;
  return named.kind === 'money' && figure.test(sentence) ? sentence.replace(figure, said) : undefined;
}

/** The small word in front of what is new: “at nine”, “with Owen”. */
const joint = (fragment: string, { start }: Named): string =>
  /\b(?:at|on|in|for|with|about|to|into|from|using|by|around)(?: the)?\s+$/i.exec(fragment.slice(0, start))?.[0] ?? '';

function saysNoMore(fragment: string, named: readonly Named[], sentence: string): boolean {
  const there = new Set(wordsOf(sentence).map(({ word }) => word));
  return wordsOf(fragment)
    .filter(({ start, end }) => !named.some((span) => start < span.end && span.start < end))
    .every(({ word }) => (there.has(word) && !/\d/.test(word)) || light.has(word) || goingOnWords.has(word));
}
