// Finds the message template that a clause names.
import type { Template } from '../../../../core/records.ts';
import { parting } from '../../../../nlp/lexicon/parting.ts';
import { type Letters, lettersOf } from '../../../../nlp/patterns/letters.ts';
import { remembered } from '../../../../nlp/remembered.ts';
import { blanked, escapeRegExp, type Word, wordsOf } from '../../../../nlp/text.ts';
import { bestTemplates } from '../../../../services/operations/resolve/titles.ts';
import { isOnlySaid } from './deed-or-letter.ts';
import { isForm, letterAbout, letterTurned, mayHold, partsOfId } from './letter-words.ts';
import type { Span } from './people.ts';

export interface TitleMention extends Span {
  readonly text: string;
  /** Ids that fit equally well; none: said to be one, but unknown here. */
  readonly ids: readonly string[];
}

export const mention = (text: string, span: Span, ids: readonly string[]): TitleMention => ({
  ...span,
  text: text.slice(span.start, span.end),
  ids,
});

// Made once for each title and id: every clause of every message is tried on them.
const patternOf = remembered((id) => {
  const words = id.split(/[\s_-]+/).map(escapeRegExp);
  return new RegExp(
    `(?:the |our |using |template )?(?<![\\p{L}\\p{N}_])${words.join('[\\s_-]+')}(?![\\p{L}\\p{N}_])(?: (?:template|message|email|note))?`,
    'iu',
  );
});

/** Where in a text of these letters a name stands; most names are not even looked for. */
const foundIn = (text: string, letters: Letters, id: string): RegExpExecArray | null =>
  mayHold(letters, id) ? patternOf(id).exec(text) : null;

/** By its id in any spelling (`gentle_nudge`, “gentle nudge”), or by “the … template”. What is not to be sent is left out. */
export function findTemplate(
  whole: string,
  templates: readonly Template[],
  quotes: readonly string[],
): TitleMention | undefined {
  const found = templateNamed(whole, templates, quotes);
  return found !== undefined && isOnlySaid(whole, found)
    ? templateNamed(blanked(whole, [found]), templates, quotes)
    : found;
}

function templateNamed(
  whole: string,
  templates: readonly Template[],
  quotes: readonly string[],
): TitleMention | undefined {
  const text = withoutDenied(whole, templates).replaceAll(orders, (verb) => ' '.repeat(verb.length));
  const letters = lettersOf(text);
  for (const { id } of templates.toSorted((a, b) => b.id.length - a.id.length)) {
    if (isThing.test(id) && !isTemplate.test(text)) continue;
    const match = foundIn(text, letters, id);
    if (match !== null) return mention(text, { start: match.index, end: match.index + match[0].length }, [id]);
  }
  return (
    partOfOne(text, templates) ??
    turnedRound(text, templates) ??
    ofWhat(text, templates) ??
    calledSo(text, templates, quotes)
  );
}

/** “Reject Ann” orders, and names no letter that is called `rejection`. */
const orders =
  /(?<!\b(?:the|a|an|our|your|that|this|usual|kind|polite) )\breject(?:s|ed|ing)?\b(?! (?:letter|e-?mail|mail|template|message|note|one)\b)/gi;

/** “The letter about the site visit”, “follow up with Ann about her availability”. */
function ofWhat(text: string, templates: readonly Template[]): TitleMention | undefined {
  const about = letterAbout(
    text,
    templates.filter(({ id }) => !isThing.test(id) && !parting.test(id)),
  );
  return about === undefined || !isTelling(wordsOf(text.slice(about.start, about.end)))
    ? undefined
    : mention(text, about, [about.id]);
}

/** “The … template”, “using …”: whatever it is called, a letter is meant. */
function calledSo(text: string, templates: readonly Template[], quotes: readonly string[]): TitleMention | undefined {
  const called =
    /\b(?:using|with|use|send (?:\w+ )?(?:the|our|a)|the|our|template)\s+(?:the |our |a )?((?:[\p{L}\p{N}_⟦⟧-]+ ){0,3}?[\p{L}\p{N}_⟦⟧-]+)\s+(?:template|message|email)\b|\btemplate\s+(?:called |named )?([\p{L}\p{N}_⟦⟧-]+)|\busing\s+([\p{L}\p{N}]+_[\p{L}\p{N}_]+)/iu.exec(
      text,
    );
  if (called === null) return undefined;
  const said = (called[1] ?? called[2] ?? called[3] ?? '').replaceAll(
    /⟦(\d+)⟧/g,
    (_, index: string) => quotes[Number(index)] ?? '',
  );
  const ids = bestTemplates(said, templates).map(({ id }) => id);
  // “send her an email”: an email, but no template.
  if (ids.length === 0 && !/template|_/i.test(called[0])) return undefined;
  const start = called.index + called[0].search(/\S/);
  return mention(text, { start, end: called.index + called[0].length }, ids);
}

function turnedRound(text: string, templates: readonly Template[]): TitleMention | undefined {
  const turned = letterTurned(
    text,
    templates.filter(({ id }) => !isThing.test(id)),
  );
  return turned === undefined ? undefined : mention(text, turned, [turned.id]);
}

