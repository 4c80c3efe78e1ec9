// Cues of orders about candidates and their way through the pipeline.
import type { Command } from './command.ts';
import { offerCommands } from './offer-commands.ts';
import { advancing, moving, rejecting } from './verbs.ts';

const moveVerb = `${moving}|moved?`;

export const candidateCommands: readonly Command[] = [
  {
    intent: 'reject_candidate',
    weight: 0.97,
    pattern: new RegExp(`^(?:${rejecting})\\b`),
    with: ['person'],
    without: ['meeting'],
  },
  { intent: 'reject_candidate', weight: 0.9, pattern: /^(?:reject|decline|disqualify)[.! ]*$/ },
  {
    intent: 'reject_candidate',
    weight: 0.97,
    pattern: /^let (?!.*\bknow\b)\S+(?: \S+){0,2} (?:down|go)\b/,
    with: ['person'],
  },
  {
    intent: 'reject_candidate',
    weight: 0.9,
    pattern:
      /^(?:drop|strike|take|pull|withdraw|remove|cut)\b.*\b(?:from|out of) (?:the |our |any )?(?:further )?(?:process|pipeline|running|consideration|pool|race|search|funnel|shortlist)\b/,
    with: ['person'],
  },
  {
    intent: 'reject_candidate',
    weight: 0.86,
    pattern: /^drop\b(?!.*\b(?:lines?|notes?|messages?|e-?mails?|texts?|off|by|in|into|to|on)\b)/,
    with: ['person'],
    without: ['meeting', 'payload'],
  },
  {
    intent: 'reject_candidate',
    weight: 0.97,
    pattern:
      /^(?:send|mail|email|issue|give|fire off|process|do) .*\b(?:rejections?|reject(?:ion)? (?:letter|email|note)|turn-?down)\b/,
  },
  {
    intent: 'withdraw_offer',
    weight: 0.99,
    pattern:
      /^(?:(?:withdraw|rescind|retract|revoke|pull|cancel|call off)|(?:kill|nix|remove|scrap|bin|axe|void|annul|scratch|ditch|delete)(?= (?:(?:the|that|this|our|his|her|their)|(?!\S+ (?:from|on|in|for|and|to|with|before|after) )(?:\p{L}[\p{L}-]*\s){0,2}\p{L}[\p{L}-]*['’]s?) (?:(?:job|written|verbal|open|current|old|outstanding) )?offer(?: letter)?(?! (?:stage|step|phase|round|list))(?![\p{L}-])))(?![\p{L}])(?!.*\b(?:meeting|call|interview|sequence|campaign|cadence|drip)\b).*\boffer\b/u,
    without: ['approval', 'title'],
  },
  {
    intent: 'send_offer',
    weight: 0.98,
    pattern:
      /^(?:send|extend|make|give|issue|put out|get|prepare|draft|email|shoot)\b(?!.*\b(?:message|e-?mail|note|about|regarding|reminder|update|whether|if)\b.*\boffer).*\boffers?(?: letters?)?\b/,
    without: ['stage'],
  },
  {
    intent: 'send_offer',
    weight: 0.97,
    pattern:
      /^offer\b(?! stage)(?!.*\b(?:an?|some|any|my|our) (?!job|position|role|salary|offer|contract|start|year|annum|month|hour|hr|day|week|shift))/,
    with: ['person'],
  },
  ...offerCommands,
  {
    intent: 'score_candidate',
    weight: 0.97,
    pattern: /^(?:score|rate|predict)\b|^retention (?:for|of|on)\b/,
    with: ['person'],
  },
  {
    intent: 'score_candidate',
    weight: 0.96,
    pattern:
      /\b(?:retention (?:score|risk|prediction|outlook|odds)|tenure score|flight risk|how (?:likely|long).*\b(?:stay|last|stick|leave|quit)|likely to (?:stay|last|stick|leave|quit)|(?:will|would) .* (?:stay|stick around|last)\b|chances? .*\b(?:stay|staying|leav)|(?:run|do|get|give).*\b(?:retention|score))/,
  },
  {
    intent: 'move_stage',
    weight: 0.97,
    pattern: new RegExp(`^(?:${moveVerb})\\b`),
    with: ['stage', 'person'],
    without: ['meeting'],
  },
  {
    intent: 'move_stage',
    weight: 0.96,
    pattern: new RegExp(
      `^(?:${moveVerb})\\b.*\\b(?:next (?:stage|step|round|phase)|back (?:a|one) (?:stage|step)|previous (?:stage|step)|forward|along|ahead|on to the next)\\b`,
    ),
    with: ['person'],
  },
  { intent: 'move_stage', weight: 0.95, pattern: new RegExp(`^(?:${advancing})\\b`), with: ['person'] },
  {
    intent: 'move_stage',
    weight: 0.93,
    pattern: /^invite\b.*\bto\b.*\b(?:stage|step|round|phase)\b/,
    with: ['stage', 'person'],
  },
  // “I would like Ann to advance to the panel”, “Sam can go to the longlist”.
  {
    intent: 'move_stage',
    weight: 0.9,
    pattern: /^.{2,40}?\b(?:to|can|should|may) (?:advance|move|go|proceed|progress)(?: on| along)? (?:in)?to\b/,
    with: ['stage', 'person'],
    without: ['time'],
  },
  {
    intent: 'move_stage',
    weight: 0.9,
    pattern: /^(?:move|advance|put|transfer|shift)\b/,
    with: ['person'],
    without: ['time', 'meeting'],
  },
  {
    intent: 'move_stage',
    weight: 0.85,
    pattern: /^(?:move|put|transfer|send|push)\b.*\b(?:to|into|in|back)\b/,
    with: ['stage'],
    without: ['meeting'],
  },
  { intent: 'move_stage', weight: 0.9, pattern: /^hire\b/, with: ['person'] },
  {
    intent: 'show_candidate',
    weight: 0.9,
    pattern: /^(?:and |what about |how about )?[\p{L}' .-]{2,30}\?$/u,
    with: ['person'],
    without: ['stage', 'time', 'template', 'meeting', 'money'],
  },
  {
    intent: 'show_candidate',
    weight: 0.96,
    pattern:
      /^(?:(?:a|the|your|some) )?(?:(?:quick|short|little|full) )*brief(?:ing)?(?: me)?(?: up)? (?:on|about|re|regarding)\b|^(?:give|get|send|i need|i want|i could use)\b(?: me| us)?.*\bbrief(?:ing)? (?:on|about|re|regarding)\b/,
    with: ['person'],
    without: ['template', 'user'],
  },
  {
    intent: 'show_candidate',
    weight: 0.93,
    pattern:
      /^(?:show|open|pull up|bring up|display|look up|find|get|give me|view|see|check(?!-?in\b)|tell me about|tell me more about|(?:sitrep|status|rundown|low-?down|skinny|scoop|story|deal|overview|summary|intel|snapshot|profile|file|record|card|latest)\b(?: on| of| for| about| re)?|what do (?:we|you) (?:know|have) (?:about|on)|who is|who's|what(?:'s| is) (?:the )?(?:deal|story|word|situation|status|going on|up|happening|the latest|latest|new|stage)|what stage|which stage|where is|where's|what time (?:is|are|does|do)|when(?:'s| is| are| does| do)|where are we|where do we stand|how is|how's|status (?:of|on|for)|details|info|any update|update me|summar|remind me (?:who|where)|has|did|is|when (?:did|was)|everything|all|where does|where do|how (?:far|did)|what happened (?:to|with)|what's happening with|info|pull|load|bring)\b/,
    with: ['person'],
    without: ['template'],
  },
  {
    intent: 'find_candidates',
    weight: 0.94,
    pattern:
      /^(?:who(?:'s|se|m)?|which|list|ls|filter|show|find|search|give|get|need|want|how many|number of|any|anyone|anybody|someone|somebody|people|folks|candidates?|applicants?|are there|is there|do we have|display|see|pull|pull up|what|where|name|tell me who|count|look for|everyone|everybody|all)\b/,
    with: ['filter'],
    without: ['template'],
  },
  // “Math people?”, “kitchen applicants in the trial?”
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern:
      /^(?!(?:reject|move|send|e-?mail|follow|chase|book|tell|let|offer|cancel|nudge|message|advance|write|note|add|remind|invite|ping|contact|decline|archive|hit|text|drop|put|push|get rid)\b).*\b(?:people|folks|candidates|applicants)\b[^,]*\?*$/,
    with: ['filter'],
    without: ['template', 'payload', 'time', 'person'],
  },
  // “Engineers in technical interview”
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern:
      /^(?:all |the |our |any )?(?!.*\b(?:move|moves?|to|into|reject|decline|message|follow|nudge|e-?mail|send|tell|offer|cancel|book|put|push|advance|note|chase|ping|contact|write|archive|drop|remove|delete|hire|invite|schedule|rid|bump|bring|keep|leave)\b)[\p{L} -]{2,30}s? (?:in|at|on)\b/u,
    with: ['filter', 'stage'],
    without: ['person', 'template', 'payload', 'time', 'meeting', 'user'],
  },
  // “Our engineering pipeline”, “devs list”, “5+ days no contact”.
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern:
      /^(?:(?:give me|show me|show|list|get|see) )?(?:the |our |my |all )*(?!.*\b(?:move|reject|book|offer|follow|nudge|chase|e-?mail|message|tell|send)\b)[\p{L}\d+ -]{2,50} (?:list|pipeline|bench|roster|pool|contact|silence|untouched|quiet)\??$/u,
    with: ['filter'],
    without: ['template', 'payload', 'time', 'person'],
  },
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern: /^[\p{L} -]{2,30}s (?:which|who|that) (?:are|is|were|have|haven't|sit|stand|wait)\b/u,
    with: ['filter'],
    without: ['template', 'payload', 'time', 'person'],
  },
  {
    intent: 'find_candidates',
    weight: 0.92,
    pattern: /^(?:who|which)\b.*\b(?:lose|losing|slip\w*|drifting|cold|danger)\b/,
  },
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern:
      /^(?:give|show|get|send|read|pull)(?: me| us)?(?: up)?(?: the| our)? .*\b(?:list|line-?up|column|names)\??$/,
    with: ['stage'],
    without: ['person', 'template', 'time'],
  },
  {
    intent: 'find_candidates',
    weight: 0.92,
    pattern:
      /^(?:who|which|list|show|find|search|how many|get|give|display)\b.*\b(?:candidates?|applicants?|people|pipeline|everyone|everybody|at risk|haven't|hasn't|going cold|gone quiet)\b/,
  },
  {
    intent: 'find_candidates',
    weight: 0.9,
    pattern:
      /^(?:who(?:'s| is| are)?|which|any(?:one|body)?|how many|is (?:any|some)(?:one|body)|ls|list|count|filter|people|candidates|everyone|everybody)\b|\bwho\??$/,
    with: ['stage'],
  },
];
