// What the page for candidates and authorities says, in English and Spanish. It promises what Muster does and nothing more; the
// duties behind it stand in core/law/duties.ts.
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { PublicAttribute } from '../../services/retention/fairness/public-summary.ts';

export interface PublicWords {
  readonly locale: string;
  readonly language: string;
  readonly title: (brand: string) => string;
  readonly lead: (brand: string) => string;
  readonly use: string;
  readonly useParts: readonly (readonly [string, string])[];
  readonly ask: string;
  readonly askLead: string;
  /** What is asked for, how, and the subject of the e-mail. */
  readonly asks: readonly { readonly title: string; readonly text: string; readonly subject: string }[];
  readonly write: string;
  readonly audit: string;
  readonly noAudit: string;
  readonly facts: {
    readonly auditedOn: string;
    readonly distributedOn: string;
    readonly data: string;
    readonly dataText: (about: { brand: string; people: string; from: string; to: string }) => string;
    readonly lastUsedOn: string;
    readonly auditor: string;
    readonly noAuditor: string;
    readonly signature: string;
    readonly key: string;
    readonly signedOver: (digest: string) => string;
  };
  readonly attributes: Readonly<Record<PublicAttribute, string>>;
  readonly unknown: (count: string) => string;
  readonly nobody: string;
  readonly heads: readonly [string, string, string, string, string, string];
  readonly leftOut: string;
  readonly small: string;
  readonly ratioNote: string;
  readonly archive: string;
  readonly archiveNote: string;
  readonly auditOf: (day: string) => string;
  readonly contact: string;
  readonly contactText: (brand: string) => string;
  readonly noAdvice: string;
  readonly gone: string;
  readonly goneNote: string;
  readonly busy: string;
  readonly busyNote: string;
}

const en: PublicWords = {
  locale: 'en-US',
  language: 'Language',
  title: (brand) => `How ${brand} uses automated estimates in hiring`,
  lead: (brand) =>
    `${brand} may use a statistical estimate of how long people stay in a job when it chooses whom to hire. This page says what it is, what you may ask for, and how it is audited for bias.`,
  use: 'What the estimate is',
  useParts: [
    ['What it estimates', 'The chance that somebody stays in the job past a fixed number of days.'],
    [
      'What it uses',
      'Job-related facts of your application, such as work experience, earlier jobs, and results of assessments and interviews. They come from your application and from the people who interview you.',
    ],
    ['What it does not use', 'Age, sex, origin, health, family or address.'],
    ['What it does', 'It informs the people who decide. It never decides on its own.'],
    [
      'How long it is kept',
      'Up to eight years. You can ask for your own data, and have them erased where the law allows it.',
    ],
  ],
  ask: 'What you may ask for',
  askLead: 'It is free, and asking does not count against you.',
  asks: [
    {
      title: 'Not to be assessed this way',
      text: 'You may opt out, and ask for another way of selection or an accommodation.',
      subject: 'Opt out of automated assessment',
    },
    {
      title: 'To have a fact corrected',
      text: 'You may ask which facts were used and say what is right. A person checks it, and where a fact was wrong the estimate is recalculated.',
      subject: 'Correct a fact in my assessment',
    },
    {
      title: 'A review by a person',
      text: 'Someone who did not make the decision reviews your application without the estimate.',
      subject: 'Ask for a review by a person',
    },
  ],
  write: 'Write an email',
  audit: 'Bias audit',
  noAudit: 'No bias audit has been published yet.',
  facts: {
    auditedOn: 'Date of the audit',
    distributedOn: 'Distribution date of the tool',
    data: 'Source and explanation of the data',
    dataText: ({ brand, people, from, to }) =>
      `Historical data of ${brand}: the newest estimate of each of ${people} candidates who were assessed from ${from} to ${to}. Candidates reported their sex and race or ethnicity themselves; nothing was inferred.`,
    lastUsedOn: 'Last used',
    auditor: 'Independent auditor',
    noAuditor: 'No independent auditor has signed this audit. The organization calculated it.',
    signature: 'Signature',
    key: 'Key of the auditor',
    signedOver: (digest) => `Ed25519, over the digest ${digest}`,
  },
  attributes: {
    sex: 'Sex',
    race_ethnicity: 'Race and ethnicity',
    sex_and_race_ethnicity: 'Sex together with race and ethnicity',
  },
  unknown: (count) => `${count} assessed people are not in the table because they did not report it.`,
  nobody: 'No assessed person reported this.',
  heads: ['Category', 'Applicants', 'Scoring rate', 'Impact ratio', 'Rate of “high”', 'Impact ratio of “high”'],
  leftOut: 'under 2%, not calculated',
  small: 'fewer than 30 people: may be chance',
  ratioNote:
    'The scoring rate is the share that scored above the median. The rate of “high” is the share that was called likely to stay. An impact ratio divides the rate of a category by the highest rate of all categories.',
  archive: 'Earlier audits',
  archiveNote: 'An audit stays here for at least six months after the tool was last used as it was audited.',
  auditOf: (day) => `Audit of ${day}`,
  contact: 'Contact',
  contactText: (brand) => `Questions about this page, and everything that you may ask ${brand} for:`,
  noAdvice: 'This page informs candidates and the public. It is no legal advice.',
  gone: 'There is no such page',
  goneNote: 'The organization may have moved it. Please ask whoever gave you this address.',
  busy: 'This page is not available right now',
  busyNote: 'Please try again in a few minutes.',
};

