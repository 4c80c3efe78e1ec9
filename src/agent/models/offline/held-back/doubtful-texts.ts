// Texts that are likely none, or not whole: “tell her that thing about the bus”, “ping Sipho that is you I guess …”, a text that breaks
// off where the next order was thought to begin, or that goes on about whom it is for: “… at our gate he was worried about that”.
import { z } from 'zod';
import type { Known } from '../named/known.ts';
import type { NextCall, Part } from '../parts.ts';

const Text = z.object({ text: z.string() });
export const textIn = ({ arguments: args }: NextCall): string | undefined => Text.safeParse(args).data?.text;

/** What is named, and not said. */
const names = /^(?:that |the |this )?(?:thing|stuff|bit|story|business)s? (?:about|with|of|on|from|regarding)\b/iu;
/** “Remind all nurses, Ben told me”: where it comes from, and no text for Ben. */
const source = /^(?:told|asked|said to|says to|reminded|wants|wanted|promised) (?:me|us)(?: so| to| it| that)?[.!]*$/iu;
const goesOn = /^(?:and|but|or|nor|is|was|isn't)\b(?! (?:there|it|this|that|the|your|everything|\p{L}+ing)\b)/iu;
/** A sentence of its own about somebody, joined by nothing to what is before it. */
const aside =
  /(?:\S+ ){4,}?(?<!\b(?:that|and|when|if|because|so|but|which|who|what|where|why|how|as|since|until|before|after|once|whether|than|says?|said|thinks?|hopes?|knows?|day|time|way|moment|sure|or|everything|all|one|anything|thing),? )(?<![,;:.!?-] )\b(?:he|she) (?:was|is|has|had|asked|wanted|keeps|worried|worries|seemed|sounded)\b/iu;

interface Around {
  readonly message: string;
  readonly parts: readonly Part[];
  readonly known: Known;
}

export function isDoubtfulText(call: NextCall, { message, parts, known: { templates } }: Around): boolean {
  const text = textIn(call);
  if (text === undefined) return false;
  // “Is the test still on?” breaks off from nothing.
  const isRest = goesOn.test(text) && !text.trimEnd().endsWith('?');
  const isOther = names.test(text) || isRest || source.test(text) || isForLater(text, message);
  if (isOther || (call.tool === 'send_message' && aside.test(text))) return true;
  if (templates.some(({ id }) => id.includes('_') && text.includes(id) && !message.includes(id))) return true;
  return breaksOff(text, parts, message);
}

/** “Notify Hugo when Devon accepts”: then, and not now. What somebody is asked may begin so. */
function isForLater(text: string, message: string): boolean {
  const before = message.slice(0, Math.max(0, message.toLowerCase().indexOf(text.toLowerCase())));
  return (
    waits.test(text) && !/[,?]/.test(text) && !/\b(?:ask\w*|check\w*|find out|see|wonder\w*)\b|[:“"]\s*$/iu.test(before)
  );
}
const waits = /^(?:when|once|as soon as|whenever) /iu;

/** What follows it in the same sentence was taken for background. */
function breaksOff(text: string, parts: readonly Part[], message: string): boolean {
  const at = message.toLowerCase().indexOf(text.toLowerCase());
  const behind =
    at < 0 ? '' : (/^,\s+(?<rest>[^.!?\n]+)/u.exec(message.slice(at + text.length))?.groups?.['rest'] ?? '');
  return (
    behind !== '' &&
    parts.some((part) => part.kind === 'remark' && part.text.startsWith(`I took “${behind.slice(0, 10)}`))
  );
}
