// Settings in wire names. The rules of each value are those of the core.
import { z } from 'zod';
import { Settings } from '../../core/settings.ts';
import { component } from '../docs/components.ts';
import { complianceOf, WireCompliance, wireCompliance } from './compliance-settings.ts';
import { publicPageOf, WirePublicPage, wirePublicPage } from './public-page.ts';
import { WireWidget, widgetOf, wireWidget } from './widget.ts';

const { shape } = Settings;
const sync = shape.statusSync.unwrap().shape;
const model = shape.model.unwrap().shape;
const systems = shape.systems.unwrap().shape;
const scheduling = shape.scheduling.unwrap().shape;
const ofPerson = scheduling.people.unwrap().valueType.shape;

// Unwrapped: in a change, what is absent stays as it is instead of going back to its default.
const fields = {
  tone: shape.tone.unwrap(),
  time_zone: shape.timeZone.unwrap(),
  hold_seconds: shape.holdSeconds.unwrap(),
  bulk_threshold: shape.bulkThreshold.unwrap(),
  daily_message_cap: shape.dailyMessageCap.unwrap(),
  drafts: shape.drafts.unwrap(),
  four_eyes: shape.fourEyes.unwrap(),
  approval_hours: shape.approvalHours.unwrap(),
  approvals: shape.approvals.unwrap(),
  approvers: shape.approvers.unwrap(),
  approval_mail: shape.approvalMail.unwrap(),
  approval_rules: shape.approvalRules.unwrap(),
  paused: shape.paused.unwrap(),
  at_risk_days: shape.atRiskDays.unwrap(),
  brief_time: shape.briefTime.unwrap(),
  brief_channels: shape.briefChannels.unwrap(),
  working_hours: shape.workingHours.unwrap(),
  quiet_hours: shape.quietHours
    .unwrap()
    .describe('No text message reaches anybody then, in the zone of whoever gets it.'),
  scheduling: z
    .strictObject({
      buffer_minutes: scheduling.bufferMinutes.unwrap().describe('Minutes kept free before and after each meeting.'),
      meetings_per_day: scheduling.meetingsPerDay.unwrap().describe('For one person on one day; null: no limit.'),
      people: z
        .record(
          scheduling.people.unwrap().keyType,
          z.strictObject({
            working_hours: ofPerson.workingHours,
            buffer_minutes: ofPerson.bufferMinutes,
            meetings_per_day: ofPerson.meetingsPerDay,
          }),
        )
        .describe('Where somebody differs from that, by user id. Hours are those of their own time zone.'),
    })
    .describe('When candidates may book people by a booking link.'),
  sla_days: shape.slaDays.unwrap(),
  feedback_hours: shape.feedbackHours
    .unwrap()
    .describe('After an interview, until its scorecard is due; later the hiring manager is told as well.'),
  minutes_saved: shape.minutesSaved.unwrap(),
  status_sync: z
    .strictObject({
      crm: sync.crm.unwrap(),
      hiring_manager: sync.hiringManager.unwrap(),
      chat: sync.chat.unwrap(),
      invite_minutes: sync.inviteMinutes.unwrap(),
      cancel_meetings: sync.cancelMeetings.unwrap(),
    })
    .describe('What a stage change brings about in the other systems.'),
  model: z
    .strictObject({
      tokens_per_day: model.tokensPerDay.unwrap(),
      cost_per_day: model.costPerDay.unwrap(),
      currency: model.currency.unwrap(),
      prices: model.prices.unwrap().describe('By model: what a million tokens cost.'),
    })
    .describe('Language models: the budget of a day, and prices. Beyond it the offline planner answers.'),
  shadow_share: shape.shadowShare
    .unwrap()
    .describe('Of the messages, 0 to 1: those on which the candidate model of the service is tried in shadow.'),
  conversation_days: shape.conversationDays.unwrap(),
  action_days: shape.actionDays.unwrap(),
  letter_days: shape.letterDays.unwrap(),
  keep_signals: shape.keepSignals.unwrap(),
  compliance_email: shape.complianceEmail.unwrap(),
  compliance: WireCompliance,
  public_page: WirePublicPage,
  apply_url: shape.applyUrl.unwrap(),
  systems: z
    .strictObject({
      ats: systems.ats.unwrap(),
      calendar: systems.calendar.unwrap(),
      crm: systems.crm.unwrap(),
      mail: systems.mail.unwrap(),
      chat: systems.chat.unwrap(),
      text: systems.text.unwrap(),
    })
    .describe('The connections that take the places of the built-in systems; null: the built-in one.'),
  veteran_benchmarks: shape.veteranBenchmarks.unwrap(),
  widget: WireWidget,
};

export const WireSettings = component('Settings', z.strictObject({ ...fields, version: z.int() }));
export const SettingsChange = z.strictObject({ ...fields, systems: fields.systems.partial() }).partial();
type WireSettings = z.infer<typeof WireSettings>;

