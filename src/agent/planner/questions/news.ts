// News alone: somebody did something, or something happened, and nothing is ordered or wished.
import { deedsIn, isDeed, isPast } from './deeds.ts';
import { discourse, isSubject, leads, type Sentence, wishes } from './sentences.ts';
import { wordSet } from '../word-set.ts';

/** News alone: one clause in the perfect or the passive, of nothing that somebody wants. It orders nothing, whatever it is like. */
export function isPlainNews(sentences: readonly Sentence[]): boolean {
  const [only, another] = sentences;
  if (only === undefined || another !== undefined || only.ending === '?') return false;
  const masks = only.body.map(({ mask }) => mask);
  const start = masks.findIndex((mask) => !discourse.has(mask));
  const told = masks.slice(start);
  if (/^<c> (?:is|'s) out$/.test(told.join(' ')) || didAlone.test(told.join(' '))) return true;
  if (told[0] === '<c>' && told.some((mask) => wishing.has(mask))) return isOwnWish(told);
  const isTold = isSubject(told[0]) && told.some((mask) => happened.has(mask)) && told.some(isPast);
  return isTold && !told.some((mask, at) => isWanted(mask, told[at - 1]));
}

/** “Tom declined”, “Priya has accepted”: what a candidate did. */
const didAlone =
  /^<c> (?:has |have |just )*(?:declined|withdrew|withdrawn|accepted|signed|quit|ghosted|resigned)(?: (?:today|yesterday|<day>|<stage>))?$/;

/** An order, a wish, or a thing that stands alone: “a good call, cellar visit for her”. */
function isWanted(mask: string, before: string | undefined): boolean {
  if (wanted.has(mask) || wishes.has(mask)) return true;
  if (isDeed(mask)) return !determiners.has(before ?? '');
  if (before === 'to') return /^(?:be|have)$/.test(mask);
  return (mask === '<stage>' || mask === '<template>') && before !== undefined && !isLed(before);
}

/** “Ann would like to start in June”: nothing of it is a deed of ours. */
const isOwnWish = (masks: readonly string[]): boolean =>
  deedsIn(masks).tools.every((tool) => tool === 'start_sequence') &&
  !masks.some(
    (mask) =>
      /^<(?:stage|template|meeting|sequence)>$/.test(mask) || /^(?:meet|see|talk|speak|come|change)$/.test(mask),
  );
const wishing = wordSet('like want wants wanted hope hopes wishes prefer prefers plan plans');

const happened = wordSet("was were got has have had went 've");
const wanted = wordSet(
  ', : → > hereby be requested asked told recommended suggested decided promised wanted earned better never yet put',
);
const determiners = wordSet("<count> a an the his her their our my your another 's last first second");
const isLed = (mask: string): boolean =>
  determiners.has(mask) || leads.test(mask) || /^(?:to|into|at|through|by)$/.test(mask);
