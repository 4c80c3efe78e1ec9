// Cues of orders about Muster's own doings, its overviews, military codes and integrations.
import type { Command } from './command.ts';

export const officeCommands: readonly Command[] = [
  {
    intent: 'undo_action',
    weight: 1,
    pattern:
      /^(?:(?:oops|whoops|no|wait|ugh|damn|argh|sorry|oh|my bad|wrong (?:one|person|guy|button|name))[,.! ]+)*(?:undo|un-do|unde\b|un-?send\b|revert(?! (?:to )?(?:me|us|with)\b)|git revert|roll ?back|reverse|back it out|(?:revoke|rescind|annul|nullify) (?:it|that|this|the (?:last|said|above|aforementioned))(?: (?:decision|step|change|measure|move))?(?: again)?$|scratch (?:that|it)|take (?:that|it|this|both|the last (?:one|thing)|the last) back|take back|cancel (?:that|it|what you (?:just )?did)$|back$|go back$|back(?:,? please)?$|(?:put|give|take|bring|set|change) (?:it|that|this|her|him|them|everything) back(?: (?:please|again|where (?:it|she|he) was|(?:in|to) .*))?$|(?:walk|roll|wind) (?:it|that|this) back|back (?:she|he|it|they) goe?s?$|(?:restore|reinstate) (?:it|that|them|this)\b|(?:delete|remove|drop|take back|take) (?:that|the|this|my|your) (?:last )?(?:note|message|e-?mail|follow-?up|move|booking|offer|rejection|change)(?: (?:again|back|off|out|down))+|(?:delete|remove|scratch) (?:that|this|your last|the last) (?:note|message|e-?mail|move|change)$|(?:oops|whoops|wait),? (?:undo|revert|take))/,
  },
  // “Take Omar's offer back”: the one that was made here, or the one that stands.
  {
    intent: 'undo_action',
    weight: 0.98,
    pattern: /^(?:take|pull) (?:\S+ ){1,5}?offer(?: (?:to|for|from) .{2,40}?)? back[.! ]*$/,
    with: ['person'],
    without: ['stage', 'payload'],
  },
  // “Put him back” where no stage is named: what was done to him is taken back.
  {
    intent: 'undo_action',
    weight: 0.96,
    pattern: /^(?:ah,? |oh,? |no,? |wrong \w+,? )*(?:put|move|bring|send) .{2,40} back[.! ]*$/,
    with: ['person'],
    without: ['stage', 'time', 'meeting'],
  },
  {
    intent: 'approve_action',
    weight: 0.98,
    pattern:
      /^(?:i (?:hereby )?approve|approve|release the (?:offer|rejection|mail|e-?mail)|yes to (?:that|it|the)|(?:yes,? )?(?:that's right,? )?(?:please )?(?:go for it|ship it|send it off|release it|let it (?:go|out))|aprv|apprv|(?:ok(?:ay)?,? |yes,? |yep,? )?approved$|sign (?:it |that )?off(?: on)?|green-?light|authori[sz]e|ok(?:ay)? the|go ahead with|confirm the (?:offer|rejection))\b/,
  },
  {
    intent: 'decline_action',
    weight: 0.99,
    pattern: /^(?:decline|deny|refuse|turn down|veto) the other(?: one| request)?[.! ]*$/,
  },
  {
    intent: 'decline_action',
    weight: 0.98,
    pattern:
      /^(?:decline|deny|refuse|reject|turn down|don't approve|veto)\b(?: (?:it|that|this)(?: one| request)?[.!]?$| (?:the|that|this) (?:offer|rejection|bulk|follow-?up)(?: request)?[.!]?$| [^,;:]{2,40}'s? (?:offer|rejection)(?: request)?[.!]?$|.*\b(?:approval|request|the (?:offer|rejection|bulk|follow-?up) (?:for|to|of)|waiting|pending)\b)/,
    without: ['stage'],
  },
  {
    intent: 'translate_mos',
    weight: 0.97,
    pattern: /\b(?:mos|afsc|military (?:code|job|occupation|role)|rating)\b/,
    with: ['code'],
  },
  { intent: 'translate_mos', weight: 0.95, pattern: /^(?:translate|convert|map|decode)\b/, with: ['code'] },
  {
    intent: 'translate_mos',
    weight: 0.95,
    pattern: /\bcivilian (?:equivalents?|jobs?|roles?|titles?|terms|work|version|counterparts?)\b|\bin civilian\b/,
    with: ['code'],
  },
  {
    intent: 'translate_mos',
    weight: 0.9,
    pattern: /^(?:what|which|how)\b.*\b(?:civilian|jobs?|mean|translate|roles?|fit|(?:can|could) an? \S+ do)\b/,
    with: ['code'],
  },
  {
    intent: 'morning_brief',
    weight: 0.97,
    pattern:
      /\b(?:morning brief(?:ing)?|(?:daily|morning) (?:digest|summary|report|rundown|update|roundup|overview)|daily digest)\b/,
  },
  // “Brief me” is about the day; “brief me on Ann” about her.
  {
    intent: 'morning_brief',
    weight: 0.97,
    pattern: /^(?!.*\bbrief(?:ing)?(?: me)?(?: up)? (?:on|about|re|regarding)\b).*\bbrief(?:ing)?\b/,
  },
  {
    intent: 'morning_brief',
    weight: 0.97,
    pattern: /\bbrief(?:ing)?(?: me)?(?: up)? (?:on|about|re|regarding)\b/,
    without: ['person', 'user'],
  },
  {
    intent: 'morning_brief',
    weight: 0.93,
    pattern:
      /^(?!.*\bhave on (?!today|tap|deck|my|the|our|for|this|top)\p{L})(?:whats?(?:'s| is| are)?|which|anything|catch me up|where|who)\b.*\b(?:priorit\w+|on my (?:plate?|list|radar|desk|docket)|on (?:for|the agenda|deck|today|tap)|(?:today's|my|the) (?:day|priorities|tasks|to-?dos?|rundown|agenda|plan|schedule|game ?plan)|should i (?:do|work on|focus|start|tackle|begin|look at|contact|call)|(?:do|must|should|can|shall) (?:i|we) (?:have to |need to )?(?:have|do|start|begin)|first (?:on|in) (?:the|my|our) (?:list|agenda|plate|queue|day)|needs? (?:my |me|doing)|urgent|up today|on today|rundown|first thing|to do (?:first|today)|(?:have|got) we (?:got|for)|we got(?: today| going)?$|matters (?:most|today)|most important)\b/u,
    without: ['filter'],
  },
  {
    intent: 'morning_brief',
    weight: 0.93,
    pattern:
      /\b(?:what|how) (?:does|do|is|'s)\b.*\b(?:my|the|our) (?:day|morning|agenda|plate)(?: today)?(?: look(?:ing)?(?: like)?)?\s*\??$/,
  },
  {
    intent: 'morning_brief',
    weight: 0.9,
    pattern:
      /^(?:overview|summary|rundown|list|run-?through) (?:of|for) (?:this morning|today|my (?:day|morning)|the (?:day|morning))/,
  },
  {
    intent: 'morning_brief',
    weight: 0.9,
    pattern:
      /^(?:catch me up|start my day|my day|.*\btop priorities|(?:run|walk|talk|take) me through (?:today|my day|the day|this morning)|(?:give me |show me |list )?(?:my |the |our |top |today's )?(?:priorities|agenda|to-?dos?|to-?do list|tasks)(?: list)?|rundown|game ?plan|what(?:'s| is| do) (?:we |i )?(?:got|have|up|next|first|hot)(?: first| today| now| on)*\s*\??$)/,
    without: ['person', 'stage'],
  },
  {
    intent: 'list_approvals',
    weight: 0.97,
    pattern:
      /\b(?:approvals?|(?:needs?|waiting (?:for|on)|await(?:s|ing)?|pending)(?: my| an?)? (?:approval|sign-?off|decision|me))\b/,
    without: ['person'],
  },
  {
    intent: 'list_approvals',
    weight: 0.94,
    pattern:
      /^(?:what|whats?'?s?|anything|something|is there (?:anything|something)|do i have|who|which|show|list|open)\b.*\b(?:pending|(?:waiting|stuck|sitting) (?:on|for|with) (?:me|my|us)|to (?:be )?(?:approve|sign|confirm|decide|release)d?|sign(?:ing)? off|approving|for me to (?:approve|sign|decide|confirm))\b|^do (?:i|we) (?:need|have) to (?:approve|sign|decide|confirm|release)\b|^what(?:'s|s| is)? (?:waits?|waiting|on hold|hanging) (?:for|on|with) (?:me|us|my|our)\b|^(?:pending|waiting|open requests?|to approve|(?:the |my )?(?:approvals?|approval) (?:queue|list|inbox|requests?)|queue)\s*\??$/,
  },
  {
    intent: 'list_actions',
    weight: 0.96,
    pattern:
      /\b(?:(?:action|activity|change|audit|today's|yesterday's) (?:log|feed|trail|list|history|report)s?|^actions?(?: (?:today|yesterday|this week|last week))?\??$|history|recent actions|audit log|log of|(?:today|yesterday|week|month)'s (?:actions|changes|activity|doings)|(?:everything|anything|all|things|stuff)(?: that)? (?:you|we|i|the team)(?:'ve| have|'s)?(?: just| already)? (?:did|done|changed)|what changes? (?:were|was|have been|has been|got|did|are)|(?:which|what) (?:actions|things) (?:were|have been|did|was)|what (?:did|have|has) (?:you|we|i|been|everyone|anyone) (?:just |already |been )?(?:do|done|change|changed|doing)(?! (?:to|with|about) )|what happened|what(?:'s| has| is)(?: been)? (?:going on|happening|happened) (?:in here|here|around here|in the system|in muster)|what (?:was|has been|got) (?:done|changed)|show (?:me )?the log|^(?:the |our |my )?log,? (?:for |of |from )?(?:today|yesterday|this week|last week)$|(?:actions|activit(?:y|ies)) (?:done |taken )?(?:from |of |for |in )?(?:today|yesterday|this week|last week)|(?:you|we) been up to|your (?:last|recent) actions)\b/,
  },
  {
    intent: 'list_actions',
    weight: 0.99,
    pattern: /^(?:the |our |my )?log,? (?:for |of |from )?(?:today|yesterday|this week|last week|so far)[.?!]*$/,
  },
  {
    intent: 'show_metrics',
    weight: 0.95,
    pattern:
      /\b(?:metrics|dashboard|kpis?|key figures|key numbers|scorecard|performance (?:data|figures)|stats|statistics|productivity|hours saved|time saved|saved (?:this|last)|on-?time rate|pipeline velocity|velocity|how much time (?:did|have|has|do)|how (?:many hours|much)\b.*\b(?:saved?|spared?)|^how (?:was|is|did) (?:last|this|the) (?:week|month)(?: go| been| going)?\b|how (?:are we|am i|is the team|did we|have we|did the team|did i|did it)(?: been| all)? (?:doing|do|done|go|perform\w*)|how (?:we|i|the team|things) (?:did|performed|are doing|are going|went|have been doing)|performance|numbers (?:for|wise|this|last|of)|^(?:the )?(?:numbers|figures)\b|in (?:numbers|figures)|(?:the|our|my|week's|month's|today's|yesterday's) (?:figures|numbers))\b/,
    without: ['person'],
  },
  {
    intent: 'integration_health',
    weight: 0.95,
    pattern:
      /\b(?:integrations?|connectors?|connections?|syncs?|systems?)\b.*\b(?:health|healthy|status|ok|okay|working|functioning|talking|talk|connected|in order|down|up|errors?|broken|fine|state|fail\w*|stuck|red|green|running|late|lagging|behind|doing|alive)\b|^(?:are|is|do|does|how are|how is|how's|any|check|show)\b.*\b(?:integrations?|connectors?|syncs|connections)\b|^(?:(?:all|any) )?(?:broken |failing |failed )?(?:integrations?|connectors?|connections|syncs)(?: ok(?:ay)?| alright| fine)?\s*\??$/,
  },
  {
    intent: 'integration_health',
    weight: 0.97,
    pattern:
      /^(?:is|are|does|do|has|have)\b.*\b(?:ats|crm|hris|calendars?|mailbox|e-?mail|slack|teams|payroll|job boards?)\b.*\b(?:talk(?:ing)? to|connected|linked|hooked up|reachable|responding|in sync|syncing|synced)\b/,
  },
  {
    intent: 'integration_health',
    weight: 0.95,
    pattern: /\b(?:health|status|state)\b.*\b(?:integrations?|connectors?|connections?|syncs?|systems?)\b/,
  },
  {
    intent: 'run_sync',
    weight: 0.96,
    pattern:
      /^(?:run|start|trigger|kick off|do|force|launch|re-?run|resync|re-sync)\b.*\b(?:re-?sync|sync|integration)\b/,
  },
  {
    intent: 'run_sync',
    weight: 0.97,
    pattern:
      /^(?:run|start|begin|trigger|kick off|force|launch|re-?run|redo|fire off|fire up|execute|have) (?:the |an? |our |another )?(?:fresh |new |full |quick )?(?:[\p{L}\d-]+ )?(?:re-?)?(?:sync|synchroni[sz]ation)\b|^(?:set|get) (?:the |our )?[\p{L}\d-]+ (?:re-?)?sync (?:going|running|started|off)\b|^(?:the |our )?[\p{L}\d-]+ (?:re-?)?(?:sync|integration)(?: to)?(?: (?:be )?(?:runs?|run|started))?(?: (?:again|once more|now|please|right away|asap))+$|^(?:the |our )?[\p{L}\d-]+ (?:needs?|could use|could do with|wants?|is due) (?:an? |another )?(?:fresh |new |full |quick )?(?:re-?)?sync$|^(?:can|could) [\p{L}\d-]+ be (?:re-?)?synchroni[sz]ed\b/u,
    without: ['user', 'title', 'duration'],
  },
  // “Pull the latest from Greenhouse into here”, “refresh the data from Lever”, “the Slack integration needs to run once more”
  {
    intent: 'run_sync',
    weight: 0.97,
    pattern:
      /^(?:refresh|update|reload|re-?import|import|fetch|pull|get)\b(?: me| us)?(?: in| over)? (?:all |the )*(?:fresh |new |current )?(?:data|records|latest(?: data| records| changes)?|changes|updates)\b(?: over| in)? (?:from|of|out of) [\p{L}\d-]+(?: (?:in|into|again|now|please|(?:in)?to (?:here|our system|the system|muster)))*$|^(?:the |our )?[\p{L}\d-]+ (?:integration|sync|connector) (?:needs|has|ought|should|must|is due|is)(?: to)? (?:be )?(?:run|re-?run|start|started|triggered|kicked off|refreshed|happen)\b|^(?:(?:(?:i|we)(?:'d| would)? )?(?:need|want|like) )?an? (?:fresh |new |full |quick |another )*(?:re-?)?sync (?:with|of|from|for) [\p{L}\d-]+/u,
    without: ['stage', 'title', 'template'],
  },
  { intent: 'run_sync', weight: 0.9, pattern: /^(?:re-?)?sync\b/ },
];
