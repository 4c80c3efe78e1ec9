// What the booking page says, in the languages of candidates. Short, and the same whatever the reason.
import type { BookingLanguage } from '../../core/booking-link.ts';

/** What a press came to, as the address of the page carries it afterwards. */
export type BookingMessage =
  | 'done'
  | 'waiting'
  | 'taken'
  | 'refused'
  | 'too_late'
  | 'too_often'
  | 'wished'
  | 'no_words';

export interface BookingWords {
  readonly locale: string;
  readonly choose: string;
  readonly chooseOther: string;
  readonly minutes: (count: number) => string;
  readonly people: (names: string) => string;
  readonly timesIn: (zone: string) => string;
  readonly changeZone: string;
  readonly zone: string;
  readonly show: string;
  readonly earlier: string;
  readonly later: string;
  readonly nothingFree: string;
  readonly none: string;
  readonly noneHint: string;
  readonly when: string;
  readonly send: string;
  readonly bookThis: string;
  readonly bookButton: string;
  readonly moveThis: string;
  readonly moveButton: string;
  readonly place: string;
  readonly otherTime: string;
  readonly booked: string;
  readonly bookedNote: string;
  readonly move: string;
  readonly cancel: string;
  readonly cancelAsk: string;
  readonly cancelButton: string;
  readonly keep: string;
  readonly changeUntil: (time: string) => string;
  readonly changeOver: string;
  readonly changeWaits: string;
  readonly cancelled: string;
  readonly cancelledNote: string;
  readonly waiting: string;
  readonly waitingNote: string;
  readonly finishing: string;
  readonly finishingNote: string;
  readonly lookAgain: string;
  readonly gone: string;
  readonly goneNote: string;
  readonly busy: string;
  readonly busyNote: string;
  readonly slower: string;
  readonly slowerNote: string;
  readonly language: string;
  /** What is not on the page already. */
  readonly said: Readonly<Record<Exclude<BookingMessage, 'done'>, string>>;
}

const en: BookingWords = {
  locale: 'en-US',
  choose: 'Choose a time',
  chooseOther: 'Choose another time',
  minutes: (count) => `${count} minutes`,
  people: (names) => `With ${names}`,
  timesIn: (zone) => `Times are shown in ${zone}.`,
  changeZone: 'Change time zone',
  zone: 'Time zone',
  show: 'Show times',
  earlier: 'Earlier times',
  later: 'Later times',
  nothingFree: 'No time is free at the moment. Tell us below when it would suit you.',
  none: 'None of these suit me',
  noneHint: 'Write days and times, such as “Thursday after 3 pm, or any morning next week”.',
  when: 'When would it suit you?',
  send: 'Send',
  bookThis: 'Book this time?',
  bookButton: 'Book this time',
  moveThis: 'Move the interview to this time?',
  moveButton: 'Move the interview',
  place: 'Where?',
  otherTime: 'Choose another time',
  booked: 'Your interview is booked',
  bookedNote: 'Everybody has been told. Keep the link to move or cancel the interview.',
  move: 'Move the interview',
  cancel: 'Cancel the interview',
  cancelAsk: 'Everybody who takes part is told.',
  cancelButton: 'Yes, cancel the interview',
  keep: 'Back to the interview',
  changeUntil: (time) => `You can move or cancel it here until ${time}.`,
  changeOver: 'It is too late to move or cancel the interview here. Please reply to our message.',
  changeWaits: 'Your change is waiting to be confirmed. We will write to you.',
  cancelled: 'The interview is cancelled',
  cancelledNote: 'If you would like to meet after all, please reply to our message.',
  waiting: 'Your time is waiting to be confirmed',
  waitingNote: 'We are keeping it for you and will write to you. You do not need to do anything.',
  finishing: 'Your time is being booked',
  finishingNote: 'This takes a moment. You do not need to press anything again.',
  lookAgain: 'Look again',
  gone: 'This link does not work',
  goneNote: 'It may have been used up or replaced by a newer one. Please reply to the message that it came in.',
  busy: 'This page is not available right now',
  busyNote: 'Nothing is lost. Please try again in a few minutes.',
  slower: 'Too many presses',
  slowerNote: 'Please wait a minute and try again.',
  language: 'Language',
  said: {
    waiting: 'We received it. It is not confirmed yet.',
    taken: 'That time is no longer free. These are the next free times.',
    refused: 'That could not be done. Please choose again, or reply to our message.',
    too_late: 'It is too late to change the interview here. Please reply to our message.',
    too_often: 'The interview was changed too often by this link. Please reply to our message.',
    wished: 'Thank you. We will look for another time and write to you.',
    no_words: 'Please write when it would suit you.',
  },
};

