// Who may be written to. An opt-out stops messages, follow-ups and sequences; what the person waits for (an offer, its withdrawal,
// the answer to an application, an invitation) still goes out. Until the end of a hold nothing goes out at all.
import type { CandidateId } from '../../core/ids.ts';
import type { Ats } from '../../core/ports/ats.ts';
import {
  type Addressee,
  mailboxOf,
  type ContactPreferences,
  type ContactState,
} from '../../core/ports/contact-preferences.ts';
import { Problem } from '../../core/problem.ts';
import type { Candidate } from '../../core/records.ts';
import { timeInWords } from './local-time.ts';

/** `awaited`: the person waits for it. */
export type Purpose = 'contact' | 'awaited';

export type ContactStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'opted_out'; readonly since: string }
  | { readonly kind: 'held'; readonly until: string };

/** What a state means at that time: an opt-out outlasts a hold. */
export function standingOf(state: ContactState | undefined, now: Date): ContactStatus {
  if (state?.optedOutAt != null) return { kind: 'opted_out', since: state.optedOutAt };
  return heldUntil(state, now);
}

function heldUntil(state: ContactState | undefined, now: Date): ContactStatus {
  const until = state?.heldUntil ?? null;
  return until !== null && Date.parse(until) > now.getTime() ? { kind: 'held', until } : { kind: 'open' };
}

/** Why that person is left out, in words; undefined: they may be written to. */
export function whyNotWritten(
  state: ContactState | undefined,
  { name, purpose, now, zone }: { name: string; purpose: Purpose; now: Date; zone: string },
): string | undefined {
  const held = heldUntil(state, now);
  if (held.kind === 'held') return `${name} is not to be written to before ${timeInWords(held.until, zone)} (${zone}).`;
  const standing = standingOf(state, now);
  if (standing.kind !== 'opted_out' || purpose === 'awaited') return undefined;
  const [day] = timeInWords(standing.since, zone).split(', ');
  return `${name} asked for no more messages (${day ?? standing.since}).`;
}

/** Throws `contact_declined`. */
export async function expectWelcome(
  preferences: Pick<ContactPreferences, 'of'>,
  candidate: Candidate,
  at: { purpose: Purpose; now: Date; zone: string },
): Promise<void> {
  const because = whyNotWritten(await preferences.of(candidate), { ...at, name: candidate.name });
  if (because !== undefined) throw new Problem('contact_declined', because);
}

/** Every record of the same person: the one that is named first. */
export async function recordsOf(ats: Pick<Ats, 'candidates'>, candidate: Candidate): Promise<readonly Candidate[]> {
  const mailbox = mailboxOf(candidate);
  if (mailbox === undefined) return [candidate];
  const others = (await ats.candidates()).filter((one) => one.id !== candidate.id && mailboxOf(one) === mailbox);
  return [candidate, ...others];
}

/** The person says so themselves, by a link or by what a connected system tells: it holds whatever stood before. */
export async function noteOptOut(
  { ats, preferences }: { ats: Pick<Ats, 'candidate' | 'candidates'>; preferences: ContactPreferences },
  {
    candidate: id,
    at,
    by,
  }: { candidate: CandidateId; at: Date; by: { readonly actor: string; readonly revision: string } },
): Promise<readonly CandidateId[]> {
  const candidate = await orUndefined(ats.candidate(id));
  const person = candidate ?? { id, email: '' };
  const before = await preferences.of(person);
  if (before?.optedOutAt == null || before.revision === 'earlier')
    await preferences.change({
      person,
      to: {
        optedOutAt: before?.optedOutAt ?? at.toISOString(),
        heldUntil: before?.heldUntil ?? null,
        proof: null,
        changedBy: by.actor,
        changedAt: at.toISOString(),
        revision: by.revision,
      },
    });
  return candidate === undefined ? [id] : (await recordsOf(ats, candidate)).map((one) => one.id);
}

/** Opt-outs that were kept with one record count for every record with the address from now on. */
export async function carryOptOuts({
  ats,
  preferences,
}: {
  ats: { candidate(id: CandidateId): Promise<Addressee> };
  preferences: Pick<ContactPreferences, 'earlier' | 'carry'>;
}): Promise<void> {
  for (const id of await preferences.earlier()) {
    const candidate = await orUndefined(ats.candidate(id));
    await preferences.carry(candidate ?? { id, email: '' });
  }
}

async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return undefined;
    throw error;
  }
}
