// “Actually not Suki”, “hmm, leave out Gijs”, right after several things were done: only what was done for that one is taken back.
import { clauseOf } from '../../../../../nlp/clauses.ts';
import {
  hesitations,
  keeps,
  leavesOut,
  stayedBehind,
  staysPut,
  takesOut,
  trailing,
} from '../../../../../nlp/lexicon/talk.ts';
import { deedsOf } from '../../context/deeds.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { type Part, partOf } from '../../parts.ts';
import { readClause } from '../../clause/reading.ts';
import { candidateOf, waitingIn } from '../../context/waiting.ts';

/** Turns back in which what is taken out was done. */
const near = 3;

export async function leftOut(said: string, dialogue: Dialogue, known: Known): Promise<readonly Part[] | undefined> {
  const bare = (keeps.test(said.trim()) ? said.trim() : said.trim().replace(hesitations, ''))
    .replace(trailing, '')
    .replace(staysPut, '')
    .trim()
    .replace(stayedBehind, 'not $<who>')
    .replace(takesOut, 'not $<who>');
  const isKept = keeps.test(said.trim()) || keeps.test(bare);
  if (!(leavesOut.test(bare) || isKept) || bare.split(/\s+/).length > 6) return undefined;
  const names = bare.replace(leavesOut, '').replace(keeps, '');
  const people = readClause(clauseOf(`for ${names}`), [], known).people;
  const ids = people.flatMap(({ candidates }) => (candidates.kind === 'one' ? [String(candidates.person.id)] : []));
  if (ids.length === 0 || ids.length < people.length || !isOnlyNames(names, people)) return undefined;
  const since = dialogue.earlier.length - near;
  const waiting = (await waitingIn(dialogue, known)).filter(({ call }) => !isKept || call.tool === 'reject_candidate');
  const deeds = isKept ? [] : await deedsOf(dialogue, known);
  const parts = ids.map((id): Part | undefined => {
    const request = waiting.findLast(({ call, turn }) => turn >= since && candidateOf(call) === id);
    const deed = deeds.findLast(({ call, turn }) => turn >= since && candidateOf(call) === id);
    if (request !== undefined && (deed === undefined || request.turn >= deed.turn))
      return partOf({ tool: 'decline_action', arguments: { approval: request.approval } }, []);
    return deed === undefined ? undefined : partOf({ tool: 'undo_action', arguments: { action: deed.id } }, []);
  });
  const taken = parts.filter((part) => part !== undefined);
  return taken.length === ids.length ? taken : undefined;
}

/** “Not Tom, Kenji” puts one in the place of the other. */
const isOnlyNames = (text: string, people: ReturnType<typeof readClause>['people']): boolean =>
  (!text.includes(',') || /\b(?:and|or)\b|&/iu.test(text)) &&
  people.reduce((rest, { text: name }) => rest.replace(name, ''), text).replaceAll(/\b(?:and|or)\b|[\s,.!&]/gi, '') ===
    '';
