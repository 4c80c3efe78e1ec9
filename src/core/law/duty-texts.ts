// The letters that duties ask for, in English and Spanish, as message templates: an organization that saves one of its own under the
// same id replaces it. A change of a text here is a new version of it, so the version goes up with it.
import { hash } from 'node:crypto';
import { TemplateId } from '../ids.ts';
import { canonical } from '../json.ts';
import type { Template } from '../records.ts';
import { duties } from './duties.ts';
import { Jurisdiction, jurisdictionNames, NoticeLanguage } from './jurisdiction.ts';

/** Of the texts as they stand here. */
const textsVersion = '2026-11-28.2';

type Lettered = 'notice' | 'statement';

const spanishNames = {
  'us-co': 'Colorado',
  'us-ca': 'California',
  'us-il': 'Illinois',
  'us-nyc': 'la ciudad de Nueva York',
  eu: 'la Unión Europea',
} as const satisfies Record<Jurisdiction, string>;

/** What a law wants said beside the rest: New York City names the tool and the wait, the Union the class of the system. */
const further: Readonly<Partial<Record<Jurisdiction, Readonly<Record<NoticeLanguage, string>>>>> = {
  'us-nyc': {
    en: ' In New York City it counts as an automated employment decision tool; the law asks for ten business days between this message and its use.',
    es: ' En la ciudad de Nueva York se considera una herramienta automatizada de decisiones de empleo; la ley exige diez días hábiles entre este mensaje y su uso.',
  },
  eu: {
    en: ' Under the EU AI Act it is a high-risk AI system.',
    es: ' Según el Reglamento de IA de la Unión Europea es un sistema de IA de alto riesgo.',
  },
};

/** Checked against the duties in `duties.ts`; each asks for a part of it, and everybody is told all of it. */
const words = {
  notice: {
    en: {
      subject: 'How your application for {{job.title}} will be assessed',
      body: (place: string, more: string) => `Dear {{candidate.name}},

For your application for {{job.title}} we may use an estimate that software makes. We tell you before we use it, as the law in ${place} requires.

What it is: a statistical estimate, made by the software Muster, of how long people stay in jobs like this one.${more}
What it is for: it gives one more piece of information to the people who decide whom to invite, reject or hire. It decides nothing by itself; a person does.
What it uses: job-related facts, such as work experience, earlier jobs, and results of assessments and interviews. They come from your application and from the people who interview you, and are kept for up to eight years. It does not use age, sex, origin, health, family or address.
What you may ask for: not to be assessed this way (people then decide without the estimate), another way of selection or an accommodation, the facts that were used and their result, and the correction of wrong facts. It costs you nothing, and asking does not count against you.

Do it here: {{assessment.link}}
Or write to {{compliance.contact}}.`,
    },
    es: {
      subject: 'Cómo se evaluará su candidatura para {{job.title}}',
      body: (place: string, more: string) => `Estimado/a {{candidate.name}}:

Para su candidatura al puesto de {{job.title}} podemos usar una estimación hecha por un programa informático. Se lo comunicamos antes de usarla, como exige la ley en ${place}.

Qué es: una estimación estadística, hecha con el programa Muster, de cuánto tiempo permanecen las personas en puestos como este.${more}
Para qué sirve: ofrece información adicional a quienes deciden a quién entrevistar, rechazar o contratar. No decide nada por sí sola; decide una persona.
Qué usa: datos relacionados con el trabajo, como la experiencia, los empleos anteriores y los resultados de pruebas y entrevistas. Proceden de su candidatura y de quienes le entrevistan, y se conservan ocho años como máximo. No usa la edad, el sexo, el origen, la salud, la familia ni el domicilio.
Qué puede pedir: que no se le evalúe así (en ese caso se decide sin la estimación), otra forma de selección o una adaptación, los datos que se usaron y su resultado, y la corrección de los datos erróneos. No le cuesta nada, y pedirlo no le perjudica.

Puede hacerlo aquí: {{assessment.link}}
O escriba a {{compliance.contact}}.`,
    },
  },
  statement: {
    en: {
      subject: 'About the decision on your application for {{job.title}}',
      body: (place: string, _more: string) => `Dear {{candidate.name}},

We decided not to go on with your application for {{job.title}}. {{assessment.decided}} The law in ${place} requires us to tell you what part a technology had in it.

What was used: a statistical estimate, made by the software Muster on {{assessment.day}}, of how long people stay in jobs like this one. The people who decide could see it as one piece of information among others.
Facts that it used: {{assessment.data}}. They come from your application and from the people who interviewed you.
If a fact is wrong: tell us what is right. A person checks it, and where it is wrong we correct it and make the estimate anew.
If you want a person to look again: tell us. Somebody who did not make the decision reviews your application without the estimate.

See the facts and the result, correct them or ask for a person here: {{assessment.link}}
Or write to {{compliance.contact}}.`,
    },
    es: {
      subject: 'Sobre la decisión acerca de su candidatura para {{job.title}}',
      body: (place: string, _more: string) => `Estimado/a {{candidate.name}}:

Hemos decidido no continuar con su candidatura al puesto de {{job.title}}. {{assessment.decided_es}} La ley en ${place} exige que le digamos qué papel tuvo en ella una tecnología.

Qué se usó: una estimación estadística, hecha con el programa Muster el {{assessment.day_es}}, de cuánto tiempo permanecen las personas en puestos como este. Las personas que deciden podían verla como una información entre otras.
Datos que usó: {{assessment.data_es}}. Proceden de su candidatura y de quienes le entrevistaron.
Si un dato es erróneo: díganos cuál es el correcto. Una persona lo comprueba y, si es erróneo, lo corregimos y repetimos la estimación.
Si quiere que una persona lo revise: díganoslo. Alguien que no tomó la decisión revisará su candidatura sin la estimación.

Vea los datos y el resultado, corríjalos o pida la revisión de una persona aquí: {{assessment.link}}
O escriba a {{compliance.contact}}.`,
    },
  },
} as const;

