// Words of replies to what was asked or proposed.

/** Behind an answer it is no order of its own: “Lopez, go ahead”, “at 3, book it”, “thursday, make it 45 minutes”. */
export const orderInReply =
  /^(?:(?:please|pls|just|you can|let's)[,\s]+)*(?:use|with|make (?:it|that)|(?:do|send|book|set|put|schedule|approve|confirm|move|take|reject|decline|go with) (?:it|that|this|so|him|her|them)(?: (?:then|please|now|for (?:me|us)|too|in|up|down|out|on|forward))*[\s.!]*$|go ahead|go for|do(?! not|n't)\b|thanks?|cheers|ok(?:ay)?\b)/iu;
