// What goes on about earlier turns. `lookedBack` only explains; the others are tried where a message by itself leads to nothing
// that can be done, so that they never stand in the way of an order.
import { clauseOf } from '../../../../nlp/clauses.ts';
import { writing } from '../../../../nlp/lexicon/descriptions.ts';
import { asksOfThem, hesitations } from '../../../../nlp/lexicon/talk.ts';
import { spelledOut } from '../../../../nlp/shorthand.ts';
import { readClause } from '../clause/reading.ts';
import { followsBooking, sameMeeting } from './follow-ups/same-meeting.ts';
import type { Dialogue } from '../context/dialogue.ts';
import type { Known } from '../named/known.ts';
import type { Part } from '../parts.ts';
import { amended } from './corrections/amended.ts';
import { dropped, questionsOf } from './answers/answers.ts';
import { offeredUndo } from '../orders/offered-undo.ts';
import { coreOf } from './core.ts';
import { corrected } from './corrections/corrections.ts';
import { asBefore } from './follow-ups/as-before.ts';
import { does, inShort } from './in-short.ts';
import { leftOut } from './corrections/left-out.ts';
import { meetingAgain } from './follow-ups/meeting-again.ts';
import { pickedTime } from '../orders/times/offered-times.ts';
import { rebuilt, type Talk } from './corrections/rebuilt.ts';
import { sentElsewhere } from './follow-ups/sent-elsewhere.ts';
import { undoneToo } from './corrections/undone-too.ts';
import { takenBack } from './corrections/taken-back.ts';
import { verdictOn } from './decisions/verdicts.ts';
import { addsTo, secondThoughts } from '../../../../nlp/lexicon/taking-back.ts';

type Continue = (said: string, dialogue: Dialogue, known: Known) => Promise<readonly Part[] | undefined>;

/** “Same day for Dorothy at 10”, where the words by themselves read as something else. */
const anotherMeeting: Continue = async (said, dialogue, known) => {
  if (!followsBooking(dialogue)) return undefined;
  const bare = said.trim().replace(hesitations, '');
  return sameMeeting(readClause(clauseOf(bare), [], known), dialogue, known);
};

const continuations: readonly Continue[] = [
  leftOut,
  verdictOn,
  amended,
  meetingAgain,
  anotherMeeting,
  pickedTime,
  sentElsewhere,
];

/** `parts` is what the message comes to by itself. Undefined when it goes on about nothing that was said before. */
export async function continued(
  said: string,
  { parts: alone, ...talk }: Talk & { readonly parts: readonly Part[] },
): Promise<readonly Part[] | undefined> {
  const { dialogue, known } = talk;
  if (goesOnAboutNothing(said, alone, dialogue)) return undefined;
  const plain = secondThought(said);
  const meant = plain === said ? undefined : await onSecondThought(plain, talk);
  if (meant !== undefined) return meant;
  const before = asBefore(said, alone, talk) ?? (await undoneToo(said, talk)) ?? (await neverMind(said, talk));
  if (before !== undefined) return before;
  // “Sound. Put Zuzana in with her at half eleven.” goes on without its “sound”.
  const core = coreOf(plain, known);
  const texts = core === undefined || core.changes ? [said] : [said, core.text];
  return (await goneOn(texts, talk)) ?? (await inShort(plain, talk)) ?? rebuilt(plain, talk);
}

async function neverMind(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const taken = await takenBack(said, talk);
  if (taken !== undefined || !dropped.test(said.trim())) return taken;
  const offered = await offeredUndo({ people: [] }, talk);
  return offered && [offered];
}

async function onSecondThought(plain: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const other = await corrected(plain, talk.dialogue, talk.known);
  const parts = other ?? (await talk.understand(plain));
  return other === undefined && !does(parts) ? undefined : parts;
}

const goesOnAboutNothing = (said: string, alone: readonly Part[], dialogue: Dialogue): boolean =>
  dialogue.earlier.length === 0 || asksOfThem.test(said) || isHalfAnswered(alone, dialogue);

/** The question was answered, and what else the answer names is asked about. */
function isHalfAnswered([only, ...others]: readonly Part[], dialogue: Dialogue): boolean {
  const asked = questionsOf(dialogue)[0]?.pending;
  const left = only?.kind === 'ask' && others.length === 0 ? only.ask.pending : undefined;
  return asked !== undefined && left?.tool === asked.tool && left.slot !== asked.slot && asked.slot in left.arguments;
}

async function goneOn(texts: readonly string[], { dialogue, known }: Talk): Promise<readonly Part[] | undefined> {
  for (const text of texts)
    for (const goOn of continuations) {
      const parts = await goOn(text, dialogue, known);
      if (parts !== undefined) return parts;
    }
  return undefined;
}

/** “My mistake, it ought to have been Final Meeting” as “sorry, I meant Final Meeting”. */
const secondThought = (said: string): string =>
  addsTo.test(said.trim())
    ? said
    : secondThoughts.reduce((text, [heard, meant]) => text.replace(heard, meant), spelled(said.trim()));
/** “Cn we do 9:15 instd”; what is written to somebody keeps its letters, and what is taken back in three letters is asked about. */
const spelled = (said: string): string => (writes.test(said) || regrets.test(said) ? said : spelledOut(said));
const writes = new RegExp(`:|\\b(?:${writing})\\b`, 'iu');
const regrets = /\b(?:sry|srry|soz)\b/iu;
