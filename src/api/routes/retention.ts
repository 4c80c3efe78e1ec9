// Part A: every retention route, as the list of routes takes them.
import type { Route } from '../route.ts';
import { retentionAuditRoutes } from './retention-audits.ts';
import { retentionFeedbackRoutes } from './retention-feedback.ts';
import { retentionModelRoutes } from './retention-models.ts';
import type { RetentionPorts } from './retention-ports.ts';
import { retentionRightsRoutes } from './retention-rights.ts';
import { retentionScoreRoutes } from './retention-score.ts';

export const retentionRoutes = (ports: RetentionPorts): Route[] => [
  ...retentionScoreRoutes(ports),
  ...retentionFeedbackRoutes(ports),
  ...retentionModelRoutes(ports),
  ...retentionAuditRoutes(ports),
  ...retentionRightsRoutes(ports),
];
