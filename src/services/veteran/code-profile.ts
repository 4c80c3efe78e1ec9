// What follows from a code and a rank alone, worked out once and remembered.
import type { RankedSkill } from './ranked-skill.ts';
import type { SkillVector } from './skill-vector.ts';

export interface CodeProfile {
  readonly skills: readonly RankedSkill[];
  /** Names of skills that some of those who have the code have: to be asked, never to be claimed. */
  readonly likely: readonly string[];
  readonly vector: SkillVector;
  /** Of every occupation, 0–1. */
  readonly relevance: Float32Array;
}
