// Whom and what the talk is about: pronouns and “the second one” point here. The newest comes first.
import type { Candidate, User } from '../../../../core/records.ts';
import { z } from 'zod';
import type { Dialogue, PastCall } from './dialogue.ts';
import { AskInput, askTool } from '../../../ask.ts';

export interface Focus {
  /** Groups of candidates as they were spoken of together. */
  readonly candidates: readonly (readonly string[])[];
  readonly users: readonly (readonly string[])[];
  /** The list that was shown last. */
  readonly list: readonly string[];
  /** Those between whom was to be chosen last: “the other one” is of them. */
  readonly offered: readonly string[];
  /** Who was spoken of last: where both were, “tell her” may mean either. */
  readonly recent: Recent;
}

interface Recent {
  readonly candidates: boolean;
  readonly users: boolean;
  /** In the message that is being read. */
  readonly inMessage: boolean;
  /** Candidates that this message has named so far. */
  readonly named: readonly string[];
}

const nobody: Recent = { candidates: false, users: false, inMessage: false, named: [] };

const Listed = z.object({ candidates: z.array(z.object({ candidate: z.string() })) });
const Touched = z.object({ candidate: z.string() });
const Shared = z.object({ with: z.array(z.string()) });
const Addressed = z.object({ user: z.string() });

/** `said` finds the people whom a message names: they are the topic where nothing was called for anybody. */
export function focusOf({ earlier }: Dialogue, said: (text: string) => Spoken = () => unspoken): Focus {
  let focus: Focus = { candidates: [], users: [], list: [], offered: [], recent: nobody };
  for (const [index, { calls, said: text }] of earlier.entries()) {
    const before = focus;
    focus = withTurn(focus, calls);
    if (focus === before && index >= earlier.length - mostSpoken) focus = withSpoken(focus, said(text));
    const list = calls.map((call) => namesIn(call).list).findLast((one) => one.length > 0);
    if (list !== undefined) focus = { ...focus, list };
    const offered = calls.map((call) => namesIn(call).offered).findLast((one) => one.length > 1);
    if (offered !== undefined) focus = { ...focus, offered };
  }
  return focus;
}

export interface Spoken {
  readonly candidates: readonly string[];
  readonly users: readonly string[];
}
const unspoken: Spoken = { candidates: [], users: [] };
const mostSpoken = 4;

function withSpoken(focus: Focus, { candidates, users }: Spoken): Focus {
  if (candidates.length + users.length === 0) return focus;
  return {
    ...focus,
    candidates: candidates.length === 0 ? focus.candidates : [unique(candidates), ...focus.candidates],
    users: users.length === 0 ? focus.users : [unique(users), ...focus.users],
    recent: { candidates: candidates.length > 0, users: users.length > 0, inMessage: false, named: [] },
  };
}

function withTurn(focus: Focus, calls: readonly PastCall[]): Focus {
  const inTurn = unique(calls.flatMap((call) => namesIn(call).candidates));
  const users = unique(calls.flatMap((call) => namesIn(call).users));
  if (inTurn.length + users.length === 0) return focus;
  return {
    ...focus,
    candidates: inTurn.length === 0 ? focus.candidates : [inTurn, ...focus.candidates],
    users: users.length === 0 ? focus.users : [users, ...focus.users],
    recent: { candidates: inTurn.length > 0, users: users.length > 0, inMessage: false, named: [] },
  };
}

interface Names {
  readonly candidates: readonly string[];
  readonly users: readonly string[];
  readonly list: readonly string[];
  readonly offered: readonly string[];
}

/** The focus is asked for again and again: whom a call names is read off it once. */
const namesRead = new WeakMap<PastCall, Names>();

function namesIn(call: PastCall): Names {
  const before = namesRead.get(call);
  if (before !== undefined) return before;
  const names = {
    candidates: candidatesOf(call),
    users: usersOf(call),
    list: listOf(call),
    offered: offeredIn(call),
  };
  namesRead.set(call, names);
  return names;
}

function usersOf({ arguments: args }: PastCall): string[] {
  const addressed = Addressed.safeParse(args).data;
  return [...(Shared.safeParse(args).data?.with ?? []), ...(addressed === undefined ? [] : [addressed.user])];
}

/** Answers that found one person make them the topic; a longer list is only a list. */
function candidatesOf(call: PastCall): string[] {
  const asked = call.tool === askTool.name ? AskInput.safeParse(call.arguments).data : undefined;
  const meant = asked?.pending === undefined ? asked?.proposes : [asked.pending];
  const named = (meant ?? [call]).flatMap(({ arguments: args }) => Touched.safeParse(args).data?.candidate ?? []);
  if (named.length > 0) return unique(named);
  const listed = listOf(call);
  return listed.length === 1 ? listed : [];
}

function listOf({ result }: PastCall): string[] {
  const listed = Listed.safeParse(result?.kind === 'action' ? result.result : undefined);
  return listed.success ? listed.data.candidates.map(({ candidate }) => candidate) : [];
}

function offeredIn({ tool, arguments: args }: PastCall): string[] {
  const asked = tool === askTool.name ? AskInput.safeParse(args).data : undefined;
  if (asked?.pending?.slot !== 'candidate') return [];
  return asked.choices.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

/** What was named within this very message comes before what was talked of earlier. */
export function withNamed(focus: Focus, named: { candidates: readonly Candidate[]; users: readonly User[] }): Focus {
  const { candidates, users } = named;
  const before = focus.recent.inMessage ? focus.recent : nobody;
  return {
    ...focus,
    candidates:
      candidates.length === 0 ? focus.candidates : [unique(candidates.map(({ id }) => id)), ...focus.candidates],
    users: users.length === 0 ? focus.users : [unique(users.map(({ id }) => id)), ...focus.users],
    recent:
      candidates.length + users.length === 0
        ? focus.recent
        : {
            candidates: before.candidates || candidates.length > 0,
            users: before.users || users.length > 0,
            inMessage: true,
            named: unique([...before.named, ...candidates.map(({ id }) => id)]),
          },
  };
}
