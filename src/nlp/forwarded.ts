// Mails and chats that are passed on inside an instruction: what others wrote is cargo, whatever it says. Better too much of
// it than too little: nothing below a forwarded mail's head is ever an order.

const marker =
  /^[ \t]*(?:-{2,}.*(?:forwarded|original) message.*|begin forwarded message.*|fwd?:.*|on .{5,80} wrote:)[ \t]*$/im;
const head = /^[ \t]*(?:from|von|de|sent|subject|to|cc|date):[ \t]+\S.*$/im;
const cited = /(?:^[ \t]*>.*(?:\n|$))+/gm;

/** `keep` puts a passage aside and answers with the mark that stands for it. */
export function setForwardedAside(text: string, keep: (passage: string) => string): string {
  const withoutCited = text.replaceAll(
    cited,
    (passage) => `${keep(passage.replaceAll(/^[ \t]*>[ \t]?/gm, '').trim())}\n`,
  );
  const starts = [marker, head].flatMap((pattern) => pattern.exec(withoutCited)?.index ?? []);
  if (starts.length === 0) return withoutCited;
  const start = Math.min(...starts);
  const passage = withoutCited.slice(start);
  const { forwarded, rest } = ended(passage);
  return `${withoutCited.slice(0, start)}${keep(forwarded.trim())}\n${rest}`;
}

/** A forwarded text in quotation marks ends with them; any other goes on to the end of the message. */
function ended(passage: string): { forwarded: string; rest: string } {
  const quoted = /^(?:[ \t]*(?:(?:fwd?|from|sent|subject|to|cc|date):.*|-{2,}.*|)\n)+[ \t]*"[^"]*"[ \t]*(?=\n|$)/i.exec(
    passage,
  );
  return quoted === null
    ? { forwarded: passage, rest: '' }
    : { forwarded: quoted[0], rest: passage.slice(quoted[0].length) };
}

/** “Her mail says, quote, drop Ann.”: a quotation that is begun and never closed ends with its sentence. */
export const noDetails = /(?<=\b(?:says|said|reads|wrote|writes|and|goes),? )quote,? (?!.*\bunquote\b)([^.!?\n⟦]+)/giu;
/** “Quote … unquote”, as who dictates says it. */
export const saidAloud = /\b(?:and i )?(?:open )?quote\b[\s,]+(.+?)[\s,]+(?:unquote|end quote|close quote)\b/gi;
