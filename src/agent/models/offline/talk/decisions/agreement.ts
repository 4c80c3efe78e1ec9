// Whether a message says yes to a question, and what else it says.

const yes =
  "yes|yess+|yeah?|yep|yup|yea|ya|aye|y|sure(?: thing)?|ok(?:ay)?|k|kk|right|correct|exactly|precisely|indeed|absolutely|definitely|certainly|of course|affirmative|true|spot on|bingo|roger|please do(?: so)?|please|do(?: it| that| so)?|just do it|go ahead(?: and do (?:it|that|so))?|go for it|go on(?: then)?|make it so|confirm(?:ed)?|by all means|why not|fine(?: by me)?|(?:that's|thats|that is) (?:it|right|correct|the one|what (?:i|we) (?:mean|meant|want|wanted|said)|fine|good)|that one|i do|i did|you (?:got|have) it|sounds (?:good|right|great)|perfect|great|good|👍|✅|💯";
const courtesy =
  "thanks?(?: you)?|thx|ty|cheers|pls|plz|please|that's(?: what)?|muster|mate|now|then|for me|if you (?:can|would|could|don't mind)|right away|asap|that would be (?:great|good|nice|lovely|perfect)|much appreciated|as (?:i|you) said|exactly|hmm+|uh|um|ah|oh|well";
const all = '(?:to |do |for )?(?:both|all|everything|all of (?:it|them|that)|both of (?:them|those))';

const opens = new RegExp(`^(?:(?:${courtesy})[\\s,.!]+)*(?:${yes})(?![\\p{L}\\p{N}'])`, 'iu');
const filling = new RegExp(
  `^(?:[\\s,.!;:-]+|(?:${yes}|${courtesy}|${all}|to (?:that|it|the (?:first|question))|it is)(?![\\p{L}\\p{N}']))+`,
  'iu',
);
const joins = /^(?:and|also|plus|then|after that|while you're at it|but also)\b[\s,]*/i;

export interface Agreement {
  /** What follows “and”; empty where nothing does. */
  readonly rest: string;
  readonly toAll: boolean;
}

/** Undefined where the message does more than agree, or does not. “Yes, but …” is no plain yes. */
export function agreement(said: string): Agreement | undefined {
  const text = said.trim();
  if (!opens.test(text)) return undefined;
  const after = text.replace(filling, '').trim();
  const toAll = new RegExp(`(?:^|\\W)${all}(?:\\W|$)`, 'iu').test(text.slice(0, text.length - after.length));
  if (after === '') return { rest: '', toAll };
  const rest = after.replace(joins, '');
  // “Ok, and …” may only take note of what was said.
  if (/^(?:ok(?:ay)?|k+|right|great|good|fine|perfect)\b(?![\s,.!]*(?:yes|do|go|please))/i.test(text)) return undefined;
  return rest !== after && rest.split(/\s+/).length > 1 ? { rest, toAll } : undefined;
}
