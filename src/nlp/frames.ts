// Takes the polite, formal and roundabout shapes off an order: “I would be grateful if Ann could be advanced to the panel” is
// “advance Ann to the panel”. The shapes themselves are data: lexicon/frames.ts.
import { bareFrames, frames, nominal, pieces, politeWish } from './lexicon/frames.ts';
import { closings, openings } from './lexicon/openings.ts';
import { turnsOfPhrase } from './lexicon/turns/index.ts';
import { byFirstWord } from './first-words.ts';
import { remembered } from './remembered.ts';
import { baseOf, doingPattern, donePattern, nounPattern } from './verb-forms.ts';

const shapes: Readonly<Record<string, string>> = {
  // Names, and words about them: nothing that begins another sentence.
  whom: '(?<whom>(?:(?! that |\\bknow\\b)(?:[^,;:]|(?<=\\d)[,:](?=\\d))){2,110}?)',
  /** The same without what begins another part of the sentence. */
  name: '(?<whom>(?:(?!(?<![\\p{L}])(?:that|know|saying|to|into|onto|in|at|because|if|for|should|would|could|can|will|must|needs?|tell|e-?mail|message|then)(?![\\p{L}]))[^,;:]){2,50}?)',
  whom2: '(?<whom2>.{2,160}?)',
  rest: '(?<rest>(?:[\\s,].*)?)',
  // “The offer extended sequence” is called so.
  done: `(?<done>${donePattern})(?![\\p{L}'-])(?! (?:sequence|cadence|campaign|drip)s?\\b)`,
  doing: `(?<doing>${doingPattern})(?![\\p{L}'-])`,
  noun: `(?<noun>${nounPattern})(?![\\p{L}'-])`,
};

/** `{can}` and `<whom>` as patterns; a group that is written out, `(?<rest> to .*)`, stays as it is. */
const spelled = (source: string): string => withShapes(withPieces(source), (name) => shapes[name]);
const withPieces = (source: string): string =>
  source.replaceAll(/\{(\w+)\}/g, (said, name: string) => pieces[name] ?? said);
