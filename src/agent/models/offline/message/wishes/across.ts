// Whom and what a request means, where they stand in sentences of their own: “Yoko did the tasting. The next column is Brew Day, I think.
// Could you put her there?”, “A gentle reminder would be kind, please send her one.”
import type { RequestKind } from '../../../../../nlp/bare-requests.ts';
import { type Clause, clauseOf } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import { isHad, isOnward } from './candidates.ts';
import { candidates, doubtful, only } from './wish.ts';

interface Request {
  readonly kind: RequestKind;
  readonly said: string;
}

/** Undefined where more than one of them might be meant. */
export function acrossSentences(tellings: readonly Reading[], { kind, said }: Request): Clause | undefined {
  const naming = tellings.filter(
    ({ people, stages, template }) => people.length + stages.length > 0 || template !== undefined,
  );
  if (naming.some(({ text }) => doubtful.test(text.replace(/\?+$/, '')))) return undefined;
  const whom = whoIsMeant(naming, said);
  if (whom === undefined) return undefined;
  if (kind === 'move') return movedThere(naming, whom);
  return kind === 'send' ? sentOne(naming, whom) : undefined;
}

/** The one candidate who is named, or whom a pronoun means where nobody is. */
function whoIsMeant(naming: readonly Reading[], said: string): string | undefined {
  if (naming.some((told) => told.people.length !== candidates(told).length)) return undefined;
  const names = [...new Set(naming.flatMap((told) => candidates(told).map(({ text }) => text)))];
  return names.length === 0 ? /\b(?:her|him|them)\b/i.exec(said)?.[0] : only(names);
}

function movedThere(naming: readonly Reading[], whom: string): Clause | undefined {
  const told = only(naming.filter(({ stages }) => stages.length > 0));
  const stage = only(told?.stages ?? []);
  if (told === undefined || stage === undefined || stage.isOrigin || !isOnward(told.text)) return undefined;
  return clauseOf(`move ${whom} to ${told.text.slice(stage.start, stage.end)}`);
}

function sentOne(naming: readonly Reading[], whom: string): Clause | undefined {
  const told = only(naming.filter(({ template }) => template !== undefined));
  const id = only(told?.template?.ids ?? []);
  if (told === undefined || id === undefined || isHad(told.text)) return undefined;
  return clauseOf(`send ${whom} the ${id} template`);
}
