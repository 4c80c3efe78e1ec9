// What the page of a person's own assessment says, in English and Spanish.
import { longestRecordYears } from '../../core/law/duties.ts';
import type { NoticeLanguage } from '../../core/law/jurisdiction.ts';
import type { LinkEnd } from '../../services/compliance/assessment.ts';

/** What a press came to, as the address of the page carries it afterwards. */
export type AssessmentNotice = 'asked' | 'reviewed' | 'opted_out' | 'nothing' | 'unfit';

export interface AssessmentWords {
  readonly locale: string;
  readonly language: string;
  readonly title: string;
  readonly made: (day: string) => string;
  readonly what: string;
  readonly none: string;
  readonly result: string;
  readonly bands: Readonly<Record<'low' | 'medium' | 'high', string>>;
  readonly how: string;
  readonly chance: (about: { days: number; percent: number }) => string;
  readonly noGain: string;
  readonly madeWith: (model: string) => string;
  readonly sources: string;
  readonly effects: Readonly<Record<'raises' | 'lowers', (signal: string) => string>>;
  readonly facts: string;
  readonly factsHint: string;
  readonly factsUnknown: string;
  readonly note: string;
  readonly noteHint: string;
  readonly correct: string;
  readonly person: string;
  readonly personText: string;
  readonly personNote: string;
  readonly personButton: string;
  readonly optOut: string;
  readonly optOutText: string;
  readonly optOutButton: string;
  readonly optedOut: string;
  readonly asked: string;
  readonly kinds: Readonly<Record<'correction' | 'review', string>>;
  readonly open: string;
  readonly outcomes: Readonly<Record<'granted' | 'declined', string>>;
  readonly on: (day: string) => string;
  readonly gone: string;
  readonly goneNote: string;
  readonly ended: string;
  readonly endedBecause: Readonly<Record<LinkEnd, string>>;
  readonly endedContact: string;
  readonly endedReply: string;
  readonly busy: string;
  readonly busyNote: string;
  readonly slower: string;
  readonly slowerNote: string;
  readonly said: Readonly<Record<AssessmentNotice, string>>;
}

const en: AssessmentWords = {
  locale: 'en-US',
  language: 'Language',
  title: 'Your assessment',
  made: (day) => `The estimate was made on ${day}.`,
  what: 'It estimates how likely somebody stays in this kind of job. It informs the people who decide and never decides on its own.',
  none: 'No estimate has been made about you.',
  result: 'Result',
  bands: { low: 'less likely to stay', medium: 'neither more nor less likely to stay', high: 'likely to stay' },
  how: 'How it was made',
  chance: ({ days, percent }) => `Estimated chance of staying longer than ${days} days: ${percent}%.`,
  noGain:
    'For jobs like this one the estimate is not measurably more often right than always giving the more frequent outcome.',
  madeWith: (model) => `It was made with the software Muster, developed by the Muster project, and its model ${model}.`,
  sources: 'The facts come from your application and from the people who interviewed you.',
  effects: {
    raises: (signal) => `${signal}: raises the estimate`,
    lowers: (signal) => `${signal}: lowers the estimate`,
  },
  facts: 'Facts that were used',
  factsHint: 'Correct what is wrong, or clear it if it should not be used. Then send it.',
  factsUnknown: 'The values were not kept. Write below what has to be corrected.',
  note: 'What else should we know?',
  noteHint: 'You may leave it empty.',
  correct: 'Send the correction',
  person: 'Review by a person',
  personText: 'Someone who did not make the decision reviews your application without the estimate.',
  personNote: 'What should they look for?',
  personButton: 'Ask for a person',
  optOut: 'No automated estimate',
  optOutText: 'No further estimate is made about you. Opting out does not count against you.',
  optOutButton: 'Opt out',
  optedOut: 'You opted out. No further estimate is made about you.',
  asked: 'What you asked for',
  kinds: { correction: 'Correction', review: 'Review by a person' },
  open: 'A person will look at it.',
  outcomes: { granted: 'Granted', declined: 'Declined' },
  on: (day) => `asked for on ${day}`,
  gone: 'This link does not work',
  goneNote: 'Part of it may be missing. Please open it from the message again, or reply to that message.',
  ended: 'This link does not work any more',
  endedBecause: {
    over: `It worked for ${longestRecordYears} years after the message in which it came.`,
    withdrawn: 'The message in which it came was taken back.',
    erased: 'What we kept about you has been erased, so there is nothing left to show or to correct.',
  },
  endedContact:
    'You can still ask us for a correction or for a review by a person, and ask what we keep about you. Write to',
  endedReply:
    'You can still ask us for a correction or for a review by a person, and ask what we keep about you. Please reply to the message.',
  busy: 'This page is not available right now',
  busyNote: 'Nothing is lost. Please try again in a few minutes.',
  slower: 'Too many requests',
  slowerNote: 'Please wait a minute and try again.',
  said: {
    asked:
      'Thank you. A person will look at your correction. We send you the answer by email, and it will appear here.',
    reviewed:
      'Thank you. A person will look at your application again. We send you the answer by email, and it will appear here.',
    opted_out: 'Done. No further estimate is made about you.',
    nothing: 'Please change a fact or write what is wrong.',
    unfit: 'A value cannot be right. Please check the facts: they are numbers, such as 36.',
  },
};

