// Who or what is named as the exception must not be what is done: “reject everyone in Applied, but leave Sunday out”, “cancel all my
// meetings tomorrow but the budget review” are about the others.
import { findMeetingTitles } from '../named/meeting-titles.ts';
import { escapeRegExp } from '../../../../nlp/text.ts';
import type { Known } from '../named/known.ts';
import { findPeople } from '../named/people.ts';
import type { NextCall } from '../parts.ts';

const spares: readonly RegExp[] = [
  /\b(?:all|every\w*|any\w*|both|the (?:rest|others|lot|whole \p{L}+))\b[^.;!?]*?\b(?:but|except(?:ing)?(?: for)?|save(?: for)?|bar|minus)\s+(?<spared>[^.,;!?]{2,50})/giu,
  /\b(?:apart from|other than|besides|excluding|barring|with the exception of|sparing)\s+(?<spared>[^.,;!?]{2,50})/giu,
  /\bleave\s+(?<spared>[^.,;!?]{2,40}?)\s+(?:out|alone|be|in peace|untouched)\b/giu,
  /(?<=^|[.,;!?]\s+(?:but |and |only )?)(?<spared>\p{L}[\p{L}' -]{1,40}?)(?<!n't|\bnot|\bcannot)\s+(?:stays?|can stay|remains|excepted|excluded|is not meant|is spared)(?=$|[\s.,;!?])/giu,
];

export function takesExcepted(message: string, calls: readonly NextCall[], known: Known): boolean {
  const prose = withoutLetters(message, calls);
  const spared = spares.flatMap((pattern) =>
    [...prose.matchAll(pattern)].map(({ groups }) => groups?.['spared'] ?? ''),
  );
  if (spared.length === 0) return false;
  const ids = new Set(spared.flatMap((words) => idsIn(words, known)));
  return calls.some(({ arguments: { candidate, meeting } }) =>
    [candidate, meeting].some((id) => typeof id === 'string' && ids.has(id)),
  );
}

/** “Pete should get the stay warm”: a letter is called so. */
const withoutLetters = (message: string, calls: readonly NextCall[]): string =>
  calls.reduce((rest, { arguments: { message_template: id } }) => {
    const name =
      typeof id === 'string'
        ? id
            .split(/[\s_-]+/)
            .map(escapeRegExp)
            .join('[\\s_-]+')
        : '(?!)';
    return rest.replaceAll(new RegExp(name, 'giu'), 'letter');
  }, message);

const idsIn = (words: string, known: Known): readonly string[] => [
  ...findPeople(words, known.names, []).flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  ),
  ...findMeetingTitles(words, known).flatMap(({ ids }) => ids.map(String)),
];
