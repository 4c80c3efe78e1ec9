// A request as words and the marks between them.
export interface Token {
  readonly text: string;
  /** In small letters. */
  readonly word: string;
  /** A mark stands before it: a comma, an arrow, the end of a sentence. */
  readonly breaks: boolean;
}

const mostTokens = 400;

export function tokensOf(request: string): readonly Token[] {
  const tokens: Token[] = [];
  let breaks = false;
  for (const [text] of request.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’:]*|->|[^\s]/gu)) {
    if (/^[\p{L}\p{N}]/u.test(text)) {
      const plain = text.replace(/[:'’]+$/, '');
      tokens.push({ text: plain, word: plain.toLowerCase().replace(/['’]s$/, ''), breaks });
      breaks = false;
    } else if (/[,;.!?→:—–]|->/.test(text)) breaks = true;
    if (tokens.length >= mostTokens) break;
  }
  return tokens;
}
