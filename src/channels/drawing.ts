// What a posted message shows now: read from the ledger each time, as its reader may see it.
import { AskInput, askTool } from '../agent/ask.ts';
import { allows } from '../core/access.ts';
import type { Action, Approval } from '../core/action.ts';
import type { ActionId, ApprovalId, ConversationId } from '../core/ids.ts';
import type { Post, PostAbout } from '../core/ports/channels.ts';
import { isWithdrawn, withdrawnByErasure } from '../core/personal-data.ts';
import { Problem } from '../core/problem.ts';
import type { User } from '../core/records.ts';
import { asked, mayDecide } from '../gate/principal.ts';
import { dateIn } from '../services/operations/local-time.ts';
import { digestOf } from '../services/operations/notifications/digest.ts';
import { preferencesOf } from '../services/operations/notifications/preferences-of.ts';
import { type Card, plainCard } from './card.ts';
import { approvalCard, mayUndo } from './cards/approval-card.ts';
import { briefCard, briefParts } from './cards/brief-card.ts';
import type { DraftView } from './cards/draft-parts.ts';
import { sharedCard, turnCard } from './cards/turn-card.ts';
import { namesOf, whenInWords } from './cards/words.ts';
import { decidedInWords } from './decided.ts';
import type { ChannelContext } from './context.ts';
import { principalOf } from './identity.ts';
import { noticeOf, wordsOfNotice } from './notice.ts';
import { withDelegates } from './audience.ts';

