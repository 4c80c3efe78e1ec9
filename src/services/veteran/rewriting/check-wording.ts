// Whether a proposed wording says what the text says, and nothing else. The proposal must be an edited copy: small words may come
// and go, words may be inflected or put by a neutral synonym; every number, name, negation and claim stands where it stood.
import { stem } from '../../../nlp/military/stem.ts';

export const wordingFaultKinds = ['number', 'negation', 'name', 'added', 'left_out', 'form'] as const;
type WordingFault = (typeof wordingFaultKinds)[number];

const small = new Set(
  'a an the i of in on at to and as that which this these those it its our for our am is are have has having be i’m i’ve also very really basically actually then so well there there’s into'.split(
    ' ',
  ),
);
/** Of whom a thing is said, and who did it to whom, hangs on these. */
const negation = /^(?:no|not|never|neither|nor|none|nobody|nothing|without|cannot|hardly|rarely|unable|lacked)$/u;
const beForm = /^(?:was|were|been|being)$/u;
/** “was in charge of” loses nothing without its “was”; “was supervised” would be turned round. */
const stateBehind = /^(?:an?|the|in|on|at|responsible|able|accountable|\p{L}+ing)$/u;

/** Words that say the same of work, each group by its first. */
const synonyms = [
  'repair fix fixed',
  'teach taught instruct instructed',
  'help assist assisted',
  'inspect check checked',
  'receive got get received',
  'perform did do does done conduct conducted carried',
  'maintain kept keep maintained',
  'write wrote written prepared prepare',
  'buy bought purchase purchased',
  'begin began start started',
  'drive drove driven',
  'run ran running',
  'lead led leading',
  'fly flew flown',
  'build built',
  'approximately about',
];
const canonical = new Map(
  synonyms.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word) => [stem(word), stem(first)] as const);
  }),
);
const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

interface Token {
  readonly key: string;
  readonly kind: 'number' | 'negation' | 'name' | 'word';
}

const word = /[\p{L}\p{N}$€£#][\p{L}\p{M}\p{N}$%.,:/&+'-]*/gu;

/** Empty: the proposal may stand. */
export function wordingFaults(text: string, proposal: string): readonly WordingFault[] {
  if (
    proposal.trim() === '' ||
    proposal.length > text.length * 1.5 + 40 ||
    /https?:|[<>{}]|\p{Cc}(?<!\n)/u.test(proposal)
  )
    return ['form'];
  const [said, proposed] = [tokensOf(text), tokensOf(proposal)];
  const at = said.findIndex(({ key }, place) => proposed[place]?.key !== key);
  if (at < 0 && proposed.length === said.length) return repeats(proposal) && !repeats(text) ? ['form'] : [];
  return [faultAt(at < 0 ? said.length : at, said, proposed)];
}

function faultAt(at: number, said: readonly Token[], proposed: readonly Token[]): WordingFault {
  const [lost, come] = [said[at], proposed[at]];
  const special = [lost, come].find((token) => token !== undefined && token.kind !== 'word');
  if (special !== undefined && special.kind !== 'word') return special.kind;
  const isLeftOut = come === undefined || said.slice(at + 1).some(({ key }) => key === come.key);
  return isLeftOut ? 'left_out' : 'added';
}

const repeats = (text: string): boolean => /\b(\p{L}{2,})\s+\1\b/iu.test(text);

function tokensOf(text: string): readonly Token[] {
  const plain = text
    .normalize('NFC')
    .replaceAll('’', "'")
    .replaceAll(/\bcan't\b/giu, 'can not')
    .replaceAll(/n't\b/giu, ' not');
  const words = (plain.match(word) ?? []).map((one) => one.replace(/[.,:/&+'-]+$/u, '')).filter((one) => one !== '');
  return words.flatMap((one, at) => tokenOf(one, words[at + 1]?.toLowerCase() ?? ''));
}

function tokenOf(written: string, next: string): readonly Token[] {
  const lower = written.toLowerCase();
  if (small.has(lower) || (beForm.test(lower) && stateBehind.test(next))) return [];
  if (/\p{N}/u.test(lower)) return [{ key: lower.replaceAll(',', ''), kind: 'number' }];
  const numeral = numerals.indexOf(lower);
  if (numeral >= 0) return [{ key: String(numeral), kind: 'number' }];
  if (negation.test(lower)) return [{ key: lower, kind: 'negation' }];
  const plain = lower.replace(/'s$/u, '');
  // Letters beyond those of English are a name's; a stemmer would cut them.
  const isName = /^\p{Lu}{2,}/u.test(written) || /[^a-z'/&+.-]/u.test(plain);
  if (isName) return [{ key: plain, kind: 'name' }];
  const root = stem(plain);
  return [{ key: canonical.get(root) ?? root, kind: /^\p{Lu}/u.test(written) ? 'name' : 'word' }];
}
