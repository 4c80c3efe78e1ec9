// The page behind a link of the morning brief's mail. GET shows what would be done and does nothing, because mail scanners
// and previews follow links; POST asks the gate for it as the person whom the link names, with their rights as they are then.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { type Brief, decidedIn } from '../../core/brief.ts';
import type { InboundEndpoint, InboundResponse } from '../../core/inbound-endpoint.ts';
import { HumanAct } from '../../core/human-act.ts';
import { ApprovalId } from '../../core/ids.ts';
import { canonical } from '../../core/json.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import { approving } from '../../services/operations/brief-letter.ts';
import { labelOf } from '../cards/brief-card.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { principalOf } from '../identity.ts';
import { briefPath, idemOf, type Offered, readOffer } from './brief-link.ts';
import { settledLines } from './facts.ts';
import { page, type PageContent } from './page.ts';

export const briefEndpoints = (services: ChannelServices): readonly InboundEndpoint[] => [
  { method: 'GET', path: briefPath, handle: (request) => show(services, request.query['link'] ?? '') },
  {
    method: 'POST',
    path: briefPath,
    handle: ({ body }) => carryOut(services, new URLSearchParams(body).get('link') ?? ''),
  },
];

interface Presented {
  readonly context: ChannelContext;
  readonly user: User;
  readonly offered: Offered;
}

const dead: PageContent = {
  title: 'This link does not work',
  lines: ['It was cut off, or belongs to somebody who is no longer here. Open Muster instead.'],
};
const tooOld: PageContent = {
  title: 'This link is too old',
  lines: ['Links of a morning brief hold for a day. Your brief in Muster shows how things stand now.'],
};

/** The page to answer with where the link is none of ours, is too old, or whom it named is gone. */
async function presented(services: ChannelServices, token: string): Promise<Presented | InboundResponse> {
  const offered = readOffer(services.sealer, token);
  if (offered === undefined) return page(404, dead);
  if (offered.until <= services.clocks.real.now().getTime()) return page(410, tooOld);
  const context = contextOf(services, offered.tenant);
  const user = (await context.directory.users()).find(({ id }) => id === offered.user);
  return user === undefined ? page(404, dead) : { context, user, offered };
}

async function show(services: ChannelServices, token: string): Promise<InboundResponse> {
  const found = await presented(services, token);
  if ('status' in found) return found;
  return orTheReason(async () => {
    const done = await doneBefore(found);
    if (done !== undefined) return page(200, await usedUp(found, done));
    const item = await stillOffered(found);
    if (item === undefined) return page(200, gone);
    const { tool } = found.offered;
    return page(200, {
      title: `${labelOf(tool)}?`,
      lines: [item.title, 'What needs an approval waits for it, as always.'],
      form: { to: briefPath, hidden: { link: token }, buttons: [{ value: 'yes', label: labelOf(tool) }] },
    });
  });
}

async function carryOut(services: ChannelServices, token: string): Promise<InboundResponse> {
  const found = await presented(services, token);
  if ('status' in found) return found;
  return orTheReason(async () => {
    const done = await doneBefore(found);
    if (done !== undefined && !isUnfinished(done)) return page(200, await usedUp(found, done));
    if (done === undefined && (await stillOffered(found)) === undefined) return page(409, gone);
    return page(200, outcome(await call(found)));
  });
}

const Waiting = z.strictObject({ approval: ApprovalId, digest: z.string() });

/** A press of the person whom the link names: a decision where the brief showed one, else a call. */
async function call({ context, user, offered }: Presented): Promise<Receipt> {
  const by = principalOf(context, user);
  const { tool, arguments: given } = offered;
  if (tool === approving) {
    const { approval, digest } = Waiting.parse(given);
    return context.gate.approve(approval, HumanAct.press({ by, channel: 'mail', digest }));
  }
  return context.gate.call({
    tool,
    input: await context.resolve({ tool, input: given, by }),
    by,
    origin: { kind: 'api' },
    idem: idemOf(offered),
    provenance: 'instructed',
  });
}

/** What only looks something up may be asked again. */
async function doneBefore({ context, offered }: Presented): Promise<Action | undefined> {
  const action = await context.ledger.actionByIdem(idemOf(offered));
  return action?.effect === 'read' ? undefined : action;
}

/** A crash may have cut it off: the same call again carries it on. */
const isUnfinished = ({ status }: Action): boolean => ['proposed', 'approved', 'executing'].includes(status);

type Item = Brief['items'][number];

/** Undefined: somebody has taken care of it since, or things have changed, so that it would be the wrong thing by now. */
async function stillOffered({ context, user, offered }: Presented): Promise<Item | undefined> {
  const { items } = await context.brief(principalOf(context, user));
  const wanted = canonical({ tool: offered.tool, arguments: offered.arguments });
  return items.find((item) => canonical(offeredIn(item)) === wanted);
}

const offeredIn = (item: Item) => {
  const waiting = decidedIn(item);
  return waiting === undefined ? item.recommended_action : { tool: approving, arguments: waiting };
};

const gone: PageContent = {
  title: 'This stands in your brief no more',
  lines: ['Somebody has taken care of it, or things have changed since the mail was written. Nothing was done.'],
};

async function usedUp({ context }: Presented, root: Action): Promise<PageContent> {
  const members = root.isGroup ? await context.ledger.members(root.id) : [];
  return { title: 'This link has been used', lines: [], facts: settledLines({ root, members }) };
}

function outcome({ root, members, summary }: Receipt): PageContent {
  const waits = root.status === 'pending_approval';
  const failed = root.status === 'failed';
  const back = root.status === 'executed' && root.reversal !== 'none' ? ['You can take it back in Muster.'] : [];
  const title = waits ? 'Waits for approval' : failed ? 'Not done' : 'Done';
  // What only looked something up has words and changed nothing.
  if (root.effect === 'read') return { title, lines: [summary] };
  return { title, lines: back, facts: settledLines({ root, members }) };
}

/** What the gate, the ATS or a right refuses is said on a page, not as a form for machines. */
async function orTheReason(work: () => Promise<InboundResponse>): Promise<InboundResponse> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return page(error.status, { title: 'Nothing was done', lines: [error.message] });
  }
}
