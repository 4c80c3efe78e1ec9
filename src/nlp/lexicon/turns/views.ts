// Turns of phrase in which something is only to be seen.
import type { Turn } from './turn.ts';

/** What is looked at and is nobody's name. */
const nobody =
  "(?!(?:(?:the|my|our|today(?:'s)?|this|all) ?)?(?:daily|today|day|morning|week|month|systems?|everything|all|matters|things|what|whatever|integrations?|approvals?|pending|open)(?![\\p{L}]))";

export const viewTurns: readonly Turn[] = [
  [
    "(?:(?:what(?:'s| is)|how(?:'s| is| looks?)) )?(?:an? |the )?(?:quick |full )?(?:deep dive|rundown|run-down|low-?down|scoop|skinny|story|latest|deal|state of play|situation)(?: please)? (?:on|about|with|regarding) <name>",
    'show $whom',
  ],
  [
    `(?:(?:i|we)(?:'d| would)? (?:need|want|like)(?: to have| to see)? )?(?:the |an? )?(?:overview|summary|details|info|information|situation|background) (?:about|of|on|for|from|regarding) ${nobody}<name>`,
    'show $whom',
  ],
  [
    "(?:(?:i|we)(?:'d| would)? (?:like|love|want|need|wanna|wish)(?: to)? |let me |lemme )(?:see|view|look at|check|read|open|take a look at|have a look at|look over|go over|review)(?: both)? <name>'s? (?:profile|file|record|card|details?|application|page|info|data|history|notes)",
    'show $whom',
  ],
  [
    "(?:(?:i|we)(?:'d| would)? (?:like|love|want|need|wish)(?: to)? |let me |lemme |may i |can i |could i )(?:see|view|look at|check|read|open|have)(?: both)? (?:the |an? )?(?:profile|file|record|card|page|entry|application) (?:of|for|on|about) <name>",
    'show $whom',
  ],
  [
    '(?:refresh my memory|jog my memory|bring me up to (?:speed|date)|get me up to (?:speed|date)|fill me in|put me in the picture|catch me up|clue me in|remind me|what was the (?:story|deal)|any(?:thing)? (?:news|updates?|word|developments?|progress|movement|new))(?: again)? (?:on|about|from|of|with|regarding|for) <name>',
    'show $whom',
  ],
  [
    "(?!(?:send|get|give|show|the|a|an|any|all|our|my|her|his|their|this|that|more|what|which|check|update|change|need|no|new|with|for|your|daily|today|system|systems)\\b)(?<whom>\\p{L}[\\p{L}'-]*(?: \\p{L}[\\p{L}'-]*)?)(?<!'s)(?:'s)? (?:details?|profile|record|file|card|info|status|summary|overview|history|rundown)(?: please)?",
    'show $whom',
  ],
];
