// Cues of orders about meetings.
import type { Command } from './command.ts';
import { meetingWord } from './meeting-words.ts';

export const meetingCommands: readonly Command[] = [
  {
    intent: 'find_free_slots',
    weight: 0.97,
    pattern:
      /^(?:when|what time|what times|which times?|what day)\b.*\b(?:free|available|availability|open|works?|meet)\b/,
  },
  {
    intent: 'find_free_slots',
    weight: 0.95,
    pattern:
      /^(?:is|are|does|do|has|check (?:if|whether|when)|see (?:if|when))\b.*\b(?:free|available|have time|open|any time|availability)\b/,
  },
  {
    intent: 'find_free_slots',
    weight: 0.97,
    pattern:
      /^(?:find|show|give|get|list|check|look for|see|what's|what is)\b.*\b(?:free (?:time|slots?)|open(?:ings?)?(?: slots?| times?)|availability|available (?:times?|slots?)|(?:a|some) (?:time|slots?)|free time|slots?)\b/,
    without: ['stage'],
  },
  {
    intent: 'cancel_meeting',
    weight: 0.97,
    pattern: new RegExp(
      `^(?:cancel|call off|scrap|delete|remove|drop|kill|ditch|get rid of)\\b.*\\b(?:${meetingWord})\\b`,
    ),
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
  { intent: 'reschedule_meeting', weight: 0.98, pattern: /^(?:reschedule|postpone|rebook|re-book)\b/ },
  {
    intent: 'reschedule_meeting',
    weight: 0.96,
    pattern: new RegExp(`^(?:move|push|shift|bump|change|bring|delay|switch|put)\\b.*\\b(?:${meetingWord}|it|that)\\b`),
    with: ['time'],
    without: ['stage'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.9,
    pattern: /^(?:move|push|shift|bump|delay)\b.*\b(?:back|forward|by|to)\b/,
    with: ['time'],
    without: ['stage'],
  },
  {
    intent: 'reschedule_meeting',
    weight: 0.95,
    pattern: /^(?:move|push|shift|bump|delay|bring|put|postpone)\b.*\b(?:it|that|by|back|forward|later|earlier|out)\b/,
    with: ['duration'],
    without: ['stage', 'time'],
  },
  {
    intent: 'book_meeting',
    weight: 0.97,
    pattern: new RegExp(
      `^(?:book|schedule|set[- ]?up|arrange|organi[sz]e|plan|block(?: off| out)?|grab|get|create|add|slot|put|fix|line up|calendar|find|make|squeeze in|pencil in|reserve|hold|do)\\b.*\\b(?:${meetingWord}|minutes?|mins?|hours?|hrs?|half[- ]hour|time|in the (?:calendar|diary)|on the calendar|screen)\\b`,
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
