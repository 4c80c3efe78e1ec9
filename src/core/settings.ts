// What an organization may set. Every default is here; a stored setting overrides it field by field.
import { z } from 'zod';
import { ConnectionId, UserId } from './ids.ts';
import { Role } from './access.ts';
import { safeText } from './json.ts';
import { PublicPage } from './public-page.ts';
import { WidgetSettings } from './widget.ts';
import { Jurisdiction, NoticeLanguage } from './law/jurisdiction.ts';

export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 08:00');

/** Local times of day; as quiet hours `to` may lie on the next day. */
export const WorkingHours = z.strictObject({ from: clockTime, to: clockTime });

/** Asks where everything that it names fits: it can only add a question, never take one away. */
const ApprovalRule = z
  .strictObject({
    tool: safeText(64).min(1).optional().describe('Name of a tool.'),
    stage: safeText(80).min(1).optional().describe('The stage somebody would be moved to.'),
    role: z
      .enum([...Role.options, 'key', 'system'])
      .optional()
      .describe('Role of whoever asks; `key` for an API key, `system` for sequences and rules.'),
    over: z
      .strictObject({
        amount: z
          .number()
          .min(0)
          .max(1e12)
          .optional()
          .describe('An offer of more than this, in whole units of its currency.'),
        messages: z.int().min(0).max(1_000_000).optional().describe('Messages to more people than this.'),
      })
      .optional(),
  })
  .refine((rule) => Object.values({ ...rule, ...rule.over, over: undefined }).some((part) => part !== undefined), {
    message: 'must name a tool, a stage, a role or a limit',
  });
export type ApprovalRule = z.infer<typeof ApprovalRule>;

/** To ask costs more than to read all other settings; a zone stays one. Spelt in many ways, they are forgotten and asked anew. */
const knownZones = new Set<string>();
const mostZones = 1_000;

