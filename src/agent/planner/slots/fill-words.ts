// Orders that pass words on: messages, notes, words for colleagues, letters for one or many.
import type { JsonObject } from '../../../core/json.ts';
import { aboutOf, onlyAddressed } from './addressed.ts';
import { calls, type Filled, type Filling, lack, open, usedOf, wordsOf } from './filling.ts';
import { filtersFor, isGroup } from './filters.ts';
import { forEach, missingWhom } from './for-each.ts';
import { newsFor, newsForCandidate } from './news.ts';
import { letterFor } from './which-template.ts';
import { usersFor, type Whom } from './whom.ts';

function written(given: Filling, tool: string): Filled {
  const filling = onlyAddressed(given);
  const question = tool === 'send_message' ? 'What shall I write?' : 'What shall the note say?';
  return forEach(filling, tool, (candidate) => {
    const text = filling.text ?? (filling.isFree ? newsForCandidate(candidate, filling) : undefined);
    return text === undefined ? { args: { candidate }, lacks: lack('text', question) } : { args: { candidate, text } };
  });
}

function told(filling: Filling, tool: string): Filled {
  const whom = toldWhom(filling);
  const ids = whom.kind === 'people' ? whom.ids : [];
  const text = filling.text ?? (filling.isFree ? newsFor(ids[0] ?? '', filling) : undefined);
  const missing = missingWhom(whom, 'user');
  if (missing !== undefined) return open(tool, text === undefined ? {} : { text }, missing);
  if (text === undefined) return open(tool, { user: ids[0] ?? '' }, lack('text', 'What shall I tell them?'));
  return calls(...ids.map((user) => ({ tool, arguments: { user, text } })));
}

/** Who is named, else the colleague to whom “him” points. */
function toldWhom(filling: Filling): Whom {
  const named = usersFor(onlyAddressed(filling), aboutOf(filling));
  const pointsBack = wordsOf(filling).some((word) => /^(?:him|her|them)$/.test(word));
  const isNobody = named.kind === 'people' && named.ids.length === 0;
  return isNobody && pointsBack
    ? { kind: 'people', ids: [...usersOfBefore(filling), ...filling.focus.users].slice(0, 1) }
    : named;
}

/** “Book Paul and tell him …”: the colleague of the order before. */
const usersOfBefore = ({ before }: Filling): string[] => {
  const people = before.calls.at(-1)?.arguments['with'];
  return Array.isArray(people) && people.length === 1 ? people.map(String) : [];
};

function followUp(filling: Filling, tool: string): Filled {
  const { args, lacks } = letterFor(filling);
  if (lacks !== undefined) return open(tool, {}, lacks);
  if (!isForMany(filling)) return forEach(filling, tool, (candidate) => ({ args: { candidate, ...args } }));
  const filters = groupFilters(filling);
  if (filters === undefined || Object.keys(filters).length === 0)
    return open(tool, args, lack('filters', 'Whom shall it go to?'));
  return calls({ tool, arguments: { filters, ...args } });
}

const namesNobody = (filling: Filling): boolean =>
  usedOf(filling, 'person').length === 0 && filling.before.candidates.length === 0;

/** “Send all of them …” after a search. */
const isForAllFound = (filling: Filling): boolean =>
  namesNobody(filling) &&
  !isGroupNamed(filling) &&
  Object.keys(lastFilters(filling)).length > 0 &&
  wordsOf(filling).some((word) => /^(?:them|all|everyone|everybody|those)$/.test(word));

const isForMany = (filling: Filling): boolean =>
  isForAllFound(filling) ||
  (filling.variant === 'group' && isGroup(filling)) ||
  (namesNobody(filling) && usedOf(filling, 'job', 'role').length > 0);

function groupFilters(filling: Filling): JsonObject | undefined {
  if (isForAllFound(filling)) return lastFilters(filling);
  const named = filtersFor(filling);
  return named === undefined || Object.keys(named).length > 0 ? named : lastFilters(filling);
}

const isGroupNamed = (filling: Filling): boolean => usedOf(filling, 'stage', 'job', 'role', 'length').length > 0;

/** Of a search in this talk: those who were found. */
const lastFilters = ({ focus }: Filling): JsonObject =>
  focus.last.find(({ tool }) => tool === 'find_candidates')?.arguments ?? {};

export const fillWords = { written, told, followUp };
