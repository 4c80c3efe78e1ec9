// Who is signed in to the console, as the page is told.
import { z } from 'zod';
import { Role, Scope } from '../../core/access.ts';

export const WireSession = z.object({
  user: z.object({ id: z.string(), name: z.string(), role: Role }).nullable(),
  role: Role,
  scopes: z.array(Scope).describe('What may be asked for; screens that need more are not shown.'),
  organization: z.object({
    id: z.string(),
    name: z.string(),
    mode: z.enum(['sandbox', 'live']),
    operator: z.boolean().describe('It runs this service, and may offer integrations to the others.'),
  }),
  now: z.string(),
  time_zone: z.string(),
});
export type WireSession = z.infer<typeof WireSession>;
