// A group that is turned down or written to in words of the writer's own, or that is known only by how long it has stood in its stage, is named back before anything happens:
// “Reject everyone in Applied for the nurse role” names nobody, and a stay may be meant as a silence.
import * as words from '../../../../nlp/lexicon/groups.ts';
import { fold } from '../../../../nlp/text.ts';
import { groupAt } from '../message/groups/members.ts';
import type { Known } from '../named/known.ts';
import type { NextCall } from '../parts.ts';

const begins = new RegExp(`(?<![\\p{L}'-])(?:${words.allOf}|${words.severalOf})(?![\\p{L}'-])`, 'giu');

export function sweeps(message: string, calls: readonly NextCall[], known: Known): string | undefined {
  const unnamed = calls.filter((call) => isUnnamed(call, message, known));
  if (unnamed.length === 0) return undefined;
  for (const { index } of message.matchAll(begins)) {
    const group = groupAt(message.slice(index), known);
    if (group === undefined) continue;
    const swept = unnamed.filter(({ arguments: { candidate } }) => group.members.some(({ id }) => id === candidate));
    if (swept.some(({ tool }) => tool === 'reject_candidate')) return 'I turn nobody down unseen.';
    if (swept.some(({ tool }) => tool === 'send_message')) return 'That would go to each by themselves.';
    if (group.isByStay && swept.length > 0) return 'I take that as the time in the stage.';
  }
  return undefined;
}

function isUnnamed({ arguments: { candidate } }: NextCall, message: string, { names }: Known): boolean {
  const name = typeof candidate === 'string' ? (names.candidates.byId(candidate)?.name ?? '') : '';
  const said = fold(message);
  return (
    name !== '' &&
    !fold(name)
      .split(' ')
      .some((part) => said.includes(part))
  );
}
