// The invitation to a meeting as an e-mail to everybody who takes part (RFC 6047), for calendars whose server sends none.
import type { Clock } from '../../core/clock.ts';
import type { MeetingNews } from '../../core/ports/calendar.ts';
import type { SettingsStore } from '../../core/ports/directory.ts';
import { inviteKey } from '../../core/ports/inbox.ts';
import type { Letters } from '../../core/ports/letters.ts';
import { spanInWords } from './local-time.ts';
import { singleLine } from './render.ts';
import { wordsAround } from './words/candidate-words.ts';

const mostSubject = 150;

/** Through the letters, so that each change is sent once; at once, for what takes it back is the next change. */
export const inviteByLetter =
  ({ letters, settings, clock }: { letters: Letters; settings: Pick<SettingsStore, 'get'>; clock: Clock }) =>
  async (news: MeetingNews): Promise<void> => {
    const now = clock.now();
    const zone = (await settings.get()).settings.timeZone;
    const { guest } = news;
    for (const [index, { email }] of news.attendees.entries())
      await letters.hold({
        key: inviteKey(news, index),
        candidate: email === guest?.email ? guest.candidate : null,
        to: email,
        ...inWords(news, zone),
        invite: news.invite,
        releaseAt: now,
        createdAt: now,
      });
  };

function inWords({ title, location, start, end, sequence, invite }: MeetingNews, zone: string) {
  const { subjects, lead, cancelled } = wordsAround(title).invitation;
  const isCancelled = invite.method === 'CANCEL';
  const what = isCancelled ? subjects.cancelled : sequence === 0 ? subjects.invited : subjects.changed;
  const name = singleLine(title);
  const lines = [
    isCancelled ? cancelled : lead,
    '',
    name,
    spanInWords({ start, end }, zone),
    ...(location === null ? [] : [singleLine(location)]),
  ];
  return { subject: `${what}: ${name}`.slice(0, mostSubject), text: lines.join('\n') };
}
