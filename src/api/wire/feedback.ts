// Feedback that is owed, and the debrief sheet, in wire names.
import { z } from 'zod';
import { component } from '../docs/components.ts';

export const WireOwed = component(
  'OwedFeedback',
  z.object({
    candidate_id: z.string(),
    candidate_name: z.string(),
    user_id: z.string().describe('Who owes it.'),
    meeting_id: z.string(),
    interview: z.string(),
    since: z.string().describe('When the interview ended.'),
    late: z.boolean().describe('Longer than `feedback_hours` of the settings.'),
  }),
);

const author = z.string().nullable().describe('Null: nobody whom Muster knows.');

export const WireDebrief = component(
  'Debrief',
  z.object({
    candidate_id: z.string(),
    interviewers: z.array(
      z.object({
        user_id: author,
        submitted_at: z.string(),
        recommendation: z.string().nullable().describe('As the ATS puts it.'),
      }),
    ),
    rows: z.array(
      z.object({
        question: z.string().nullable(),
        quotes: z.array(z.object({ user_id: author, sentences: z.array(z.string()) })),
      }),
    ),
    owed: z.array(WireOwed),
  }),
);
