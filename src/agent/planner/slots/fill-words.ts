// Orders that pass words on: messages, notes, words for colleagues, letters for one or many.
import type { JsonObject } from '../../../core/json.ts';
import { aboutOf, onlyAddressed } from './addressed.ts';
import { calls, type Filled, type Filling, open, usedOf, wordsOf } from './filling.ts';
import { filtersFor, isGroup } from './filters.ts';
import { forEach, missingWhom } from './for-each.ts';
import { letterFor } from './which-template.ts';
import { usersFor } from './whom.ts';

function written(given: Filling, tool: string): Filled {
  const filling = onlyAddressed(given);
  const { text } = filling;
  const question = tool === 'send_message' ? 'What shall I write?' : 'What shall the note say?';
  return forEach(filling, tool, (candidate) =>
    text === undefined
      ? { args: { candidate }, lacks: { slot: 'text', question, choices: [] } }
      : { args: { candidate, text } },
  );
}

function told(filling: Filling, tool: string): Filled {
  const named = usersFor(onlyAddressed(filling), aboutOf(filling));
  const pointsBack = wordsOf(filling).some((word) => /^(?:him|her|them)$/.test(word));
  const isNobody = named.kind === 'people' && named.ids.length === 0;
  const whom = isNobody && pointsBack ? { kind: 'people' as const, ids: filling.focus.users.slice(0, 1) } : named;
  const { text } = filling;
  const missing = missingWhom(whom, 'user');
  if (missing !== undefined || whom.kind === 'unclear')
    return open(tool, text === undefined ? {} : { text }, missing ?? { slot: 'user', question: 'Whom?', choices: [] });
  if (text === undefined)
    return open(tool, { user: whom.ids[0] ?? '' }, { slot: 'text', question: 'What shall I tell them?', choices: [] });
  return calls(...whom.ids.map((user) => ({ tool, arguments: { user, text } })));
}

function followUp(filling: Filling, tool: string): Filled {
  const { args, lacks } = letterFor(filling);
  if (lacks !== undefined) return open(tool, {}, lacks);
  const found = foundBefore(filling);
  if (found !== undefined) return calls({ tool, arguments: { filters: found, ...args } });
  const isForMany =
    (filling.variant === 'group' && isGroup(filling)) ||
    (namesNobody(filling) && usedOf(filling, 'job', 'role').length > 0);
  if (!isForMany) return forEach(filling, tool, (candidate) => ({ args: { candidate, ...args } }));
  const filters = filtersFor(filling);
  if (filters === undefined || Object.keys(filters).length === 0)
    return open(tool, args, { slot: 'filters', question: 'Whom shall it go to?', choices: [] });
  return calls({ tool, arguments: { filters, ...args } });
}

const namesNobody = (filling: Filling): boolean =>
  usedOf(filling, 'person').length === 0 && filling.before.candidates.length === 0;

/** “Send them the nudge”, after a search. */
function foundBefore(filling: Filling): JsonObject | undefined {
  const found = filling.focus.last.find(({ tool }) => tool === 'find_candidates')?.arguments;
  const isAll = wordsOf(filling).some((word) => /^(?:them|all|everyone|everybody|those)$/.test(word));
  const isNamed = usedOf(filling, 'stage', 'job', 'role', 'length').length > 0;
  return isAll && !isNamed && namesNobody(filling) ? found : undefined;
}

export const fillWords = { written, told, followUp };