const es: BookingWords = {
  locale: 'es-ES',
  choose: 'Elija una hora',
  chooseOther: 'Elija otra hora',
  minutes: (count) => `${count} minutos`,
  people: (names) => `Con ${names}`,
  timesIn: (zone) => `Las horas se muestran en ${zone}.`,
  changeZone: 'Cambiar la zona horaria',
  zone: 'Zona horaria',
  show: 'Mostrar las horas',
  earlier: 'Horas anteriores',
  later: 'Horas posteriores',
  nothingFree: 'Ahora mismo no hay ninguna hora libre. Díganos abajo cuándo le vendría bien.',
  none: 'Ninguna me viene bien',
  noneHint: 'Escriba días y horas, por ejemplo: «el jueves después de las 15:00 o la semana que viene por la mañana».',
  when: '¿Cuándo le vendría bien?',
  send: 'Enviar',
  bookThis: '¿Reservar esta hora?',
  bookButton: 'Reservar esta hora',
  moveThis: '¿Cambiar la entrevista a esta hora?',
  moveButton: 'Cambiar la hora',
  place: '¿Dónde?',
  otherTime: 'Elegir otra hora',
  booked: 'Su entrevista está reservada',
  bookedNote: 'Hemos avisado a todos. Guarde el enlace para cambiar la hora o cancelar la entrevista.',
  move: 'Cambiar la hora',
  cancel: 'Cancelar la entrevista',
  cancelAsk: 'Avisaremos a todos los participantes.',
  cancelButton: 'Sí, cancelar la entrevista',
  keep: 'Volver a la entrevista',
  changeUntil: (time) => `Puede cambiarla o cancelarla aquí hasta el ${time}.`,
  changeOver: 'Ya no se puede cambiar ni cancelar aquí. Responda, por favor, a nuestro mensaje.',
  changeWaits: 'Su cambio está pendiente de confirmación. Le escribiremos.',
  cancelled: 'La entrevista está cancelada',
  cancelledNote: 'Si al final quiere hacerla, responda, por favor, a nuestro mensaje.',
  waiting: 'Su hora está pendiente de confirmación',
  waitingNote: 'Se la guardamos y le escribiremos. No tiene que hacer nada más.',
  finishing: 'Estamos reservando su hora',
  finishingNote: 'Tarda un momento. No hace falta pulsar nada más.',
  lookAgain: 'Volver a mirar',
  gone: 'Este enlace no funciona',
  goneNote: 'Puede que ya no sea válido o que haya uno más reciente. Responda, por favor, al mensaje en el que venía.',
  busy: 'Esta página no está disponible en este momento',
  busyNote: 'No se ha perdido nada. Inténtelo de nuevo dentro de unos minutos.',
  slower: 'Demasiadas pulsaciones',
  slowerNote: 'Espere un minuto e inténtelo de nuevo.',
  language: 'Idioma',
  said: {
    waiting: 'Lo hemos recibido. Todavía no está confirmado.',
    taken: 'Esa hora ya no está libre. Estas son las siguientes horas libres.',
    refused: 'No se ha podido hacer. Elija otra vez o responda a nuestro mensaje.',
    too_late: 'Ya no se puede cambiar la entrevista aquí. Responda, por favor, a nuestro mensaje.',
    too_often: 'La entrevista se ha cambiado demasiadas veces con este enlace. Responda, por favor, a nuestro mensaje.',
    wished: 'Gracias. Buscaremos otra hora y le escribiremos.',
    no_words: 'Escriba, por favor, cuándo le vendría bien.',
  },
};

export const bookingWords: Readonly<Record<BookingLanguage, BookingWords>> = { en, es };
/** What is said otherwise where several interviews are booked together. */
const several: Readonly<Record<BookingLanguage, Partial<BookingWords>>> = {
  en: {
    bookThis: 'Book these times?',
    bookButton: 'Book these times',
    moveThis: 'Move the interviews to these times?',
    moveButton: 'Move the interviews',
    booked: 'Your interviews are booked',
    bookedNote: 'Everybody has been told. Keep the link to move or cancel the interviews.',
    move: 'Move the interviews',
    cancel: 'Cancel the interviews',
    cancelButton: 'Yes, cancel the interviews',
    keep: 'Back to the interviews',
    changeUntil: (time) => `You can move or cancel them here until ${time}.`,
    changeOver: 'It is too late to move or cancel the interviews here. Please reply to our message.',
    cancelled: 'The interviews are cancelled',
    waiting: 'Your times are waiting to be confirmed',
    waitingNote: 'We are keeping them for you and will write to you. You do not need to do anything.',
    finishing: 'Your times are being booked',
  },
  es: {
    bookThis: '¿Reservar estas horas?',
    bookButton: 'Reservar estas horas',
    moveThis: '¿Cambiar las entrevistas a estas horas?',
    moveButton: 'Cambiar las horas',
    booked: 'Sus entrevistas están reservadas',
    bookedNote: 'Hemos avisado a todos. Guarde el enlace para cambiar las horas o cancelar las entrevistas.',
    move: 'Cambiar las horas',
    cancel: 'Cancelar las entrevistas',
    cancelButton: 'Sí, cancelar las entrevistas',
    keep: 'Volver a las entrevistas',
    changeUntil: (time) => `Puede cambiarlas o cancelarlas aquí hasta el ${time}.`,
    changeOver: 'Ya no se pueden cambiar ni cancelar aquí. Responda, por favor, a nuestro mensaje.',
    cancelled: 'Las entrevistas están canceladas',
    waiting: 'Sus horas están pendientes de confirmación',
    waitingNote: 'Se las guardamos y le escribiremos. No tiene que hacer nada más.',
    finishing: 'Estamos reservando sus horas',
  },
};

export const wordsFor = (language: BookingLanguage, { plan }: { readonly plan?: string | undefined }): BookingWords =>
  plan === undefined ? bookingWords[language] : { ...bookingWords[language], ...several[language] };

export const languageNames: Readonly<Record<BookingLanguage, string>> = { en: 'English', es: 'Español' };
