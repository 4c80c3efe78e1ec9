// An action of the ledger in words: who asked for it, why, who decided and how, when it was done, what was written, what became of it.
import { z } from 'zod';
import type { Action, Approval } from '../core/action.ts';
import { zonedTimeInWords } from '../services/operations/local-time.ts';

export interface WordingContext {
  readonly approval: Approval | undefined;
  readonly names: ReadonlyMap<string, string>;
  readonly zone: string;
}

const Worded = z.union([
  z.object({ letter: z.object({ subject: z.string(), text: z.string() }) }).transform(({ letter }) => letter),
  z.object({ text: z.string() }).transform(({ text }) => ({ subject: '', text })),
]);

/** Null where it has no words of its own or they were erased. At most 500 characters: may hold personal data. */
export function wordingOf({ plan, input }: Action): string | null {
  const { subject, text } = Worded.safeParse(plan).data ?? Worded.safeParse(input).data ?? { subject: '', text: '' };
  const words = [subject, text].filter((part) => part !== '').join(': ');
  return words === '' ? null : words.slice(0, 500);
}

const Reasoned = z.object({ reason: z.string().nullable() });
/** In the words of whoever asked; null where none was given. */
export const reasonOf = ({ plan, input }: Action): string | null =>
  Reasoned.safeParse(plan).data?.reason ?? Reasoned.safeParse(input).data?.reason ?? null;

/** Business time, waiting for approval included; null: it was never done. */
export const tookMinutes = ({ createdAt, executedAt }: Action): number | null =>
  executedAt === null ? null : Math.max(0, Math.round((executedAt.getTime() - createdAt.getTime()) / 60_000));

/** By what act and in which channel, where the approval keeps that. */
const Act = z.object({ act: z.string().nullish(), channel: z.string().nullish() });

/** Null for decisions from before this was kept, and for those that no person made. */
export function howDecided(approval: Approval): string | null {
  const { act, channel } = Act.safeParse(approval).data ?? {};
  if (act == null) return null;
  return channel == null ? act : `${act} in ${channel}`;
}

/** Who signed in by the first link, and has no account. */
const nobody = 'console';

/** English sentences in the organization's zone, for people and models; names those involved. */
export function actionInWords(action: Action, told: WordingContext): string {
  const { preview, requestedBy, createdAt, executedAt, status, undoneBy, problem } = action;
  const { approval, names, zone } = told;
  const who = (id: string | null): string => names.get(id ?? '') ?? (id === nobody ? 'The owner' : id) ?? 'Muster';
  const at = (date: Date | null | undefined): string =>
    date == null ? '' : ` on ${zonedTimeInWords(date.toISOString(), zone)}`;
  const [reason, wording, took] = [reasonOf(action), wordingOf(action), tookMinutes(action) ?? 0];
  return [
    `${who(requestedBy)} asked for it${at(createdAt)}: ${preview}.`,
    ...(reason === null || preview.includes(reason) ? [] : [`The reason: ${reason}.`]),
    decidedInWords(approval, { who, at }),
    ...(took > 0 ? [`It was done${at(executedAt)}, ${spanInWords(took)} after it was asked for.`] : []),
    ...(wording === null || preview.includes(wording) ? [] : [`It says: “${wording}”.`]),
    ...(undoneBy === null ? [] : [`${who(undoneBy)} took it back.`]),
    ...(status === 'failed' && problem !== null ? [`It was not done: ${problem.detail}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function spanInWords(minutes: number): string {
  const units = [
    ['day', 1_440],
    ['hour', 60],
    ['minute', 1],
  ] as const;
  const [unit, size] = units.find(([, one]) => minutes >= one * 2) ?? ['minute', 1];
  const count = Math.round(minutes / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

interface Words {
  readonly who: (id: string | null) => string;
  readonly at: (date: Date | null) => string;
}

function decidedInWords(approval: Approval | undefined, { who, at }: Words): string {
  if (approval === undefined) return 'Nobody had to approve it.';
  const { status, decidedBy, decidedAt, reason, expiresAt } = approval;
  const how = howDecided(approval);
  const by = `${who(decidedBy)}${how === null ? '' : ` (${how})`}`;
  const why = reason === null ? '' : `: ${reason}`;
  switch (status) {
    case 'pending':
      return `Nobody has decided yet; it waits until ${at(expiresAt).replace(' on ', '')}.`;
    case 'approved':
      return `${by} approved it${at(decidedAt)}${why}.`;
    case 'rejected':
      return `${by} declined it${at(decidedAt)}${why}.`;
    case 'expired':
      return 'It expired without a decision.';
    case 'superseded':
      return `${by} put another proposal in its place.`;
    default:
      return status satisfies never;
  }
}
