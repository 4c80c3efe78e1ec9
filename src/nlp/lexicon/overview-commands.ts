// Cues of orders for overviews in more roundabout words: what waits, what was done, how we do, whether all is connected.
import type { Command } from './command.ts';

/** How one asks for it: “what …”, “is there …”, “a list of …”, “see whether …”. */
const asks =
  '(?:what|which|who|whatever|anything|something|has|is|are|do|does|show|see|list|check|verify|look|give|get|let|send|open|bring|furnish|provide|present|(?:an? |the )?(?:list|overview|summary|record|report|account|protocol|log|trail)(?= (?:of|on|about)\\b))';
const consent =
  '(?:approv\\w+|authori[sz]\\w+|signatures?|sign-?off|sign(?:ed)?|green light|blessing|go-?ahead|say-so|consent|a yes|an ok(?:ay)?|ok|okay|decisions?)';
const done =
  '(?:done|undertaken|executed|carried out|changed|performed|happened|ran|run|altered|modified|processed|triggered)';
const systems = '(?:integrations?|connectors?|connections?|interfaces?|syncs?|(?:connected )?systems)';

export const overviewCommands: readonly Command[] = [
  {
    intent: 'list_approvals',
    weight: 0.95,
    pattern: new RegExp(
      `^${asks}\\b.*\\b(?:await(?:s|ing)?|wait(?:s|ing)?(?: \\w+)? (?:for|on)|stuck|held (?:back|up)|pending|lacks?|(?:still )?(?:to be|must be|has to be|needs? to be))\\b.*\\b${consent}\\b`,
    ),
    without: ['person', 'stage'],
  },
  {
    intent: 'list_approvals',
    weight: 0.95,
    pattern: new RegExp(
      `^(?:do|must|should|shall) (?:i|we)(?: (?:have|need))?(?: to)? (?:ok|okay|approve|authori[sz]e|release|sign(?: off)?) (?:anything|something)\\b|^(?:which|what|any) (?:decisions?|requests?|things?) (?:are|is)(?: still)? (?:open|outstanding|pending|due)\\b`,
    ),
    without: ['person', 'stage'],
  },
  {
    intent: 'list_actions',
    weight: 0.97,
    pattern: new RegExp(
      `^${asks}\\b.*\\b(?:everything|all|anything|things|what|actions)(?: that)?(?: (?:you|we|i|was|were|got|has been|have been))* ${done}\\b`,
    ),
    without: ['person', 'stage'],
  },
  {
    intent: 'list_actions',
    weight: 0.97,
    pattern: new RegExp(
      `^(?:what|which (?:things|actions)) (?:ran|got executed|was carried out|has run)\\b|^activit(?:y|ies)\\b|^(?:today|yesterday|(?:this|last) week)[:,] what (?:ran|was ${done}|happened)\\b`,
    ),
    without: ['person', 'stage'],
  },
  // “What changed for Tom?”
  {
    intent: 'list_actions',
    weight: 0.97,
    pattern: /^(?:(?:show|tell) me )?(?:what|what's|whats|anything)(?: all)?(?: has| was| got)?(?: been)? changed\b/,
  },
  {
    intent: 'integration_health',
    weight: 0.97,
    pattern: /^(?:is|are|does|do|did|has|have|was|were)\b.*\b(?:syncing|syncs?(?! (?:now|please)\b)|synced)\b/,
  },
  // “Did anything go out today?”, “what have we sent this week?”, “were any letters sent?”
  {
    intent: 'list_actions',
    weight: 0.97,
    pattern:
      /^(?:and )?(?:did|has|have|what(?: all)?|which (?:letters|e-?mails|mails|messages|offers|rejections|invit\w+))\b(?!.*\b(?:should|shall|to (?:send|go)|it|him|her|them|one|(?:that|this)(?! (?:week|month|morning|afternoon|day)))\b).*\b(?:go(?:ne)? out|went out|(?:been|was|got) (?:sent|mailed|e-?mailed)|(?:we|you|i)(?:'ve| have)? (?:just |already )?(?:send|sent|mail|mailed|e-?mail|e-?mailed)(?: out)?)\b|^(?:was|were|any)\b.* sent\b/,
    without: ['person', 'stage', 'user', 'template', 'payload'],
  },
  {
    intent: 'show_metrics',
    weight: 0.95,
    pattern:
      /^(?:furnish|provide|present|bring|hand|send|give|get|show|have|hear|see)\b.*\b(?:figures|numbers|stats|statistics|metrics)\b|^how (?:quick|fast|slow|swift|long)\w* (?:is|does|are)\b.*\b(?:pipeline|process|hiring)\b|\bhow (?:recruiting|recruitment|hiring|the (?:pipeline|department)) (?:performed|did|went|fared|is doing|has been doing)\b/,
    without: ['person', 'stage', 'user', 'money'],
  },
  // “How many people did we hire this month?”, “how many offers went out?”, “time to hire?”: counts of what was done, not of who is there.
  {
    intent: 'show_metrics',
    weight: 0.99,
    pattern:
      /^how many (?:[\p{L}-]+ )?(?:(?:did|have|were|has|was) (?:we|i|the team|you|there been|been) ?(?:had?|hired?|made?|make|booked?|held|sent|rejected?|brought on|taken on|took on)\b|(?:were|got|have been|went|was) (?:hired|made|sent|out|held|booked|rejected)\b)|\btime[- ]to[- ](?:hire|fill)\b|\bconversion rates?\b|^how many (?:new )?hires\b/u,
    without: ['person', 'user'],
  },
  {
    intent: 'integration_health',
    weight: 0.97,
    pattern: new RegExp(
      `^${asks}\\b.*\\b${systems}\\b.*\\b(?:operat\\w+|working|work|running|run|normal(?:ly)?|fine|up|alive|connected|healthy|green)\\b|^how(?:'s| is| are| do| does)(?: all)? (?:our|the|all) ${systems}\\b|^(?:are|is) (?:we|it|everything|muster)\\b.*\\b(?:hooked|connected|linked|wired|plugged)(?: up| in)? (?:to|with)\\b|^${systems} (?:status|health|state|check)$|^system (?:status|health|state|check)$`,
    ),
    without: ['person'],
  },
  {
    intent: 'morning_brief',
    weight: 0.97,
    pattern:
      /^(?:show |give |get |have )?(?:an? |the |my |our )?(?:(?:today's|daily|day's|morning) (?:rundown|run-down|run-through|overview|summary|priorities|to-?dos?|plan|brief)|(?:overview|summary|rundown|run-through) of (?:the|my|our) (?:day|morning))$/,
  },
];
