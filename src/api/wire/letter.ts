// Letters as they travel: exactly as they will be sent.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { type AddressedLetter, lettersOf } from '../../core/planned-letter.ts';

export const WireLetter = z.object({
  action_id: z.string(),
  candidate: z.string().nullable(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  leaves_after_hours: z.number().optional().describe('Of a statement that the law asks for: counted from the action.'),
});

export const wireLetter = ({ action, hours, ...letter }: AddressedLetter): z.infer<typeof WireLetter> => ({
  action_id: action,
  ...letter,
  ...(hours === undefined ? {} : { leaves_after_hours: hours }),
});

export const wireLetters = (lines: readonly Action[]): z.infer<typeof WireLetter>[] => lettersOf(lines).map(wireLetter);
