// Meetings about a candidate that are none with them: colleagues compare what they think. Nobody wants the candidate there.

const kinds =
  /\b(?:de-?brief|hand-?over|wash-?up|calibration|hiring (?:committee|decision)|intake|internal|scorecard review)\b/iu;
const discusses =
  /\b(?:discuss|talk (?:about|over)|speak about|decide (?:on|about)|compare notes on)\s+([\p{L}'’-]+)/iu;
const pronouns = new Set(['him', 'her', 'them']);

/** Whether a meeting of that title is one that its candidate is not invited to. */
export const isAmongColleagues = (title: string): boolean => kinds.test(title);

/** The candidate who comes to a meeting; null for one that is only about them. */
export const whoComes = <Id>({ title, candidate }: { title: string; candidate: Id | null }): Id | null =>
  isAmongColleagues(title) ? null : candidate;

/** The title that such a meeting has where the words of a request ask for one: “debrief on Nina”, “to discuss Nina”. */
export function titleAmongColleagues(request: string, name: string): string | undefined {
  const kind = kinds.exec(request)?.[0];
  if (kind !== undefined) return `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}: ${name}`;
  const whom = discusses.exec(request)?.[1]?.toLowerCase();
  if (whom === undefined) return undefined;
  const isThem = pronouns.has(whom) || name.toLowerCase().split(/\s+/).includes(whom);
  return isThem ? `Internal: ${name}` : undefined;
}
