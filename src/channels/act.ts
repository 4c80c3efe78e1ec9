// One click of a person: rights and state are checked anew by the gate, and whatever is refused is said with the reason.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Principal } from '../core/access.ts';
import { type Action, ApprovalStatus } from '../core/action.ts';
import { HumanAct } from '../core/human-act.ts';
import { type ActionId, ActorId } from '../core/ids.ts';
import { canonical, type JsonObject } from '../core/json.ts';
import type { Receipt } from '../core/ports/action-gate.ts';
import { Problem } from '../core/problem.ts';
import { announceApproval, redrawCards } from './announce.ts';
import { type Intent, plainCard } from './card.ts';
import type { Channel, IncomingAction } from './channel.ts';
import { namesOf } from './cards/words.ts';
import { decidedInWords, takenBackInWords } from './decided.ts';
import { channelOf, type ChannelContext } from './context.ts';
import { briefFor } from './drawing.ts';
import { hear } from './hear.ts';
import { identify } from './identity.ts';

export async function act(context: ChannelContext, channel: Channel, action: IncomingAction): Promise<void> {
  const { from, spot, intent } = action;
  const tell = (text: string) => channel.whisper(spot, from, plainCard(text));
  const who = await identify(context, channel, from);
  if (who.kind === 'refused') return who.because === undefined ? undefined : tell(who.because);
  if (intent.do === 'say')
    return hear(context, channel, {
      kind: 'message',
      id: action.id,
      from,
      spot,
      thread: action.thread,
      text: intent.text,
      files: [],
    });
  try {
    const said = await carryOut(context, { action, by: who.by }, intent);
    if (said !== undefined) await tell(said);
  } catch (error) {
    if (!(error instanceof Problem) || error.retry === 'later') throw error;
    await tell(await refusalOf(context, error, who.by));
    // The copy that was clicked shows something that is no longer so.
    if ('draft' in intent && error.code !== 'not_found') await redrawCards(context, intent.draft);
    if ('approval' in intent && error.code !== 'not_found') await announceApproval(context, intent.approval);
  }
}

interface Clicked {
  readonly action: IncomingAction;
  readonly by: Principal;
}

const pressed = ({ action: { from }, by }: Clicked, digest: string | undefined): HumanAct =>
  HumanAct.press({ by, channel: from.platform, digest });

/** Cards tell what came of decisions and undoing; everything else is answered in words. */
async function carryOut(context: ChannelContext, { action, by }: Clicked, intent: Intent): Promise<string | undefined> {
  switch (intent.do) {
    case 'approve':
      await context.gate.approve(intent.approval, pressed({ action, by }, intent.digest));
      return undefined;
    case 'reject':
      await context.gate.reject(intent.approval, pressed({ action, by }, intent.digest), intent.reason);
      return undefined;
    case 'edit': {
      const { tool } = await context.ledger.approval(intent.approval);
      const input = await context.resolve({ tool, input: intent.arguments, by });
      await context.gate.edit(intent.approval, pressed({ action, by }, intent.digest), input);
      return undefined;
    }
    case 'send':
    case 'discard':
    case 'rewrite':
      return decideOnDraft(context, { action, by }, intent);
    case 'undo':
      return undo(context, by, intent.action);
    case 'call':
      return (await call(context, { action, by }, { tool: intent.tool, input: intent.arguments, once: intent.once }))
        .summary;
    case 'note': {
      const input = { candidate: intent.candidate, text: intent.text };
      return (await call(context, { action, by }, { tool: 'add_note', input })).summary;
    }
    case 'snooze':
      return snooze(context, { action, by }, intent.minutes);
    case 'say':
      return undefined;
    default:
      return intent satisfies never;
  }
}

/** Whoever comes after another's undo hears who it was. */
async function undo({ gate, directory }: ChannelContext, by: Principal, action: ActionId): Promise<string | undefined> {
  const { root } = await gate.undoAction(action, by);
  if (root.status !== 'undone' || root.undoneBy === null || root.undoneBy === by.id) return undefined;
  return takenBackInWords(root.undoneBy, namesOf(await directory.users()));
}

