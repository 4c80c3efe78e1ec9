// The sealed token of the link to a person's own assessment: it names the letter that carries it, opens nothing else, says nothing to
// anybody but Muster, and ends by real time, once no law wants the decision kept any more.
import type { Clocks } from '../../core/clock.ts';
import { ActionId, CandidateId, TenantId } from '../../core/ids.ts';
import { longestRecordYears } from '../../core/law/duties.ts';
import { openedAt, type Sealer } from '../../core/ports/sealer.ts';

const place = 'assessment link';
// Ids hold no control characters, so that a line each needs no quoting.
const parted = '\n';
/** As long as the record of a decision has to be kept anywhere: so long there is something to look at and to correct. */
const lastsMs = longestRecordYears * 365.25 * 86_400_000;

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

export interface ReadToken extends AssessmentToken {
  readonly isOver: boolean;
}

/** Undefined: not made here, altered, or made for something else. */
export function readAssessmentToken(sealer: Sealer, token: string, now: Date): ReadToken | undefined {
  const text = openedAt(sealer, token, place);
  if (text === undefined) return undefined;
  const [first, second, third, until] = text.split(parted);
  const tenant = TenantId.safeParse(first).data;
  const candidate = CandidateId.safeParse(second).data;
  const action = ActionId.safeParse(third).data;
  if (tenant === undefined || candidate === undefined || action === undefined) return undefined;
  return { tenant, candidate, action, isOver: !(now.getTime() < Number(until)) };
}
