// list_feedback: who owes a scorecard on whom since when, and, for one candidate, what was written.
import { z } from 'zod';
import { CandidateId, UserId } from '../core/ids.ts';
import { Instant } from '../core/records.ts';
import { Scorecard } from '../core/scorecard.ts';
import { readTool } from '../core/tool.ts';
import { feedbackDaysBack, owedFeedback } from '../services/operations/feedback/owed.ts';
import { instantIn, timeInWords } from '../services/operations/local-time.ts';
import { expectAble } from './able.ts';
import * as argument from './arguments.ts';
import type { ToolPorts } from './tool-ports.ts';

const Line = z.strictObject({
  candidate: CandidateId,
  name: z.string(),
  user: UserId,
  userName: z.string(),
  interview: z.string(),
  since: Instant,
  late: z.boolean(),
});

/** Throws `not_supported` where the ATS does not show scorecards, and `candidate_not_found`. */
export const listFeedback = ({ ats, calendar, directory }: Pick<ToolPorts, 'ats' | 'calendar' | 'directory'>) =>
  readTool({
    name: 'list_feedback',
    summary:
      'Show who still owes interview feedback (a scorecard), on whom and since when; for one candidate also what was written.',
    scope: 'operations:read',
    effect: 'read',
    outsideText: true,
    input: z.strictObject({ candidate: argument.candidate.optional(), user: argument.user.optional() }),
    output: z.strictObject({
      owed: z.array(Line),
      submitted: z.array(Scorecard),
      zone: z.string(),
      /** Names of whom was asked for; null: everybody. */
      on: z.string().nullable(),
      by: z.string().nullable(),
    }),

    async execute({ candidate, user }, { now, settings }) {
      await expectAble(ats, 'read_scorecards');
      const owed = await owedFeedback(
        { ats, calendar },
        { now, feedbackHours: settings.feedbackHours, candidate, user },
      );
      const users = await directory.users();
      const nameOf = (id: UserId) => users.find((one) => one.id === id)?.name ?? id;
      const cards = candidate === undefined ? [] : ((await ats.scorecards?.(candidate)) ?? []);
      return {
        owed: owed.map((one) => ({
          candidate: one.candidate.id,
          name: one.candidate.name,
          user: one.user,
          userName: nameOf(one.user),
          interview: one.meeting.title,
          since: instantIn(one.since.getTime(), settings.timeZone),
          late: one.isLate,
        })),
        submitted: cards.filter(
          ({ submittedAt, author }) => submittedAt !== null && (user === undefined || author === user),
        ),
        zone: settings.timeZone,
        on: candidate === undefined ? null : (await ats.candidate(candidate)).name,
        by: user === undefined ? null : nameOf(user),
      };
    },

    summarize({ owed, submitted, zone, on, by }) {
      const written = submitted.length === 0 ? '' : ` ${submitted.length} submitted.`;
      const asked = `${on === null ? '' : ` on ${on}`} for interviews of the last ${feedbackDaysBack} days`;
      if (owed.length === 0) return `${by === null ? 'Nobody owes' : `${by} owes no`} feedback${asked}.${written}`;
      const lines = owed
        .slice(0, mostLines)
        .map(
          ({ userName, name, since, late }) =>
            `${userName} on ${name} since ${timeInWords(since, zone)}${late ? ' (late)' : ''}`,
        );
      const more = owed.length > mostLines ? `; and ${owed.length - mostLines} more` : '';
      return `Feedback${asked} is owed by ${lines.join('; ')}${more} (${zone}).${written}`;
    },
  });

const mostLines = 10;
