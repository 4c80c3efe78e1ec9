// Reads what a connected system sent: first whose it is by its signature, then what it says by its schema.
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import { canonical } from '../../core/json.ts';
import type { EventSource, EventSources } from '../../core/ports/event-sources.ts';
import { Problem } from '../../core/problem.ts';
import { validationProblem } from './faults.ts';
import { readJson } from './json-body.ts';
import { isSignedBy, readSignatureHeaders } from './webhook-signature.ts';

export interface SignedReader {
  /** Throws `unauthorized` unless one of the system's secrets signed it, and for the body what every route throws. */
  read<Schema extends z.ZodType>(delivery: {
    system: string;
    header: (name: string) => string | undefined;
    body: Buffer;
    schema: Schema;
  }): Promise<{ tenant: TenantId; value: z.output<Schema>; fingerprint: string }>;
  /** This process changed the secrets of that system. */
  forget(system: string): void;
}

/** How long sources are believed: a removed secret stops within that time in every replica. */
const keepMs = 4_000;
/** What no secret fits is looked at with the secrets of this moment: one that another replica made is good at once. A flood of
 * forged reports costs two look-ups a second. */
const doubtMs = 500;
const mostKept = 1_000;

export function openSignedReader({ sources, clock }: { sources: EventSources; clock: Clock }): SignedReader {
  const kept = new Map<string, { at: number; found: Promise<readonly EventSource[]> }>();

  function sourcesOf(system: string, now: Date, forMs: number): Promise<readonly EventSource[]> {
    const known = kept.get(system);
    if (known !== undefined && now.getTime() < known.at + forMs) return known.found;
    if (kept.size >= mostKept) kept.clear();
    const found = sources.ofSystem(system, now);
    kept.set(system, { at: now.getTime(), found });
    found.catch(() => kept.delete(system));
    return found;
  }

  return {
    forget: (system) => void kept.delete(system),

    async read({ system, header, body, schema }) {
      const now = clock.now();
      const headers = readSignatureHeaders(header, now);
      const signerWithin = async (forMs: number) =>
        (await sourcesOf(system, now, forMs)).find(({ secrets }) =>
          secrets.some((secret) => isSignedBy(secret, headers, body)),
        );
      const signer = (await signerWithin(keepMs)) ?? (await signerWithin(doubtMs));
      // The same answer for an unknown system: who is connected is nobody else's business.
      if (signer === undefined)
        throw new Problem('unauthorized', 'The signature fits no secret of this system. Sign the body byte for byte.');
      const json = readJson(body);
      const parsed = schema.safeParse(json, { error: fieldMessage });
      if (!parsed.success) throw validationProblem(parsed.error.issues);
      const fingerprint = createHash('sha256').update(canonical(json)).digest('base64url');
      return { tenant: signer.tenant, value: parsed.data, fingerprint };
    },
  };
}
