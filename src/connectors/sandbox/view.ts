// The sandbox systems' present state as GET /api/v1/sandbox shows it. Held and cancelled letters are the route's to add.
import type { Json } from '../../core/json.ts';
import type { RecordStore } from '../../core/ports/record-store.ts';
import { Candidate, CrmEntry, Meeting } from '../../core/records.ts';
import { isRoomId } from '../../core/room.ts';
import { SentMail } from './mailer.ts';
import { SentMessage } from './messenger.ts';
import { KeptText } from './phone.ts';

export type SandboxView = Awaited<ReturnType<typeof viewSandbox>>;

/** `mailbox` holds sent mails only. Everything is in the order in which it happened. */
export const viewSandbox = (store: RecordStore) =>
  store.read(async (records) => ({
    candidates: (await records.list('candidate')).map((body) => candidateView(Candidate.parse(body))),
    calendar: (await records.list('meeting')).map((body) => meetingView(Meeting.parse(body))).toSorted(byStart),
    mailbox: (await records.list('mail')).map(mailView).toSorted(byTime),
    crm: (await records.list('crm')).map(crmView).toSorted(byTime),
    messages: (await records.list('message')).map(messageView).toSorted(byTime),
    texts: (await records.list('text')).map(textView).toSorted(byTime),
  }));

const byTime = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at);
const byStart = (a: { start: string }, b: { start: string }) => Date.parse(a.start) - Date.parse(b.start);

const candidateView = (candidate: Candidate) => ({
  id: candidate.id,
  name: candidate.name,
  email: candidate.email,
  ...(candidate.phone === undefined ? {} : { phone: candidate.phone }),
  job_id: candidate.job,
  stage: candidate.stage,
  stage_since: candidate.stageSince,
  applied_at: candidate.appliedAt,
  last_contact_at: candidate.lastContactAt,
  signals: candidate.signals,
  notes: candidate.notes.map(({ text, at }) => ({ text, at })),
  offer: candidate.offer === null ? null : offerView(candidate.offer),
  rejection: candidate.rejection,
});

const offerView = ({ startDate, ...offer }: NonNullable<Candidate['offer']>) => ({ ...offer, start_date: startDate });

const meetingView = ({ id, owner, candidate, ...meeting }: Meeting) => ({
  id,
  user_id: owner,
  with: meeting.with.filter((one) => !isRoomId(one)),
  ...(meeting.guest === undefined ? {} : { guests: [meeting.guest.email] }),
  candidate_id: candidate,
  title: meeting.title,
  location: meeting.location,
  start: meeting.start,
  end: meeting.end,
  status: meeting.status,
});

function mailView(body: Json) {
  const { to, subject, text, at } = SentMail.parse(body);
  return { to, subject, body: text, status: 'sent' as const, at };
}

function textView(body: Json) {
  const { phone, direction, text, at } = KeptText.parse(body);
  return { phone, direction, text, at };
}

function crmView(body: Json) {
  const { candidate, ...entry } = CrmEntry.parse(body);
  return { candidate_id: candidate, ...entry };
}

function messageView(body: Json) {
  const { toUser, text, at } = SentMessage.parse(body);
  return { to_user: toUser, text, at };
}
