// The letters that duties ask for, in English and Spanish, as message templates: an organisation that saves one of its own under the
// same id replaces it. A change of a text here is a new version of it, so the version goes up with it.
import { hash } from 'node:crypto';
import { TemplateId } from '../ids.ts';
import { canonical } from '../json.ts';
import type { Template } from '../records.ts';
import { duties } from './duties.ts';
import { Jurisdiction, jurisdictionNames, NoticeLanguage } from './jurisdiction.ts';

/** Of the texts as they stand here. */
const textsVersion = '2026-11-28';

type Lettered = 'notice' | 'statement';

const spanishNames = {
  'us-co': 'Colorado',
  'us-ca': 'California',
  'us-il': 'Illinois',
  'us-nyc': 'la ciudad de Nueva York',
  eu: 'la Unión Europea',
} as const satisfies Record<Jurisdiction, string>;

const words = {
  notice: {
    en: {
      subject: 'How your application for {{job.title}} will be assessed',
      body: (place: string) => `Dear {{candidate.name}},

for your application for {{job.title}} we may use a statistical estimate of how long people stay in jobs like this one. We tell you before we use it, as the law in ${place} asks.

What it uses: job-related facts of your application, such as work experience, earlier jobs, and results of assessments and interviews. It does not use age, sex, origin, health, family or address.
What it does: it gives people who decide one more hint. It decides nothing by itself; a person does.
What you may ask for: not to be assessed this way, another way of selection or an accommodation, the facts that are used, and the correction of wrong ones. It costs you nothing and no answer is a disadvantage.

Do it here: {{assessment.link}}
Or write to {{compliance.contact}}.`,
    },
    es: {
      subject: 'Cómo se evaluará su candidatura para {{job.title}}',
      body: (place: string) => `Estimado/a {{candidate.name}}:

Para su candidatura al puesto de {{job.title}} podemos usar una estimación estadística de cuánto tiempo permanecen las personas en puestos como este. Se lo comunicamos antes de usarla, como pide la ley en ${place}.

Qué usa: datos de su candidatura relacionados con el trabajo, como la experiencia, los empleos anteriores y los resultados de pruebas y entrevistas. No usa la edad, el sexo, el origen, la salud, la familia ni el domicilio.
Qué hace: da una indicación más a las personas que deciden. No decide nada por sí sola; decide una persona.
Qué puede pedir: que no se le evalúe de esta manera, otra forma de selección o una adaptación, los datos que se usan y la corrección de los que sean erróneos. No le cuesta nada y ninguna respuesta le perjudica.

Hágalo aquí: {{assessment.link}}
O escriba a {{compliance.contact}}.`,
    },
  },
  statement: {
    en: {
      subject: 'About the decision on your application for {{job.title}}',
      body: (place: string) => `Dear {{candidate.name}},

we decided not to go on with your application for {{job.title}}. {{assessment.decided}} The law in ${place} asks us to tell you what part a technology had in it.

What was used: a statistical estimate of how long people stay in jobs like this one, made on {{assessment.date}}. It was shown to the people who decide, as one hint among others.
Facts that it used: {{assessment.data}}.
If a fact is wrong: tell us what is right. We correct it and make the estimate anew.
If you want a person to look again: tell us. Somebody who did not make the decision looks at your application without the estimate.

See the facts, correct them or ask for a person here: {{assessment.link}}
Or write to {{compliance.contact}}.`,
    },
    es: {
      subject: 'Sobre la decisión acerca de su candidatura para {{job.title}}',
      body: (place: string) => `Estimado/a {{candidate.name}}:

Hemos decidido no continuar con su candidatura al puesto de {{job.title}}. {{assessment.decided_es}} La ley en ${place} nos pide que le digamos qué papel tuvo en ella una tecnología.

Qué se usó: una estimación estadística de cuánto tiempo permanecen las personas en puestos como este, hecha el {{assessment.date}}. Se mostró a las personas que deciden, como una indicación entre otras.
Datos que usó: {{assessment.data_es}}.
Si un dato es erróneo: díganos cuál es el correcto. Lo corregimos y repetimos la estimación.
Si quiere que una persona vuelva a mirarlo: díganoslo. Alguien que no tomó la decisión mirará su candidatura sin la estimación.

Vea los datos, corríjalos o pida que lo mire una persona aquí: {{assessment.link}}
O escriba a {{compliance.contact}}.`,
    },
  },
} as const;

export const dutyTemplateId = (kind: Lettered, jurisdiction: Jurisdiction, language: NoticeLanguage): TemplateId =>
  TemplateId.parse(`${kind}-${jurisdiction}-${language}`);

const isLettered = (kind: string): kind is Lettered => kind === 'notice' || kind === 'statement';

export const dutyTemplates: readonly Template[] = duties.flatMap(({ jurisdiction, kind }) =>
  isLettered(kind)
    ? NoticeLanguage.options.map((language) => {
        const { subject, body } = words[kind][language];
        const place = language === 'en' ? nameInEnglish(jurisdiction) : spanishNames[jurisdiction];
        return { id: dutyTemplateId(kind, jurisdiction, language), subject, body: body(place) };
      })
    : [],
);

/** What was sent says by it which text it was: a built-in one of a day, or one of the organisation's own. */
export const textVersion = (template: Template): string =>
  dutyTemplates.includes(template) ? textsVersion : `own-${hash('sha256', canonical(template), 'hex').slice(0, 12)}`;

function nameInEnglish(jurisdiction: Jurisdiction): string {
  const name = jurisdictionNames[jurisdiction];
  return jurisdiction === 'eu' ? `the ${name}` : name;
}

/** Which notice the name of a template stands for; undefined: none. */
export function noticeNamed(id: unknown): { jurisdiction: Jurisdiction; language: NoticeLanguage } | undefined {
  const [, place, tongue] = typeof id === 'string' ? (/^notice-(.+)-([a-z]{2})$/.exec(id) ?? []) : [];
  const jurisdiction = Jurisdiction.safeParse(place).data;
  const language = NoticeLanguage.safeParse(tongue).data;
  return jurisdiction === undefined || language === undefined ? undefined : { jurisdiction, language };
}

/** The signals of the day-one models as a letter names them; others stand as the organisation calls them. */
const spanishSignals: Readonly<Record<string, string>> = {
  experience_months: 'meses de experiencia laboral',
  average_prior_tenure_months: 'duración media de los empleos anteriores',
  prior_jobs: 'número de empleos anteriores',
  weekly_hours: 'horas semanales del puesto',
  assessment_score: 'resultado de la prueba',
  interview_rating: 'valoración de la entrevista',
};

export const signalInWords = (signal: string, language: NoticeLanguage): string =>
  (language === 'es' ? spanishSignals[signal] : undefined) ?? signal.replaceAll('_', ' ');
