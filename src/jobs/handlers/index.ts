// The list of background jobs, and the work that `main` hands in for them.
import type { JobHandler } from '../job.ts';
import { answerDeclinesJob } from './answer-declines.ts';
import { type ChannelJobs, channelJobs } from './channel-jobs.ts';
import { carryOptOutsJob } from './carry-opt-outs.ts';
import { type CompactErased, compactErasedJob } from './compact-erased.ts';
import { type DeliverAudit, deliverAuditJob } from './deliver-audit.ts';
import { type DeliverBrief, deliverBriefJob } from './deliver-brief.ts';
import { expireApprovalsJob } from './expire-approvals.ts';
import { followMeetingsJob } from './follow-meetings.ts';
import { type FinishBooking, finishBookingJob } from './finish-booking.ts';
import { type IntegrationWork, integrationJobs } from './integration.ts';
import { type JudgeRetention, judgeRetentionJob } from './judge-retention.ts';
import { type ReactToEvent, reactToEventJob } from './react-to-event.ts';
import { pollInboxJob } from './poll-inbox.ts';
import { recoverActionsJob } from './recover-actions.ts';
import { releaseLetterJob } from './release-letter.ts';
import { type RunSequenceStep, runSequenceStepJob, sweepSequencesJob } from './run-sequence-step.ts';
import { type ResumeAction, resumeActionJob } from './resume-action.ts';
import { type SendRetentionAlert, sendRetentionAlertJob } from './send-retention-alert.ts';
import { scheduleBriefsJob } from './schedule-briefs.ts';
import { sendDigestsJob } from './send-digests.ts';
import { signAuditJob } from './sign-audit.ts';
import { sweepConversationsJob } from './sweep-conversations.ts';
import { sweepSelfIdentificationsJob } from './sweep-self-identifications.ts';
import { type LetterSweeping, sweepLettersJob } from './sweep-letters.ts';
import { sweepPersonalDataJob } from './sweep-personal-data.ts';
import { notifyTroublesJob } from './notify-troubles.ts';
import { type TellWish, tellWishJob } from './tell-wish.ts';
import { type GiveUpTraining, type TrainRetention, trainRetentionJob } from './train-retention.ts';
import { watchAtsJob } from './watch-ats.ts';
import { watchVeteranSourcesJob } from './watch-veteran-sources.ts';
import { type RetentionWatch, watchRetentionJob } from './watch-retention.ts';

/** Each member may be called more than once for the same thing. */
export interface JobWork extends LetterSweeping {
  readonly resumeAction: ResumeAction;
  readonly reactToEvent: ReactToEvent;
  readonly runSequenceStep: RunSequenceStep;
  readonly finishBooking: FinishBooking;
  readonly tellWish: TellWish;
  readonly sweepSequences: () => Promise<void>;
  readonly tellTroubles: () => Promise<void>;
  readonly recoverActions: () => Promise<unknown>;
  readonly expireApprovals: () => Promise<unknown>;
  readonly sweepConversations: () => Promise<unknown>;
  readonly channels: ChannelJobs;
  readonly compactErased: CompactErased;
  readonly scheduleBriefs: () => Promise<unknown>;
  readonly sendDigests: () => Promise<unknown>;
  readonly pollInbox: () => Promise<unknown>;
  readonly carryOptOuts: () => Promise<unknown>;
  readonly watchAts: () => Promise<unknown>;
  readonly answerDeclines: () => Promise<unknown>;
  readonly followMeetings: () => Promise<unknown>;
  readonly deliverBrief: DeliverBrief;
  readonly sweepPersonalData: () => Promise<unknown>;
  readonly signAudit: () => Promise<unknown>;
  readonly trainRetention: TrainRetention;
  readonly giveUpTraining: GiveUpTraining;
  readonly judgeRetention: JudgeRetention;
  readonly watchRetention: RetentionWatch;
  readonly deliverAudit: DeliverAudit;
  readonly sendRetentionAlert: SendRetentionAlert;
  readonly sweepSelfIdentifications: () => Promise<unknown>;
  readonly watchVeteranSources: () => Promise<unknown>;
  readonly integration: IntegrationWork;
}

/** Names stand in the outbox: one that is renamed loses what was promised under the old one. */
export const jobHandlers = (work: JobWork): readonly JobHandler[] => [
  resumeActionJob(work.resumeAction),
  reactToEventJob(work.reactToEvent),
  runSequenceStepJob(work.runSequenceStep),
  sweepSequencesJob(work.sweepSequences),
  finishBookingJob(work.finishBooking),
  tellWishJob(work.tellWish),
  notifyTroublesJob(work.tellTroubles),
  releaseLetterJob(work.releaseLetter),
  sweepLettersJob(work),
  recoverActionsJob(work.recoverActions),
  expireApprovalsJob(work.expireApprovals),
  sweepConversationsJob(work.sweepConversations),
  ...channelJobs(work.channels),
  compactErasedJob(work.compactErased),
  scheduleBriefsJob(work.scheduleBriefs),
  sendDigestsJob(work.sendDigests),
  pollInboxJob(work.pollInbox),
  watchAtsJob(work.watchAts),
  answerDeclinesJob(work.answerDeclines),
  followMeetingsJob(work.followMeetings),
  carryOptOutsJob(work.carryOptOuts),
  deliverBriefJob(work.deliverBrief),
  sweepPersonalDataJob(work.sweepPersonalData),
  signAuditJob(work.signAudit),
  trainRetentionJob(work.trainRetention, work.giveUpTraining),
  judgeRetentionJob(work.judgeRetention),
  watchRetentionJob(work.watchRetention),
  deliverAuditJob(work.deliverAudit),
  sendRetentionAlertJob(work.sendRetentionAlert),
  sweepSelfIdentificationsJob(work.sweepSelfIdentifications),
  watchVeteranSourcesJob(work.watchVeteranSources),
  ...integrationJobs(work.integration),
];
