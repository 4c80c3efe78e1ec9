// What a page of somebody else may do with the builder: one flow, the connections it was given for, and neither publish nor run.
import { z } from 'zod';
import type { FlowDocument } from '../../core/flow.ts';
import { ConnectionId, FlowId } from '../../core/ids.ts';
import type { Credentials } from '../../core/ports/credentials.ts';
import type { TenantId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';

export const EmbedGrant = z.strictObject({
  flow: FlowId,
  mode: z.enum(['edit', 'view']),
  /** Those that the flow may read and write while it is edited there. */
  connections: z.array(ConnectionId),
});
export type EmbedGrant = z.infer<typeof EmbedGrant>;

/** The connections that a document names. */
export const connectionsOf = ({ source, steps }: Pick<FlowDocument, 'source' | 'steps'>): readonly ConnectionId[] => [
  ...new Set(
    [source, ...steps.flatMap((step) => (step.kind === 'write' ? [step.to] : []))].flatMap(({ connection }) =>
      connection === null ? [] : [connection],
    ),
  ),
];

/** Throws `forbidden` for a document that names a connection which the token was not given for. */
export function expectGranted(grant: EmbedGrant | undefined, document: FlowDocument): void {
  if (grant === undefined) return;
  const granted = new Set(grant.connections);
  if (connectionsOf(document).some((connection) => !granted.has(connection)))
    throw new Problem('forbidden', 'This token was not given for that connection. Choose another one.');
}

/** The pages that may show the builder: the origins of the organization's keys for it that still count. */
export async function embeddingOrigins(at: {
  tenant: TenantId;
  credentials: Pick<Credentials, 'keys'>;
  now: Date;
}): Promise<readonly string[]> {
  const keys = await at.credentials.keys(at.tenant);
  const valid = keys.filter(
    ({ scopes, revokedAt, expiresAt }) =>
      scopes.includes('integrations:embed') && revokedAt === null && (expiresAt === null || expiresAt > at.now),
  );
  return [...new Set(valid.flatMap(({ origins }) => origins))];
}
