// Records of the audit trail as somebody reads them who was not there: what happened, and to what.
import type { AuditRecord } from '../api/audit.ts';
import { plain } from '../words/words.ts';

const deeds: Readonly<Record<string, string>> = {
  'action.draft': 'Draft written',
  'action.pending_approval': 'Waits for approval',
  'action.approved': 'Cleared to run',
  'action.scheduled': 'Scheduled',
  'action.executing': 'Started',
  'action.executed': 'Done',
  'action.partially_executed': 'Partly done',
  'action.failed': 'Failed',
  'action.rejected': 'Declined',
  'action.expired': 'Expired',
  'action.undoing': 'Undo started',
  'action.undone': 'Undone',
  'action.undo_failed': 'Undo failed',
  'action.repeated': 'Asked for again',
  'approval.pending': 'Approval requested',
  'approval.approved': 'Approved',
  'approval.rejected': 'Declined',
  'approval.expired': 'Approval expired',
  'approval.superseded': 'Replaced by a later request',
  'approval.repeated': 'Approval requested again',
};

export const deedOf = (event: string): string => deeds[event] ?? plain(event);

/** Made by the service: it says nothing to a reader, and is needed to prove what the record is about. */
const isId = (subject: string): boolean => /^[a-z]+_[0-9A-HJKMNP-TV-Z]{26}$/.test(subject);

/** `Approved: Reject Bob Harlan (…)`; what no action is behind is told by its subject. */
export function recordWords(
  { event, subject, about }: Pick<AuditRecord, 'event' | 'subject' | 'about'>,
  nameOf: (id: string) => string | undefined,
): { readonly deed: string; readonly object: string | undefined } {
  const object = about?.summary ?? nameOf(subject) ?? (isId(subject) ? undefined : subject);
  return { deed: deedOf(event), object };
}
