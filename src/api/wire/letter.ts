// Letters as they travel: exactly as they will be sent.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { lettersOf } from '../../core/planned-letter.ts';

export const WireLetter = z.object({
  action_id: z.string(),
  candidate: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
});

export const wireLetters = (lines: readonly Action[]): z.infer<typeof WireLetter>[] =>
  lettersOf(lines).map(({ action, ...letter }) => ({ action_id: action, ...letter }));
