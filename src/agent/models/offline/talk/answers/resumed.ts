// A question that stayed open while something else was talked of: “ok, tomorrow at 3 for Priya” still answers it.
import { hesitations } from '../../../../../nlp/lexicon/talk.ts';
import { AskInput } from '../../../../ask.ts';
import { answerTo } from './answers.ts';
import type { Dialogue, PastTurn } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import type { Part } from '../../parts.ts';
import { findPeople } from '../../named/people.ts';

/** Turns back at which a question may still be answered. */
const near = 4;
/** What may be answered later: a text could be anything. */
const lasting = new Set(['start', 'with', 'candidate', 'stage', 'meeting', 'salary']);

export async function resumed(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const ask = openQuestion(dialogue);
  if (ask === undefined || /\?\s*$/.test(said)) return undefined;
  const bare = said.trim().replace(hesitations, '');
  if (isAboutAnother(bare, ask, known)) return undefined;
  const parts = await answerTo(ask, bare, known);
  return parts?.every((part) => part.kind === 'call' || part.kind === 'ask') === true ? parts : undefined;
}

/** The newest question of earlier turns, where nothing of its kind was done since. */
function openQuestion({ earlier }: Dialogue): AskInput | undefined {
  const lately = earlier.slice(-near);
  const at = lately.findLastIndex((turn) => questionIn(turn) !== undefined);
  const asked = lately[at] === undefined ? undefined : questionIn(lately[at]);
  if (asked?.pending === undefined || at === lately.length - 1) return undefined;
  const since = lately.slice(at + 1).flatMap(({ calls }) => calls);
  return since.some(({ result }) => result?.kind === 'action' && result.effect !== 'read') ? undefined : asked;
}

function questionIn({ calls }: PastTurn): AskInput | undefined {
  const asks = calls.flatMap(({ tool, arguments: args }) => {
    const asked = tool === 'ask' ? AskInput.safeParse(args).data : undefined;
    return asked?.pending !== undefined && lasting.has(asked.pending.slot) ? [asked] : [];
  });
  return asks.length === 1 ? asks[0] : undefined;
}

/** Who names somebody else speaks of something else. */
function isAboutAnother(said: string, { pending }: AskInput, { names }: Known): boolean {
  const about = pending?.arguments['candidate'];
  return (
    typeof about === 'string' &&
    findPeople(said, names, []).some(
      ({ candidates, users }) =>
        users.kind === 'none' && !(candidates.kind === 'one' && String(candidates.person.id) === about),
    )
  );
}