const es: PublicWords = {
  locale: 'es-US',
  language: 'Idioma',
  title: (brand) => `Cómo usa ${brand} estimaciones automatizadas al contratar`,
  lead: (brand) =>
    `Al elegir a quién contratar, ${brand} puede usar una estimación estadística de cuánto tiempo permanecen las personas en un puesto. Esta página explica qué es, qué puede usted pedir y cómo se audita para detectar sesgos.`,
  use: 'Qué es la estimación',
  useParts: [
    ['Qué estima', 'La probabilidad de que alguien permanezca en el puesto más de un número fijo de días.'],
    [
      'Qué usa',
      'Datos de su candidatura relacionados con el trabajo, como la experiencia, los empleos anteriores y los resultados de pruebas y entrevistas. Proceden de su candidatura y de quienes le entrevistan.',
    ],
    ['Qué no usa', 'La edad, el sexo, el origen, la salud, la familia ni el domicilio.'],
    ['Para qué sirve', 'Ofrece información adicional a las personas que deciden. No decide nada por sí sola.'],
    [
      'Cuánto se conserva',
      'Ocho años como máximo. Puede pedir sus propios datos y, donde la ley lo permita, que se borren.',
    ],
  ],
  ask: 'Qué puede pedir',
  askLead: 'No le cuesta nada, y pedirlo no le perjudica.',
  asks: [
    {
      title: 'Que no se le evalúe de esta manera',
      text: 'Puede negarse y pedir otra forma de selección o una adaptación.',
      subject: 'No quiero una evaluación automatizada',
    },
    {
      title: 'Que se corrija un dato',
      text: 'Puede preguntar qué datos se usaron y decir cuál es el correcto. Una persona lo comprueba y, si procede, la estimación se repite.',
      subject: 'Corregir un dato de mi evaluación',
    },
    {
      title: 'La revisión por una persona',
      text: 'Alguien que no tomó la decisión revisa su candidatura sin la estimación.',
      subject: 'Pido la revisión por una persona',
    },
  ],
  write: 'Escribir un correo',
  audit: 'Auditoría de sesgos',
  noAudit: 'Todavía no se ha publicado ninguna auditoría de sesgos.',
  facts: {
    auditedOn: 'Fecha de la auditoría',
    distributedOn: 'Fecha de distribución de la herramienta',
    data: 'Origen y explicación de los datos',
    dataText: ({ brand, people, from, to }) =>
      `Datos históricos de ${brand}: la última estimación de cada una de las ${people} personas evaluadas del ${from} al ${to}. El sexo y la raza o etnia son los que cada persona indicó por voluntad propia. No se dedujeron los de nadie.`,
    lastUsedOn: 'Último uso',
    auditor: 'Auditor independiente',
    noAuditor: 'Ninguno ha firmado esta auditoría. La calculó la propia organización.',
    signature: 'Firma',
    key: 'Clave del auditor',
    signedOver: (digest) => `Ed25519, sobre el resumen criptográfico ${digest}`,
  },
  attributes: {
    sex: 'Sexo',
    race_ethnicity: 'Raza y etnia',
    sex_and_race_ethnicity: 'Sexo junto con raza y etnia',
  },
  unknown: (count) => `${count} personas evaluadas no figuran en la tabla porque no lo indicaron.`,
  nobody: 'Ninguna de las personas evaluadas lo indicó.',
  heads: [
    'Categoría',
    'Candidatos',
    'Tasa de puntuación',
    'Razón de impacto',
    'Tasa de «alta»',
    'Razón de impacto de «alta»',
  ],
  leftOut: 'menos del 2 %, no se calcula',
  small: 'menos de 30 personas: puede ser casualidad',
  ratioNote:
    'La tasa de puntuación es la proporción de personas por encima de la mediana. La tasa de «alta» es la proporción cuya permanencia se consideró probable. La razón de impacto divide la tasa de una categoría por la tasa más alta de todas.',
  archive: 'Auditorías anteriores',
  archiveNote:
    'Cada auditoría permanece aquí al menos seis meses desde el último uso de la herramienta tal como se auditó.',
  auditOf: (day) => `Auditoría del ${day}`,
  contact: 'Contacto',
  contactText: (brand) => `Preguntas sobre esta página y todo lo que puede pedir a ${brand}:`,
  noAdvice: 'Esta página informa a los candidatos y al público. No es asesoramiento jurídico.',
  gone: 'Esta página no existe',
  goneNote: 'Puede que la organización la haya trasladado. Pregunte a quien le dio esta dirección.',
  busy: 'Esta página no está disponible en este momento',
  busyNote: 'Inténtelo de nuevo dentro de unos minutos.',
};

export const publicWords: Readonly<Record<NoticeLanguage, PublicWords>> = { en, es };

const spanishGroups: Readonly<Record<string, string>> = {
  female: 'mujer',
  male: 'hombre',
  nonbinary: 'persona no binaria',
  other: 'otro',
  'Hispanic or Latino': 'hispano o latino',
  'American Indian or Alaska Native': 'indígena americano o nativo de Alaska',
  'Native Hawaiian or Other Pacific Islander': 'nativo de Hawái u otras islas del Pacífico',
  'Black or African American': 'negro o afroamericano',
  Asian: 'asiático',
  'Middle Eastern or North African': 'de Oriente Medio o del norte de África',
  White: 'blanco',
  Other: 'otro',
  'Two or More Races': 'dos o más razas',
};

/** The categories keep their English names, which the law gives them; the second part of two begins after a comma. */
export const groupInWords = (group: string, language: NoticeLanguage): string =>
  language === 'en'
    ? group
    : group
        .split(', ')
        .map((part) => spanishGroups[part] ?? part)
        .join(', ');
