// A civilian skill with how much it matters and where it was read.

/** `text`: the veteran's own words. `code`: the code's published title and text. `occupation`: what O*NET says of the job. */
export type SkillSource = 'text' | 'code' | 'occupation';

export interface RankedSkill {
  readonly skill: number;
  readonly name: string;
  /** 1–100. */
  readonly importance: number;
  readonly source: SkillSource;
}
