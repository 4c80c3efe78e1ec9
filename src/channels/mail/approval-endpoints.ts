// The page behind the link of a mail. GET shows what waits and decides nothing, because mail scanners and previews follow
// links; POST decides, as the person whom the link names, with their rights as they are then.
import type { InboundEndpoint, InboundResponse, InboundRequest } from '../../core/inbound-endpoint.ts';
import type { Action, Approval } from '../../core/action.ts';
import { HumanAct } from '../../core/human-act.ts';
import { lettersOf } from '../../core/planned-letter.ts';
import type { Receipt } from '../../core/ports/action-gate.ts';
import { Problem } from '../../core/problem.ts';
import type { User } from '../../core/records.ts';
import { nameOf, namesOf, whenInWords } from '../cards/words.ts';
import { type ChannelServices, type ChannelContext, contextOf } from '../context.ts';
import { mayActOn } from '../drawing.ts';
import { principalOf } from '../identity.ts';
import { approvePath, hashOf, type Named, readToken } from './approval-link.ts';
import { factLines, settledLines } from './facts.ts';
import { type Form, page, type PageContent } from './page.ts';

export const approvalEndpoints = (services: ChannelServices): readonly InboundEndpoint[] => [
  { method: 'GET', path: approvePath, handle: (request) => show(services, request.query['link'] ?? '') },
  { method: 'POST', path: approvePath, handle: (request) => decide(services, request) },
];

interface Presented {
  readonly context: ChannelContext;
  readonly named: Named;
  readonly user: User;
  readonly approval: Approval;
}

const dead: PageContent = {
  title: 'This link does not work',
  lines: ['It was cut off, belongs to somebody who is no longer here, or is too old. Open Muster instead.'],
};

/** Undefined: nothing that we handed out, or whom it named is gone. */
async function presented(services: ChannelServices, token: string): Promise<Presented | undefined> {
  const named = readToken(services.sealer, token);
  if (named === undefined) return undefined;
  const context = contextOf(services, named.tenant);
  const link = await context.stores.links.find(hashOf(token));
  const user = (await context.directory.users()).find(({ id }) => id === named.user);
  if (link === undefined || user === undefined) return undefined;
  try {
    return { context, named, user, approval: await context.ledger.approval(named.approval) };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function show(services: ChannelServices, token: string): Promise<InboundResponse> {
  const found = await presented(services, token);
  if (found === undefined) return page(404, dead);
  const { context, user, approval } = found;
  try {
    await mayActOn(context, approval.id, user);
  } catch (error) {
    if (error instanceof Problem) return page(200, await standing(found, error.message));
    throw error;
  }
  return page(200, { ...(await standing(found)), form: formFor(token, approval) });
}

const formFor = (token: string, { digest }: Approval): Form => ({
  to: approvePath,
  hidden: { link: token, digest },
  reason: 'Reason, if you reject it (they will see it)',
  buttons: [
    { value: 'approve', label: 'Approve' },
    { value: 'reject', label: 'Reject' },
  ],
});

/** What it is about, and how it stands. */
async function standing({ context, user, approval }: Presented, told?: string): Promise<PageContent> {
  const names = namesOf(await context.directory.users());
  const { settings } = await context.settings.get();
  const zone = user.timeZone ?? settings.timeZone;
  const root = await context.ledger.action(approval.action);
  const members = root.isGroup ? await context.ledger.members(root.id) : [];
  const facts = approval.status === 'pending' ? factLines({ root, members }) : settledLines({ root, members });
  return {
    title: approval.status === 'pending' ? 'Approval needed' : 'Nothing waits here any more',
    facts,
    lines: [
      `Asked by ${nameOf(names, approval.requestedBy)}. ${approval.because}`,
      ...(approval.status === 'pending' ? [`Decide by ${whenInWords(approval.expiresAt, zone)}.`] : []),
      ...(told === undefined ? [] : [told]),
      ...(approval.status === 'pending' ? letterLines(root.isGroup ? members : [root]) : []),
    ],
  };
}

const mostLetters = 20;

/** Each letter as it will be sent. */
function letterLines(actions: readonly Action[]): string[] {
  const letters = lettersOf(actions);
  const more = letters.length - mostLetters;
  return [
    ...letters.slice(0, mostLetters).map(({ to, subject, text }) => `To ${to}: “${subject}”\n\n${text}`),
    ...(more > 0 ? [`… and ${more} more letters; Muster shows them.`] : []),
  ];
}

async function decide(services: ChannelServices, { body }: InboundRequest): Promise<InboundResponse> {
  const form = new URLSearchParams(body);
  const found = await presented(services, form.get('link') ?? '');
  if (found === undefined) return page(404, dead);
  const decision = form.get('decision');
  if (decision !== 'approve' && decision !== 'reject')
    return page(400, { title: 'Nothing was decided', lines: ['Choose Approve or Reject on the page of the link.'] });
  const { context, user, named } = found;
  const act = HumanAct.press({ by: principalOf(context, user), channel: 'mail', digest: form.get('digest') ?? '' });
  let receipt: Receipt;
  try {
    receipt =
      decision === 'approve'
        ? await context.gate.approve(named.approval, act)
        : await context.gate.reject(named.approval, act, reasonIn(form));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return page(error.status, { title: 'Nothing was decided', lines: [error.message] });
  }
  await context.stores.links.note({
    approval: named.approval,
    user: user.id,
    usedAt: context.clocks.business.now(),
  });
  const title = decision === 'approve' ? approvedWords(receipt) : 'Rejected';
  return page(200, { title, lines: ['You can close this page.'], facts: settledLines(receipt) });
}

/** An approval that could not be carried out is not told as if it had been. */
function approvedWords({ root: { status, uncertain } }: Receipt): string {
  if (status === 'failed')
    return uncertain ? 'Approved; it is not known whether it was done' : 'Approved, but not done';
  return status === 'partially_executed' ? 'Approved, and done in part' : 'Approved';
}

const mostReason = 3000;

const reasonIn = (form: URLSearchParams): string | null => {
  const reason = form.get('reason')?.trim().slice(0, mostReason) ?? '';
  return reason === '' ? null : reason;
};