/** Undefined: what it showed is gone, or its reader is. */
export async function cardOf(
  context: ChannelContext,
  { about, reader }: Pick<Post, 'about' | 'reader'>,
): Promise<Card | undefined> {
  const user = reader === null ? undefined : (await context.directory.users()).find(({ id }) => id === reader);
  if (reader !== null && user === undefined) return undefined;
  try {
    return await drawn(context, about, user);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function drawn(context: ChannelContext, about: PostAbout, user: User | undefined): Promise<Card | undefined> {
  switch (about.kind) {
    case 'approval':
      return user === undefined ? undefined : approvalFor(context, about.approval, user);
    case 'reminder':
      return reminder(context, about.approval);
    case 'brief':
      return user === undefined ? undefined : briefFor(context, user);
    case 'notice':
      return notice(context, about.key);
    case 'digest':
      return user === undefined ? undefined : digestFor(context, about, user);
    case 'turn':
      return about.isRunning === true ? plainCard(unfinished) : turnFor(context, about, user);
    default:
      return about satisfies never;
  }
}

const unfinished = 'Something went wrong on our side, and I did not finish this. Please ask again.';

/** Of the console's own screens. */
const consoleUrl = (
  { publicUrl }: Pick<ChannelContext, 'publicUrl'>,
  place: '' | 'assistant' | `approvals#${ApprovalId}`,
): string => `${publicUrl}/console/${place}`;

export async function approvalFor(context: ChannelContext, id: ApprovalId, user: User): Promise<Card> {
  const approval = await context.ledger.approval(id);
  const action = await context.ledger.action(approval.action);
  const members = action.isGroup ? await context.ledger.members(action.id) : [];
  const { settings } = await context.settings.get();
  return approvalCard({
    approval,
    action,
    members,
    names: namesOf(await context.directory.users()),
    timeZone: user.timeZone ?? settings.timeZone,
    now: context.clocks.business.now(),
    may: await rights(context, { approval, action, user, fourEyes: settings.fourEyes }),
    isRequester: asked(approval.requestedBy, principalOf(context, user)),
    consoleUrl: consoleUrl(context, `approvals#${id}`),
  });
}

/** Throws `forbidden` or `already_decided` where that person has nothing to decide, withdraw or edit any more. */
export async function mayActOn(context: ChannelContext, id: ApprovalId, user: User): Promise<void> {
  const approval = await context.ledger.approval(id);
  const action = await context.ledger.action(approval.action);
  const { settings } = await context.settings.get();
  if (approval.status !== 'pending') {
    const { decidedBy: by, decidedAt: at, status } = approval;
    const names = namesOf(await context.directory.users());
    const reader = { id: principalOf(context, user).id, names, timeZone: user.timeZone ?? settings.timeZone };
    throw new Problem('already_decided', decidedInWords({ status, by, at }, reader));
  }
  const { decline } = await rights(context, { approval, action, user, fourEyes: settings.fourEyes });
  if (!decline) throw new Problem('forbidden', 'Only the people named on the approval may decide on it.');
}

/** The gate checks all of it again; the card only leaves out what would be refused anyway. */
async function rights(
  context: ChannelContext,
  { approval, action, user, fourEyes }: { approval: Approval; action: Action; user: User; fourEyes: boolean },
) {
  const by = principalOf(context, user);
  const decides = mayDecide(await withDelegates(context, approval), by);
  const own = asked(approval.requestedBy, by);
  const acts = allows(by.scopes, 'operations:*');
  const isAdmin = allows(by.scopes, 'admin');
  return {
    approve: acts && decides && !(fourEyes && own),
    decline: acts && (decides || own),
    edit: acts && (decides || own),
    undo: acts && mayUndo(action, { user, isAdmin, now: context.clocks.business.now() }),
  };
}

/** Throws `forbidden` or `already_decided` where that person has nothing to send, discard or edit any more. */
export async function mayRewrite(context: ChannelContext, id: ActionId, user: User): Promise<Action> {
  const action = await context.ledger.action(id);
  if (action.draft === null || !mayDecideOnDraft(context, action, user))
    throw new Problem('forbidden', 'Only whoever asked for a draft, or an admin, may edit it.');
  if (action.status !== 'draft') throw new Problem('already_decided', 'This draft was sent or discarded already.');
  return action;
}

function mayDecideOnDraft(context: ChannelContext, { requestedBy }: Action, user: User): boolean {
  const by = principalOf(context, user);
  return allows(by.scopes, 'operations:*') && (asked(requestedBy, by) || allows(by.scopes, 'admin'));
}

export async function briefFor(context: ChannelContext, user: User): Promise<Card> {
  const brief = await context.brief(principalOf(context, user));
  const canSnooze = context.channels.some(({ later }) => later !== undefined);
  const once = await briefOfToday(context, user);
  return briefCard(brief, { name: user.name, once, canSnooze, url: consoleUrl(context, '') });
}

/** Names the brief of that person's day, however often it is drawn. */
export async function briefOfToday({ clocks, settings }: ChannelContext, { id, timeZone }: User): Promise<string> {
  const zone = timeZone ?? (await settings.get()).settings.timeZone;
  return `brief ${id} ${dateIn(clocks.business.now().getTime(), zone)}`;
}

async function reminder(context: ChannelContext, id: ApprovalId): Promise<Card> {
  const approval = await context.ledger.approval(id);
  const { status, preview, expiresAt } = approval;
  const { settings } = await context.settings.get();
  const text =
    status === 'pending'
      ? `Still waiting for a decision until ${whenInWords(expiresAt, settings.timeZone)}: ${preview}`
      : isWithdrawn(approval)
        ? withdrawnByErasure
        : `Decided: ${preview}`;
  return { text, parts: [{ kind: 'text', text }] };
}

async function notice(context: ChannelContext, key: string): Promise<Card | undefined> {
  const about = noticeOf(key);
  const { plan } = await context.ledger.action(about.action);
  const text = wordsOfNotice(plan, about);
  // Erased in the meantime.
  if (text === undefined) return undefined;
  return plainCard(about.isCorrection ? `Please disregard my earlier message: “${text}”` : text);
}

async function digestFor(
  { ledger, preferences, settings }: ChannelContext,
  { from, to }: Extract<PostAbout, { kind: 'digest' }>,
  { id, timeZone }: User,
): Promise<Card | undefined> {
  const zone = timeZone ?? (await settings.get()).settings.timeZone;
  const span = { user: id, from: new Date(from), to: new Date(to), zone, way: 'chat', isReached: true } as const;
  const digest = await digestOf(ledger, await preferencesOf(preferences, id), span);
  return digest === undefined ? undefined : plainCard(digest.text);
}

async function turnFor(
  context: ChannelContext,
  about: Extract<PostAbout, { kind: 'turn' }>,
  user: User | undefined,
): Promise<Card> {
  const actions: Action[] = [];
  for (const id of about.actions) actions.push(await context.ledger.action(id));
  const turn = await turnOf(context, about.conversation, about.turn);
  if (user === undefined) return sharedCard({ actions, asks: turn.asks, url: consoleUrl(context, 'assistant') });
  const reader = {
    user,
    isAdmin: allows(principalOf(context, user).scopes, 'admin'),
    now: context.clocks.business.now(),
  };
  const undoable = new Set(actions.filter((action) => mayUndo(action, reader)).map(({ id }) => String(id)));
  const drafts: DraftView[] = [];
  for (const action of actions)
    if (action.draft !== null) {
      const members = action.isGroup ? await context.ledger.members(action.id) : [];
      drafts.push({ action, members, isOwn: mayDecideOnDraft(context, action, user) });
    }
  const brief = turn.tools.includes('morning_brief') ? await context.brief(principalOf(context, user)) : undefined;
  const beside = brief === undefined ? [] : briefParts(brief, { once: await briefOfToday(context, user) });
  const onlyBrief = brief !== undefined && turn.tools.length === 1;
  const { reply, choices, facts } = turn;
  const waitsFor = await decidersOf(context, actions);
  return turnCard({ reply, choices, facts, actions, waitsFor, undoable, drafts, beside, isToldBeside: onlyBrief });
}

async function decidersOf(context: ChannelContext, actions: readonly Action[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const waiting = actions.filter(({ status }) => status === 'pending_approval');
  if (waiting.length === 0) return found;
  const names = namesOf(await context.directory.users());
  for (const { id } of waiting) {
    const approval = await context.ledger.approvalOf(id);
    const people = (approval?.approvers ?? []).map((user) => names.get(user) ?? user);
    found.set(id, people.length === 0 ? 'an admin' : `${people.join(', ')} or an admin`);
  }
  return found;
}

const remembered = 50;

async function turnOf(context: ChannelContext, conversation: ConversationId, id: string) {
  const turn = (await context.conversations.turns(conversation, remembered)).find((one) => one.id === id);
  if (turn === undefined) throw new Problem('not_found', 'This turn is no longer kept.');
  const asking = turn.calls.findLast(({ tool }) => tool === askTool.name);
  const question = AskInput.safeParse(asking?.arguments);
  const choices = question.success ? question.data.choices.map(({ label }) => label) : [];
  const facts = turn.wording === 'model' ? (turn.facts ?? []) : [];
  return { reply: turn.reply, asks: turn.asks, choices, facts, tools: turn.calls.map(({ tool }) => tool) };
}
