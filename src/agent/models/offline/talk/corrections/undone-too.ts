// “Revert the first move.” – “And the last one”, “the note as well”, “Hugo's too”: more of what was done is taken back. “Redo it”, right
// after something was taken back: the taking back is undone, as the ledger can.
import { type AskInput, askTool } from '../../../../ask.ts';
import { redoes, takesMoreBack } from '../../../../../nlp/lexicon/taking-back.ts';
import type { PastCall } from '../../context/dialogue.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { type Part, partOf } from '../../parts.ts';
import type { Talk } from './rebuilt.ts';

const mostWords = 8;

export async function undoneToo(said: string, talk: Talk): Promise<readonly Part[] | undefined> {
  const undone = undoneLast(talk);
  if (undone.length === 0 || said.trim().split(/\s+/).length > mostWords) return undefined;
  if (redoes.test(said.trim()))
    return undone.map((id) => partOf({ tool: 'undo_action', arguments: { action: id } }, []));
  const what = takesMoreBack.exec(said.trim())?.groups?.['what'];
  if (what === undefined) return undefined;
  return undoings(await talk.read(`undo ${whatIn(what, talk)}`));
}

function undoings(parts: readonly Part[]): readonly Part[] | undefined {
  const [first, ...others] = parts;
  if (first === undefined) return undefined;
  // The only thing left that fits, which by itself would be asked about.
  if (first.kind === 'ask' && others.length === 0 && first.ask.pending?.slot === 'action') return onlyOf(first.ask);
  return parts.every((part) => part.kind === 'call' && part.call.tool === 'undo_action') ? parts : undefined;
}

function onlyOf({ choices: [only, ...others] }: AskInput): readonly Part[] | undefined {
  const id = only?.value;
  if (typeof id !== 'string' || others.length > 0) return undefined;
  return [partOf({ tool: 'undo_action', arguments: { action: id } }, [])];
}

/** “Hugo's” is “the one for Hugo”. */
function whatIn(what: string, { known }: Talk): string {
  const [person, ...others] = findPeople(`for ${what}`, known.names, []).filter((one) => isKnown(one));
  return person === undefined || others.length > 0 ? what : what.replace(/^(.+?)'s?$/u, 'the one for $1');
}

/** The undoings of the last turn, where it did nothing else: newest first. */
function undoneLast({ dialogue: { earlier } }: Talk): readonly string[] {
  const calls = earlier.at(-1)?.calls.filter(({ tool }) => tool !== askTool.name) ?? [];
  const ids = calls.flatMap((call) => undoingOf(call));
  return ids.length === calls.length ? ids.toReversed() : [];
}

const undoingOf = ({ tool, result }: PastCall): string[] =>
  tool === 'undo_action' && result?.kind === 'action' && result.status === 'executed' ? [String(result.action_id)] : [];