/** The platform posts it then, whatever becomes of this process. What it shows is drawn now. */
async function snooze(context: ChannelContext, { action, by }: Clicked, minutes: number): Promise<string | undefined> {
  const channel = channelOf(context, action.from.platform);
  const user = (await context.directory.users()).find(({ id }) => id === by.user);
  if (channel?.later === undefined || user === undefined) return undefined;
  const at = new Date(context.clocks.real.now().getTime() + minutes * 60_000);
  await channel.later(action.spot, await briefFor(context, user), at);
  return `I will come back in ${minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`}.`;
}

type OnDraft = Extract<Intent, { do: 'send' | 'discard' | 'rewrite' }>;

async function decideOnDraft(context: ChannelContext, clicked: Clicked, intent: OnDraft): Promise<string | undefined> {
  const { gate } = context;
  const { action } = clicked;
  const decided = pressed(clicked, intent.digest);
  switch (intent.do) {
    case 'send':
      return inWords(action, await gate.sendDraft(intent.draft, decided));
    case 'discard':
      return inWords(action, await gate.discardDraft(intent.draft, decided));
    case 'rewrite':
      return inWords(action, await gate.editDraft(intent.draft, decided, Rewritten.parse(intent.arguments)));
    default:
      return intent satisfies never;
  }
}

/** What others cannot read is no card that is drawn anew. */
const inWords = ({ spot }: IncomingAction, { summary }: Receipt): string | undefined =>
  spot.surface === 'shared' ? summary : undefined;

const Rewritten = z.object({ subject: z.string().min(1).optional(), text: z.string().min(1).optional() });

interface Calling {
  readonly tool: string;
  readonly input: JsonObject;
  readonly once?: string | undefined;
}

async function call(context: ChannelContext, { action, by }: Clicked, calling: Calling): Promise<Receipt> {
  const { tool, input } = calling;
  return context.gate.call({
    tool,
    input: await context.resolve({ tool, input, by }),
    by,
    origin: { kind: 'api' },
    idem: await nameOf(context, action, calling),
    provenance: 'instructed',
  });
}

/** Came to nothing, or was taken back. */
const isOver = ({ status, uncertain }: Action): boolean =>
  ['undone', 'rejected', 'expired'].includes(status) || (status === 'failed' && !uncertain);

/** What only looks something up is looked up anew; what came to nothing or was taken back may be done again. */
async function nameOf(
  { ledger }: ChannelContext,
  { from, id }: IncomingAction,
  { tool, input, once }: Calling,
): Promise<string> {
  const press = `${from.platform}:${id}`;
  if (once === undefined) return press;
  const name = `press ${createHash('sha256')
    .update(canonical([once, tool, input]))
    .digest('base64url')}`;
  for (let round = 0; ; round += 1) {
    const standing = await ledger.actionByIdem(`${name} ${round}`);
    if (standing === undefined) return `${name} ${round}`;
    if (standing.effect === 'read') return press;
    if (!isOver(standing)) return `${name} ${round}`;
  }
}

const Late = z.object({
  decision: ApprovalStatus.exclude(['pending']),
  decided_by: ActorId.nullish(),
  decided_at: z.string().nullish(),
});

/** A late press is told who decided and when, also by the one who did. */
async function refusalOf(context: ChannelContext, problem: Problem, { id }: Principal): Promise<string> {
  const late = problem.code === 'already_decided' ? Late.safeParse(problem.extra).data : undefined;
  if (late === undefined) return problem.message;
  const names = namesOf(await context.directory.users());
  const { settings } = await context.settings.get();
  const { decision: status, decided_by: by = null, decided_at: at = null } = late;
  return decidedInWords({ status, by, at }, { id, names, timeZone: settings.timeZone });
}