const es: AssessmentWords = {
  locale: 'es-US',
  language: 'Idioma',
  title: 'Su evaluación',
  made: (day) => `La estimación se hizo el ${day}.`,
  what: 'Estima la probabilidad de que alguien permanezca en un puesto de este tipo. Ofrece información adicional a las personas que deciden y no decide nada por sí sola.',
  none: 'No se ha hecho ninguna estimación sobre usted.',
  result: 'Resultado',
  bands: {
    low: 'permanencia menos probable',
    medium: 'permanencia ni más ni menos probable',
    high: 'permanencia probable',
  },
  how: 'Cómo se hizo',
  chance: ({ days, percent }) => `Probabilidad estimada de permanecer más de ${days} días: ${percent} %.`,
  noGain:
    'En puestos como este la estimación no acierta de forma apreciable más a menudo que si se diera siempre el resultado más frecuente.',
  madeWith: (model) => `Se hizo con el programa Muster, desarrollado por el proyecto Muster, y su modelo ${model}.`,
  sources: 'Los datos proceden de su candidatura y de quienes le entrevistaron.',
  effects: {
    raises: (signal) => `${signal}: aumenta la estimación`,
    lowers: (signal) => `${signal}: reduce la estimación`,
  },
  facts: 'Datos que se usaron',
  factsHint: 'Cambie lo que sea erróneo, o déjelo vacío si no se debe usar. Después, envíelo.',
  factsUnknown: 'Los valores no se conservaron. Escriba abajo qué hay que corregir.',
  note: '¿Qué más debemos saber?',
  noteHint: 'Puede dejarlo vacío.',
  correct: 'Enviar la corrección',
  person: 'Revisión por una persona',
  personText: 'Alguien que no tomó la decisión revisará su candidatura sin la estimación.',
  personNote: '¿En qué debería fijarse?',
  personButton: 'Pedir la revisión',
  optOut: 'Sin estimación automatizada',
  optOutText: 'No se hará ninguna estimación más sobre usted. Pedirlo no le perjudica.',
  optOutButton: 'No quiero estimaciones',
  optedOut: 'Ha pedido que no se le evalúe así. No se hará ninguna estimación más sobre usted.',
  asked: 'Lo que ha pedido',
  kinds: { correction: 'Corrección', review: 'Revisión por una persona' },
  open: 'La revisará una persona.',
  outcomes: { granted: 'Aceptada', declined: 'Denegada' },
  on: (day) => `pedida el ${day}`,
  gone: 'Este enlace no funciona',
  goneNote: 'Puede que falte una parte. Ábralo de nuevo desde el mensaje o responda a ese mensaje.',
  ended: 'Este enlace ya no funciona',
  endedBecause: {
    over: `Funcionó durante ${longestRecordYears} años desde el mensaje en el que venía.`,
    withdrawn: 'El mensaje en el que venía se retiró.',
    erased: 'Lo que conservábamos sobre usted se ha borrado, así que ya no hay nada que mostrar ni que corregir.',
  },
  endedContact:
    'Todavía puede pedirnos una corrección o la revisión de una persona, y preguntar qué conservamos sobre usted. Escriba a',
  endedReply:
    'Todavía puede pedirnos una corrección o la revisión de una persona, y preguntar qué conservamos sobre usted. Responda, por favor, al mensaje.',
  busy: 'Esta página no está disponible en este momento',
  busyNote: 'No se ha perdido nada. Inténtelo de nuevo dentro de unos minutos.',
  slower: 'Demasiadas solicitudes',
  slowerNote: 'Espere un minuto e inténtelo de nuevo.',
  said: {
    asked:
      'Gracias. Una persona revisará su corrección. Le enviaremos la respuesta por correo, y también aparecerá aquí.',
    reviewed:
      'Gracias. Una persona revisará su candidatura. Le enviaremos la respuesta por correo, y también aparecerá aquí.',
    opted_out: 'Hecho. No se hará ninguna estimación más sobre usted.',
    nothing: 'Cambie un dato o escriba qué es erróneo.',
    unfit: 'Un valor no puede ser correcto. Revise los datos: son números, como 36.',
  },
};

export const assessmentWords: Readonly<Record<NoticeLanguage, AssessmentWords>> = { en, es };
