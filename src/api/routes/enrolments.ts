// Who is in a sequence, what it would send to somebody, and the link by which a candidate leaves all of them.
import { z } from 'zod';
import { CandidateId, EnrolmentId } from '../../core/ids.ts';
import { Problem } from '../../core/problem.ts';
import { SequenceId } from '../../core/sequence.ts';
import { candidateWords } from '../../services/operations/words/candidate-words.ts';
import type { CandidateWords } from '../../services/operations/words/catalogue.ts';
import { spokenIn } from '../http/language.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineOpenRoute, defineRoute, readOnly } from '../route.ts';
import { WireEnrolment, WireSequencePreview, wireEnrolment } from '../wire/sequence.ts';
import { missing, reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ sequence_id: z.string().max(64) });

export const enrolmentRoutes = (ports: RoutePorts): Route[] => [
  listEnrolments(ports),
  previewSequence(ports),
  unsubscribePage(ports),
  unsubscribe(ports),
];

const listEnrolments = ({ sequenceBook, enrolments }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/sequences/:sequence_id/enrolments',
    summary: 'List who is or was in a sequence, newest first',
    params,
    query: z.strictObject(pageQuery),
    replies: { 200: pageOf(WireEnrolment) },
    async handle({ by, params: { sequence_id: id }, query: { limit, cursor } }) {
      if ((await sequenceBook(by.tenant).find(id)) === undefined) throw missing({ noun: 'sequence', id });
      const before = cursorId(cursor, EnrolmentId);
      const found = await enrolments(by.tenant).list({
        sequence: SequenceId.parse(id),
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
      });
      return { status: 200, body: page(found, { limit, id: (one) => one.id, wire: wireEnrolment }) };
    },
  });

const previewSequence = ({ sequenceBook, automation }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    tag: 'operations',
    access: { scope: 'operations:read' },
    audit: readOnly,
    repeatable: { because: 'it changes nothing' },
    path: '/api/v1/sequences/:sequence_id/preview',
    summary: 'Show what a sequence would send to a candidate, and when, with their real data',
    examples: { request: { candidate: 'c_priya_raman' } },
    params,
    body: z.strictObject({ candidate: CandidateId }),
    replies: { 200: WireSequencePreview },
    problems: ['candidate_not_found'],
    async handle({ by, params: { sequence_id: id }, body: { candidate } }) {
      const found = await sequenceBook(by.tenant).find(id);
      if (found === undefined) throw missing({ noun: 'sequence', id });
      const steps = await automation.previewSequence(by.tenant, found.body, candidate);
      return { status: 200, body: { steps: [...steps] } };
    },
  });

const token = z.strictObject({ link: z.string().max(512) });
const html = 'text/html; charset=utf-8';
const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
const open = { tag: 'operations', access: { public: true, because: 'the sealed token says whom it is for' } } as const;

type Unsubscribe = CandidateWords['unsubscribe'];

/** The page in the reader's language: what was said to them before is known to their browser best. */
function pageFor(accepted: string | undefined, made: (words: Unsubscribe) => { title: string; body: string }): string {
  const language = spokenIn(accepted);
  const { title, body } = made(candidateWords[language].unsubscribe);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex,nofollow">' +
    `<title>${title}</title><link rel="stylesheet" href="/book/style.css"></head>` +
    `<body><main><h1>${title}</h1>${body}</main></body></html>`
  );
}

/** Following the link changes nothing: mail systems follow links by themselves. */
const unsubscribePage = ({ unsubscribed }: RoutePorts): Route =>
  defineOpenRoute({
    ...open,
    method: 'GET',
    path: '/unsubscribe/:link',
    summary: 'The page on which a candidate asks for no more messages of sequences',
    examples: { params: { link: '{{unsubscribe_link}}' } },
    audit: readOnly,
    signed: true,
    params: token,
    replies: { 200: z.string() },
    produces: html,
    contentSecurityPolicy,
    handle: async ({ params: { link: given }, header }) => {
      const accepted = header('accept-language');
      if (unsubscribed(given) === undefined) throw unknownLink(accepted);
      const body = pageFor(accepted, ({ title, ask, button }) => ({
        title,
        body: `<p>${ask}</p><form method="post"><button>${button}</button></form>`,
      }));
      return { status: 200, body };
    },
  });

const unsubscribe = ({ unsubscribed, automation }: RoutePorts): Route =>
  defineOpenRoute({
    ...open,
    method: 'POST',
    path: '/unsubscribe/:link',
    summary: 'Ask for no more messages of sequences (RFC 8058: one click)',
    examples: { params: { link: '{{unsubscribe_link}}' } },
    audit: { none: true, because: 'nobody of the organization did it; the contact keeps when' },
    signed: true,
    repeatable: { because: 'asking twice is asking once' },
    params: token,
    replies: { 200: z.string() },
    produces: html,
    contentSecurityPolicy,
    async handle({ params: { link: given }, header }) {
      const accepted = header('accept-language');
      const who = unsubscribed(given);
      if (who === undefined) throw unknownLink(accepted);
      await automation.optOut(who.tenant, who.candidate);
      return {
        status: 200,
        body: pageFor(accepted, ({ title, done }) => ({ title, body: `<p role="status">${done}</p>` })),
      };
    },
  });

function unknownLink(accepted: string | undefined): Problem {
  const { gone, goneNote } = candidateWords[spokenIn(accepted)].unsubscribe;
  return new Problem('not_found', `${gone}. ${goneNote}`);
}
