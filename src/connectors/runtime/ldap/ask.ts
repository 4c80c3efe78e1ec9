// How a directory is asked: its configuration, the budget and log of every question, and the faults that come of it.
import { z } from 'zod';
import type { Ended } from '../budget.ts';
import type { Guard } from '../guard.ts';
import type { RemoteDependencies } from '../remote.ts';
import { ldapFault } from './faults.ts';
import { type Conversation, openSession } from './session.ts';

const text = (fallback: string) => z.string().default(fallback);
/**
 * `filter` is written as RFC 4515 has it; `attributes` are parted by spaces or commas. The port is 636 for `ldaps` and 389
 * otherwise, unless given.
 */
export const LdapConfig = z.looseObject({
  host: z.string(),
  port: z.coerce.number().int().min(1).max(65_535).optional(),
  tls: z.enum(['ldaps', 'starttls', 'off']).default('ldaps'),
  base_dn: z.string(),
  filter: text(''),
  attributes: text(''),
});
export type LdapConfig = z.infer<typeof LdapConfig>;

export type Ask = <T>(asked: {
  readonly path: string;
  readonly signal: AbortSignal;
  readonly work: (conversation: Conversation) => Promise<T>;
}) => Promise<T>;

export type LdapDependencies = Omit<RemoteDependencies, 'http' | 'keepToken'> & { guard: Guard };

/**
 * Throws a `RemoteFault`, or the reason of the signal. Each question counts against the budget and stands in the request
 * log as a `GET` without values.
 */
export function openAsk(dependencies: LdapDependencies, config: LdapConfig): Ask {
  const { connector, budget, log, clock, guard, secrets, standing } = dependencies;
  const server = { host: config.host, port: config.port ?? (config.tls === 'ldaps' ? 636 : 389), tls: config.tls };
  const session = openSession({ server, credentials: secrets.credentials, guard });
  return async ({ path, signal, work }) => {
    const end = await budget.take(signal);
    const from = clock.now();
    let how: Ended = 'answered';
    const note = (status: number | null) =>
      log.note({
        at: from,
        method: 'GET',
        path,
        status,
        ms: clock.now().getTime() - from.getTime(),
        bytesOut: 0,
        bytesIn: 0,
      });
    try {
      const found = await session.use(signal, work);
      note(200);
      standing?.(null);
      return found;
    } catch (error) {
      if (signal.aborted) throw error;
      const fault = ldapFault(connector, error);
      if (fault.kind === 'transient') how = 'down';
      if (fault.kind === 'auth') standing?.(fault);
      note(null);
      throw fault;
    } finally {
      end(how);
    }
  };
}
