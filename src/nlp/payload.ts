// Where the words of a note or message begin and end inside an instruction. They are cargo: never read as an instruction.
import { isBareRequest } from './bare-requests.ts';
import { plainly } from './frames.ts';
import { orderOpens } from './intents.ts';
import { spelledOut } from './shorthand.ts';

/** A note or message whose own words follow. */
const opensPayload =
  /^(?:crm(?:note|call|email|meeting)\b|(?:add|leave|put|write|make|log|drop|jot|record|attach|stick|save|pop|place|enter|file|chuck|create|scribble)\b[^:]*?\bnotes?\b|(?:note|jot|log|record|document)\b|\p{L}[\p{L}' -]{1,30} note(?=:| [-–—])|(?:loop|fill|clue) (?:in )?\p{L}|(?:tell|let|message|email|e-mail|mail|text|write|notify|inform|ping|remind|ask|slack|dm|alert|send|drop|shoot|post|reply|update|advise|warn|brief|assure|reassure|contact|respond|get back|relay|mention|reach out|follow up|invite|thank|remark|put down|mark down|minute|register|whisper|point out|stress|signal|report|shout|say|explain|announce|put on (?:the )?record)\b)/iu;
/** What follows “send her an offer:” are its terms, not a text. */
const namesTerms = /^[^:]*\b(?:offer|invite|template)\b[^:]*:/i;
/** “… french. and show me Ann”: a sentence that is joined on with an order of its own. */
const nextOrder =
  /(?<=[.!?])\s+(?=(?:and|also|then|plus|oh,? and|ps:?)\s+(?:also |please |pls )*(?:show|move|book|tell|let (?=\p{Lu})|send|reject|list|cancel|schedule|follow|who|what)|(?:a |and a |another )?note (?:for|on|to) [\p{L}' -]{2,30}:|(?:tell|message|e-?mail|text) [\p{L}' -]{2,30}:|(?:please |pls |and |also )*(?:tell|let|inform|notify|ping) \p{Lu}[\p{L}'-]*(?: know)?,? (?:too|as well|also)[.! ]*$)/iu;
/** A text in quotation marks ends with them: “note on Ann: ‘strong’. Move her on.” */
const quoted =
  /^⟦\d+⟧(?=[.!;]\s+\S|\s+(?:thanks?|thank you|thx|cheers)\b|,?\s+(?:and|then|also|plus)\s+(?:then |also |please |pls )*(?:show|move|book|tell|let|send|reject|list|cancel|schedule|follow|put|offer|advance|e-?mail|message)\b)/iu;
const toTheEnd =
  /:\s+|:\s*(?=⟦)|(?<=^(?:\S+ ){0,2}note (?:\S+ ){1,4}|^(?!(?:an?|the|this|that|quick|short) )\S+ (?:\S+ )?note )[-–—]\s+/i;
/** “Ask Rory to call me when he is back”, “check with Ann if she can come”: the errand is the text. */
const asksFor =
  /(?<=\b(?:ask|tell(?= \S+(?: (?!not\b)\S+)? (?:to|2) )|remind(?! (?:yourself|ourselves|us|me)\b)|(?:check|chk|confirm|verify) w(?:ith|\/))\s(?:\S+\s){1,4}?)(?:(?:to|2)\s+|(?=(?:if|whether|why|when|what|who|how|which|for|about)\s))(?=\S+\s)|(?<=\bthank\s(?!every|all\b|any)(?:\S+\s){1,3}?)(?=for\s+\S+\s)(?!.*\b(?:and|say|tell)\b)/i;
const toSentence =
  /\s(?:(?<!\b(?:with|for|at|on|like|of|by|from|than|and|but|or) )that(?!,| (?:thing|stuff|story|bit|sentence|somewhere|down(?! payment))\b)|saying(?: that)?|to say(?: that)?|to the effect that|with the (?:text|message|words|wording|content|following)|(?:know|informed|aware)(?! (?:about|of) (?:it|this|that|so|the (?:change|move|meeting|booking|decision|new time))(?:,? (?:please|pls|too|as well|then|now|thanks?))*[\s.!?]*$)(?: by \p{L}[\p{L}-]*)?(?: that)?|(?:telling|informing|to tell|to inform|to let|letting) (?:her|him|them)(?: know)?(?: that)?|letting [\p{L}' -]{2,30}? know(?: that)?|(?:asking|(?<!\b(?:sorry|hate|apologies|embarrassed) )to ask|(?:and|n|nd|&) ask)(?: (?:her|him|them))?(?: to)?(?= (?:if|whether|for|about|when|what|why|how|who|which|where|to)\b| \p{L})|(?:reminding|to remind|and remind) (?:her|him|them) (?:that|to)|stating(?: that)?|which (?:says|reads)|that (?:says|reads)|reading|explaining(?: that)?|something like|along the lines of|(?:and|n|nd|&) (?:say|tell (?:her|him|them))(?: that)?)[,:]?\s+(?=\S+\s+\S)/iu;

/** “Ping Marek – the system is down”: as far as the next mark, where a colon would go on to the line's end. */
const behindDash =
  /^(?:(?:please|pls|also|and) )*(?:tell|text|txt|msg|message|dm|ping|slack|notify|let)(?: [^\s:;,.\d]+){1,4}? (?=[-–—]+ )/i;
function afterDash(text: string): { head: string; payload: string; stop: number } | undefined {
  const head = behindDash.exec(text)?.[0];
  const told =
    head === undefined
      ? undefined
      : /^[-–—]+ (?!and\b|then\b|not\b|no\b)([^;\n]+?)(?= \/ |;|\n|$)/.exec(text.slice(head.length));
  if (head === undefined || told?.[1] === undefined || told[1].split(/\s+/).length < 2) return undefined;
  return { head: head.trim(), payload: told[1].trim(), stop: head.length + told[0].length };
}

/** After a colon everything up to the line's end is the note's own text, full stops and orders and all. */
export function afterColon(text: string): { head: string; payload: string; stop: number } | undefined {
  const dash = afterDash(text);
  if (dash !== undefined) return dash;
  const colon = toTheEnd.exec(text);
  const sentence = /[.!?;\n]/.exec(text)?.index ?? text.length;
  if (colon === null || colon.index >= Math.min(sentence, 120) || /\d$/.test(text.slice(0, colon.index)))
    return undefined;
  if (!opensPayload.test(plainly(spelledOut(text))) || namesTerms.test(text)) return undefined;
  const from = colon.index + colon[0].length;
  const line = text.indexOf('\n', from);
  const next = nextOrderIn(text.slice(from));
  const stop = next === undefined ? (line < 0 ? text.length : line) : from + next;
  return {
    head: text.slice(0, colon.index),
    payload: text.slice(from, stop).replace(savesIt, '').replace(thanks, '$1').trim(),
    stop,
  };
}

const nextOrderIn = (text: string): number | undefined => quoted.exec(text)?.[0].length ?? nextOrder.exec(text)?.index;

/** “Add a note to Devon. He has his own van.”, “jot something on Ann's profile: …”: what the next sentence says is what is to be noted. */
const bareNote =
  /^(?<polite>(?:(?:please|pls|also|and|(?:can|could|would|will) you(?: please)?) )*)(?:add|leave|put|write|make|save|jot(?: down)?|drop|record|stick|pop|attach|file)(?: down)? (?:(?:an?|another|the|this|one) )?(?:(?:quick|short|new) )?(?:note|comment|remark|something|this|that|the following|a line)(?: down)? (?:on|to|for|against|in|under|about) (?<whom>\p{L}[\p{L}' -]{1,40}?)(?:['’]s? (?:file|profile|record|page|card|notes))?(?<!\b(?:mr|mrs|ms|mx|dr|prof|st|jr|sr))[.?!] +(?=\S)/iu;

/** Where a note says nothing itself, the sentence behind it; undefined where that one orders, or thanks. */
export function noteBehind(text: string): { head: string; payload: string; stop: number } | undefined {
  const found = bareNote.exec(text);
  if (found === null) return undefined;
  const rest = text.slice(found[0].length);
  const said = /^[^.!?\n]+(?:[.!?]+(?: +(?=(?:s?he|they|his|her|their)\b)[^.!?\n]+)?)*/iu.exec(rest)?.[0] ?? '';
  const isNoted = said.split(/\s+/).length > 2 && !orderOpens.test(plainly(spelledOut(said))) && !asks.test(said);
  return isNoted
    ? {
        head: `add a note to ${found.groups?.['whom'] ?? ''}`,
        payload: said.trim(),
        stop: found[0].length + said.length,
      }
    : undefined;
}
const asks =
  /^(?:thanks?|thank|cheers|can|could|would|will|do|does|is|are|what|who|when|how|please|pls|i'll|i will)\b|\?\s*$/i;

/** Behind “note on Ann:” everything up to the line's end is hers. */
export function isCargo(text: string, start: number): boolean {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const told = afterColon(text.slice(line));
  return told !== undefined && start > line + told.head.length && start < line + told.stop;
}

/** “…: she speaks German. Could you save that somewhere?” */
const savesIt =
  /(?<=\S)[,.;]?\s+(?:could|can|would|will) (?:you|u|we) (?:please |pls )?(?:save|keep|note|add|put|log|store|record|write|pass|relay|forward|send|tell|convey|share)(?: down| (?:her|him|them))? (?:that|it|this)\b[^.!?]*[.!?]*$/i;

/** Who asks thanks; in a text to somebody “thanks” stands before its last sentence. */
const thanks = /(\S[.!])\s+(?:thanks?(?: (?:you|so much|a lot|again|in advance))?|cheers|ta|many thanks)[.!]*\s*$/i;

/** “For Bo's record, he holds a licence”: what follows whose record it is. */
const filed =
  /(?<=^(?:(?:and|also|please|just|a note|note) )*(?:for|on|in|to|into) (?:(?:the )?(?:record|file|profile|notes?|card) (?:of|for|on) [\p{L}' -]{2,40}|[\p{L}' -]{2,40} (?:record|file|profile|notes?|card|page)))[,:]\s+(?=\S+\s+\S)/iu;

/** Where the words that are to be written begin. */
export function payloadIn(head: string): RegExpExecArray | null {
  const plain = plainly(spelledOut(head));
  const errand = /^(?:ask|remind|check with|tell (?!me\b|us\b)\S+(?: \S+)? to|thank (?!you\b|me\b)\S+)\b/i.test(plain)
    ? asksFor.exec(head)
    : null;
  const found = errand ?? filed.exec(head) ?? saidIn(head, plain);
  return found !== null && (isRelative(head, found) || isPointing(head, found) || isLeft(head, found)) ? null : found;
}

/** “Write to Ann and say we will come back to her”: the words may sound like an order, and what stands before them is one to write. */
function saidIn(head: string, plain: string): RegExpExecArray | null {
  const from = wishing.exec(head)?.[0].length ?? 0;
  const mark = toSentence.exec(head.slice(from));
  if (mark !== null) mark.index += from;
  if (mark === null || opensPayload.test(plain) || notedFirst.test(head.slice(0, mark.index))) return mark;
  return /^\s*and\b/i.test(mark[0]) && opensPayload.test(plainly(head.slice(0, mark.index))) ? mark : null;
}

/** “Make sure that Ann hears from us”: behind this “that” stands what is ordered, and no text. */
const wishing =
  /^(?:(?:please|pls|kindly|also|and|so|then|just|now|hereby|respectfully|(?:can|could|would|will|must|should|may|might|do|'d)|you|i|we|i'd|we'd|it is|it's|it would be|like to|want to|need to),? )*(?:make (?:sure|certain)|ensure|be sure|see(?: to it)?|take care|arrange|ask|request(?:ed)?|asked|desired|suggest(?:ed)?|propose[d]?|recommend(?:ed)?|necessary|appropriate|insist|prefer|want|wish|like) that(?= \S)(?!.*\b(?:informed|aware) of\b)/iu;

/** “Devon: note that …” */
const notedFirst = /^\p{L}[^:]{1,40}:\s*note$/iu;

/** “Please note that on his profile”: what was said before is meant. */
const isPointing = (head: string, { index, 0: mark }: RegExpExecArray): boolean =>
  /\bthat\b/i.test(mark) &&
  (ofThat.test(head.slice(0, index)) ||
    nothingSaid.test(head.slice(index + mark.length)) ||
    (filing.test(head) && (isBareRequest(head) || downFor.test(head.slice(index + mark.length)))) ||
    /^(?:down )?(?:on|in|to|into|under|against|for) (?:(?:his|her|their|the|my|our) |[\p{L}'-]+'s )(?:\p{L}+ )?(?:record|file|profile|card|page|notes?|log)(?:,? (?:please|pls|would you))*[.!?\s]*$/iu.test(
      head.slice(index + mark.length),
    ));
const filing =
  /^(?:(?:and|then|so|please|pls|kindly|just|also|(?:can|could|would|will|cn|cld) (?:you|u|we|i)) )*(?:note|write|put|keep|save|add|log|record|enter|file|stick|pop|store)(?: (?:down|just))? (?:that|tht)\b/iu;
/** “Add a note to her that down somewhere”: what is left of a request, and no word of a note. */
const nothingSaid =
  /^(?=\S)(?:(?:line|sentence|quote|bit|part) ?)?(?:down ?)?(?:somewhere ?)?(?:as an? (?:\p{L}+ )?(?:note|comment|remark))?[.!?\s]*$/iu;
/** “Note that down for Tom” */
const downFor =
  /^(?:(?:line|sentence|quote) )?down for [\p{L}' -]{2,40}?(?:,? (?:please|pls|plz|thanks|thx))*[.!?\s]*$/iu;
/** “Let Tom know by e-mail”, “Hugh should know as well”, “let Yuki know about Lin”: no word of what they are to know. */
const isLeft = (head: string, { index, 0: mark }: RegExpExecArray): boolean =>
  /know\s+$/iu.test(mark) && saysNothing.test(head.slice(index + mark.length));
const saysNothing =
  /^(?:(?:by|over|via|in|on) (?:e-?mail|mail|message|text|slack|teams|chat|writing)|as well|about (?:both|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?))(?:,? (?:too|please|as well|also|thanks))*[\s.!?]*$/u;

/** “Send him the offer with that, he starts in May”: the sum that was said. */
const ofThat = /\boffer\b.*\b(?:with|at|for|of)$/i;

/** “Nurses that have been waiting 3 days” says which nurses, not what is to be written. */
const isRelative = (head: string, { index, 0: mark }: RegExpExecArray): boolean =>
  /^\s+that\s+$/i.test(mark) &&
  /\b(?:every\w*|all|any\w*|those|people|folks|candidates|applicants|ones|the \p{L}+s|with \p{L}+s)$/iu.test(
    head.slice(0, index),
  ) &&
  /^(?:have|has|had|haven't|hasn't|are|aren't|were|weren't|did|didn't|nobody|no one|we (?:have|haven't|didn't)|still|applied|went|got|wait)\b/i.test(
    head.slice(index + mark.length),
  );

/** “…, would you?” and the question mark of a polite request are not part of what is to be written. */
export const withoutTag = (payload: string, head: string): string => {
  const said = payload
    .trim()
    .replace(/^that (?=(?:i|we|you|she|he|they|it|the|our|my|his|her|their|there|all)\b)/i, '')
    .replace(afterthought, '')
    .replace(/[,\s]+(?:(?:would|could|can|will) you(?: please)?|please)[?!.]*$/i, '')
    .replace(/(?:,\s*|\s+-+\s+)ok(?:ay)?[?!.]*$/i, '');
  return /^\W*(?:\w+,? ){0,6}?(?:can|could|would|will|might) (?:you|i|we)\b/i.test(head)
    ? said.replace(/\?$/, '')
    : said;
};

/** What is added to a text for the one who writes it down. */
const afterthought =
  /[,.]\s+(?:i (?:keep|always|nearly|almost|tend to)\b.*|before i forget.*|don't let me forget.*|i(?:'d| would) (?:hate|forget).*|if (?:you|u) (?:would|could|can|don't mind|please).*|thanks?(?: (?:a lot|so much|love|again|in advance|you))*|cheers|ta|much appreciated|(?:she|he|they)'(?:ll|d) (?:appreciate|love|like) (?:it|that))[.!]*$/i;

/** “Tell Dana that Ann is in Offer and Ben gets the letter”: all of it is told. */
const telling =
  /^(?:(?:please|pls|and|also|then|just|kindly) )*(?:(?:tell|inform|notify|remind|message|text|e-?mail|ping) (?:(?:m[rs]s?|dr)\.? )?\S+ (?!(?:about|of) (?:it|that|this)$|(?:too|so|please|then|as well)$)\S+|let \S+(?: \S+)? know (?!(?:about|of) (?:it|that|this)$|(?:too|so|please|then|as well)$)\S+)/iu;

export const saysToSomebody = (text: string): boolean => telling.test(text);
