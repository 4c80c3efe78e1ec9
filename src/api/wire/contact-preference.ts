// Whether a person may be written to, as candidates show it.
import { z } from 'zod';
import type { ContactState } from '../../core/ports/contact-preferences.ts';
import { standingOf } from '../../services/operations/contact-preference.ts';
import { component } from '../docs/components.ts';

export const WireContactPreference = component(
  'ContactPreference',
  z.object({
    status: z
      .enum(['open', 'opted_out', 'held'])
      .describe('opted_out: only what they wait for goes out; held: nothing goes out before `until`.'),
    since: z.string().nullable().describe('When they asked for no more messages.'),
    until: z.string().nullable().describe('The end of a hold that has not ended.'),
    proof: z.string().nullable().describe('Where and how they agreed to be written to again.'),
    changed_by: z.string().nullable(),
    changed_at: z.string().nullable(),
  }),
);

const nothingSaid = { since: null, until: null, proof: null, changed_by: null, changed_at: null };

export function wireContactPreference(
  state: ContactState | undefined,
  now: Date,
): z.infer<typeof WireContactPreference> {
  if (state === undefined) return { status: 'open', ...nothingSaid };
  const { optedOutAt, heldUntil, proof, changedBy, changedAt } = state;
  const isHeld = heldUntil !== null && Date.parse(heldUntil) > now.getTime();
  return {
    status: standingOf(state, now).kind,
    since: optedOutAt,
    until: isHeld ? heldUntil : null,
    proof,
    changed_by: changedBy,
    changed_at: changedAt,
  };
}
