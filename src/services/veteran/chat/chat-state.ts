// What a conversation with the widget has come to. It travels with the browser as a sealed token; nothing is kept here.
import { z } from 'zod';
import type { TenantId } from '../../../core/ids.ts';
import { Branch } from '../../../nlp/military/branch.ts';
import { Problem } from '../../../core/problem.ts';

export const ChatState = z.strictObject({
  step: z.enum(['code', 'branch', 'confirm', 'describe', 'menu']),
  branch: Branch.nullable(),
  code: z.string().max(20).nullable(),
  /** What was typed, where a branch is still missing. */
  typed: z.string().max(40).nullable(),
  places: z.array(z.string().max(120)).max(10),
  /** Requisitions as they were listed last, so that “apply 2” means something. */
  listed: z.array(z.string().max(128)).max(10),
  review: z.string().max(80).nullable(),
  /** Real time in milliseconds. */
  until: z.int(),
});
export type ChatState = z.infer<typeof ChatState>;

const hours = 12;

export const newState = (now: Date): ChatState => ({
  step: 'code',
  branch: null,
  code: null,
  typed: null,
  places: [],
  listed: [],
  review: null,
  until: now.getTime() + hours * 3_600_000,
});

/** Turns a state into a token that only the same client gets opened again. */
export interface StateSeal {
  seal(state: ChatState, client: TenantId): string;
  /** Undefined for whatever it did not seal itself for that client. */
  open(token: string, client: TenantId): unknown;
}

/** Throws `validation_failed` for a token that is not ours, belongs to another client or is too old. */
export function openState(token: string, at: { client: TenantId; now: Date; stateSeal: StateSeal }): ChatState {
  const state = ChatState.safeParse(at.stateSeal.open(token, at.client));
  if (state.success && state.data.until > at.now.getTime()) return state.data;
  throw new Problem('validation_failed', 'The conversation has expired. Start it again.', {
    errors: [{ path: 'state', code: 'expired', message: 'leave it out to start anew' }],
  });
}