const withShapes = (source: string, shapeOf: (name: string) => string | undefined): string =>
  source.replaceAll(/(?<!\(\?)<(\w+)>/g, (said, name: string) => shapeOf(name) ?? said);

const openingsFor = byFirstWord(
  openings.map((one) => {
    const source = spelled(one).replaceAll(/\(\?<\w+>/g, '(?:');
    return { source, opens: new RegExp(`^(?:${source})`, 'iu') };
  }),
  ({ source }) => source,
);
const closing = new RegExp(`(?:${closings.map(spelled).join('|')})$`, 'iu');

/** A frame around a whole clause. */
interface Frame {
  readonly source: string;
  /** The same without what may be any words. */
  readonly words: string;
  readonly shape: () => RegExp;
}

function whole(said: string): Frame {
  const source = spelled(said);
  let shape: RegExp | undefined;
  return {
    source,
    words: withShapes(withPieces(said), () => '.'),
    shape: () => (shape ??= new RegExp(`^${source}[.!?]*$`, 'iu')),
  };
}
const framesFor = <One extends Frame>(all: readonly One[]) =>
  byFirstWord(
    all,
    ({ source }) => source,
    ({ words }) => words,
  );
const wholesFor = framesFor(frames.map(whole));
const bareFor = framesFor(bareFrames.map(whole));
const phrasesFor = framesFor(turnsOfPhrase.map(([said, meant]) => ({ ...whole(said), meant })));
const nouns = nominal.map(([opens, verb]) => ({
  opens: new RegExp(
    `^(?![^:,]* (?:needs?|has|have|is|are|was|were|must|ought|had|wants?|clashes|moves|goes|reads|says|said|went|wrote) )(?:(?:an?|the|another|some|one) )?(?:${opens})(?= (?:with|to|on|for|about|between|of|saying|that|in|at|regarding|by|tomorrow|today|this|next)\\b|\\s*:)`,
    'iu',
  ),
  verb,
}));

const wish = new RegExp(`^${spelled(politeWish)}(?!.*(?:\\bnot\\b|\\bnever\\b|n't\\b))`, 'iu');

/** “It would be lovely if …”: its “if” is no condition. */
export const wishesFor = (text: string): boolean => wish.test(text);

const most = 8;

/** The order in its plainest shape; what is no order comes back as it was. */
export const plainly = remembered(unwrapped);

function unwrapped(clause: string): string {
  let text = clause.trim();
  for (let round = 0; round < most; round += 1) {
    const kernel = withoutClosing(text);
    const framed = reframed(kernel, wholesFor);
    const open = framed === kernel ? withoutOpening(kernel) : framed;
    const next = open === kernel ? turned(reframed(kernel, bareFor)) : open;
    if (next === text || next === '') break;
    text = next;
  }
  return verbed(text);
}

function withoutOpening(text: string): string {
  const open = openingsFor(text).find(({ opens }) => opens.test(text));
  const rest = open === undefined ? '' : text.replace(open.opens, '').trim();
  return rest === '' ? text : rest;
}

function withoutClosing(text: string): string {
  const rest = text.replace(closing, '').trim();
  return rest === '' ? text : rest;
}

/** “Ann to be advanced to …”, “the rejection of Ann”: the verb comes first. */
function reframed(text: string, shapedFor: typeof wholesFor): string {
  for (const { shape } of shapedFor(text)) {
    const order = verbFirst(shape().exec(text)?.groups);
    if (order !== undefined) return order;
  }
  return text;
}

function verbFirst(groups: Readonly<Record<string, string>> | undefined): string | undefined {
  if (groups === undefined) return undefined;
  const { done, doing = done, noun = doing, whom2 = '', whom = whom2, rest = '' } = groups;
  const verb = baseOf(noun ?? '');
  if (verb === undefined || unsaid.test(asHeard(whom)) || tells.test(whom)) return undefined;
  return `${verb} ${asObject(whom)}${rest}`.replaceAll(/\s+/g, ' ').replace(/\?+$/, '').trim();
}

/** “He gets the guide”: send him the guide. */
const asObject = (whom: string): string =>
  whom.replace(/^(?:he|she|they)$/i, (one) => ({ he: 'him', she: 'her' })[one.toLowerCase()] ?? 'them');

/** A negation, a condition or whose word it is inside a frame must not be lost in it. */
const unsaid =
  /\b(?:not|never|nobody|no one|if|unless|whether|prefers?|n't)\b|n't\b|\S (?:thinks?|says?|said|believes?|reckons?|feels|suggests?|insists?|hopes?)(?: that)? \S/i;

/** “All who have not been contacted for a week”, “everybody we haven't written to”: the “not” says who is meant, and forbids nothing. */
const asHeard = (whom: string): string => whom.replaceAll(silent, 'who');
const silent =
  /\b(?:(?:who|whom|that|which)\b[^,;:]{0,20}?\b(?:not|never)(?= (?:yet |recently |lately )*(?:been )?(?:contacted|written to|spoken|heard|approached|called|answered|in touch|had))|(?:(?:who|that|which|whom) )?(?:we|i|you|they)?(?: have|has|had| had|have| did|did)(?:n't| not) (?:yet |really )?(?:been )?(?:contact|hear|talk|speak|spoke|spoken|wr[io]t|messag|reach|touch|e-?mail|had|got|receiv|repl|answer|follow|chas)\p{L}*)/giu;

/** “Tell Dana Tom goes to Offer”: what is told orders nothing. */
const tells =
  /^(?:(?:please|pls|and|also|then|just) )*(?:tell|inform|notify|remind|message|text|e-?mail|ping|write|note|say|warn|update|advise)\s+\S/i;

function turned(text: string): string {
  for (const { shape, meant } of phrasesFor(text)) {
    const groups = shape().exec(text)?.groups;
    const whom = groups?.['whom'] ?? '';
    if (groups === undefined || tells.test(whom) || unsaid.test(asHeard(`${whom} ${groups['whom2'] ?? ''}`))) continue;
    return meant
      .replaceAll(/\$(whom2|whom|rest|holder|what)/g, (_, name: string) => asObject(groups[name] ?? ''))
      .replaceAll(/ with(?= *(?:$|with\b))/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  }
  return text;
}

function verbed(text: string): string {
  const noun = nouns.find(({ opens }) => opens.test(text));
  return noun === undefined ? text : `${noun.verb} ${text}`;
}
