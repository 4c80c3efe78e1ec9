// The sealed token of the link to a person's own assessment: it names the letter that carries it, opens nothing else, says nothing to
// anybody but Muster, and ends by real time.
import type { Clocks } from '../../core/clock.ts';
import { ActionId, CandidateId, TenantId } from '../../core/ids.ts';
import type { Sealer } from '../../core/ports/sealer.ts';

const place = 'assessment link';
// Ids hold no control characters, so that a line each needs no quoting.
const parted = '\n';
/** Longer than any statement may take and a person may think about it. */
const lastsMs = 365 * 86_400_000;

export interface AssessmentToken {
  readonly tenant: TenantId;
  readonly candidate: CandidateId;
  /** Whose letter carries it: taken back or erased, it takes the link along. */
  readonly action: ActionId;
}

interface Addressing {
  readonly sealer: Sealer;
  readonly clocks: Clocks;
  readonly publicUrl: string;
}

/** The address of the page, with a token of its own each time. */
export function assessmentUrl({ sealer, clocks, publicUrl }: Addressing, about: AssessmentToken): string {
  const until = clocks.real.now().getTime() + lastsMs;
  const token = sealer.seal([about.tenant, about.candidate, about.action, String(until)].join(parted), place);
  return `${publicUrl}/assessment/${token}`;
}

/** Undefined: not made here, altered, made for something else, or over. */
export function readAssessmentToken(sealer: Sealer, token: string, now: Date): AssessmentToken | undefined {
  let text: string;
  try {
    text = sealer.open(token, place);
  } catch {
    // Whoever made it up learns no more than that it leads nowhere.
    return undefined;
  }
  const [first, second, third, until] = text.split(parted);
  const tenant = TenantId.safeParse(first).data;
  const candidate = CandidateId.safeParse(second).data;
  const action = ActionId.safeParse(third).data;
  if (tenant === undefined || candidate === undefined || action === undefined) return undefined;
  return now.getTime() < Number(until) ? { tenant, candidate, action } : undefined;
}
