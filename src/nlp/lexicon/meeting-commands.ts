// Cues of orders about meetings.
import type { Command } from './command.ts';
import { meetingWord } from './meeting-words.ts';
import { booking, cancelling, shifting } from './verbs.ts';

export const meetingCommands: readonly Command[] = [
  {
    intent: 'find_free_slots',
    weight: 0.97,
    pattern:
      /^(?:(?:tell me|find out|check|see|let me know) )?(?:when(?:'s|s)?|(?:at|in|on|during) (?:what|which) (?:times?|hours?|days?)|at what times?|what times?|which times?|which hours?|what hours?|what days?|which days?|how)\b.*\b(?:free|available|availability|open|works?|meet|busy|around)\b/,
  },
  {
    intent: 'find_free_slots',
    weight: 0.95,
    pattern:
      /^(?:free|open|available|common|shared|spare) (?:times?|slots?|hours?|gaps?|windows?)\b|\b(?:calendar|diary|availability|schedule)\b.*\?$|\b(?:common|shared|free|open) (?:slots?|times?)\b|\bavailable\b/,
    with: ['user'],
    without: ['person'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.96,
    pattern:
      /^(?:what|which|any|are there|got any|is there|do you see any|look for|look at|check|see|show|find|search|how)\b.*\b(?:slots?|gaps?|openings?|windows?|holes?|room|space|availability|free time|calendar|diary|schedule|day|today|tomorrow|week|morning|afternoon|monday|tuesday|wednesday|thursday|friday)\b(?:.*\b(?:have|has|got|look|looks|looking|calendar|diary|schedule|slots?|gaps?|openings?|windows?|available|free))\b/,
    with: ['user'],
    without: ['person', 'stage'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.97,
    pattern:
      /^(?:check|look at|look in|look up|see|show|open|view|pull up|bring up)\b.*\b(?:calendar|diary|schedule|availability)\b|^any (?:gaps?|openings?|holes?|slots?|windows?|free|space|room)\b|^(?:find|look for|search|get|need)\b.*\b(?:an? (?:\w+ )?hour|half an hour|time|slot|minutes?|window)\b.* (?:that|which) (?:works?|suits?|fits?)\b|\bwhen (?:both |all )?.*\b(?:are|is) (?:both |all )?(?:free|available|open|around)\b|\bwhen(?:'s| is| are) (?:he|she|they|we|both|all)\b.*\b(?:free|available|around)\b/,
    with: ['user'],
    without: ['person', 'stage'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.95,
    pattern: /^(?:when|what time|what day|which day) (?:can|could|would|is|does|do|will|might|has|have)\b/,
    with: ['user'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.95,
    pattern:
      /^(?:the |his |her |their )?(?:first|earliest|soonest|next) (?:available |free |open |possible |mutual |common |and )*(?:slots?|openings?|gaps?|windows?|availability|times?|half[- ]hour|hour)\b/,
    with: ['user'],
    without: ['stage'],
  },
  // “What do I have on Monday?”, “anything in my diary tomorrow?”: today's is the brief's.
  {
    intent: 'find_free_slots',
    weight: 0.98,
    pattern:
      /^(?!.*\b(?:today|to (?:do|approve|sign|decide|send|call|chase)|i have to|approvals?|requests?|candidates?)\b)(?:so |and |ok )?(?:what(?:'s|s|'ve| is| do| have| am| does)?|which (?:meetings?|calls?|interviews?)|how(?:'s| is| does)?|anything|any (?:meetings?|calls?|interviews?)|is there anything|do|have|am|show(?: me)?|list|check)\b.*\b(?:i have|have i|i've|i got|do i|am i|i'm|(?:on|in) my (?:calendar|diary|schedule|agenda|books?)|my (?:calendar|diary|schedule|agenda|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b/,
    with: ['time'],
    without: ['person', 'stage', 'template', 'filter', 'payload'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.96,
    pattern:
      /^(?!.*\btoday\b)(?:what(?:'s|s| is)?|anything|is there anything|show(?: me)?|list|check)\b.*\b(?:(?:on|in) )?my (?:calendar|diary)\b/,
    without: ['person', 'stage', 'template', 'filter', 'payload'],
  },
  // “have the chat at 11 instead”: a time that takes the place of another one.
  {
    intent: 'reschedule_meeting',
    weight: 0.985,
    pattern: new RegExp(`\\b(?:${meetingWord})\\b.*\\binstead\\b|\\binstead\\b.*\\b(?:${meetingWord})\\b`),
    with: ['time'],
    without: ['stage'],
  },
  // “Give Ann half an hour with Owen tomorrow at three”
  {
    intent: 'book_meeting',
    weight: 0.975,
    pattern: new RegExp(
      `^(?:give|get|grab) \\S.{0,40}?\\b(?:an? |another |half an? |\\d+[- ]?|fifteen |twenty |thirty |forty-five )(?:[\\p{L}-]+ ){0,2}?(?:${meetingWord}|minutes?|mins?|hours?|hrs?)\\b.*\\bwith (?!(?:the|an?|his|her|their|our|my|this|that)\\b)`,
      'u',
    ),
    with: ['user', 'time'],
    without: ['payload', 'template', 'stage'],
  },
  {
    intent: 'book_meeting',
    weight: 0.945,
    pattern: /^(?:get|grab|give|stand up|stand) (?:me |us )?\b/,
    with: ['user', 'time'],
    without: ['payload', 'stage'],
  },
  {
    intent: 'find_free_slots',
    weight: 0.95,
    pattern:
      /^(?:is|are|am|does|do|has|(?:check|find out|see|ask|tell me|let me know|look|advise|suss out|confirm|verify) (?:if|whether|when))\b.*\b(?:free|available|around|reachable|(?:have|has|got)(?: \w+)? (?:time|(?:an? |any )?(?:common |free |spare |open |shared )?(?:half[- ]hour|half an hour|hour|slots?|gaps?|windows?|openings?|minutes?|\d+))|open|any time|availability)\b/,
  },
  {
    intent: 'find_free_slots',
    weight: 0.97,
    pattern:
      /^(?:find|show|give|get|list|check|look for|see|what's|what is)\b.*\b(?:free (?:time|slots?)|open(?:ings?)?(?: slots?| times?)|availability|available (?:times?|slots?)|(?:a|some) (?:time|slots?)|free time|slots?)\b/,
    without: ['stage'],
  },
  // “Take half an hour off the demo”, “add 15 minutes to Ann's call”, “have the panel end at four”
  {
    intent: 'reschedule_meeting',
    weight: 0.985,
    pattern:
      /^(?:take|knock|shave|chop|lop|trim|cut|drop|get)\b.*\b(?:minutes?|mins?|hours?|hrs?|hour)\b.{0,6}\boff\b|^(?:add|tack|tag)\b.*\b(?:minutes?|mins?|hours?|hrs?)\b.{0,8}\b(?:to|onto|on)\b/,
    with: ['duration', 'meeting'],
    without: ['time'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.985,
    pattern: /^(?:(?:have|let|make|get)\b.*\b)?(?:end|finish|wrap up|stop|conclude)\b.*\b(?:at|by|around)\b/,
    with: ['time', 'meeting'],
    without: ['stage', 'template', 'payload'],
  },
  {
    intent: 'cancel_meeting',
    weight: 0.97,
    pattern: new RegExp(`^(?:${cancelling}|take(?!.*\\bcare of\\b)|wipe|rm)\\b`),
    with: ['meeting'],
  },
  { intent: 'cancel_meeting', weight: 0.9, pattern: /^(?:cancel|call off|scrap)\b/, with: ['time'] },
  { intent: 'cancel_meeting', weight: 0.9, pattern: /^(?:scrap|call off|drop|kill) (?:it|that)\b/ },
  {
    intent: 'cancel_meeting',
    weight: 0.85,
    pattern: /^(?:cancel|call off)\b/,
    with: ['person'],
    without: ['template'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.98,
    pattern: new RegExp(
      `^(?:make|set|put|have|change|shift|move|push) [\\p{L}' .-]+'s? (?:\\w+ )?(?:${meetingWord})\\b`,
      'u',
    ),
    with: ['time'],
    without: ['stage', 'user'],
  },
  { intent: 'reschedule_meeting', weight: 0.98, pattern: /^(?:reschedule|postpone|rebook|re-book)\b/ },
  {
    intent: 'reschedule_meeting',
    weight: 0.96,
    pattern: new RegExp(`^(?:${shifting}|put|set|make|keep)\\b.*\\b(?:it|that)\\b`),
    with: ['time'],
    without: ['stage'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.96,
    pattern: /^(?:stretch|extend|lengthen|shorten|cut|trim|reduce|prolong|make|change|move|push|bring)\b/,
    with: ['duration', 'meeting'],
    without: ['stage', 'time', 'user'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.96,
    pattern: new RegExp(`^(?:${shifting}|put|set|have|make|start|place|get)\\b`),
    with: ['time', 'meeting'],
    without: ['stage'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.9,
    pattern: new RegExp(`^(?:${shifting})\\b.*\\b(?:back|forward|by|to)\\b`),
    with: ['time'],
    without: ['stage'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.95,
    pattern: new RegExp(`^(?:${shifting})\\b.*\\b(?:it|that|by|back|forward|later|earlier|out|sooner|up|down)\\b`),
    with: ['duration'],
    without: ['stage', 'time'],
  },
  {
    intent: 'book_meeting',
    weight: 0.97,
    pattern: new RegExp(
      `^(?!find out\\b)(?:${booking}|do|find)\\b.*\\b(?:${meetingWord}|minutes?|mins?|hours?|hrs?|half[- ]hour|time|in the (?:calendar|diary)|on the calendar|screen)\\b`,
    ),
    without: ['template'],
  },
  { intent: 'book_meeting', weight: 0.95, pattern: /^(?:book|schedule|set[- ]?up|arrange|pencil in|slot in|block)\b/ },
  {
    intent: 'book_meeting',
    weight: 0.9,
    pattern: new RegExp(`^(?:an? |\\d+[- ]?)?(?:min(?:ute)?s? |hour |half[- ]hour )?(?:${meetingWord})\\b.*\\bwith\\b`),
    with: ['time'],
  },
  {
    intent: 'book_meeting',
    weight: 0.9,
    pattern: /^(?:meet|talk|call|interview)\b.*\b(?:with|at|on)\b/,
    with: ['time', 'user'],
  },
];
