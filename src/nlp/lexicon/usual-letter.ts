// A letter that is called by no name of its own: “the usual letter”, “our standard rejection e-mail”, “the regrets”. Patterns without groups.

const usual = '(?:(?:usual|standard|normal|regular|customary|typical|default|same|right|proper) )';
const turnsDown = '(?:rejection|decline|regrets?|turn-?down|no)';
const letter = '(?:letter|template|e-?mail|mail|message|note|form|wording|text|version|one)s?';

/** “usual letter”, “standard rejection”, “usual regrets e-mail” */
export const usualLetter = `${usual}+(?:${turnsDown}(?: ${letter})?|${letter})`;

/** “the regrets”: what turns people down, and not by its name. */
export const regrets = `(?:regrets?|turn-?down)(?: ${letter})?`;
