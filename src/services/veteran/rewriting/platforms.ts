// Vehicles, aircraft and ships of the curated lexicon: their name stays, and what they are stands beside it the first time.
import type { Mention } from '../../../nlp/military/lexicon.ts';
import type { Change } from './change.ts';

/** Civilians have these words, too, and know them. */
const known =
  /^(?:drones?|carriers?|cutters?|submarines?|destroyers?|frigates?|cruisers?|small boats?|howitzers?|uavs?|hummer|hornet|dolphin|shadow)$/iu;

export function namedPlatforms(text: string, mentions: readonly Mention[]): Change[] {
  const seen = new Set<string>();
  return mentions.flatMap(({ start, end, term: { kind, plain } }) => {
    const before = text.slice(start, end);
    const isNamed = /\p{Lu}|\d/u.test(before) && !known.test(before);
    if (kind !== 'platform' || !isNamed || seen.has(plain) || isPartOfName(text, { start, end, plain })) return [];
    seen.add(plain);
    return [
      { start, end, before, after: `${before} (${/[^s]s$/u.test(before) ? `${plain.replace(/s$/u, '')}s` : plain})` },
    ];
  });
}

/** A ship's or unit's name, or what it is stands behind it already: “M1A2 SEP v3 tanks”, “UH-60 helicopters”. */
function isPartOfName(text: string, { start, end, plain }: { start: number; end: number; plain: string }): boolean {
  if (
    /(?:\b(?:USS|USNS|USCGC|Fort|Camp|Operation|apartment|apt|room|building|route|highway)|\d(?:st|nd|rd|th))\s+(?:\p{Lu}[\p{L}]*\s+)*$/u.test(
      text.slice(Math.max(0, start - 40), start),
    )
  )
    return true;
  const behind = text.slice(end, end + 60).split(/[.;:()\n]/u, 1)[0] ?? '';
  const heads = plain.split(/[ -]/u).filter((word) => word.length > 3);
  if (/^\s+\p{Lu}/u.test(behind) && !/^\s+\p{Lu}{2,}\b/u.test(behind)) return true;
  return (
    /^[-/]?[\p{L}\p{N}]/u.test(behind) ||
    heads.some((head) => new RegExp(`\\b${head.replace(/s$/u, '')}`, 'iu').test(behind)) ||
    /\bvehicles?\b|\baircraft\b/iu.test(behind)
  );
}
