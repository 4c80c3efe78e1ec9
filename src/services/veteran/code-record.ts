// What is known about one military code: the record that translation, search and the code pages answer with.
import { z } from 'zod';
import { Branch } from '../../nlp/military/branch.ts';

export const CodeKind = z.enum(['enlisted', 'warrant', 'officer', 'rating', 'nec', 'qualification', 'other']);
export type CodeKind = z.infer<typeof CodeKind>;

/**
 * `official`: DMDC's own mapping of 2024. `converted`: its mapping of 2016, brought to O*NET-SOC 2019.
 * `derived`: chosen by Muster's editors or found by title; such occupations never reach full confidence.
 */
export const Provenance = z.enum(['official', 'converted', 'derived']);
export type Provenance = z.infer<typeof Provenance>;

export const CodeOccupation = z.strictObject({
  /** O*NET-SOC 2019. */
  code: z.string(),
  title: z.string(),
  provenance: Provenance,
});
export type CodeOccupation = z.infer<typeof CodeOccupation>;

export const CodeRecord = z.strictObject({
  branch: Branch,
  code: z.string(),
  title: z.string(),
  kind: CodeKind,
  status: z.enum(['current', 'legacy']),
  /** First year, where a source names it. */
  since: z.int().optional(),
  /** The year by which the code was no longer given out. */
  until: z.int().optional(),
  occupations: z.array(CodeOccupation),
  /** Other meanings the code has had. */
  history: z.array(z.string()),
  /** Present codes that took its place. */
  successors: z.array(z.string()),
  /** Why the occupations are derived, or what is particular about the code. */
  reason: z.string().optional(),
});
export type CodeRecord = z.infer<typeof CodeRecord>;
