// What a wish is: an order made of what is told, by what is named in it.
import type { RequestKind } from '../../../../../nlp/bare-requests.ts';
import type { Clause } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { PersonMention } from '../../named/people.ts';

export interface Wish {
  readonly kinds: readonly RequestKind[];
  readonly orderOf: (told: Reading) => Clause | undefined;
}

export const doubtful =
  /\b(?:if|unless|whether|or|maybe|perhaps|may|might|never|not|nobody|no one|none|don't|wouldn't)\b|n't\b|\?$/i;

export const candidates = ({ people }: Reading): readonly PersonMention[] =>
  people.filter(({ candidates: found, users }) => found.kind === 'one' && users.kind === 'none');
export const colleagues = ({ people }: Reading): readonly PersonMention[] =>
  people.filter(({ candidates: found, users }) => users.kind === 'one' && found.kind === 'none');
export const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);
