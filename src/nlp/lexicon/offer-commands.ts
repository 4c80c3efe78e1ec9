// Cues of offers that are ordered by their terms, or in words for taking somebody on.
import type { Command } from './command.ts';

export const offerCommands: readonly Command[] = [
  // “Lin is great. Offer 140k, start Nov 2”: whom, the message says elsewhere.
  {
    intent: 'send_offer',
    weight: 0.96,
    pattern:
      /^offer:? (?:(?:of|at|for|with) )?(?:(?:a )?(?:salary|base|package) of )?(?=[^\p{L}\s]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|usd|eur|gbp|cad|aud|jpy|inr|kes)\b)(?!.*\b(?:accepted|declined|went|sent|pending|approved|withdrawn|expired)\b)/u,
    with: ['money'],
    without: ['person', 'stage', 'template', 'payload'],
  },
  // “Let's go with Lin at 140k”, “hire Lin for 140k”, “we'd like to bring Lin on at 140k”
  {
    intent: 'send_offer',
    weight: 0.98,
    pattern:
      /^(?:let's |lets |we(?:'ll| will|'d like to)? |i(?:'ll| will|'d like to)? )?(?:(?:go|run|roll) with|hire|take on|bring (?:\S+ ){1,3}(?:on|aboard|on board|in)|sign(?: up)?|land|snap up|proceed with|go ahead with|move (?:ahead|forward) with|continue with)(?! (?:it|that|this)\b)/,
    with: ['person', 'money'],
    without: ['meeting', 'payload', 'template'],
  },
  // “Please proceed with an offer to Ms. Ito”
  {
    intent: 'send_offer',
    weight: 0.98,
    pattern:
      /^(?:proceed|go ahead|move (?:ahead|forward)|continue|press ahead|go forward) with (?:(?:making|sending|extending|issuing) (?:an?|the|our|his|her|their)|an?) (?:job |written |formal |salary )?offer\b/,
    with: ['person'],
    without: ['payload'],
  },
];
