// Vehicles, aircraft and ships of the curated lexicon: their name stays, and what they are stands beside it the first time.
import type { Mention } from '../../../nlp/military/lexicon.ts';
import type { Change } from './change.ts';
import { isFlyingWord } from './flying-words.ts';
import type { ResumeWords } from './resume-words.ts';
import { isPlaceBefore } from './postal.ts';

/** Civilians have these words, too, and know them. */
const known =
  /^(?:drones?|carriers?|cutters?|submarines?|destroyers?|frigates?|cruisers?|small boats?|howitzers?|uavs?|hummer|hornet|dolphin|shadow)$/iu;

/** `words` may say more than the lexicon: a DDG is a destroyer among the large ships. */
export function namedPlatforms(text: string, mentions: readonly Mention[], words: ResumeWords): Change[] {
  const seen = new Set<string>();
  return mentions.flatMap((mention) => {
    const { start, term } = mention;
    if (!isSaidAs(text, mention) || seen.has(term.plain) || isPartOfName(text, mention)) return [];
    seen.add(term.plain);
    const end = mention.end + restOfName(text, mention).length;
    const before = text.slice(start, end);
    const isMany = /[^s]s$/u.test(text.slice(start, mention.end)) && !/^hercules$/iu.test(before);
    const single = words.meaningOf(text.slice(start, mention.end)) ?? term.plain;
    const plain = isMany ? `${single.replace(/s$/u, '')}s` : single;
    const isEnclosed = text[start - 1] === '(' && text[end] === ')';
    return [{ start, end, before, after: isEnclosed ? `${before}, ${plain}` : `${before} (${plain})` }];
  });
}

/** Whether it is put beside what it is: a name, not a word that everybody knows. */
export function isSaidAs(text: string, { start, end, term }: Mention): boolean {
  const before = text.slice(start, end);
  return term.kind === 'platform' && /\p{Lu}|\d/u.test(before) && !known.test(before);
}

/** “CVN 73”, “DDG-51 class”, “Globemaster III”: what follows belongs to the name. */
function restOfName(text: string, { start, end }: Mention): string {
  const rest = /^\p{Lu}+$/u.test(text.slice(start, end))
    ? /^[ -]\d+\b(?!,\d)(?:[ -]class)?/u
    : /^\s[IVX]{1,4}\b(?!['’])(?!\s\p{Ll}+ed\b)/u;
  return rest.exec(text.slice(end, end + 16))?.[0] ?? '';
}

const named = /^(?<letters>[A-Za-z]{1,3})[- ](?<number>\d{1,3})(?<series>[A-Z]{0,2})(?<many>s?)$/u;

/** A ship's, person's or unit's name, or what it is stands behind it already: “M1A2 SEP v3 tanks”, “UH-60 helicopters”. */
function isPartOfName(text: string, mention: Mention): boolean {
  const { start, end, term } = mention;
  const ahead = text.slice(Math.max(0, start - 40), start);
  if (opensName.test(ahead) || isPlaceBefore(text, start) || isOfPersonOrMake(ahead, text.slice(start, end)))
    return true;
  const rest = restOfName(text, mention);
  if (isNumberOfOther(text, mention, rest)) return true;
  return saysOrGoesOn(text.slice(end + rest.length, end + 60).split(/[.;:()\n]/u, 1)[0] ?? '', term.plain);
}

const opensName = /(?:\b(?:USS|USNS|USCGC|Fort|Camp|Operation)|\d(?:st|nd|rd|th))\s+(?:\p{Lu}[\p{L}]*\s+)*$/u;

/** Beside a hull number an SSN is a submarine, alone it is a number of the person; an E-3 may be a pay grade. */
function isNumberOfOther(text: string, { start, end }: Mention, rest: string): boolean {
  const written = text.slice(start, end);
  if (/^ssn$/iu.test(written)) return rest === '';
  const designation = named.exec(written);
  return designation !== null && !isFlyingWord(text, Object.assign(designation, { index: start }));
}

/** `behind` goes on with the name, or says what it is. */
function saysOrGoesOn(behind: string, plain: string): boolean {
  if (/^\s+\p{Lu}/u.test(behind) && !/^\s+\p{Lu}{2,}\b/u.test(behind)) return true;
  const heads = plain.split(/[ -]/u).filter((word) => word.length > 3);
  return (
    /^[-/]?[\p{L}\p{N}]/u.test(behind) ||
    heads.some((head) => new RegExp(`\\b${head.replace(/s$/u, '')}`, 'iu').test(behind)) ||
    /\bvehicles?\b|\baircraft\b/iu.test(behind) ||
    /^\s+(?:web|http|servers?|software|kafka|spark)\b/iu.test(behind)
  );
}

/** “John Bradley”, “SGT Abrams”, “M88A2 Hercules”, “in Hercules, CA”: a name behind a name, or a town. */
function isOfPersonOrMake(ahead: string, written: string): boolean {
  if (!/^\p{Lu}\p{Ll}+$/u.test(written)) return false;
  const isBehindName = /[^.!?\n;:]\s\p{Lu}\p{Ll}+\s$/u.test(ahead) || /(?:\bMr|\bMrs|\bMs|\bDr)\.?\s$/u.test(ahead);
  return isBehindName || /\b(?:M\d+\w*|\d?[A-Z]{2,4}|SSgt|TSgt|MSgt|GySgt|Sgt|Cpl|LCpl|Capt|Maj|Col)\s$/u.test(ahead);
}
