// An approval as an e-mail to somebody who may decide, for those whom no chat reaches. What the mail holds cannot decide
// anything by being fetched; see `approve-doors.ts`.
import type { Approval } from '../../core/action.ts';
import type { User } from '../../core/records.ts';
import { singleLine } from '../../services/operations/render.ts';
import { memberLines } from '../cards/approval-card.ts';
import { nameOf, namesOf, whenInWords } from '../cards/words.ts';
import type { Office } from '../desk.ts';
import { shortened } from '../filled.ts';
import { hashOf, linkTo, makeToken } from './approval-link.ts';

const mostSubject = 120;

/** Once for each person, unless a process dies between the mail and the note of it: then twice, and both links hold. */
export async function mailApproval(office: Office, approval: Approval, reader: User): Promise<void> {
  const link = { approval: approval.id, user: reader.id };
  const { links } = office.stores;
  if ((await links.sentTo(link)) !== undefined) return;
  await send(office, { approval, reader, subject: `Approval needed: ${approval.preview}` });
  await links.note({ ...link, sentAt: office.clocks.business.now() });
}

/** Once, and only after a first mail. */
export async function remindByMail(office: Office, approval: Approval, reader: User): Promise<void> {
  const link = { approval: approval.id, user: reader.id };
  const { links } = office.stores;
  const sent = await links.sentTo(link);
  if (sent === undefined) return mailApproval(office, approval, reader);
  if (sent.remindedAt !== null || sent.usedAt !== null) return;
  await send(office, { approval, reader, subject: `Still waiting: ${approval.preview}` });
  await links.note({ ...link, remindedAt: office.clocks.business.now() });
}

async function send(
  office: Office,
  { approval, reader, subject }: { approval: Approval; reader: User; subject: string },
): Promise<void> {
  const token = makeToken(office.sealer, { tenant: office.tenant, approval: approval.id, user: reader.id });
  const hash = hashOf(token);
  const { id, expiresAt } = approval;
  await office.stores.links.intend({ approval: id, user: reader.id, hash, expiresAt });
  await office.mailer.send({
    // Of the hash a part: enough to tell mails apart, and nothing to find the link with.
    key: `approval-${id}-${hash.slice(0, 12)}`,
    to: reader.email,
    subject: shortened(singleLine(subject), mostSubject),
    text: await wordsOf(office, { approval, reader, url: linkTo(office.publicUrl, token) }),
  });
}

async function wordsOf(
  office: Office,
  { approval, reader, url }: { approval: Approval; reader: User; url: string },
): Promise<string> {
  const { settings } = await office.settings.get();
  const names = namesOf(await office.directory.users());
  const { isGroup, id } = await office.ledger.action(approval.action);
  const members = isGroup ? await office.ledger.members(id) : [];
  return [
    `${nameOf(names, approval.requestedBy)} asks for your decision:`,
    '',
    `    ${approval.preview}`,
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
