// A civilian skill with how much it matters and where it was read.

/**
 * `text`: the veteran's own words. `code`: two kinds of evidence for the code, or an exact one. `occupation`: what O*NET says of
 * the job that the code leads to.
 */
export type SkillSource = 'text' | 'code' | 'occupation';

export interface RankedSkill {
  readonly skill: number;
  readonly name: string;
  /** 1–100. */
  readonly importance: number;
  readonly source: SkillSource;
  /** Of a code: what speaks for it, as `evidenceBits`. */
  readonly evidence: number;
}
