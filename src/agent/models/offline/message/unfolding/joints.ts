// Where a clause may be cut: at marks and joining words, before an order without a mark, before a story without one.

export const separators =
  /,?\s(?:so|anyway|anyhow|then|and|but|therefore|hence|which means)\s+|,\s+|:\s+|;\s+|\s-+\s|\)\s+|\s(?=please\s)|(?<!\b(?:to|not|never|and|or|you|we|i|they|he|she|it|will|would|could|should|can|must|may|might|going|let's|\w+n't|cannot|someone|somebody|who|that))\s(?=(?:send|give|drop|shoot|move|reject|book|tell|email|message|nudge|chase|offer|put|advance)\s(?:him|her|them)\s)/gi;

export const storyFollows =
  /(?<!\b(?:where|when|what|how|who|whom|which|that|as|than|because|since|if|unless|until|whether|while|like|know|say|saying|and|or|but)) (?=(?:s?he|they|it|we|i)(?:'(?:s|d|ve|re|ll|m))? \p{L}+|(?:his|her|their) \p{L}+ (?:is|are|was|were|has|have|had)\b)/giu;
