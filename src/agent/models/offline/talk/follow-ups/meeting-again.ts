// “Yes but make it 45 minutes”, “hm, 9:30”, “and later, like 2”: a second thought about the meeting of the last turn, said without
// the words that usually open one.
import { hesitations, trailing, vague } from '../../../../../nlp/lexicon/talk.ts';
import { corrected } from '../corrections/corrections.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import type { Part } from '../../parts.ts';
import { findPeople } from '../../named/people.ts';

const meetings = new Set(['book_meeting', 'reschedule_meeting']);
const mostWords = 7;
/** A figure or a word for a time stands in it, and nothing is asked. */
const isTimed =
  /\d|\b(?:noon|midday|half|quarter|hour|earlier|later|sooner|morning|afternoon|mon|tue|wed|thu|fri|to(?:day|morrow))/i;

export async function meetingAgain(
  said: string,
  dialogue: Dialogue,
  known: Known,
): Promise<readonly Part[] | undefined> {
  const last = dialogue.earlier.at(-1)?.calls ?? [];
  if (!last.some(({ tool, result }) => meetings.has(tool) && result?.kind === 'action')) return undefined;
  const bare = said.trim().replace(hesitations, '').replace(trailing, '').replace(vague, '').trim();
  const isShort = bare.split(/\s+/).length <= mostWords && !/\?|\b(?:another|more|again)\b/i.test(said);
  if (!isShort || !isTimed.test(bare) || findPeople(bare, known.names, []).length > 0) return undefined;
  const parts = await corrected(`actually ${bare.replace(/^make (?:it|that) /i, '')}`, dialogue, known);
  return parts?.every((part) => part.kind === 'call' || (part.kind === 'ask' && part.ask.pending !== undefined)) ===
    true
    ? parts
    : undefined;
}
