// The languages that veterans are answered in. Job titles, skills and codes stay as their sources write them.
import { z } from 'zod';

export const Language = z.enum(['en', 'es']);
export type Language = z.infer<typeof Language>;
