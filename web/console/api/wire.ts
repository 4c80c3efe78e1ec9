// The shapes that travel, taken from the service's own schemas. Types only: nothing of the service reaches the browser.
import type { z } from 'zod';
import type { WireActionDetail, WireListedAction } from '../../../src/api/wire/action.ts';
import type { WireApproval } from '../../../src/api/wire/approval.ts';
import type { WireDraft } from '../../../src/api/wire/draft.ts';
import type { WireCandidateDetail, WirePipeline } from '../../../src/api/wire/candidate.ts';
import type { ConversationWithTurns, MessageAnswer, WireConversation } from '../../../src/api/wire/conversation.ts';
import type { WireBrief, WireMetrics } from '../../../src/api/wire/brief.ts';
import type { WireInterviewLoad } from '../../../src/api/wire/interview-load.ts';
import type { WireInterviewPlan } from '../../../src/api/wire/interview-plan.ts';
import type { WireInterviewerPool } from '../../../src/api/wire/interviewer-pool.ts';
import type { WireConsoleSession } from '../../../src/api/wire/console-session.ts';
import type { WireModelUsage, WireShadowReport } from '../../../src/api/wire/model-usage.ts';
import type { WireConsent, WireTalkExport } from '../../../src/api/wire/evaluation.ts';
import type { WireJob } from '../../../src/api/wire/job.ts';
import type { WireSingleSignOn } from '../../../src/api/wire/identity-provider.ts';
import type { WireKey } from '../../../src/api/wire/key.ts';
import type { WireMessage } from '../../../src/api/wire/person-preferences.ts';
import type { WireNews } from '../../../src/api/wire/news.ts';
import type { WireRehearsal } from '../../../src/api/wire/rehearsal.ts';
import type { WireRule } from '../../../src/api/wire/rule.ts';
import type { WireSandbox } from '../../../src/api/wire/sandbox.ts';
import type { WireSession } from '../../../src/api/wire/session.ts';
import type { WireCandidateFile, WireFileText } from '../../../src/api/wire/candidate-file.ts';
import type { WireDebrief } from '../../../src/api/wire/feedback.ts';
import type { WireEnrolment, WireSequence, WireSequencePreview } from '../../../src/api/wire/sequence.ts';
import type { WireSettings } from '../../../src/api/wire/settings.ts';
import type { WireTemplate, WireTemplatePreview } from '../../../src/api/wire/template.ts';
import type { WireUser } from '../../../src/api/wire/user.ts';
import type { TaskResult } from '../../../src/api/wire/task.ts';

export type Session = z.infer<typeof WireSession>;
export type Action = z.infer<typeof WireListedAction>;
/** One that was opened knows who decided; one of a list does not. */
export type OpenedAction = Action & Partial<z.infer<typeof WireActionDetail>>;
export type ActionStatus = Action['status'];
export type Approval = z.infer<typeof WireApproval>;
export type Draft = z.infer<typeof WireDraft>;
export type News = Pick<z.infer<typeof WireNews>, 'kind' | 'subject'>;
export type ConsoleSession = z.infer<typeof WireConsoleSession>;
export type SingleSignOn = z.infer<typeof WireSingleSignOn>;
export type IdentityProvider = NonNullable<SingleSignOn['identity_provider']>;
export type InterviewLoad = z.infer<typeof WireInterviewLoad>;
export type InterviewPlan = z.infer<typeof WireInterviewPlan>;
export type InterviewerPool = z.infer<typeof WireInterviewerPool>;
export type Job = z.infer<typeof WireJob>;
export type Outcome = z.infer<typeof TaskResult>;
export type Sandbox = z.infer<typeof WireSandbox>;
export type SandboxCandidate = Sandbox['candidates'][number];
export type Conversation = z.infer<typeof WireConversation>;
export type PastConversation = z.infer<typeof ConversationWithTurns>;

type WireAnswer = z.infer<typeof MessageAnswer>;
/** What the chat tells of an action; the log tells the rest. */
export type ActionBrief = WireAnswer['actions'][number];
/** Known from the chat, perhaps completed from the log. */
export type ActionEntry = ActionBrief & Partial<Action>;

/** What a language model used for one message. */
export type TurnUsage = NonNullable<WireAnswer['usage']>;

/** Written from the ledger, beside a language model's words. */
export type Fact = WireAnswer['reply']['facts'][number];

export interface Question {
  readonly question: string;
  readonly choices: readonly { readonly label: string }[];
}

export interface Answer extends Omit<WireAnswer, 'reply'> {
  readonly reply: {
    readonly text: string;
    readonly blocks?: readonly ({ readonly type: string; readonly facts?: readonly Fact[] } & Partial<Question>)[];
  };
}

export interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly next_cursor: string | null;
}

/** application/problem+json */
export interface ProblemBody {
  readonly status?: number;
  readonly title?: string;
  readonly detail?: string;
  readonly code?: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  readonly choices?: readonly string[];
  /** Where a decision stood but its action failed: how that ended. */
  readonly task?: Outcome;
}

export type ToldMessage = z.infer<typeof WireMessage>;
export type Brief = z.infer<typeof WireBrief>;
export type BriefItem = Brief['items'][number];
export type Metrics = z.infer<typeof WireMetrics>;
export type EvaluationConsent = z.infer<typeof WireConsent>;
export type TalkExport = z.infer<typeof WireTalkExport>;
export type ShadowReport = z.infer<typeof WireShadowReport>;
export type ModelUsage = z.infer<typeof WireModelUsage>;
export type Rule = z.infer<typeof WireRule>;
export type RuleRehearsal = z.infer<typeof WireRehearsal>;
export type Template = z.infer<typeof WireTemplate>;
export type TemplatePreview = z.infer<typeof WireTemplatePreview>;
export type Sequence = z.infer<typeof WireSequence>;
export type SequencePreview = z.infer<typeof WireSequencePreview>;
export type Enrolment = z.infer<typeof WireEnrolment>;
export type Debrief = z.infer<typeof WireDebrief>;
export type Settings = z.infer<typeof WireSettings>;
export type User = z.infer<typeof WireUser>;
export type ApiKey = z.infer<typeof WireKey>;
export type Pipeline = z.infer<typeof WirePipeline>;
export type Candidate = Pipeline['candidates'][number];
export type CandidateFile = z.infer<typeof WireCandidateFile>;
export type FileText = z.infer<typeof WireFileText>;
export type CandidateDetail = z.infer<typeof WireCandidateDetail>;
