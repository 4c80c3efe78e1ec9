// An approval as an e-mail to somebody who may decide, for those whom no chat reaches. What the mail holds cannot decide
// anything by being fetched; see `approval-endpoints.ts`.
import type { Approval } from '../../core/action.ts';
import { headlineOf } from '../../core/planned-meetings.ts';
import type { User } from '../../core/records.ts';
import { singleLine } from '../../services/operations/render.ts';
import { memberLines } from '../cards/approval-card.ts';
import { nameOf, namesOf, whenInWords } from '../cards/words.ts';
import type { ChannelContext } from '../context.ts';
import { shortened } from '../filled.ts';
import { hashOf, linkTo, makeToken } from './approval-link.ts';

const mostSubject = 120;

/** Once for each person, unless a process dies between the mail and the note of it: then twice, and both links hold. */
export async function mailApproval(context: ChannelContext, approval: Approval, reader: User): Promise<void> {
  const link = { approval: approval.id, user: reader.id };
  const { links } = context.stores;
  if ((await links.sentTo(link)) !== undefined) return;
  await send(context, { approval, reader, subject: `Approval needed: ${headlineOf(approval.preview)}` });
  await links.note({ ...link, sentAt: context.clocks.business.now() });
}

/** Once, and only after a first mail. */
export async function remindByMail(context: ChannelContext, approval: Approval, reader: User): Promise<void> {
  const link = { approval: approval.id, user: reader.id };
  const { links } = context.stores;
  const sent = await links.sentTo(link);
  if (sent === undefined) return mailApproval(context, approval, reader);
  if (sent.remindedAt !== null || sent.usedAt !== null) return;
  await send(context, { approval, reader, subject: `Still waiting: ${headlineOf(approval.preview)}` });
  await links.note({ ...link, remindedAt: context.clocks.business.now() });
}

async function send(
  context: ChannelContext,
  { approval, reader, subject }: { approval: Approval; reader: User; subject: string },
): Promise<void> {
  const token = makeToken(context.sealer, { tenant: context.tenant, approval: approval.id, user: reader.id });
  const hash = hashOf(token);
  const { id, expiresAt } = approval;
  await context.stores.links.intend({ approval: id, user: reader.id, hash, expiresAt });
  await context.mailer.send({
    // Of the hash a part: enough to tell mails apart, and nothing to find the link with.
    key: `approval-${id}-${hash.slice(0, 12)}`,
    to: reader.email,
    subject: shortened(singleLine(subject), mostSubject),
    text: await wordsOf(context, { approval, reader, url: linkTo(context.publicUrl, token) }),
  });
}

async function wordsOf(
  context: ChannelContext,
  { approval, reader, url }: { approval: Approval; reader: User; url: string },
): Promise<string> {
  const { settings } = await context.settings.get();
  const names = namesOf(await context.directory.users());
  const { isGroup, id } = await context.ledger.action(approval.action);
  const members = isGroup ? await context.ledger.members(id) : [];
  return [
    `${nameOf(names, approval.requestedBy)} asks for your decision:`,
    '',
    ...approval.preview.split('\n').map((line) => `    ${line}`),
    ...memberLines(members, ({ preview }) => `      • ${preview}`),
    '',
    'Nothing has happened yet.',
    `Why it waits: ${approval.because}`,
    `Decide by: ${whenInWords(approval.expiresAt, reader.timeZone ?? settings.timeZone)}`,
    '',
    'Look at it, then approve or reject it:',
    url,
    '',
    'The link is yours alone and works once. Opening it decides nothing. Do not pass this mail on.',
  ].join('\n');
}
