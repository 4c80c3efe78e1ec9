// What a length says beside a meeting that stands: how long it shall be, how much more or less, or how much later or earlier.
import type { FoundDuration } from '../../../../../nlp/durations.ts';

export type LengthAs = 'longer' | 'shorter' | 'later' | 'earlier' | 'length' | 'refused' | 'aside' | 'unclear';

/** It says how long the whole is. */
export const isAll = /^ (?:long|in length|in total|all in all)\b(?! ago)/iu;

const behind: readonly (readonly [RegExp, LengthAs])[] = [
  // “An hour long instead of half”
  [isAll, 'length'],
  [/^,? (?:instead|rather than|not)\b/iu, 'length'],
  [/^ (?:longer|more|extra|on top)\b/iu, 'longer'],
  [/^ (?:shorter|less|off)\b/iu, 'shorter'],
  [/^ (?:later|back|out|on|further)\b/iu, 'later'],
  [/^ (?:earlier|sooner|forward|before)\b/iu, 'earlier'],
];
const ahead: readonly (readonly [RegExp, LengthAs])[] = [
  [/\b(?:not|instead of|rather than|nt)(?: just| only)? $/iu, 'refused'],
  [/\b(?:another|(?:an? )?(?:extra|additional|further))(?: (?:full|good|whole))? $/iu, 'longer'],
  // “Add 15 minutes to the panel”
  [/\b(?:add|adding|tack|tag)(?: on)? $/iu, 'longer'],
  [/\b(?:extend|stretch|lengthen|prolong|expand)\w*\b.*\bby $/iu, 'longer'],
  [/\b(?:shorten|cut|trim|reduce|shave|shrink)\w*\b.*\b(?:by|shave) $/iu, 'shorter'],
  [
    /\b(?:extend|stretch|lengthen|prolong|expand|shorten|cut|trim|reduce|shrink)\w*\b.*\bto (?:just |only )?$/iu,
    'length',
  ],
  [/\b(?:forward|earlier|sooner|up|prepone)\b(?:.* by)? $|\b(?:prepone|bring)\b.*\bby $/iu, 'earlier'],
  [
    /\b(?:back|out|later|on|down)(?: by)? $|\b(?:delay|postpone|defer|push|shift|move|put off|bump|shove|slide)\b.*\bby $/iu,
    'later',
  ],
  [/\b(?:make (?:it|that)|for|last|be|runs? for|only|just|to)(?: just| only| about)? $/iu, 'length'],
];

/** “It ends half an hour earlier”: it begins when it did. */
const endsSo = /\b(?:end|finish|conclude|stop|wrap up)(?:s|es)? $/iu;
const ending: Readonly<Record<string, LengthAs>> = { later: 'longer', earlier: 'shorter' };

/** `within`: the part of the text that may say so. */
export function lengthAs(
  text: string,
  { index, text: said }: FoundDuration,
  within?: { start: number; end: number },
): LengthAs {
  const before = text.slice(within?.start ?? 0, index);
  const after = text.slice(index + said.length, within?.end);
  const told = ahead.find(([cue]) => cue.test(before))?.[1];
  if (told === 'refused') return told;
  const follows = followsAs(before, after);
  // “By an hour instead” is later, “90 minutes rather than two hours” a length.
  return (follows === 'length' ? told : follows) ?? told ?? follows ?? (stands.test(after) ? 'length' : 'unclear');
}
function followsAs(before: string, after: string): LengthAs | undefined {
  const as = behind.find(([cue]) => cue.test(after))?.[1];
  return as !== undefined && endsSo.test(before) ? (ending[as] ?? as) : as;
}
const stands = /^[\s,]*(?:please|pls|instead|now|then|$)/iu;
