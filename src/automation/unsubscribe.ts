// The sealed token of an unsubscribe link: says who it is for to nobody but Muster, and cannot be made by anybody else.
import { z } from 'zod';
import { CandidateId, TenantId } from '../core/ids.ts';
import { canonical } from '../core/json.ts';
import { openedAt, type Sealer } from '../core/ports/sealer.ts';

const place = 'unsubscribe';
const Subject = z.tuple([TenantId, CandidateId]);

export interface Unsubscribing {
  readonly tenant: TenantId;
  readonly candidate: CandidateId;
}

/** Does not expire: a link in an old letter has to work. The same person gets another token each time. */
export const unsubscribeToken = (sealer: Sealer, { tenant, candidate }: Unsubscribing): string =>
  sealer.seal(canonical([tenant, candidate]), place);

/** `read` turns the opened text into a value; undefined for a token that was not made here. */
export function readUnsubscribeToken(
  sealer: Sealer,
  token: string,
  read: (text: string) => unknown,
): Unsubscribing | undefined {
  const text = openedAt(sealer, token, place);
  if (text === undefined) return undefined;
  const [tenant, candidate] = Subject.parse(read(text));
  return { tenant, candidate };
}
