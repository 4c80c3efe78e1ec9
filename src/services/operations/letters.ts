// Hands a held letter over to the mail system when its time has come: once, whatever happens on the way.
import type { Clocks } from '../../core/clock.ts';
import { HeldLease, underLease } from '../../core/lease.ts';
import type { Letter, Letters } from '../../core/ports/letters.ts';
import type { MailHeaders, Mailer } from '../../core/ports/mailer.ts';
import { Problem } from '../../core/problem.ts';

export interface LetterRelease {
  readonly letters: Letters;
  readonly mailer: Mailer;
  readonly clocks: Clocks;
  /** How long one process may be busy with a letter before another takes it over. */
  readonly leaseMs: number;
  /** What its headers say beside the text; asked before it is claimed, so that a failure leaves it held. */
  readonly headers?: (letter: Letter) => Promise<MailHeaders>;
  /** The text with its links: only now, so that they are kept nowhere. */
  readonly linked?: (letter: Letter) => string | Promise<string>;
  /** When it may leave at the earliest, such as after the quiet hours of whoever gets a text. */
  readonly notBefore?: (letter: Letter) => Promise<Date | undefined>;
  /** Whether it is not to leave any more, because its reader said so meanwhile; what was done with it is undone then. */
  readonly calledOff?: (letter: Letter) => Promise<boolean>;
  /** Whether another letter goes in the place of one that will not be sent: then nobody has to be told. */
  readonly instead?: (letter: Letter) => Promise<boolean>;
  /** Everything of the organization stands still: it waits until that is over. */
  readonly paused?: () => Promise<boolean>;
}

export type Released =
  /** There was nothing to do: cancelled, sent already, not due, or in another process's hands. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly waitMs: number }
  | { readonly kind: 'failed'; readonly uncertain: boolean };

const tries = 10;

export async function releaseLetter(release: LetterRelease, key: string): Promise<Released> {
  const { letters, clocks, leaseMs } = release;
  const before = await letters.find(key);
  if (before !== undefined && isOfAnAction(before) && (await release.paused?.())) return { kind: 'idle' };
  if (await isCalledOff(release, before)) return { kind: 'idle' };
  const headers = (before === undefined ? undefined : await release.headers?.(before)) ?? {};
  const real = clocks.real.now();
  const leaseUntil = new Date(real.getTime() + leaseMs);
  const letter = await letters.claim({ key, now: clocks.business.now(), leaseUntil, leaseEndedBy: real });
  if (letter === undefined) return { kind: 'idle' };
  const lease = new HeldLease({ clock: clocks.real, until: leaseUntil, marginMs: leaseMs / 4, lengthen });
  return underLease(lease, () => handOver(release, { letter, before, headers }));
}

/** It is long enough for one letter. */
const lengthen = async (): Promise<undefined> => undefined;

/** What Muster tells its own people by itself leaves whatever stands still; a meeting is an action's. */
const isOfAnAction = ({ candidate, invite }: Letter): boolean => candidate !== null || invite !== null;

async function handOver(
  release: LetterRelease,
  { letter, before, headers }: Addressed & { readonly before: Letter | undefined },
): Promise<Released> {
  const wait = before?.status === 'held' ? await waits(release, letter) : undefined;
  if (wait !== undefined) return settle(release, letter, { kind: 'later', waitMs: wait });
  // A letter that was being sent already is one whose sender died or got no answer: the mail may have left.
  if (before?.status === 'sending') return sendAgain(release, { letter, headers });
  return send(release, { letter, headers, inDoubt: false });
}

const isCalledOff = async ({ calledOff, clocks }: LetterRelease, before: Letter | undefined): Promise<boolean> =>
  before?.status === 'held' && before.releaseAt <= clocks.business.now() && (await calledOff?.(before)) === true;

async function waits({ notBefore, clocks }: LetterRelease, letter: Letter): Promise<number | undefined> {
  const at = await notBefore?.(letter);
  const waitMs = (at?.getTime() ?? 0) - clocks.business.now().getTime();
  return waitMs > 0 ? waitMs : undefined;
}

