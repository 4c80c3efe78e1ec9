// Civilian skills of a code or a text, in plain words, the most important first, each with where it comes from.
import type { CodeRecord } from './code-record.ts';
import type { VeteranData } from './veteran-data.ts';
import type { RankedSkill, SkillSource } from './ranked-skill.ts';
import { evidenceBits, evidenceKinds } from './skill-cells.ts';
import { readWords } from '../../nlp/military/words.ts';

const most = 12;
const occupationShare = { official: 0.8, converted: 0.75, derived: 0.6 } as const;

/**
 * What a holder of the code would sign: skills with evidence of their own, none much weaker than the first. A short list that is
 * right is better than a long one.
 */
export function skillsForCode(record: CodeRecord, data: VeteranData): readonly RankedSkill[] {
  const all = skillsForMatching(record, data);
  const clear = all.filter(({ source, importance }) => source === 'code' && importance >= clearlyOwn);
  // One kind alone, exact as it may be, is for codes of which nothing else is known.
  const twice = clear.filter(({ evidence }) => evidenceKinds(evidence).length > 1);
  const own = twice.length > 0 ? twice : clear;
  const asked = all.filter(({ skill, source }) => source === 'occupation' && isAskedFor(skill, record, data));
  return [...own, ...asked];
}

/** Of 100, beside the strongest one of the code. */
const clearlyOwn = 60;

/** Asked for by an occupation that the team put there itself, or by two that the sources name for the code. */
function isAskedFor(skill: number, { branch, code, occupations }: CodeRecord, data: VeteranData): boolean {
  const listed = new Set(data.codes.get(branch, code)?.occupations.map((one) => one.code));
  const asking = occupations.filter(({ code: of }) =>
    data.occupations.get(of)?.skills.some((one) => one.skill === skill && one.importance >= clearAlone),
  );
  if (asking.some(({ code: of }) => !listed.has(of))) return true;
  return asking.filter(({ provenance }) => provenance !== 'derived').length > 1;
}

/** Also what is likely: skills of the code first; what its occupations ask for beyond them stands behind. */
export function skillsForMatching(record: CodeRecord, data: VeteranData): readonly RankedSkill[] {
  const ranked = new Map<number, RankedSkill>();
  const own = data.codes.skillsOf(record.branch, record.code);
  for (const { skill, importance, evidence } of own)
    keep(ranked, { skill, importance, source: 'code', evidence, data });
  // A team may have put others in the place of the table's own: those have no other evidence in the table.
  const listed = new Set(data.codes.get(record.branch, record.code)?.occupations.map(({ code }) => code));
  const least = (isCorrected: boolean): number =>
    isCorrected ? clearCorrected : own.length === 0 ? clearAlone : clearBeside;
  const below = Math.min(highestBeside, ...own.map(({ importance }) => importance));
  for (const [place, { code, provenance }] of record.occupations.entries()) {
    const part = occupationShare[provenance] / (1 + place * 0.15);
    const asked = data.occupations.get(code)?.skills ?? [];
    const isCorrected = !listed.has(code);
    // An occupation that shares nothing with what else is known of the code has no second kind on its side.
    if (!isCorrected && own.length > 0 && !asked.some(({ skill }) => ranked.get(skill)?.source === 'code')) continue;
    for (const { skill, importance } of asked) {
      if (importance * part < least(isCorrected)) continue;
      const found = { skill, importance: (importance * part * below) / 100, source: 'occupation' } as const;
      keep(ranked, { ...found, evidence: evidenceBits.civilian_occupation, data });
    }
  }
  return strongest(ranked);
}

/** Of 100: what a code's own evidence says comes first. */
const highestBeside = 80;
const clearBeside = 60;
const clearCorrected = 20;
/** Where nothing else is known of a code, what its occupation is called for stands in. */
const clearAlone = 35;

export function skillsFromText(
  text: string,
  occupations: readonly { readonly code: string; readonly confidence: number }[],
  data: VeteranData,
): readonly RankedSkill[] {
  const ranked = new Map<number, RankedSkill>();
  const words = readWords(text);
  const plain = data.classifier.lexicon.find(words).map(({ term }) => term.plain);
  // Jargon counts by what it means: “PMCS” is preventive maintenance.
  const found = [...data.skills.find(words), ...data.skills.find(readWords(plain.join(' . ')))];
  for (const { skill, times } of found) {
    const scope = data.skills.skills[skill]?.kind === 'general' ? 70 : 90;
    keep(ranked, { skill, importance: Math.min(100, scope + 5 * (times - 1)), source: 'text', evidence: 0, data });
  }
  for (const { code, confidence } of occupations)
    for (const { skill, importance } of data.occupations.get(code)?.skills ?? [])
      keep(ranked, { skill, importance: importance * confidence * 0.6, source: 'occupation', evidence: 0, data });
  return strongest(ranked);
}

function keep(
  ranked: Map<number, RankedSkill>,
  found: { skill: number; importance: number; source: SkillSource; evidence: number; data: VeteranData },
): void {
  const { skill, source, evidence, data } = found;
  const importance = Math.max(1, Math.round(found.importance));
  const known = ranked.get(skill);
  if (known !== undefined && known.importance >= importance) return;
  ranked.set(skill, { skill, name: data.skills.skills[skill]?.name ?? '', importance, source, evidence });
}

/** Weak ones are left out, unless there is little else. */
const strongest = (ranked: ReadonlyMap<number, RankedSkill>): RankedSkill[] =>
  [...ranked.values()]
    .toSorted((a, b) => b.importance - a.importance || a.skill - b.skill)
    .filter(({ importance }, place) => importance >= 20 || place < 5)
    .slice(0, most);
