// A session of the console as it travels: never its token or hash.
import { z } from 'zod';
import { Role } from '../../core/access.ts';
import type { Session } from '../../core/ports/credentials.ts';
import { component } from '../docs/components.ts';

export const WireConsoleSession = component(
  'ConsoleSession',
  z.object({
    session_id: z.string(),
    user_id: z.string().nullable().describe('Null: whoever came in by the first link.'),
    role: Role.describe('At the sign-in; the role of today counts.'),
    device: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable().describe('To the minute.'),
    expires_at: z.string(),
    current: z.boolean().describe('The one that asks.'),
  }),
);

/** The beginning of the hash: enough to name it, and no way back to the token. */
export const sessionIdOf = ({ hash }: Pick<Session, 'hash'>): string => hash.slice(0, 22);

export const wireConsoleSession = (session: Session, current: string | undefined) => ({
  session_id: sessionIdOf(session),
  user_id: session.user,
  role: session.role,
  device: session.device === '' ? 'a browser' : session.device,
  created_at: session.createdAt.toISOString(),
  last_used_at: session.lastUsedAt?.toISOString() ?? null,
  expires_at: session.expiresAt.toISOString(),
  current: session.hash === current,
});