/** “No sorry letter”, “without the sorry letter”, “not the map”: named as what is not to be sent. */
const withoutDenied = (text: string, templates: readonly Template[]): string =>
  blanked(text, deniedLetters(text, templates));
export function deniedLetters(text: string, templates: readonly Template[]): readonly Span[] {
  if (!mayDeny.test(text)) return [];
  const letters = lettersOf(text);
  return templates.flatMap(({ id }) => {
    const match = /^no/i.test(id) ? null : foundIn(text, letters, id);
    const denial = match === null ? null : denying.exec(text.slice(0, match.index));
    return match === null || denial === null ? [] : [{ start: denial.index, end: match.index + match[0].length }];
  });
}
const mayDeny = /\b(?:no|without|not|never|instead of|rather than)\b/i;
const denying = /\b(?:no|without|not|never|instead of|rather than)(?: (?:the|a|an|any|our|that|usual|customary))* ?$/i;

/** “Send him an offer letter” asks for the offer; its template has to be called one. */
const isThing = /^offer[_ -]?(?:letter|e?mail)?$/i;
const isTemplate = /\b(?:template|using|use|with (?:the|our))\b|_/i;

const noun =
  /^(?:template|message|e-?mail|mail|letter|note|one|pack|info|link|text|form|details?|docs?|documents?|material|sheet|guide|brief|notes|instructions?|reminder|request|thing)s?$/i;

/** “the case pack”, “the polite template”: all words but one of a longer id, or one of them beside a word for a mail. */
function partOfOne(text: string, templates: readonly Template[]): TitleMention | undefined {
  const words = wordsOf(text);
  const runs = templates
    .filter(({ id }) => !isThing.test(id) || isTemplate.test(text))
    .flatMap(({ id }) => runsOf(id, words, text));
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  const [best, ...others] = runs.filter(({ length }) => length === longest);
  if (best === undefined || others.some(({ id }) => id !== best.id)) return undefined;
  return mention(text, best, [best.id]);
}

const isNoun = (word: Word | undefined): boolean => word !== undefined && noun.test(word.word);

/** “Tour map” for `floor_tour_map`: what the thing is called, and all but one of its words. */
const isHead = (word: Word | undefined, head: string): boolean =>
  word !== undefined && head.length > 2 && !vagueHead.test(head) && isForm(word.word, head);
const vagueHead =
  /^(?:way|time|out|you|soon|now|back|close|keen|here|there|today|again|around|interested|touch|luck|future|list|stage|interview|call|screen|day|week|next|yet|for|him|her|them|offer|team|job|role)$/;

/** “The sorry letter”: one word is enough where it is no everyday word for a letter. */
const letter = /^(?:letter|template|e-?mail|mail|note|message|text|one)$/;
const isTelling = (words: readonly Word[]): boolean =>
  words.some(({ word }) => word.length > 3 && !noun.test(word) && !everyday.test(word));
const everyday =
  /^(?:follow\w*|check\w*|offer\w*|interview\w*|reject\w*|meeting|call|screen\w*|stage|next|quick|short|brief|nice|kind|polite|friendly|warm|gentle|little|final|first|last|still|your|their|time|days?|weeks?|from|with|that|this|what|send|have|same|other|another|right|wrong|good|great|thank\w*|please)$/;

interface Run extends Span {
  readonly id: string;
  readonly length: number;
}

function runsOf(id: string, words: readonly Word[], text: string): Run[] {
  const parts = partsOfId(id);
  const fits = words.map(({ word }) => parts.some((part) => isForm(word, part)));
  return words.flatMap((first, start) => {
    if (!fits[start] || fits[start - 1] === true) return [];
    const misses = fits.slice(start).indexOf(false);
    const end = misses < 0 ? words.length : start + misses;
    const length = end - start;
    const last = words[end - 1];
    // “Cancel the panel. Text her”: no letter is called over a full stop.
    const isNext = !/[.!?;]/.test(text.slice(last?.end, words[end]?.start));
    const named = isNext && isNoun(words[end]) ? words[end] : undefined;
    return last !== undefined && isEnough(words.slice(start, end), named, parts)
      ? [{ id, start: first.start, end: (named ?? last).end, length }]
      : [];
  });
}

/** Whether the words of a run, and the word for a letter behind them, are enough of an id of so many parts. */
function isEnough(run: readonly Word[], named: Word | undefined, parts: readonly string[]): boolean {
  const [first] = run;
  const most = Math.max(1, parts.length - 1);
  if (run.length === 1 && first !== undefined && bare.test(first.word)) return false;
  if (run.length >= parts.length || (run.length > 1 && run.length >= most && isHead(run.at(-1), parts.at(-1) ?? '')))
    return true;
  return named !== undefined && (run.length >= most || (letter.test(named.word) && isTelling(run)));
}

/** “No letter” names none that is called “regretfully no”. */
const bare = /^(?:no|not|the|you|we|a|an|thanks?|still|in|to|for|this|that|are|on|of|with|up|me|it|but|now|again|yes)$/;
