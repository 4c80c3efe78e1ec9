// Why a skill stands in an answer: each kind of evidence with what it says. Made only when somebody asks.
import type { CodeRecord } from './code-record.ts';
import type { RankedSkill } from './ranked-skill.ts';
import type { VeteranData } from './veteran-data.ts';
import { evidenceKinds } from './skill-cells.ts';
import { skillsForCode } from './skills.ts';

export interface SkillReason {
  /** One of `evidenceBits`, or `own_words` for a described role. */
  readonly kind: string;
  readonly detail: string;
}

export interface ExplainedSkill {
  readonly name: string;
  readonly reasons: readonly SkillReason[];
}

/** All skills of a code, each with what speaks for it. */
export const explainedSkills = (record: CodeRecord, data: VeteranData): readonly ExplainedSkill[] =>
  skillsForCode(record, data).map((skill) => ({ name: skill.name, reasons: explainSkill(skill, record, data) }));

export const explainSkill = (
  { skill, evidence }: RankedSkill,
  record: CodeRecord,
  data: VeteranData,
): readonly SkillReason[] =>
  evidenceKinds(evidence).map((kind) => ({ kind, detail: detailOf(kind, skill, { record, data }) }));

function detailOf(kind: string, skill: number, about: { record: CodeRecord; data: VeteranData }): string {
  const { record, data } = about;
  switch (kind) {
    case 'title':
      return record.title;
    case 'dod_occupation':
    case 'related_code':
      return `DoD occupation ${data.codes.defenseOccupation(record.branch, record.code) ?? 'of codes with such a title'}`;
    case 'description':
      return 'Official description, DMDC occupational database, March 2016';
    case 'rank':
      return 'Officers lead people';
    default:
      return `O*NET: ${occupationsWith(skill, about).join('; ')}`;
  }
}

function occupationsWith(
  skill: number,
  { record, data }: { record: CodeRecord; data: VeteranData },
): readonly string[] {
  const asking = record.occupations.filter(({ code }) =>
    (data.occupations.get(code)?.skills ?? []).some((one) => one.skill === skill),
  );
  return asking.length > 0 ? asking.map(({ title }) => title) : ['training in this military occupation'];
}
