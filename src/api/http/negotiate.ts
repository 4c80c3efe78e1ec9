// Which of the media types that a route can give a caller wants (RFC 9110 §12.5.1).

/** `text/csv; charset=utf-8` is `text/csv`. */
export const mediaType = (text: string): string => (text.split(';')[0] ?? '').trim().toLowerCase();

const json = 'application/json';

/**
 * The one of `alternatives` that Accept prefers to JSON; undefined: JSON. The highest `q` wins, then what stands first; a range with a
 * star names nothing in particular.
 */
export function preferred<T extends string>(accept: string | undefined, alternatives: readonly T[]): T | undefined {
  const wanted = (accept ?? '')
    .split(',')
    .map((part) => ({ type: mediaType(part), quality: qualityOf(part) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { type } of wanted) {
    if (type === json) return undefined;
    const found = alternatives.find((one) => mediaType(one) === type);
    if (found !== undefined) return found;
  }
  return undefined;
}

function qualityOf(part: string): number {
  const given = /;\s*q\s*=\s*([\d.]+)/i.exec(part)?.[1];
  const quality = given === undefined ? 1 : Number(given);
  return Number.isFinite(quality) ? quality : 0;
}
