// A text that somebody wrote back: STOP, START and HELP at once, everything else is an answer like one by mail. What it says is not kept.
import { noDetails } from '../../../core/trigger-event.ts';
import type { CandidateId } from '../../../core/ids.ts';
import type { Phone } from '../../../core/phone.ts';
import { phoneOf } from '../../../core/phone.ts';
import type { Ats } from '../../../core/ports/ats.ts';
import type { EventLog } from '../../../core/ports/event-log.ts';
import type { TextConsents } from '../../../core/ports/text-consents.ts';
import type { Texts } from '../../../core/ports/texts.ts';
import { createHash } from 'node:crypto';
import { candidateWords } from '../words/candidate-words.ts';
import { isSpanishKeyword, type Keyword, keywordOf } from './keywords.ts';

interface Ports {
  readonly ats: Pick<Ats, 'candidates'>;
  readonly consents: TextConsents;
  readonly events: Pick<EventLog, 'take'>;
  readonly texts: Pick<Texts, 'send' | 'answersKeywords'>;
  /** Who answers HELP. */
  readonly organization: string;
}

export interface IncomingText {
  readonly system: string;
  /** The system's own name of it. */
  readonly id: string;
  readonly from: Phone;
  readonly text: string;
  readonly at: Date;
}

/** Safe to repeat: a delivery that comes twice is taken once. */
export async function takeText(
  ports: Ports,
  message: IncomingText,
): Promise<'stop' | 'start' | 'help' | 'reply' | 'unknown'> {
  const { from, system, id, at } = message;
  const keyword = keywordOf(message.text);
  const whose = (await ports.ats.candidates()).filter(({ phone }) => phoneOf(phone) === from).map((one) => one.id);
  const [candidate] = whose;
  if (keyword === 'stop' || keyword === 'start') {
    await ports.consents.change({
      phone: from,
      candidate: candidate ?? null,
      to: {
        state: keyword === 'stop' ? 'stopped' : 'given',
        proof: `wrote ${keyword.toUpperCase()}`,
        changedBy: `system:${system}`,
        changedAt: at.toISOString(),
        revision: `text:${system}:${id}`,
      },
    });
    await answer(ports, message, keyword);
    return keyword;
  }
  if (keyword === 'help') {
    await answer(ports, message, keyword);
    return keyword;
  }
  for (const one of whose) await ports.events.take(replied(message, one));
  return candidate === undefined ? 'unknown' : 'reply';
}

/** Where the system answers by itself, a second answer would be one too many. */
async function answer(
  { texts, organization }: Ports,
  { system, id, from, text }: IncomingText,
  keyword: Keyword,
): Promise<void> {
  if (await texts.answersKeywords()) return;
  const { textAnswers: answers } = candidateWords[isSpanishKeyword(text) ? 'es' : 'en'];
  await texts.send({ to: from, text: answers[keyword](organization), key: `answer:${system}:${id}` });
}

const replied = ({ system, id, at, from }: IncomingText, candidate: CandidateId) => ({
  system,
  eventId: `text ${id} ${candidate}`,
  kind: 'message.received' as const,
  candidate,
  ...noDetails,
  occurredAt: at,
  fingerprint: createHash('sha256').update(`${id}\0${from}`).digest('hex'),
});
