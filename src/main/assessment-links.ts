// The link to a person's own assessment in the letters that promise it, made when they leave and kept nowhere.
import { assessmentPlaceholder } from '../core/assessment-request.ts';
import type { Clocks } from '../core/clock.ts';
import { ActionId, type TenantId } from '../core/ids.ts';
import type { Letter } from '../core/ports/letters.ts';
import { carrierOf } from '../services/compliance/assessment.ts';
import { assessmentUrl } from '../services/compliance/assessment-token.ts';
import type { Storage } from '../storage/storage.ts';

interface Leaving {
  readonly tenant: TenantId;
  readonly letter: Letter;
  readonly text: string;
}

export function withAssessmentLink(
  { storage, clocks }: { readonly storage: Pick<Storage, 'sealer'>; readonly clocks: Clocks },
  publicUrl: string,
  { tenant, letter: { key, candidate }, text }: Leaving,
): string {
  const action = ActionId.safeParse(carrierOf({ key, text })).data;
  if (action === undefined || candidate === null) return text;
  const url = assessmentUrl({ sealer: storage.sealer, clocks, publicUrl }, { tenant, candidate, action });
  return text.replaceAll(assessmentPlaceholder, () => url);
}
