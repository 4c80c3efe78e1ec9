// The letter that tells a scored person how their request was answered, in English and Spanish, as message templates: an organization
// that saves one of its own under the same id replaces it.
import { TemplateId } from '../ids.ts';
import type { AssessmentRequest } from '../assessment-request.ts';
import type { Template } from '../records.ts';
import type { NoticeLanguage } from './jurisdiction.ts';

type Outcome = NonNullable<AssessmentRequest['outcome']>;

/** Organizations save templates of their own under it, so it must not change. */
export const answerTemplateId = (outcome: Outcome, language: NoticeLanguage): TemplateId =>
  TemplateId.parse(`answer-${outcome}-${language}`);

const ending = {
  en: `The answer, and the facts that are used now, are here: {{assessment.link}}
If you disagree or have a question, write to {{compliance.contact}}.`,
  es: `La respuesta y los datos que se usan ahora están aquí: {{assessment.link}}
Si no está de acuerdo o tiene preguntas, escriba a {{compliance.contact}}.`,
} as const satisfies Record<NoticeLanguage, string>;

const english = (outcome: string): string => `Dear {{candidate.name}},

On {{request.date}} you asked us {{request.asked}} for {{job.title}}. A person who took no part in the decision about you reviewed your request and ${outcome} it.

Their answer:
{{request.answer}}

${ending.en}`;

const spanish = (outcome: string): string => `Estimado/a {{candidate.name}}:

El {{request.date}} nos pidió {{request.asked}} al puesto de {{job.title}}. Una persona que no participó en la decisión sobre usted revisó su petición y la ${outcome}.

Su respuesta:
{{request.answer}}

${ending.es}`;

const subjects = {
  en: 'The answer to your request about {{job.title}}',
  es: 'Respuesta a su petición sobre {{job.title}}',
} as const satisfies Record<NoticeLanguage, string>;

/** Texts that people receive: a change needs a lawyer's eye in both languages. */
export const answerTemplates: readonly Template[] = [
  { id: answerTemplateId('granted', 'en'), subject: subjects.en, body: english('granted') },
  { id: answerTemplateId('declined', 'en'), subject: subjects.en, body: english('declined') },
  { id: answerTemplateId('granted', 'es'), subject: subjects.es, body: spanish('ha aceptado') },
  { id: answerTemplateId('declined', 'es'), subject: subjects.es, body: spanish('ha denegado') },
];

/** What was asked for, as the letter goes on after “you asked us”. */
export const askedInWords = {
  en: {
    correction: 'to correct facts in the assessment of your application',
    review: 'to have a person review your application',
  },
  es: {
    correction: 'que corrigiéramos datos de la evaluación de su candidatura',
    review: 'que una persona revisara su candidatura',
  },
} as const satisfies Record<NoticeLanguage, Record<AssessmentRequest['kind'], string>>;
