// What an interviewer answered to the invitation of an interview by mail: by a button of their calendar, or in words. Words are taken for
// a decline only where nothing else is in them; what may be one becomes a question to whoever booked.
import type { UserId } from '../../../core/ids.ts';
import { MeetingId } from '../../../core/ids.ts';
import { inviteKey, inviteOf, type Received } from '../../../core/ports/inbox.ts';
import type { Letters } from '../../../core/ports/letters.ts';
import type { User } from '../../../core/records.ts';

export interface InvitationAnswer {
  /** The mail, by the name of the mailbox. */
  readonly id: string;
  readonly meeting: MeetingId;
  readonly user: UserId;
  readonly says: 'declined' | 'unclear';
}

interface InvitationAnswerDependencies {
  readonly letters: Pick<Letters, 'find'>;
  readonly users: readonly User[];
}

/** Undefined: no answer of a colleague that asks for anything, or one to an invitation that a later one has replaced. */
export async function invitationAnswer(
  message: Received,
  { letters, users }: InvitationAnswerDependencies,
): Promise<InvitationAnswer | undefined> {
  const about = await invitationOf(message, letters);
  const says = saysOf(message);
  if (about === undefined || says === undefined) return undefined;
  const address = message.answer?.attendee ?? message.from;
  const user = users.find(({ email }) => email.toLowerCase() === address);
  const meeting = MeetingId.safeParse(about.uid);
  if (user === undefined || !meeting.success) return undefined;
  const isNewest = (await letters.find(inviteKey({ ...about, sequence: about.sequence + 1 }, 0))) === undefined;
  if (!isNewest) return undefined;
  // Who answers in the name of somebody else may be their assistant, or nobody.
  const isOwn = message.from === user.email.toLowerCase();
  return { id: message.id, meeting: meeting.data, user: user.id, says: isOwn ? says : 'unclear' };
}

/** Only meetings to which Muster itself invited. */
async function invitationOf({ answer, answers }: Received, letters: Pick<Letters, 'find'>) {
  if (answer !== undefined) {
    const { uid, sequence } = answer;
    return (await letters.find(inviteKey({ uid, sequence }, 0))) === undefined ? undefined : { uid, sequence };
  }
  for (const key of answers) {
    const about = inviteOf(key);
    if (about !== undefined && (await letters.find(key)) !== undefined) return about;
  }
  return undefined;
}

function saysOf({ answer, words }: Received): InvitationAnswer['says'] | undefined {
  if (answer !== undefined) return answer.status === 'declined' ? 'declined' : undefined;
  return words === undefined ? undefined : inWords(words);
}

const mostPlain = 40;

/** “I can't make it, sorry” declines; “I can't find the link” may be anything; “See you there” asks for nothing. */
export function inWords(words: string): InvitationAnswer['says'] | undefined {
  const text = words.toLowerCase().replaceAll('\u2019', "'");
  if (!hasNegation.test(text)) return undefined;
  const isPlain = attendance.test(text) && !binding.test(text) && text.split(' ').length <= mostPlain;
  return isPlain ? 'declined' : 'unclear';
}

const hasNegation =
  /\b(?:(?:can|won|don|isn|doesn|couldn)'?t|can ?not|unable|not|un(?:fortunately|available)|declin(?:e|ed|ing)|sick|ill|conflict|no (?:puedo|podr[eé]|estoy|voy)|imposible)\b/u;
/** Being there, with a no before it, or a word that says no by itself. */
const attendance =
  /\b(?:(?:can|won)'?t|can ?not|will not|unable to|not (?:be )?able to|not going to)(?: \w+){0,2}? (?:make it|make this|make that|attend|come|join|be there|do (?:it|this|that)|take (?:it|this|part)|interview|participate)\b|\b(?:not|un)[ -]?available\b|\b(?:i |i'm |must |have to |need to )declin(?:e|ing)\b|^declined?\b|\bi(?:'m| am) (?:sick|ill)\b|\bno (?:puedo|podr[eé]|voy a poder) (?:asistir|ir|estar|venir|participar)\b|\bno estoy disponible\b/u;
/** It is bound to something, or asks for something else. */
const binding =
  /\?|\b(?:but|unless|if|until|before|after|late|later|instead|earlier|move|reschedule|another|other|pero|si|hasta|antes|despu[eé]s|tarde|otra?)\b/u;
