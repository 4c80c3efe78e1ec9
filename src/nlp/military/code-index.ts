// What reading needs to know of the code database: which codes exist, and which belong to one specialty.
import type { Branch } from './branch.ts';

export interface CodeReference {
  readonly branch: Branch;
  readonly code: string;
}

export interface CodeIndex {
  has(branch: Branch, code: string): boolean;
  isCurrent(branch: Branch, code: string): boolean;
  /** Codes of one specialty by its pattern: `1N0X1`, `11FX`, `11F3`, `03XX`; empty when there is none. */
  family(branch: Branch, pattern: string): readonly string[];
  /** Codes that differ by one mark, nearest first. */
  near(code: string, branch: Branch | undefined): readonly CodeReference[];
  /** Codes that differ by two marks at most, nearest first; slower, for what `near` does not find. */
  similar(code: string, branch: Branch | undefined): readonly CodeReference[];
}

/** One way to read what was typed. `grade` is the enlisted pay grade it gives away, where it does. */
export interface Candidate {
  readonly code?: string;
  readonly family?: string;
  readonly grade?: number;
}
