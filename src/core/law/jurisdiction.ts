// Where a law on automated help with hiring decisions holds, and what it can ask for.
import { z } from 'zod';

/** Country and state as ISO 3166-2 has them, in lower case; `us-nyc` is the city, `eu` the Union. */
export const Jurisdiction = z.enum(['us-co', 'us-ca', 'us-il', 'us-nyc', 'eu']);
export type Jurisdiction = z.infer<typeof Jurisdiction>;

/** In English; letters in Spanish have names of their own. */
export const jurisdictionNames = {
  'us-co': 'Colorado',
  'us-ca': 'California',
  'us-il': 'Illinois',
  'us-nyc': 'New York City',
  eu: 'European Union',
} as const satisfies Record<Jurisdiction, string>;

/**
 * `notice`: the person is told before a score is used. `statement`: after a rejection the person is told what part the score had.
 * `correction`, `human_review`, `opt_out`, `access`: what the person may ask for. `records`: how long the decision has to be
 * provable. `publication`: what everybody may read about the score. `disclosure`: a text says that a machine worded it.
 */
export const DutyKind = z.enum([
  'notice',
  'statement',
  'correction',
  'human_review',
  'opt_out',
  'access',
  'records',
  'publication',
  'disclosure',
]);
export type DutyKind = z.infer<typeof DutyKind>;

/** ISO 639-1. */
export const NoticeLanguage = z.enum(['en', 'es']);
export type NoticeLanguage = z.infer<typeof NoticeLanguage>;