interface Addressed {
  readonly letter: Letter;
  readonly headers: MailHeaders;
}

interface Sending extends Addressed {
  /** An earlier attempt may have sent it. */
  readonly inDoubt: boolean;
}

async function send(release: LetterRelease, { letter, headers, inDoubt }: Sending): Promise<Released> {
  const { key, to, subject, html, invite } = letter;
  const text = (await release.linked?.(letter)) ?? letter.text;
  try {
    const extra = { ...(html === null ? {} : { html }), ...(invite === null ? {} : { invite }) };
    await release.mailer.send({ key, to, subject, text, ...extra, ...headers });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (inDoubt || error.code === 'outcome_unknown') return afterDoubt(release, letter);
    if (error.retry === 'later') return holdAgain(release, letter, error.retryAfterSeconds);
    return settle(release, letter, { kind: 'failed', uncertain: false });
  }
  return settle(release, letter, { kind: 'sent' });
}

/** Only where that cannot make two letters of one. */
async function sendAgain(release: LetterRelease, { letter, headers }: Addressed): Promise<Released> {
  if (release.mailer.repeats === 'same_key') return send(release, { letter, headers, inDoubt: true });
  const sent = await readBack(release, letter);
  if (sent === false) return send(release, { letter, headers, inDoubt: true });
  return settle(release, letter, sent ? { kind: 'sent' } : { kind: 'failed', uncertain: true });
}

/**
 * A letter in doubt is not held again, for then it could be cancelled though it may have left. It stays `sending`, and
 * whoever takes it over when the lease ends finds out.
 */
async function afterDoubt(release: LetterRelease, letter: Letter): Promise<Released> {
  const sent = await readBack(release, letter);
  if (sent === true) return settle(release, letter, { kind: 'sent' });
  const mayFindOut = release.mailer.repeats === 'same_key' || sent === false;
  if (!mayFindOut || letter.attempt >= tries) return settle(release, letter, { kind: 'failed', uncertain: true });
  return { kind: 'later', waitMs: release.leaseMs };
}

/** Undefined: nobody can tell. A system that honours keys is asked by sending again. */
const readBack = async ({ mailer }: LetterRelease, { key }: Letter) =>
  mailer.repeats === 'read_back' ? mailer.hasSent(key) : undefined;

async function holdAgain(release: LetterRelease, letter: Letter, seconds: number | undefined): Promise<Released> {
  if (letter.attempt >= tries) return settle(release, letter, { kind: 'failed', uncertain: false });
  const waitMs = (seconds ?? Math.min(30 * 2 ** Math.max(0, letter.attempt - 1), 3_600)) * 1_000;
  return settle(release, letter, { kind: 'later', waitMs });
}

async function settle(
  { letters, clocks, instead }: LetterRelease,
  letter: Letter,
  result: Exclude<Released, { kind: 'idle' }>,
): Promise<Released> {
  const at = clocks.business.now();
  const { key, attempt, candidate } = letter;
  if (result.kind === 'later') {
    const releaseAt = new Date(at.getTime() + result.waitMs);
    await letters.settle({ key, attempt, status: 'held', uncertain: false, at, releaseAt });
    return result;
  }
  const uncertain = result.kind === 'failed' && result.uncertain;
  const settled = { key, attempt, status: result.kind, uncertain, at };
  // Of what Muster writes to its own people nobody is told: that message would go the same way.
  const isTold = result.kind === 'failed' && candidate !== null;
  // Before it is settled, so that a process that ends in between forgets neither; of what may have arrived nothing is sent once more.
  const isReplaced = isTold && !uncertain && (await instead?.(letter)) === true;
  const trouble = uncertain ? 'outcome_unknown' : 'upstream_failed';
  await letters.settle(isTold && !isReplaced ? { ...settled, trouble } : settled);
  return result;
}
