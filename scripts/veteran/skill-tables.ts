// Which of our skills each occupation and each military code asks for: figures, no sentences.
import type { CodeRow } from './code-row.ts';
import type { DefenseGroups } from './defense-groups.ts';
import type { KnowledgeRatings } from './occupation-skills.ts';
import type { OccupationText } from './train-model.ts';
import type { SkillFinder } from '../../src/nlp/military/skill-finder.ts';
import type { TableRow } from '../../src/services/veteran/read-table.ts';
import { evidenceBits } from '../../src/services/veteran/skill-cells.ts';
import { defenseGroups } from './defense-groups.ts';
import { occupationSkills } from './occupation-skills.ts';
import { relativesAmong, type GroupOfCode } from './relatives.ts';
import { groupTrust } from './group-trust.ts';
import { evidenceOf, type EvidenceMark } from './skill-evidence.ts';
import { titleWords } from './title-words.ts';
import { triggerTrust } from './trigger-trust.ts';

export interface SkillWeight {
  readonly skill: number;
  /** 1–100; of a code, relative to the strongest of the same row. */
  readonly importance: number;
  readonly evidence?: number;
}

export interface SkillTables {
  ofOccupation(code: string): readonly SkillWeight[];
  ofCode(row: CodeRow): readonly SkillWeight[];
  groupOf(row: CodeRow): GroupOfCode;
}

const bits: Readonly<Record<EvidenceMark, number>> = {
  t: evidenceBits.title,
  g: evidenceBits.dod_occupation,
  c: evidenceBits.related_code,
  d: evidenceBits.description,
  o: evidenceBits.civilian_occupation,
  r: evidenceBits.rank,
};

export function skillTables(input: {
  finder: SkillFinder;
  rows: readonly CodeRow[];
  occupations: readonly OccupationText[];
  ratings: KnowledgeRatings;
  /** Skill names by military-specific occupation. */
  trained: ReadonlyMap<string, readonly string[]>;
  defense: readonly TableRow[];
}): SkillTables {
  const { finder, rows } = input;
  const groups: DefenseGroups = defenseGroups(input.defense, finder);
  const trust = triggerTrust(rows, { finder, groups });
  const occupations = occupationSkills({ ...input, trust });
  const relatives = relativesAmong(rows, groups);
  const sources = { finder, groups, occupations, trust, titles: titleWords(rows, groups), relatives };
  const trustInGroup = groupTrust(rows, sources);
  return {
    groupOf: (row) => relatives.groupOf(row),
    ofOccupation: (code) =>
      occupations
        .of(code)
        .map(({ skill, strength }) => ({ skill, importance: Math.max(1, Math.round(100 * strength)) })),
    ofCode(row) {
      const found = evidenceOf(row, sources, trustInGroup);
      const top = found[0]?.score ?? 1;
      return found.map(({ skill, score, marks }) => ({
        skill,
        importance: Math.max(1, Math.round((100 * score) / top)),
        evidence: marks.reduce((sum, mark) => sum + bits[mark], 0),
      }));
    },
  };
}