export const wireSettings = (settings: Settings, version: number): WireSettings => ({
  tone: settings.tone,
  time_zone: settings.timeZone,
  hold_seconds: settings.holdSeconds,
  bulk_threshold: settings.bulkThreshold,
  daily_message_cap: settings.dailyMessageCap,
  drafts: settings.drafts,
  four_eyes: settings.fourEyes,
  approval_hours: settings.approvalHours,
  approvals: settings.approvals,
  approvers: settings.approvers,
  approval_mail: settings.approvalMail,
  approval_rules: settings.approvalRules,
  paused: settings.paused,
  at_risk_days: settings.atRiskDays,
  brief_time: settings.briefTime,
  brief_channels: settings.briefChannels,
  working_hours: settings.workingHours,
  quiet_hours: settings.quietHours,
  scheduling: wireScheduling(settings.scheduling),
  sla_days: settings.slaDays,
  feedback_hours: settings.feedbackHours,
  minutes_saved: settings.minutesSaved,
  status_sync: {
    crm: settings.statusSync.crm,
    hiring_manager: settings.statusSync.hiringManager,
    chat: settings.statusSync.chat,
    invite_minutes: settings.statusSync.inviteMinutes,
    cancel_meetings: settings.statusSync.cancelMeetings,
  },
  model: {
    tokens_per_day: settings.model.tokensPerDay,
    cost_per_day: settings.model.costPerDay,
    currency: settings.model.currency,
    prices: settings.model.prices,
  },
  shadow_share: settings.shadowShare,
  conversation_days: settings.conversationDays,
  action_days: settings.actionDays,
  letter_days: settings.letterDays,
  keep_signals: settings.keepSignals,
  compliance_email: settings.complianceEmail,
  compliance: wireCompliance(settings.compliance),
  public_page: wirePublicPage(settings.publicPage),
  apply_url: settings.applyUrl,
  systems: settings.systems,
  veteran_benchmarks: settings.veteranBenchmarks,
  widget: wireWidget(settings.widget),
  version,
});

/** The settings after a change, field by field. */
export function changedSettings(now: Settings, change: z.infer<typeof SettingsChange>): Settings {
  const own = { ...now.systems, ...change.systems };
  const wire = WireSettings.parse({ ...wireSettings(now, 0), ...change, systems: own });
  return {
    tone: wire.tone,
    timeZone: wire.time_zone,
    holdSeconds: wire.hold_seconds,
    bulkThreshold: wire.bulk_threshold,
    dailyMessageCap: wire.daily_message_cap,
    drafts: wire.drafts,
    fourEyes: wire.four_eyes,
    approvalHours: wire.approval_hours,
    approvals: wire.approvals,
    approvers: wire.approvers,
    approvalMail: wire.approval_mail,
    approvalRules: wire.approval_rules,
    paused: wire.paused,
    atRiskDays: wire.at_risk_days,
    briefTime: wire.brief_time,
    briefChannels: wire.brief_channels,
    workingHours: wire.working_hours,
    quietHours: wire.quiet_hours,
    scheduling: schedulingOf(wire.scheduling),
    slaDays: wire.sla_days,
    feedbackHours: wire.feedback_hours,
    minutesSaved: wire.minutes_saved,
    statusSync: {
      crm: wire.status_sync.crm,
      hiringManager: wire.status_sync.hiring_manager,
      chat: wire.status_sync.chat,
      inviteMinutes: wire.status_sync.invite_minutes,
      cancelMeetings: wire.status_sync.cancel_meetings,
    },
    model: {
      tokensPerDay: wire.model.tokens_per_day,
      costPerDay: wire.model.cost_per_day,
      currency: wire.model.currency,
      prices: wire.model.prices,
    },
    shadowShare: wire.shadow_share,
    conversationDays: wire.conversation_days,
    actionDays: wire.action_days,
    letterDays: wire.letter_days,
    keepSignals: wire.keep_signals,
    complianceEmail: wire.compliance_email,
    compliance: complianceOf(wire.compliance),
    publicPage: publicPageOf(wire.public_page),
    applyUrl: wire.apply_url,
    systems: wire.systems,
    veteranBenchmarks: wire.veteran_benchmarks,
    widget: widgetOf(wire.widget),
  };
}

const wireScheduling = ({ bufferMinutes, meetingsPerDay, people }: Settings['scheduling']) => ({
  buffer_minutes: bufferMinutes,
  meetings_per_day: meetingsPerDay,
  people: Object.fromEntries(
    Object.entries(people).map(([user, one]) => [
      user,
      {
        ...(one.workingHours === undefined ? {} : { working_hours: one.workingHours }),
        ...(one.bufferMinutes === undefined ? {} : { buffer_minutes: one.bufferMinutes }),
        ...(one.meetingsPerDay === undefined ? {} : { meetings_per_day: one.meetingsPerDay }),
      },
    ]),
  ),
});

const schedulingOf = ({ buffer_minutes, meetings_per_day, people }: z.infer<typeof fields.scheduling>) =>
  Settings.shape.scheduling.parse({
    bufferMinutes: buffer_minutes,
    meetingsPerDay: meetings_per_day,
    people: Object.fromEntries(
      Object.entries(people).map(([user, one]) => [
        user,
        {
          ...(one.working_hours === undefined ? {} : { workingHours: one.working_hours }),
          ...(one.buffer_minutes === undefined ? {} : { bufferMinutes: one.buffer_minutes }),
          ...(one.meetings_per_day === undefined ? {} : { meetingsPerDay: one.meetings_per_day }),
        },
      ]),
    ),
  });
