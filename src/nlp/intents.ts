// Which tool a clause asks for. A clause that no cue fits, or that two fit equally, is not guessed at.
import type { Command, Cue, Intent } from './lexicon/command.ts';
import { commands } from './lexicon/commands.ts';

export type { Cue, Intent };

export interface IntentGuess {
  readonly intent: Intent;
  readonly confidence: number;
}

const polite =
  /^(?:(?:ok(?:ay)?|hey|hi|hello|yo|so|well|right|great|thanks|thank you|thx|perfect|cool|sure|yes|yeah|yep|and|also|then|next|now|after that|finally|first(?:ly)?|second(?:ly)?|lastly|plus|oh|um+|uh+|er|hmm|alright|muster|please|pls|plz|kindly|just|actually|maybe|quickly|real quick|when you (?:get a chance|can)|if you (?:can|could|don't mind)|as well)(?:,|!|\.|:)?\s+|(?:can|could|would|will) (?:you|u|we)(?! mind\b)(?: please| pls| kindly| also| just| maybe| perhaps)*\s+|(?:would you mind|do you mind)\s+|i(?:'d| would) (?:like|love|want|need) (?:you )?to\s+|i'd like\s+|i (?:want|need|wanna|gotta)(?: you)? to\s+|i(?:'ll| will)? (?:want|need)\s+(?=an? )|(?:may|might|could|can) i (?:please )?(?:see|have|get)\s+(?=\S)|(?:might|may|could) i (?:trouble|ask|bother) you to\s+|would it be (?:possible|too much(?: trouble)?) (?:for you )?to\s+|i(?:'d| would) (?:appreciate it|be (?:very |most )?grateful|be happy|love it) if you (?:could|would|can)\s+|(?:be|would you be) so (?:kind|good) (?:as )?to\s+|might you\s+|do\s+(?=(?:drop|send|tell|let|move|book|add|write|make)\b)|(?:let's|lets|let us)\s+|(?:go ahead and|make sure (?:to|you)|be sure to|remember to|don't forget to|would you be able to|try to|feel free to|help me(?: to)?|you (?:can|should|need to|have to|may)|we (?:should|need to|have to|can|want to)|it's time to|time to|please do)\s+)/i;

/** A clause without the words that only make it polite. */
export function impolite(clause: string): string {
  let text = clause.trim();
  for (let shorter = text.replace(polite, ''); shorter !== text && shorter !== ''; shorter = text.replace(polite, ''))
    text = shorter.trim();
  if (!/\bmind\b/i.test(clause)) return text;
  // “would you mind moving …”: the verb as it would be ordered.
  return text.replace(
    /^(mov|schedul|arrang|reschedul|chas|nudg|mak|giv|writ|not|send|book|reject|add|cancel|follow|put|tell|ask|email|offer|show|check|find|push|bring|invit)t?ing\b/i,
    (_, stem: string) => (/(?:mov|edul|rang|has|nudg|mak|giv|writ|not|invit)$/i.test(stem) ? `${stem}e` : stem),
  );
}

const fits = (command: Command, clause: string, cues: ReadonlySet<Cue>): boolean =>
  command.pattern.test(clause) &&
  (command.with ?? []).every((cue) => cues.has(cue)) &&
  !(command.without ?? []).some((cue) => cues.has(cue));

/** Best first; at most one for each intent. */
export function guessIntents(clause: string, cues: ReadonlySet<Cue>): IntentGuess[] {
  const text = impolite(clause).toLowerCase().trim();
  const best = new Map<Intent, number>();
  for (const command of commands)
    if (fits(command, text, cues)) best.set(command.intent, Math.max(command.weight, best.get(command.intent) ?? 0));
  return [...best]
    .map(([intent, confidence]) => ({ intent, confidence }))
    .toSorted((a, b) => b.confidence - a.confidence);
}

/** Words that open an order: where one follows “and”, a new clause begins. */
export const orderOpens =
  /^(?:(?:please|pls|then|also|just|now|kindly|next|afterwards|finally|so)[,\s]+)*(?:(?:can|could|would|will) you (?:please |also )?|i(?:'d| would) like (?:you )?to |i (?:want|need)(?: you)? to |let's |go ahead and |make sure (?:to|you) )?(?:do not|don't|dont|never|not)?\s*(?:move|advance|push|bump|progress|promote|transfer|shift|put|place|set|send|take|bring|reject|decline|disqualify|turn down|pass on|offer|extend|make|give|book|schedule|reschedule|arrange|organi[sz]e|cancel|call off|postpone|add|leave|write|note|log|jot|tell|notify|inform|let|ping|remind|message|email|e-mail|mail|text|slack|dm|follow|nudge|chase|check in|reach out|touch base|score|rate|translate|start|stop|enrol+|pause|show|list|find|pull up|open|undo|revert|approve|sign off|deny|run|sync|block|grab|get|create|ask|hire|update|mark(?= .* as )|mv|cxl|resched|snd|bk|mov|withdraw|rescind|revoke|drop|shoot|set up|give|plan|invite|thank|change|rebook|use|do|see|tell me|who|what|when|how)\b/i;
