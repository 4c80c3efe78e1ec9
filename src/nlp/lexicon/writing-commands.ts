// Cues of orders that write to somebody, or about somebody.
import type { Command } from './command.ts';
import { telling } from './verbs.ts';

export const writingCommands: readonly Command[] = [
  {
    intent: 'start_sequence',
    weight: 0.98,
    pattern:
      /^(?:(?:re-?)?start|enrol+|add|put|place|get|begin|kick off|launch|run|set|trigger|activate|resume|use|sequence|drip)\b.*\b(?:sequences?|seq|drips?|cadences?|nurtures?|nurturing|campaign|automated follow-?ups?|follow-?up (?:series|track|flow|sequence|campaign)|autopilot)\b/,
    without: ['payload'],
  },
  {
    // The built-in ones by their names.
    intent: 'start_sequence',
    weight: 0.98,
    pattern:
      /^(?:(?:re-?)?start|begin|kick off|launch|run|trigger|activate|put)\b.*\b(?:candidate[- ]at[- ]risk|application[- ]received|interview[- ]scheduled|offer[- ]extended)\b/,
    with: ['person'],
    without: ['payload'],
  },
  {
    intent: 'stop_sequence',
    weight: 0.98,
    pattern: /^(?:stop|end|pause|halt|no more|quit)\b.*\b(?:automatic(?:ally)?|automated)\b/,
    with: ['person'],
    without: ['payload'],
  },
  {
    intent: 'stop_sequence',
    weight: 0.98,
    pattern:
      /^(?:stop|pause|end|halt|discontinue|cease|remove|un-?enrol+|take|pull|cancel|drop|kill|turn off|switch off|finish|quit)\b.*\b(?:sequences?|seq|drips?|cadences?|nurtures?|nurturing|campaign|automated (?:follow-?ups?|e?-?mails?)|follow-?up (?:series|track|flow|sequence|campaign)|autopilot)\b|^(?:stop|quit|pause) (?:chasing|nurturing|e-?mailing|following up with|pestering|messaging|contacting|(?:(?:all|any|the|automatic|further|our) )*follow[- ]?ups? (?:to|for|with))\b/,
    without: ['payload', 'title'],
  },
  // What the CRM is to hold (message/wording/crm-entries.ts).
  { intent: 'log_crm', weight: 0.99, pattern: /^crm(?:note|call|email|meeting)\b/ },
  {
    intent: 'add_note',
    weight: 0.98,
    pattern:
      /^(?:add|leave|put|write|make|log|drop|jot|record|attach|stick|save|pop|place|enter|file|chuck|create|scribble)\b.*\bnotes?\b/,
  },
  { intent: 'add_note', weight: 0.97, pattern: /^(?:note|jot down|log|record|document)\b|^[\p{L}' -]{2,30} note$/u },
  {
    intent: 'add_note',
    weight: 0.9,
    pattern: /^(?:put|write|add)\b.*\b(?:on|in|to) (?:her|his|their|the) (?:file|record|profile)\b/,
  },
  { intent: 'send_followup', weight: 0.98, pattern: /\b(?:follow(?:s|ed|ing)?[- ]?ups?|followup)\b/ },
  {
    intent: 'send_followup',
    weight: 0.95,
    pattern:
      /^(?:nudge|chase|check in (?:with|on)|touch base with|re-?engage|reach out to|remind(?! me\b)|ping|circle back)\b/,
    without: ['user', 'payload'],
  },
  {
    intent: 'send_followup',
    weight: 0.94,
    pattern:
      /^(?:send|e-?mail|use|shoot|fire off|drop|mail|message|write|give|get|have|contact|text|ask|hit|forward|share)\b/,
    with: ['template'],
    without: ['payload', 'user'],
  },
  {
    intent: 'notify_user',
    weight: 0.96,
    pattern: new RegExp(`^(?!(?:tell|let|remind|ask|show|give) me\\b)(?:${telling})\\b`),
    with: ['user'],
    without: ['template'],
  },
  // “Tell Dana Tom gets the letter”
  { intent: 'notify_user', weight: 0.95, pattern: /^(?:tell|inform|notify) (?!me\b|us\b)/, with: ['user', 'template'] },
  // “Congratulate Omar on the offer”, “say hi to Pete from me”: in what words, is asked.
  {
    intent: 'send_message',
    weight: 0.95,
    pattern:
      /^(?:congratulate|welcome|apologi[sz]e to|greet|wish|say (?:hi|hello|thanks|thank you|sorry|congrats) to)\b/,
    with: ['person'],
    without: ['template', 'user'],
  },
  // “Message everyone in Panel: we decide on Friday”
  {
    intent: 'send_message',
    weight: 0.95,
    pattern:
      /^(?:tell|notify|inform|message|text|e-?mail|mail|write(?: to)?|alert|warn|advise|let (?=.*\bknow\b)|send .*\b(?:message|e-?mail|text|note|word|line) to)\b/,
    with: ['filter', 'payload'],
    without: ['person', 'template', 'user'],
  },
  {
    intent: 'send_message',
    weight: 0.95,
    pattern: /^(?:tell|inform|notify|let(?=.*\bknow\b)) (?:everyone|everybody|all|those|the \p{L}+s\b|each)\b/u,
    with: ['filter'],
    without: ['person', 'template', 'user'],
  },
  {
    intent: 'send_message',
    weight: 0.95,
    pattern: new RegExp(`^(?!(?:tell|let|remind|ask|show|give) me\\b)(?:${telling}|drop)\\b`),
    with: ['person'],
    without: ['template'],
  },
];
