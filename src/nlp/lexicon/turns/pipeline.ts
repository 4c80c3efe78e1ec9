// Turns of phrase about somebody's way through the pipeline: verdicts, steps, offers.
import { applicationTurns } from './applications.ts';
import { offerTurns } from './offers.ts';
import { placeTurns } from './places.ts';
import type { Turn } from './turn.ts';

export const pipelineTurns: readonly Turn[] = [
  // Verdicts
  [
    "(?!(?:i|we|you|it|that|this|there|if|tell|let|inform|notify|remind|message|msg|text|txt|e-?mail|mail|write|note|fyi|ping|update|warn|say|says|said|ask)\\b)<whom>(?:'s| is|:| to) (?:an? )?(?:hard |definite |clear |firm |flat )?(?:no|nope|no-?go|nay|thumbs down|hard pass|non-?starter)(?: (?:from|for) (?:me|us|now))?",
    'reject $whom',
  ],
  ['(?:no|nope|nay|no thanks|no thank you|thumbs down|hard pass) (?:to|for|on) <whom>', 'reject $whom'],
  [
    "(?:(?:i|we)(?:'re| are|'m| am| will|'ll| won't| have| do| don't| 've)?(?: now| hereby)? ?)?(?:decided |chosen |elected )?(?:not(?: to)?(?: be)?|won't(?: be)?|no longer) (?:mov(?:e|ing) (?:forward|ahead|on)|go(?:ing)? (?:forward|ahead|further|on)|proceed(?:ing)?|continu(?:e|ing)|progress(?:ing)?|pursu(?:e|ing)) (?:with )?(?:(?:the )?(?:application|candidacy) (?:of|from|by) )?(?!.*\\b(?:yet|until|till|unless|if|today|now|this week|for the moment|right away)\\b)<whom2>",
    'reject $whom2',
  ],
  ["(?:(?:i|we)(?:'ve| have)?(?: now)? )?decided against <name>", 'reject $whom'],
  [
    "(?!(?:i|we|you|it|that|this|there|if)\\b)<whom> (?:(?:won't|will not|is not|isn't) (?:be )?(?:going|go|moving|move|progressing|progress|proceeding|proceed|continuing|continue|advancing|advance)(?: further| any further| forward| ahead| on)|(?:didn't|did not|doesn't|does not) make the cut|is no longer in the running)",
    'reject $whom',
  ],
  ['<name>:? (?:reject|rej|rejected(?= *$))(?<rest>)', 'reject $whom'],
  ["(?:close|shut|end)(?: out| down| off)? <name>'s? (?:application|candidacy|file|process)", 'reject $whom'],
  ...applicationTurns,
  [
    '(?!(?:i|we|you|it|that|this|there|if|who)\\b)<name> (?:can|may|will|shall|could) (?:regrettably )?(?:no longer|not|unfortunately not) be (?:considered|taken into consideration)(?: further|\\sany further|\\sany)?',
    'reject $whom',
  ],
  ["(?:turn|knock|rule|screen|weed|wave) <name>(?<!'s) (?:down|out|off|away)<rest>", 'reject $whom$rest'],
  ['cut <name> loose<rest>', 'reject $whom$rest'],
  [
    "(?:(?:i|we|you)(?:'ll| will|'re| are)?(?: sadly| regrettably)? (?:must|can|(?:have|need|going|forced) to|got to|gotta) )?(?:disappoint|part (?:ways )?with) <name>",
    'reject $whom',
  ],
  [
    '(?!(?:i|we|you|it|that|this|there|if)\\b)<name> (?:has|have|needs?|is|are|ought) to be (?:turned away|turned down|let go|let down|declined|disappointed)<rest>',
    'reject $whom$rest',
  ],
  [
    '(?!(?:i|we|you|it|that|this|if)\\b)<name> (?:gets?|is to get|should get|is due) (?:his|her|their) rejection(?: letter)?',
    'reject $whom',
  ],
  ["(?:let us |let's |lets )?(?:say|saying) (?:no|goodbye|farewell|thanks but no thanks) to <whom2>", 'reject $whom2'],
  [
    "(?:i'm afraid |sadly |unfortunately |sorry,? )?(?:(?:it|that)(?:'s| is) (?:an? )?|an? )(?:no|hard no|firm no|no-?go|pass|thumbs down)(?: from (?:us|me|the team))? (?:for|on|to) <name>",
    'reject $whom',
  ],
  [
    "(?!(?:i|we|you|it|that|this|there|if)\\b)<name> (?:won't|will not|is not going to|isn't going to) (?:do|work|work out|make it)(?:,? (?:i'm (?:sorry|afraid)(?: to say)?|sadly|sorry|unfortunately))?",
    'reject $whom',
  ],
  [
    "(?:we must|we have to|we need to|i must|i have to|let's|we)(?: sadly| now)? say (?:no|goodbye) to <name>(?:,? (?:unfortunately|sadly|i'm afraid|sorry))?",
    'reject $whom',
  ],
  ['invite <name> to (?:the |our |a |an )?(?<rest>.*\\b(?:stage|round|step|phase))', 'move $whom to $rest'],
  // Somebody's turn
  [
    '(?!(?:i|we|you|it|that|if|who|what|which|anyone|any)\\b)<name> (?:he |she |they )?(?:(?:will|shall|should|to|must|has to|may|can) )?(?:comes?|goes?) (?:now )?(?:to|into|for|on) (?=(?:the|our|an?|his|her|their) )(?<rest>.+)',
    'move $whom to $rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|which|anyone|any)\\b)<name> (?:(?:is |are )?(?:getting|gets?|deserves?|earned|earns|due|up for|(?:can|may|should|shall|must) (?:now )?(?:have|get)(?!.*\\b(?:e-?mails?|mails?|letters?|templates?|messages?|briefs?)\\b)) (?:an?|the|another)|(?:gets?|(?:can|may|should|shall|must) (?:now )?(?:have|get)) (?:his|her|their)) (?!\\S+_|offer(?! stage)|letter|note|mail|e-?mail|message|reminder|follow-?up|call back|meeting)(?!.*\\b(?:guide|details|directions|info|form|pack|invite|invitation|request|link|sheet|map|questionnaire|checklist)s?\\b)(?<rest>.*)',
    'move $whom to $rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if)\\b)<whom> (?:needs?|should get|gets?|wants?|must get|has to get|could use) (?<rest>(?:an?|the|our) .*(?:\\S_\\S+|mail|e-?mail|message|template|guide|form|info|letter|details|pack|nudge|reminder|invite|request|link|brief|directions)s?)(?:,? (?:so )?(?:please )?send (?:it|that|her one|him one))?(?: sent)?(?: (?:for (?:it|that)|too|as well|also|please|today|now))*',
    'send $whom $rest',
  ],
  ['<whom> needs? (?<rest>.*?) sent(?: over| out)?', 'send $whom $rest'],
  [
    "(?!(?:i|we|you|it|that|if|who|what|when|where|which|how|nobody)\\b)<whom>(?:'s| is| are| looks| seems)(?: all| now| totally| definitely| more than| really)* (?:ready|set|good|clear|cleared|due|fit|good to go) for(?! (?:her|his|their|a (?:call|meeting|chat)|approval|review))<rest>",
    'move $whom to$rest',
  ],
  [
    "(?!(?:i|we|you|it|if|who|what|when|where|which|how)\\b)<whom>'s? (?:application|candidacy|status|stage|card) (?:should|needs to|has to|ought to|must|can) (?:now |really |actually )?(?:be|go|read|say)(?: moved| set)?(?: in| at| on| to| into| under)?<rest>",
    'move $whom to$rest',
  ],
  [
    '(?!(?:i|we|you|it|if|who|what|when|where|which|how)\\b)<name> (?:should|needs to|ought to|has to|must) (?:now |really |actually )?be (?:now |already )?(?:in|at|under|on)(?! (?:a|an|his|her|their|my|our|time|touch)\\b)<rest>',
    'move $whom to$rest',
  ],
  [
    '(?!what|which|who|any|every|all|current|show|list|(?:cancel|book|move|push|reschedule|schedule|drop|delete|skip|scrap|call|postpone|shift)\\b)(?<rest>(?:the )?(?:\\w[\\w-]* ){1,3}(?:stage|round|step|phase)) (?:for|with) <name>',
    'move $whom to $rest',
  ],
  ["<name>(?: is|'s| are) (?:now |officially )?hired", 'move $whom to hired'],
  [
    "(?!(?:i|we|you|it|that|if|who|what|let|get|put|bring|carry|push|take|send|pass|see|have)\\b)<name>(?:(?:'s| is| are) (?:through|onwards|off|up|forward|over|on)(?: on)?| through| onwards) to(?! (?:something|the phone|a|an|him|her)\\b)<rest>",
    'move $whom to$rest',
  ],
  [
    '(?:and |so |now )*(?:off|on|onwards?|straight|over|through) (?:in)?to (?<rest>.*?) (?:he|she|they) goe?s?',
    'move them to $rest',
  ],
  [
    '(?:bring|call|have) <name> (?:in|back) for (?:an? |the |our )?(?<rest>.* (?:stage|round|step))',
    'move $whom to $rest',
  ],
  [
    '(?!(?:i|we|you|it|if|who|what)\\b)<whom> (?:shall|should|must|will|are to|is to|needs? to|ought to) (?:all |now )?(?:receive|get|be sent|have)(?<rest> (?:the|our) (?!offer).*)',
    'send$rest to $whom',
  ],
  [
    "(?:i|we)(?:'d| would|'ll| will) be (?:only |very |really |most |so |more than )?{thankful} to (?:see|have|get|find) <whom>(?: go| move| end up)? (?:in|into|at|on|through to|onto)(?! (?:a|an|person|touch|time|my|his|her|their|our office)\\b)(?<rest> .*)",
    'move $whom to$rest',
  ],
  ['mark <whom> (?:(?:down )?as )?(?<rest>hired|rejected|offered)', 'move $whom to $rest'],
  ...placeTurns,
  // Offers
  ...offerTurns,
  [
    '(?!(?:i|we|you|if)\\b)<whom> (?:gets?|should get|is to get|is getting|receives?|should receive|is to receive|to get|to receive) (?:an?|the|our|her|his|their) offer(?! (?:stage|round|step))<rest>',
    'send $whom an offer$rest',
  ],
  [
    '(?:put together|write up|prepare|draft|draw up|generate|cut|get out|put out|put in|pull together|prep) (?:an|the) offer(?: letter)?(?: for| to) <whom2>',
    'send an offer to $whom2',
  ],
  [
    '(?:put together|write up|prepare|draft|draw up) (?:an|the|his|her|their) offer(?: letter)?(?<rest>(?: (?:at|of|with|for|starting)\\b.*)?)',
    'send an offer$rest',
  ],
  ['(?:get|put|push) (?:an|the) offer (?:out|over|across) to <whom2>', 'send an offer to $whom2'],
  ['(?:put|get|pull) (?:an|the) offer (?:letter )?together (?:for|to) <whom2>', 'send an offer to $whom2'],
  [
    "(?:i|we)(?:'d like| would like| want| need| wish| intend| are going| plan)(?: now)? to offer <whom2>",
    'offer $whom2',
  ],
  [
    '(?:make|extend|send|give) <whom> (?:an|the|our) (?:job |formal |written )?offer (?:letter )?<rest>',
    'send $whom an offer $rest',
  ],
  [
    "(?:i|we)(?:'d like| would like| want| need) <whom> to (?:have|get|receive|find) (?:an|the|our) offer<rest>",
    'send $whom an offer$rest',
  ],
  // Steps of the pipeline
  [
    "(?:(?:i|we)(?: would| should|'d| hereby| therefore| kindly)* (?:ask|request|propose|recommend|suggest|desire|wish|ask you)|it is (?:hereby |therefore )*(?:requested|asked|proposed|desired)) that <whom>(?:'s (?:application|candidacy|candidature|file))? (?:proceed|advance|move|pass|progress|go|continue|be admitted|be passed)(?: on| forward)?(?<rest> (?:in)?to .*)",
    'move $whom$rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|when)\\b)<name> (?:is|are|(?:shall|should|may|can|must|is to|are to) be) (?:hereby |herewith |now |therefore |accordingly )?(?:admitted|promoted)(?<rest> to .*)',
    'move $whom$rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|when|should|can|could)\\b)<whom> (?:can|should|may|must|shall|will|to|(?:is|are) (?:now )?(?:ready |cleared |good |set |due )?to|gets to|needs to|has to|deserves to|ought to|had better|would do better to|(?:is|are) going to|ready to|good to|cleared to|(?:is|are) ready for|(?:is|are) good for)(?: now| please| also| then| just)? (?:advance|move|go|proceed|progress|come|step|graduate|transition|continue|head|jump|skip|pass)(?: on| along| up| forward| over| ahead| through| straight| back| down| out of [\\w ]+)*(?<rest> (?:in)?to .*)',
    'move $whom$rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|when)\\b)<whom> (?:goes|moves|advances|progresses|proceeds|is going|is moving|is advancing)(?: on| along| up| forward| over| through| straight| back| down)*(?<rest> (?:(?:in)?to|in the) .*)',
    'move $whom$rest',
  ],
  [
    '(?:let|have|get) <whom> (?:to )?(?:advance|move|go|proceed|progress|continue|step|graduate|pass)(?: on| along| up| forward| over| ahead| through| straight)*(?<rest> (?:in)?to .*)',
    'move $whom$rest',
  ],
  ['(?:get|put|bring|carry|let) <whom> (?:through|over|up|across|along|forward|on)(?<rest> to .*)', 'move $whom$rest'],
  ['off to (?<rest>.*?) with <whom>', 'move $whom to $rest'],
  ['(?:on|over|straight|through|onwards?|up) to (?<rest>.*?) with <whom>', 'move $whom to $rest'],
  ["change <whom>'s? (?:stage|status|step|state|disposition)(?: from .*?)? (?:to|into)<rest>", 'move $whom to$rest'],
  [
    '(?:update|set|change|switch) (?:the )?(?:stage|status|step|state|disposition)(?: of| for| on) <whom>(?: from .*?)? (?:to|as|into)<rest>',
    'move $whom to$rest',
  ],
  ["(?:update|set|switch) <whom>'s? (?:stage|status|step|state|disposition) (?:to|as)<rest>", 'move $whom to$rest'],
  ["(?:update|change|set|log) <whom>'s? (?:ats )?(?:record|profile|card|file) to<rest>", 'move $whom to$rest'],
];
