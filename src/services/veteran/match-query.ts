// What a veteran brings, as numbers that requisitions are compared with: from a code, or from their own words.
import type { PayGrade } from '../../nlp/military/pay-grade.ts';
import type { Place } from '../../nlp/military/places.ts';
import type { CodeRecord } from './code-record.ts';
import type { CodeProfile } from './code-profile.ts';
import type { MatchQuery } from './job-index.ts';
import type { RankedSkill } from './ranked-skill.ts';
import { skillVector, type SkillVector } from './skill-vector.ts';
import type { VeteranData } from './veteran-data.ts';
import { seniorityOfService, type Seniority } from '../../nlp/military/seniority.ts';
import { ownOccupations, relevanceOf, type OwnOccupation } from './relevance.ts';
import { skillsForCode, skillsForMatching } from './skills.ts';

export interface Circumstances {
  readonly wishes: readonly Place[];
  readonly relocate: boolean;
  readonly payGrade: PayGrade | undefined;
  /** Years of service. */
  readonly years: number | undefined;
}

function profileOfCode(record: CodeRecord, seniority: Seniority | undefined, data: VeteranData): CodeProfile {
  // The occupations stand in the key, since a team may have corrected them.
  const occupations = record.occupations.map(({ code, provenance }) => provenance.charAt(0) + code).join(' ');
  return data.codeProfiles.get(`${record.branch} ${record.code} ${seniority ?? ''} ${occupations}`, () => {
    const skills = skillsForCode(record, data);
    const all = skillsForMatching(record, data);
    const vector = vectorOf(all, data);
    const signed = new Set(skills.map(({ skill }) => skill));
    const likely = all.filter(({ skill, source }) => source === 'code' && !signed.has(skill)).map(({ name }) => name);
    const own = ownOccupations(record.occupations);
    return { skills, likely, vector, relevance: relevanceFor({ own, skills: vector, seniority, data }) };
  });
}

/** The query, and the skills that it was made from in the order of their importance. */
export function queryForCode(input: Circumstances & { record: CodeRecord; data: VeteranData }): {
  readonly query: MatchQuery;
  readonly skills: readonly RankedSkill[];
  readonly likely: readonly string[];
} {
  const { record, data, wishes, relocate, payGrade, years } = input;
  const seniority = seniorityOfService({ payGrade, years, kind: record.kind });
  const { vector, relevance, skills, likely } = profileOfCode(record, seniority, data);
  return { query: { relevance, skills: vector, seniority, wishes, relocate }, skills, likely };
}

export function queryForWords(
  input: Circumstances & { own: readonly OwnOccupation[]; skills: readonly RankedSkill[]; data: VeteranData },
): MatchQuery {
  const { own, data, wishes, relocate } = input;
  const seniority = seniorityOfService({ ...input, kind: 'enlisted' });
  const skills = vectorOf(input.skills, data);
  return { relevance: relevanceFor({ own, skills, seniority, data }), skills, seniority, wishes, relocate };
}

const relevanceFor = ({
  own,
  skills,
  seniority,
  data,
}: Pick<MatchQuery, 'skills' | 'seniority'> & { own: readonly OwnOccupation[]; data: VeteranData }): Float32Array =>
  relevanceOf({ own, table: data.occupations, seniority, skills: { own: skills.importance, rarity: data.rarity } });

function vectorOf(skills: readonly RankedSkill[], data: VeteranData): SkillVector {
  const vector = new Float32Array(data.skills.skills.length);
  for (const { skill, importance } of skills) vector[skill] = importance / 100;
  return skillVector(vector, data.rarity);
}
