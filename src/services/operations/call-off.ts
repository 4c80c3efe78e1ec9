// A letter whose hold window has ended, and whose reader asked meanwhile not to be written to: what sent it is taken back.
import type { Principal } from '../../core/access.ts';
import { ActionId } from '../../core/ids.ts';
import { noticeNamed } from '../../core/law/duty-texts.ts';
import type { ContactPreferences } from '../../core/ports/contact-preferences.ts';
import type { ActionGate } from '../../core/ports/action-gate.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import type { Letter, Letters } from '../../core/ports/letters.ts';
import { phoneOf } from '../../core/phone.ts';
import type { TextConsents } from '../../core/ports/text-consents.ts';
import { Problem } from '../../core/problem.ts';
import { type Purpose, whyNotWritten } from './contact-preference.ts';

interface Ports {
  readonly letters: Pick<Letters, 'cancel'>;
  readonly preferences: Pick<ContactPreferences, 'of'>;
  readonly consents: Pick<TextConsents, 'of'>;
  readonly ledger: Pick<Ledger, 'action'>;
  readonly gate: Pick<ActionGate, 'undoAction'>;
  readonly by: Principal;
  readonly now: Date;
}

/** The tools whose letters nobody waits for. */
const uninvited = new Set(['send_message', 'send_followup', 'send_text']);

/** Letters that no action stands behind, such as invitations and notices, leave. */
export async function callOff(ports: Ports, letter: Letter): Promise<boolean> {
  const { candidate, key, medium, otherwise } = letter;
  const email = medium === 'text' ? (otherwise ?? '') : letter.to;
  if (candidate === null) return false;
  const action = await orUndefined(ports.ledger.action(ActionId.parse(key)));
  if (action === undefined) return false;
  const isNotice = noticeNamed(action.input['message_template']) !== undefined;
  const purpose: Purpose = uninvited.has(action.tool) && !isNotice ? 'contact' : 'awaited';
  const state = await ports.preferences.of({ id: candidate, email });
  const asked = { name: candidate, purpose, now: ports.now, zone: 'UTC' };
  if (whyNotWritten(state, asked) === undefined && !(await hasStopped(ports, letter))) return false;
  await orUndefined(ports.gate.undoAction(action.id, ports.by));
  // Where more than the letter was done and does not go back, at least the letter stays here.
  return (await ports.letters.cancel(key)) === 'cancelled';
}

/** STOP came after it was written. */
async function hasStopped({ consents }: Ports, { medium, to }: Letter): Promise<boolean> {
  const phone = phoneOf(to);
  return medium === 'text' && phone !== undefined && (await consents.of(phone))?.state === 'stopped';
}

async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem && error.retry === 'never') return undefined;
    throw error;
  }
}
