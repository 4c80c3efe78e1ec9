// One (branch, code) pair while the build puts it together from several sources.
import type { Branch } from '../../src/nlp/military/branch.ts';
import type { CodeKind, Provenance } from '../../src/services/veteran/code-record.ts';

export interface CodeRow {
  readonly branch: Branch;
  readonly code: string;
  kind: CodeKind;
  status: 'current' | 'legacy';
  /** MOS, AOC, AFSC, NEC …, joined by `|`. */
  type: string;
  title: string;
  since: number | undefined;
  until: number | undefined;
  readonly occupations: Map<string, Provenance>;
  /** Only military-specific occupations (SOC 55) were given. */
  readonly militaryOnly: Set<string>;
  /** Earlier or other meanings of the same code. */
  readonly history: Set<string>;
  /** What the code became. */
  readonly next: Set<string>;
  reason: string;
  /** Occupation of the Department of Defense (DoDI 1312.01), as the inventory gives it to this meaning of the code. */
  group: string;
  /** Published text: trains the model and is not shipped. */
  description: string;
}

export const keyOf = (branch: Branch, code: string): string => `${branch}\t${code}`;

export const plainCode = (text: string): string => text.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** Spacing and a few misspellings of the sources; the words stay theirs. */
export const plainTitle = (text: string): string =>
  text
    // One mark beyond Latin-1 makes the whole table in memory twice as large, and slower to search.
    .replaceAll('’', "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('–', '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bMissle/g, 'Missile')
    .replaceAll(/\bRotory/g, 'Rotary')
    .replaceAll(' ,', ',')
    .replaceAll('lntermediate', 'Intermediate')
    .trim();
