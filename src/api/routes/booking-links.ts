// Booking links over REST: made and ended through the gate, like the tool, and looked at.
import { z } from 'zod';
import { GivenInstant } from '../../core/dates.ts';
import { BookingLanguage } from '../../core/booking-link.ts';
import { ActionId, BookingLinkId, CandidateId, UserId } from '../../core/ids.ts';
import { InterviewPlanId } from '../../core/interview-plan.ts';
import { safeText } from '../../core/json.ts';
import { bookingStateOf } from '../../services/scheduling/booking/booking-state.ts';
import { bookingUrl } from '../../services/scheduling/booking/token.ts';
import { bookingPortsOf } from '../booking/pages.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireBookingLink, WireBookingLinkNow, wireBookingLink, wireStanding } from '../wire/booking-link.ts';
import { taskProblems, undoProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import { changes, missing, reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';
import { instructed } from '../instructed.ts';

const path = '/api/v1/booking-links';
const params = z.strictObject({ booking_link_id: BookingLinkId });
const byLedger = { none: true, because: 'the ledger records every action itself' } as const;

export const bookingLinkRoutes = (ports: RoutePorts): Route[] => [
  makeLink(ports),
  listLinks(ports),
  showLink(ports),
  endLink(ports),
];

const hours = z.int().min(0).max(336).optional();
const body = z.strictObject({
  candidate: CandidateId,
  with: z.array(UserId).min(1).max(20).optional().describe('Everybody of the organization who takes part.'),
  plan: InterviewPlanId.optional().describe(
    'In place of `with`: the candidate picks when all interviews of this plan take place. Without `times` and `duration_minutes`.',
  ),
  duration_minutes: z.int().min(5).max(480).optional(),
  from: GivenInstant.optional(),
  until: GivenInstant.optional(),
  times: z.array(GivenInstant).min(1).max(20).optional().describe('Offers these starts alone.'),
  notice_hours: hours,
  cutoff_hours: hours,
  places: z.array(safeText(300).min(1)).max(5).optional(),
  title: safeText(300).min(1).optional(),
  language: BookingLanguage.optional(),
  send_letter: z.boolean().optional().describe('false: bring the address to the candidate yourself.'),
});

const makeLink = ({ gate, bookingLinks, sealer, clocks, config }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path,
    summary: 'Invite a candidate to book the time of an interview themselves',
    description:
      'The tool `invite_to_book`: a letter with a link to a page without account, on which the candidate picks, moves or cancels ' +
      'the time. 202 while somebody has to approve it. Each time the address is made it is another one; all of them end together.',
    audit: byLedger,
    body,
    replies: {
      201: TaskResult.extend({ booking_link: WireBookingLink, url: z.string().describe('Of the page; kept nowhere.') }),
      202: TaskResult,
    },
    problems: taskProblems,
    examples: { request: { candidate: 'c_priya_raman', with: ['u_owen'], duration_minutes: 45, notice_hours: 24 } },
    async handle({ by, body: input, idem }) {
      const receipt = await gate.call(instructed({ tool: 'invite_to_book', input, by, idem }));
      const answer = taskAnswer(receipt);
      if (answer.status === 202) return answer;
      const link = await bookingLinks(by.tenant).find(BookingLinkId.parse(receipt.root.id));
      if (link === undefined) return { ...answer, status: 202 as const };
      const url = bookingUrl({ sealer, clocks, publicUrl: config.publicUrl }, by.tenant, link);
      const made = { booking_link: wireBookingLink(link, clocks.business.now()), url };
      return { ...answer, status: 201 as const, body: { ...answer.body, ...made } };
    },
  });

const listLinks = ({ bookingLinks, clocks }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path,
    summary: 'List booking links, newest first',
    query: z.strictObject({ ...pageQuery, candidate: CandidateId.optional() }),
    replies: { 200: pageOf(WireBookingLink) },
    async handle({ by, query: { limit, cursor, candidate } }) {
      const before = cursorId(cursor, BookingLinkId);
      const found = await bookingLinks(by.tenant).list({
        limit: limit + 1,
        ...(candidate === undefined ? {} : { candidate }),
        ...(before === undefined ? {} : { before }),
      });
      const now = clocks.business.now();
      return {
        status: 200,
        body: page(found, { limit, id: ({ id }) => id, wire: (link) => wireBookingLink(link, now) }),
      };
    },
  });

const showLink = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: `${path}/:booking_link_id`,
    summary: 'Show a booking link, and how the interview stands',
    params,
    replies: { 200: WireBookingLinkNow },
    problems: ['not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by, params: { booking_link_id: id } }) {
      const link = await ports.bookingLinks(by.tenant).find(id);
      if (link === undefined) throw missing({ noun: 'booking link', id });
      const now = wireStanding(await bookingStateOf(bookingPortsOf(ports, by.tenant), id));
      return { status: 200, body: { ...wireBookingLink(link, ports.clocks.business.now()), now } };
    },
  });

const endLink = ({ gate, bookingLinks }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: `${path}/:booking_link_id`,
    summary: 'End a booking link that nobody has used',
    description:
      'Undoes the invitation: a letter that is still held does not leave, and one that has left leads nowhere from then on.',
    audit: byLedger,
    params,
    replies: { 200: TaskResult, 202: TaskResult },
    problems: ['not_found', ...undoProblems],
    async handle({ by, params: { booking_link_id: id } }) {
      if ((await bookingLinks(by.tenant).find(id)) === undefined) throw missing({ noun: 'booking link', id });
      return taskAnswer(await gate.undoAction(ActionId.parse(id), by));
    },
  });
