// /assessment/{token}: where a scored person sees the facts of their score, corrects them, asks for a person or opts out, without an
// account. Looking changes nothing, since mail scanners follow links; a press is a form. It stands beside the declared routes.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ActorId, type TenantId } from '../../core/ids.ts';
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import {
  type Assessment,
  assessmentOf,
  type AssessmentPorts,
  askForCorrection,
  askForReview,
  type LinkEnd,
} from '../../services/compliance/assessment.ts';
import { readAssessmentToken } from '../../services/compliance/assessment-token.ts';
import { formFields } from '../http/form-body.ts';
import { languageOf } from '../http/language.ts';
import { sendUnlisted, serveTokenPages, type TokenVisit } from '../http/token-pages.ts';
import type { ApiPorts } from '../ports.ts';
import { assessmentPage, assessmentPolicy, endedPage, sayAssessment } from './html.ts';
import { assessmentWords, type AssessmentNotice } from './words.ts';

/** Of one link in a minute. A person presses three times. */
const pressesPerMinute = 10;
const longestNote = 2_000;

export const serveAssessment = (app: FastifyInstance, ports: ApiPorts): void =>
  serveTokenPages(app, ports, {
    path: '/assessment/:token',
    policy: assessmentPolicy,
    show,
    press,
    busy: (request) => sayAssessment(languageOf(request), 'busy'),
  });

/** Whoever presses has no account, and the trail cannot be erased: it names the letter or the request. */
const record = (
  { audit, clocks, newId }: ApiPorts,
  tenant: TenantId,
  { event, subject }: { event: string; subject: string },
): Promise<void> =>
  audit({
    tenant,
    by: ActorId.parse('system:assessment'),
    event,
    subject,
    requestId: newId('req'),
    at: clocks.real.now(),
  });

const portsOf = (ports: ApiPorts, tenant: TenantId): AssessmentPorts => ({
  ledger: ports.ledger(tenant),
  scores: ports.scores(tenant),
  requests: ports.assessmentRequests(tenant),
  preview: (about) => ports.retention.scoring.preview(tenant, about),
  raise: (alert) => ports.retention.alerts(tenant).raise(alert),
  hasOptedOut: (candidate) => ports.retention.rights.hasOptedOut(tenant, candidate),
  async optOut(candidate, action) {
    await ports.retention.rights.optOut(tenant, candidate);
    await record(ports, tenant, { event: 'candidate.opted_out', subject: action });
  },
  noted: (id) => record(ports, tenant, { event: 'assessment_request.made', subject: id }),
  newId: ports.newId,
  clock: ports.clocks.business,
});

interface Opened {
  readonly tenant: TenantId;
  readonly own: AssessmentPorts;
  readonly assessment: Assessment;
}

/** Nothing is looked up for a token that was not made here. */
async function opened(visit: TokenVisit): Promise<Opened | FastifyReply> {
  const { ports, request } = visit;
  const token = readAssessmentToken(ports.sealer, request.params.token, ports.clocks.real.now());
  if (token === undefined) return gone(visit);
  const own = portsOf(ports, token.tenant);
  const assessment = token.isOver ? 'over' : await assessmentOf(own, token);
  return typeof assessment === 'string'
    ? ended(visit, token.tenant, assessment)
    : { tenant: token.tenant, own, assessment };
}

const isOpened = (found: Opened | FastifyReply): found is Opened => 'assessment' in found;

/** The right may outlive the link: the page says why it ended and whom to write to. */
async function ended({ ports, request, reply }: TokenVisit, tenant: TenantId, end: LinkEnd): Promise<FastifyReply> {
  const organization = await ports.organizations.get(tenant);
  const { complianceEmail } = (await ports.settings(tenant).get()).settings;
  const view = { brand: organization?.name ?? '', language: languageOf(request), said: undefined };
  return send(reply, 404, endedPage(view, { end, contact: complianceEmail }));
}

async function show(visit: TokenVisit): Promise<FastifyReply> {
  const found = await opened(visit);
  if (!isOpened(found)) return found;
  const { request, reply, ports } = visit;
  const organization = await ports.organizations.get(found.tenant);
  const language = languageOf(request);
  const said = saidIn(request.query['said']);
  return send(reply, 200, assessmentPage({ brand: organization?.name ?? '', language, said }, found.assessment));
}

const isSaid = (text: string): text is AssessmentNotice => Object.hasOwn(assessmentWords.en.said, text);
const saidIn = (text: string | undefined): AssessmentNotice | undefined =>
  text !== undefined && isSaid(text) ? text : undefined;

async function press(visit: TokenVisit): Promise<FastifyReply> {
  const found = await opened(visit);
  if (!isOpened(found)) return found;
  const { ports, reply, request } = visit;
  const caller = `${found.tenant} ${found.assessment.action}`;
  const { allowed, resetSeconds } = ports.limiter.take({ caller, quota: 'assessment', limit: pressesPerMinute });
  if (!allowed) {
    const page = sayAssessment(languageOf(request), 'slower');
    return send(reply.header('retry-after', String(resetSeconds)), 429, page);
  }
  const form = formFields(request.body);
  const said = await carryOut(found, form);
  const lang = languageIn(form);
  // To the page of the same link, by a relative address: the token is written nowhere once more.
  return await reply.redirect(`?${new URLSearchParams({ said, lang }).toString()}`, 303);
}

const languageIn = (form: Readonly<Record<string, string>>): NoticeLanguage => (form['lang'] === 'es' ? 'es' : 'en');

async function carryOut(
  { own, assessment }: Opened,
  form: Readonly<Record<string, string>>,
): Promise<AssessmentNotice> {
  // Cut in the middle of a letter, or half of one as it came in: stores take whole ones.
  const note = (form['note'] ?? '').slice(0, longestNote).toWellFormed();
  const language = languageIn(form);
  if (form['act'] === 'opt_out') {
    await own.optOut(assessment.candidate, assessment.action);
    return 'opted_out';
  }
  if (form['act'] === 'review') {
    await askForReview(own, assessment, { note, language });
    return 'reviewed';
  }
  const facts = factsIn(form);
  if (form['act'] !== 'correct' || facts === undefined) return form['act'] === 'correct' ? 'unfit' : 'nothing';
  return askForCorrection(own, assessment, { facts, note, language });
}

/** Undefined: something is no number. A comma stands for a point, as people in half the world write it. */
function factsIn(form: Readonly<Record<string, string>>): Record<string, number | null> | undefined {
  const facts = Object.entries(form).flatMap(([name, text]): [string, number | null][] => {
    const signal = /^fact\.(.+)$/.exec(name)?.[1];
    const trimmed = text.trim().replace(',', '.');
    return signal === undefined ? [] : [[signal, trimmed === '' ? null : Number(trimmed)]];
  });
  return facts.some(([, value]) => value !== null && !Number.isFinite(value)) ? undefined : Object.fromEntries(facts);
}

const gone = ({ request, reply }: TokenVisit): FastifyReply =>
  send(reply, 404, sayAssessment(languageOf(request), 'gone'));

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  sendUnlisted(reply, { status, html, policy: assessmentPolicy });
