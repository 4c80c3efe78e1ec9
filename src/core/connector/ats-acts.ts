// What is asked of an applicant tracking system from outside, and what one may be unable to do.
import { z } from 'zod';

/** What an applicant tracking system may be unable to do from outside. */
export const AtsAct = z.enum([
  'move',
  'reject',
  'restore',
  'add_note',
  'read_notes',
  'remove_note',
  'offer',
  'read_interviews',
  'read_offers',
  'read_applied',
  'read_stage_since',
  'read_location',
  'read_owners',
  'read_scorecards',
  'read_files',
  'add_candidate',
  'remove_candidate',
  'add_job',
  'remove_job',
]);
export type AtsAct = z.infer<typeof AtsAct>;