/** Every field has a default, so that any stored subset parses. Minutes, hours and days are as the names say. */
export const Settings = z.strictObject({
  tone: z.enum(['warm', 'neutral', 'brief']).default('neutral'),
  timeZone: z
    .string()
    .refine((zone) => isTimeZone(zone), 'an IANA time zone such as America/Chicago')
    .default('UTC'),
  /** Seconds that a message waits before it leaves, so that it can be taken back exactly. */
  holdSeconds: z.int().min(0).max(86_400).default(60),
  /** A call that moves, rejects or writes to more people than this needs approval. */
  bulkThreshold: z.int().min(0).max(10_000).default(5),
  /** More messages than this by one actor in 24 hours need approval, however they are split up. */
  dailyMessageCap: z.int().min(0).max(100_000).default(200),
  /** Whether a letter that a planner or a model worded is shown to whoever asked before it leaves. */
  drafts: z.enum(['on', 'off']).default('on'),
  /** Nobody approves what they asked for themselves. */
  fourEyes: z.boolean().default(true),
  approvalHours: z.number().positive().max(720).default(24),
  /** Tools that wait for approval in this organization, or, for high-stakes ones, no longer do. */
  approvals: z.record(safeText(64), z.enum(['ask', 'auto'])).default({}),
  /** Who decides instead of the requisition's people, by tool; `*` for all others. Admins may decide all the same. */
  approvers: z.record(safeText(64), z.array(UserId).max(50)).default({}),
  /** Who may decide gets an e-mail with a link: nobody, whoever no chat platform reaches, or everybody. */
  approvalMail: z.enum(['never', 'unreached', 'always']).default('unreached'),
  /** Further cases that wait for approval; see `ApprovalRule`. */
  approvalRules: z.array(ApprovalRule).max(50).default([]),
  /** Stops every write until it is false again. */
  paused: z.boolean().default(false),
  atRiskDays: z.int().min(1).max(365).default(5),
  briefTime: clockTime.default('08:00'),
  /** The ways by which briefs are brought, of those that are connected; none: briefs are only read. */
  briefChannels: z
    .array(z.string().regex(/^[a-z]{1,32}$/))
    .max(8)
    .default(['email']),
  workingHours: WorkingHours.default({ from: '09:00', to: '17:00' }),
  /** No text reaches anybody then, in the zone of whoever gets it (47 CFR 64.1200(c)(1) draws the same line for calls). */
  quietHours: WorkingHours.default({ from: '21:00', to: '08:00' }),
  /** When people may be given interviews. Working hours are those of a person's own time zone. */
  scheduling: z
    .strictObject({
      /** Minutes that stay free before and after each meeting. */
      bufferMinutes: z.int().min(0).max(120).default(0),
      /** No more meetings than this for one person on one day; null: no limit. */
      meetingsPerDay: z.int().min(1).max(50).nullable().default(null),
      /** Where somebody differs from that. */
      people: z
        .record(
          UserId,
          z.strictObject({
            workingHours: WorkingHours.exactOptional(),
            bufferMinutes: z.int().min(0).max(120).exactOptional(),
            meetingsPerDay: z.int().min(1).max(50).nullable().exactOptional(),
          }),
        )
        .default({}),
    })
    .prefault({}),
  /** Days a candidate may stay in a stage before the SLA is missed, by stage name; `*` for all others. */
  slaDays: z.record(safeText(80), z.number().positive().max(365)).default({ '*': 7 }),
  /** Hours after an interview by which its scorecard is due; later the hiring manager is told as well. */
  feedbackHours: z.number().positive().max(720).default(24),
  /** Minutes of work that one action of a tool saves; `*` for all others. */
  minutesSaved: z.record(safeText(64), z.number().min(0).max(480)).default({ '*': 3 }),
  statusSync: z
    .strictObject({
      /** An entry in the CRM's log. */
      crm: z.boolean().default(true),
      /** A chat message to the requisition's hiring manager, unless they made the change. */
      hiringManager: z.boolean().default(true),
      /** Further people who are told in chat. */
      chat: z.array(UserId).max(50).default([]),
      /** Stages whose candidates get an interview with the hiring manager at the next free time, and its minutes. */
      inviteMinutes: z.record(safeText(80), z.int().min(5).max(480)).default({}),
      /** Cancels a candidate's meetings to come when the candidacy ends. */
      cancelMeetings: z.boolean().default(false),
    })
    .prefault({}),
  /** Language models: what a day may cost before the offline planner answers, and what a million tokens cost. */
  model: z
    .strictObject({
      tokensPerDay: z.int().min(1).max(2_147_483_647).nullable().default(null),
      costPerDay: z.number().positive().max(1_000_000_000).nullable().default(null),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'three capital letters (ISO 4217)')
        .default('USD'),
      prices: z
        .record(
          safeText(128).min(1),
          z.strictObject({
            input: z.number().min(0).max(1_000_000),
            cached: z.number().min(0).max(1_000_000).exactOptional(),
            output: z.number().min(0).max(1_000_000),
          }),
        )
        .default({}),
    })
    .prefault({}),
  /** Of the messages to the assistant: those on which the service's candidate model is tried in shadow. 0: none. */
  shadowShare: z.number().min(0).max(1).default(0),
  conversationDays: z.int().min(1).max(365).default(30),
  /** After that many days the personal values of a finished action are replaced in the log, which ends its undo. */
  actionDays: z.int().min(30).max(3_650).default(365),
  /** Messages that left, were cancelled or failed go after that many days. */
  letterDays: z.int().min(1).max(3_650).default(90),
  /** Keeps the signals with each retention score; without it their hash alone, and models learn from uploads only. */
  keepSignals: z.boolean().default(true),
  /** Where fairness audits go; null: to everybody whose role is compliance, else to the admins. */
  complianceEmail: z.email().max(320).nullable().default(null),
  /** The laws on automated help with hiring decisions; `core/law/duties.ts` has what each asks for. */
  compliance: z
    .strictObject({
      /** Kept for every candidate, wherever the work is done: what the employer chooses, or where people live whom it asks. */
      everywhere: z.array(Jurisdiction).max(Jurisdiction.options.length).default([]),
      /** Places as the ATS writes them whose law cannot be told by their name, or is another than it says. */
      places: z.record(safeText(200).min(1), z.array(Jurisdiction).max(Jurisdiction.options.length)).default({}),
      /** Whether nobody is scored, and nobody scored is rejected, without the notice that the law asks for, or it is reported only. */
      notices: z.enum(['report', 'require']).default('report'),
      /** Of statements to people who had no notice in one language. */
      language: z.enum([...NoticeLanguage.options, 'both']).default('both'),
      /** After a rejection, until its statement leaves; it can be stopped until then. */
      statementHours: z.int().min(0).max(672).default(24),
    })
    .prefault({}),
  /** The page for candidates and authorities, and which audits stand on it. */
  publicPage: PublicPage.prefault({}),
  /** Where the employer takes applications; `{req_id}` and `{application_id}` stand for what is applied for. */
  applyUrl: safeText(1_000).refine(isApplyUrl, 'a web address that holds {req_id}').nullable().default(null),
  /** Connections that take the places of the built-in systems. */
  systems: z
    .strictObject({
      ats: ConnectionId.nullable().default(null).describe('Connection of the applicant tracking system.'),
      calendar: ConnectionId.nullable().default(null).describe('Connection of the calendar of interviews.'),
      crm: ConnectionId.nullable().default(null).describe('Connection of the CRM that stage changes are logged in.'),
      mail: ConnectionId.nullable().default(null).describe('Connection of the mail system that letters leave by.'),
      chat: ConnectionId.nullable().default(null).describe('Connection of the chat in which people are told things.'),
      text: ConnectionId.nullable().default(null).describe('Connection of the system that sends text messages.'),
    })
    .prefault({}),
  /** Hiring benchmarks for protected veterans (41 CFR 60-300.45), in percent, each from a day on. */
  veteranBenchmarks: z
    .array(z.strictObject({ percent: z.number().min(0).max(100), effective: z.iso.date() }))
    .max(50)
    // The national figure that OFCCP published last.
    .default([{ percent: 5.1, effective: '2025-07-30' }]),
  /** The veterans' chat on the employer's pages. */
  widget: WidgetSettings.prefault({}),
});
export type Settings = z.infer<typeof Settings>;

/** What holds before anything was set; version 0 of every organization. */
export const defaultSettings: Settings = Settings.parse({});

function isApplyUrl(template: string): boolean {
  const filled = template.replaceAll(/\{(?:req|application)_id\}/g, 'x');
  return template.includes('{req_id}') && URL.canParse(filled) && /^https?:$/.test(new URL(filled).protocol);
}

/** IANA names as this Node knows them (`Intl`), aliases included. Remembers names that it found. */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    const isZone = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
    if (knownZones.size >= mostZones) knownZones.clear();
    if (isZone) knownZones.add(zone);
    return isZone;
  } catch {
    // Intl throws a RangeError for a zone it does not know: that is the answer.
    return false;
  }
}
