// Where an “and” joins no second order: “add a note that she asked us to cancel it and book another”, “write to Ann and say we loved
// meeting her”.

/** Both are what she asked. */
const wanting =
  /^(?:\S+ ){0,3}?(?:add|note|write|put|record|log|file)\b.*\b(?:that|saying)\s.*\b(?:asked|asks|wants?|wanted|told|begged|hopes?|plans?|promised|offered|agreed)\b(?: (?:us|me|you|him|her|them))? to \p{L}+[^.!?;]*$/iu;
/** What is written follows. */
const saysIt = /^(?:say|(?:tell|ask) (?:her|him|them))\b/i;
const writesTo =
  /^(?:(?:please|pls|can you|could you|and|then|also|just|quickly) )*(?:write|e-?mail|mail|message|msg|text|ping|dm|reply|respond|get back|reach out|drop|shoot|send)\b[^,;:]{2,50}$/i;

export const isOneOrder = (before: string, next: string, joint: string): boolean =>
  (/^and$/i.test(joint) && wanting.test(before)) ||
  (/^,?\s*(?:and|n|nd|&)$/i.test(joint) && saysIt.test(next) && writesTo.test(before));
