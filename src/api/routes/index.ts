// Every operation of the API, one line for each noun.
import { withEtags } from '../http/etags.ts';
import { inPages } from '../http/in-pages.ts';
import type { Route } from '../route.ts';
import { actionRoutes } from './actions.ts';
import { assessmentRequestRoutes } from './assessment-requests.ts';
import { approvalRoutes } from './approvals.ts';
import { auditCheckpointRoutes } from './audit-checkpoints.ts';
import { auditRoutes } from './audit.ts';
import { bookingLinkRoutes } from './booking-links.ts';
import { briefRoutes } from './brief.ts';
import { calendarRoutes } from './calendar.ts';
import { candidateRoutes } from './candidates.ts';
import { feedbackRoutes } from './feedback.ts';
import { channelRoutes } from './channels.ts';
import { consoleSessionRoutes } from './console-session.ts';
import { conversationRoutes } from './conversations.ts';
import { dataRoutes } from './data.ts';
import { decisionRoutes } from './decisions.ts';
import { documentRoutes } from './document.ts';
import { draftRoutes } from './drafts.ts';
import { evaluationRoutes } from './evaluations.ts';
import { environmentRoutes } from './environment.ts';
import { eventRoutes } from './events.ts';
import { expositionRoutes } from './exposition.ts';
import { guideRoutes } from './guides.ts';
import { healthRoutes } from './health.ts';
import { identityProviderRoutes } from './identity-provider.ts';
import { importRoutes } from './imports.ts';
import { interviewLoadRoutes } from './interview-load.ts';
import { interviewPlanRoutes } from './interview-plans.ts';
import { interviewerPoolRoutes } from './interviewer-pools.ts';
import { jobRoutes } from './jobs.ts';
import { embeddedBuilderRoutes } from './embedded-builder.ts';
import { keyRoutes } from './keys.ts';
import { mcpRoutes } from './mcp.ts';
import { missingNoticesRoute } from './missing-notices.ts';
import { modelUsageRoutes } from './model-usage.ts';
import { metricsRoutes } from './metrics.ts';
import { newsRoutes } from './news.ts';
import { oauthClientRoutes } from './oauth-clients.ts';
import { oauthDelegationRoutes } from './oauth-delegation.ts';
import { oauthMetadataRoutes } from './oauth-metadata.ts';
import { oauthTokenRoutes } from './oauth-token.ts';
import { organizationRoutes } from './organizations.ts';
import { personPreferenceRoutes } from './person-preferences.ts';
import { problemRoutes } from './problems.ts';
import { retentionEventRoutes } from './retention-events.ts';
import { integrationRoutes } from './integrations.ts';
import { retentionRoutes } from './retention.ts';
import type { RoutePorts } from './route-ports.ts';
import { ruleRoutes } from './rules.ts';
import { securityTxtRoutes } from './security-txt.ts';
import { scimGroupRoutes } from './scim-groups.ts';
import { scimUserRoutes } from './scim-users.ts';
import { sequenceRoutes } from './sequences.ts';
import { sandboxRoutes } from './sandbox.ts';
import { sessionRoutes } from './sessions.ts';
import { settingsRoutes } from './settings.ts';
import { settleRecordRoute } from './settle-record.ts';
import { taskRoutes } from './tasks.ts';
import { templateRoutes } from './templates.ts';
import { undoSyncRoutes } from './undo-sync.ts';
import { userRoutes } from './users.ts';
import { veteranAnalyticsRoutes } from './veteran-analytics.ts';
import { veteranApplicationRoutes } from './veteran-applications.ts';
import { veteranChatRoutes } from './veteran-chat.ts';
import { veteranCodeRoutes } from './veteran-codes.ts';
import { veteranFittingCodeRoutes } from './veteran-fitting-codes.ts';
import { veteranResumeRoutes } from './veteran-resume.ts';
import { veteranReviewRoutes } from './veteran-reviews.ts';
import { veteranTranslateRoutes } from './veteran-translate.ts';
import { widgetRoutes } from './widget.ts';

export const routesOf = (ports: RoutePorts): readonly Route[] => withEtags(declared(ports).map(inPages));

const declared = (ports: RoutePorts): readonly Route[] => [
  ...taskRoutes(ports),
  ...mcpRoutes(ports),
  ...actionRoutes(ports),
  ...approvalRoutes(ports),
  ...draftRoutes(ports),
  ...conversationRoutes(ports),
  ...candidateRoutes(ports),
  ...personPreferenceRoutes(ports),
  ...importRoutes(ports),
  ...calendarRoutes(ports),
  ...bookingLinkRoutes(ports),
  ...briefRoutes(ports),
  ...metricsRoutes(ports),
  ...modelUsageRoutes(ports),
  ...evaluationRoutes(ports),
  ...retentionRoutes(ports.retention),
  ...retentionEventRoutes(ports),
  ...newsRoutes(ports),
  ...jobRoutes(ports),
  ...eventRoutes(ports),
  ...integrationRoutes({ ...ports.integration, organizations: ports.organizations }),
  ...undoSyncRoutes(ports),
  settleRecordRoute(ports),
  ...sequenceRoutes(ports),
  ...feedbackRoutes(ports),
  ...decisionRoutes(ports),
  missingNoticesRoute(ports),
  ...assessmentRequestRoutes(ports),
  ...interviewLoadRoutes(ports),
  ...interviewPlanRoutes(ports),
  ...interviewerPoolRoutes(ports),
  ...ruleRoutes(ports),
  ...templateRoutes(ports),
  ...settingsRoutes(ports),
  ...environmentRoutes(ports),
  ...dataRoutes(ports),
  ...auditRoutes(ports),
  ...auditCheckpointRoutes(ports),
  ...keyRoutes(ports),
  ...embeddedBuilderRoutes(ports),
  ...sessionRoutes(ports),
  ...oauthClientRoutes(ports),
  ...oauthTokenRoutes(ports),
  ...oauthMetadataRoutes(ports),
  ...oauthDelegationRoutes(ports),
  ...ofPeople(ports),
  ...organizationRoutes(ports),
  ...forVeterans(ports),
  ...sandboxRoutes(ports),
  ...channelRoutes(ports),
  ...consoleSessionRoutes(ports),
  ...healthRoutes(ports),
  ...expositionRoutes(ports),
  ...securityTxtRoutes(ports),
  ...documentRoutes(ports),
  ...guideRoutes(ports),
  ...problemRoutes(ports),
];

const ofPeople = (ports: RoutePorts): readonly Route[] => [
  ...userRoutes(ports),
  ...identityProviderRoutes(ports),
  ...scimUserRoutes(ports),
  ...scimGroupRoutes(ports),
];

const forVeterans = (ports: RoutePorts): readonly Route[] => [
  ...veteranTranslateRoutes(ports),
  ...veteranCodeRoutes(ports),
  ...veteranChatRoutes(ports),
  ...veteranFittingCodeRoutes(ports),
  ...veteranResumeRoutes(ports),
  ...veteranReviewRoutes(ports),
  ...veteranApplicationRoutes(ports),
  ...veteranAnalyticsRoutes(ports),
  ...widgetRoutes(ports),
];
