// morning_brief: the prioritised list of what needs doing, for the person who asks or for everybody.
import { z } from 'zod';
import { Brief } from '../core/brief.ts';
import { readTool } from '../core/tool.ts';
import { findWithoutNotice } from '../services/compliance/without-notice.ts';
import { briefOf } from '../services/operations/brief.ts';
import { collectBrief } from '../services/operations/brief-material.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

export const morningBrief = (
  ports: Pick<
    ToolPorts,
    | 'ats'
    | 'calendar'
    | 'ledger'
    | 'letters'
    | 'directory'
    | 'templates'
    | 'bookingLinks'
    | 'assessmentRequests'
    | 'scores'
  >,
) =>
  readTool({
    name: 'morning_brief',
    summary: 'Show what needs doing: priorities, recommended actions, and candidates who have waited too long.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    // A brief is always about now; the argument is there because every overview takes it.
    input: z.strictObject({ period: argument.period.optional() }),
    output: Brief,

    async execute(_input, { actor, now, settings }) {
      const reader = (await ports.directory.users()).find(({ id }) => id === actor.user);
      return briefOf(
        await collectBrief({ ...ports, withoutNotice: findWithoutNotice(ports) }, reader, { now, settings }),
      );
    },

    summarize({ items, at_risk: atRisk }) {
      const urgent = items.filter(({ priority }) => priority === 'URGENT').length;
      const first = items[0] === undefined ? '' : ` First: ${items[0].title}.`;
      return `${items.length} things to do, ${urgent} of them urgent; ${atRisk.length} candidates at risk.${first}`;
    },
  });
