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
  idle_minutes: z.int().describe('After how long without anything that a person does it ends.'),
  expires_at: z.string(),
  proof: z
    .object({ fresh: z.boolean(), sign_in_url: z.string().nullable(), by_key: z.boolean() })
    .describe('Whether people and keys can be changed without a new sign-in, and how to sign in again.'),
  now: z.string(),
  time_zone: z.string(),
});
export type WireSession = z.infer<typeof WireSession>;
