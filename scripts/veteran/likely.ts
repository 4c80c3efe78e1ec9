// What is likely stands behind what is sure: a veteran is asked before one of them is claimed.

/** Of the strongest skill: less than what holders are said to sign. */
const likely = 0.55;

/** What the DoD occupation alone says stands behind what is borne out; where nothing is, its first skill stands. */
export function withLikely<Skill extends { readonly skill: number; readonly score: number }>(
  clear: readonly Skill[],
  all: readonly Skill[],
): readonly Skill[] {
  const sure = clear.length > 0 ? clear : all.slice(0, 1);
  const most = likely * (sure[0]?.score ?? 0);
  const rest = all.filter(({ skill }) => !sure.some((one) => one.skill === skill));
  return [...sure, ...rest.map((one) => ({ ...one, score: Math.min(one.score, most) }))].toSorted(
    (a, b) => b.score - a.score || a.skill - b.skill,
  );
}
