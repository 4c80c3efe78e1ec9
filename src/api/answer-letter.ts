// The letter that tells a scored person how their request was answered, filled from a template of the organization or the built-in one.
import { type AssessmentRequest, answerPlaceholder } from '../core/assessment-request.ts';
import type { Principal } from '../core/access.ts';
import { answerTemplateId, askedInWords } from '../core/law/answer-texts.ts';
import type { Letters } from '../core/ports/letters.ts';
import { Problem } from '../core/problem.ts';
import { type Candidate, noAddress } from '../core/records.ts';
import { answerKey } from '../services/compliance/assessment.ts';
import type { AnsweredAt } from '../services/compliance/decide-request.ts';
import { mergeOf } from '../services/operations/merge.ts';
import { renderTemplate } from '../services/operations/render.ts';
import { withBuiltIn } from '../services/operations/sequences/with-built-in.ts';
import type { RoutePorts } from './routes/route-ports.ts';

type Held = Parameters<Letters['hold']>[0];

const locales = { en: 'en-US', es: 'es-US' } as const;

/** Undefined: the ATS does not know the person any more, or has no address of them. */
export const answerLetter =
  (ports: RoutePorts, { tenant, user }: Principal) =>
  async (request: AssessmentRequest, { outcome, answer, at }: AnsweredAt): Promise<Held | undefined> => {
    const ats = ports.ats(tenant);
    const candidate = await known(ats.candidate(request.candidate));
    if (candidate === undefined || candidate.email === noAddress) return undefined;
    const job = await ats.job(candidate.job);
    const { settings } = await ports.settings(tenant).get();
    const merge = await mergeOf(ports.directory(tenant), { candidate, job }, user);
    const { language, kind, requestedAt } = request;
    const template = await withBuiltIn(ports.templates(tenant)).get(answerTemplateId(outcome, language));
    const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: settings.timeZone });
    const contact = settings.complianceEmail ?? merge.recruiter?.email ?? merge.hiringManager?.email;
    const { subject, text } = renderTemplate(template, {
      ...merge,
      ...(contact === undefined ? {} : { contact }),
      request: { date: day.format(requestedAt), asked: askedInWords[language][kind] },
    });
    return {
      key: answerKey(request),
      candidate: candidate.id,
      to: candidate.email,
      subject,
      text: text.replaceAll(answerPlaceholder, () => answer),
      createdAt: at,
      releaseAt: at,
    };
  };

async function known(looked: Promise<Candidate>): Promise<Candidate | undefined> {
  try {
    return await looked;
  } catch (error) {
    if (error instanceof Problem && error.code === 'candidate_not_found') return undefined;
    throw error;
  }
}