/** Organizations save templates of their own under it, so it must not change. */
export const dutyTemplateId = (kind: Lettered, jurisdiction: Jurisdiction, language: NoticeLanguage): TemplateId =>
  TemplateId.parse(`${kind}-${jurisdiction}-${language}`);

const isLettered = (kind: string): kind is Lettered => kind === 'notice' || kind === 'statement';

/** One for each notice and statement of the table of duties and each language. */
export const dutyTemplates: readonly Template[] = duties.flatMap(({ jurisdiction, kind }) =>
  isLettered(kind)
    ? NoticeLanguage.options.map((language) => {
        const { subject, body } = words[kind][language];
        const place = language === 'en' ? nameInEnglish(jurisdiction) : spanishNames[jurisdiction];
        const more = further[jurisdiction]?.[language] ?? '';
        return { id: dutyTemplateId(kind, jurisdiction, language), subject, body: body(place, more) };
      })
    : [],
);

/** What was sent says by it which text it was: a built-in one of a day, or one of the organization's own. */
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

/** The signals of the day-one models as a letter names them; others stand as the organization calls them. */
const spanishSignals: Readonly<Record<string, string>> = {
  experience_months: 'meses de experiencia laboral',
  average_prior_tenure_months: 'duración media de los empleos anteriores',
  prior_jobs: 'número de empleos anteriores',
  weekly_hours: 'horas semanales del puesto',
  assessment_score: 'resultado de la prueba',
  interview_rating: 'valoración de la entrevista',
};

/** In Spanish where a translation is known, else the signal's own name with spaces. */
export const signalInWords = (signal: string, language: NoticeLanguage): string =>
  (language === 'es' ? spanishSignals[signal] : undefined) ?? signal.replaceAll('_', ' ');
