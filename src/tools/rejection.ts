// A rejection as plans carry it: what the ATS holds beside the stage.
import { z } from 'zod';
import { Instant } from '../core/records.ts';

export const Rejection = z.strictObject({ reason: z.string().nullable(), at: Instant });
