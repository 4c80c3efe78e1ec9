// What a text asks for where it is one keyword: no more texts, texts again, or help. The lists are those that carriers and the
// vendors keep: Twilio's defaults (twilio.com/docs/messaging/tutorials/advanced-opt-out: STOP, UNSUBSCRIBE, END, QUIT, STOPALL, REVOKE,
// OPTOUT, CANCEL), Telnyx's (developers.telnyx.com/docs/messaging/messages/advanced-opt-in-out: also STOP ALL) and the words that
// AWS End User Messaging requires in the US and Canada (ARRET, REMOVE, TD, OPT-OUT).
const stops: ReadonlySet<string> = new Set(
  'stop,stopall,stop all,unsubscribe,end,quit,revoke,optout,opt-out,opt out,cancel,arret,arrêt,remove,td,alto,parar'.split(
    ',',
  ),
);
const starts: ReadonlySet<string> = new Set('start,unstop,yes,subscribe'.split(','));
const helps: ReadonlySet<string> = new Set('help,info,aide,ayuda'.split(','));

export type Keyword = 'stop' | 'start' | 'help';

/** Undefined: it says something else. */
export function keywordOf(text: string): Keyword | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.,!?"'“”‘’]+/gu, ' ')
    .trim();
  if (stops.has(word) || /^(?:please )?stop(?: please| (?:texting|messaging|writing)(?: me)?)?$/u.test(word))
    return 'stop';
  if (starts.has(word)) return 'start';
  return helps.has(word) ? 'help' : undefined;
}

/** In which language the keyword was written. */
export const isSpanishKeyword = (text: string): boolean => /^\W*(?:alto|parar|ayuda)\W*$/iu.test(text);
