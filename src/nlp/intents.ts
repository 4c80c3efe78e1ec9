// Which tool a clause asks for. A clause that no cue fits, or that two fit equally, is not guessed at.
import type { Command, Cue, Intent } from './lexicon/command.ts';
import { commands } from './lexicon/commands.ts';
import { byFirstWord } from './first-words.ts';
import { plainly } from './frames.ts';
import { anyOrder } from './lexicon/verbs.ts';

export type { Cue, Intent };

export interface IntentGuess {
  readonly intent: Intent;
  readonly confidence: number;
}

const fits = (command: Command, clause: string, cues: ReadonlySet<Cue>): boolean =>
  command.pattern.test(clause) &&
  (command.with ?? []).every((cue) => cues.has(cue)) &&
  !(command.without ?? []).some((cue) => cues.has(cue));

const anywhere = '.*';
const commandsFor = byFirstWord(
  commands,
  ({ pattern: { source } }) => (source.startsWith('^') ? source : anywhere),
  ({ pattern }) => pattern.source,
);

/** Best first; at most one for each intent. */
export function guessIntents(clause: string, cues: ReadonlySet<Cue>): IntentGuess[] {
  const text = plainly(clause).toLowerCase().trim();
  const best = new Map<Intent, number>();
  for (const command of commandsFor(text))
    if (fits(command, text, cues)) best.set(command.intent, Math.max(command.weight, best.get(command.intent) ?? 0));
  return [...best]
    .map(([intent, confidence]) => ({ intent, confidence }))
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** Words that open an order: where one follows “and”, a new clause begins. */
export const orderOpens = new RegExp(
  `^(?:(?:please|pls|then|also|just|now|kindly|next|afterwards|finally|so)[,\\s]+)*(?:do not|don't|dont|never|not)?\\s*(?:${anyOrder})(?![\\p{L}\\p{N}'])`,
  'iu',
);
