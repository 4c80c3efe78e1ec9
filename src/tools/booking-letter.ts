// The letter that carries a booking link, in the candidate's language. The link itself is put in when the letter leaves.
import type { BookingLink } from '../core/booking-link.ts';
import { bookingPlaceholder } from '../core/booking-link.ts';
import { singleLine } from '../services/operations/render.ts';

interface About {
  readonly link: Pick<BookingLink, 'minutes' | 'language' | 'times'> & {
    /** Null: some days after it is sent. */
    readonly until: string | null;
  };
  readonly name: string;
  readonly jobTitle: string;
  readonly names: readonly string[];
  /** Of a plan; empty: one meeting with those who are named. */
  readonly interviews: readonly PlannedInterview[];
  readonly zone: string;
}

export interface PlannedInterview {
  readonly title: string;
  readonly minutes: number;
}

interface Words {
  readonly locale: string;
  readonly subject: (job: string) => string;
  readonly until: (time: string) => string;
  readonly days: string;
  readonly lines: (about: {
    name: string;
    job: string;
    minutes: number;
    people: string;
    ends: string;
    times: readonly string[];
    interviews: readonly PlannedInterview[];
  }) => readonly string[];
}

const words = {
  en: {
    locale: 'en-US',
    until: (time) => `until ${time}`,
    days: 'for 14 days',
    subject: (job) => `Choose a time for your interview: ${job}`,
    lines: ({ name, job, minutes, people, ends, times, interviews }) => [
      `Dear ${name},`,
      '',
      interviews.length === 0
        ? `Please choose a time for your interview for ${job}: ${minutes} minutes with ${people}.`
        : `Please choose when your interviews for ${job} begin:`,
      ...interviews.map((one) => `- ${one.title}, ${one.minutes} minutes`),
      ...(times.length === 0 ? [] : ['', 'These times are free:', ...times]),
      '',
      bookingPlaceholder,
      '',
      `The page shows the times in your own time zone. It needs no account, and works ${ends}. If no time suits you, you can say so there. Please do not share the link: it is only for you.`,
    ],
  },
  es: {
    locale: 'es-ES',
    until: (time) => `hasta el ${time}`,
    days: 'durante 14 días',
    subject: (job) => `Elija la hora de su entrevista: ${job}`,
    lines: ({ name, job, minutes, people, ends, times, interviews }) => [
      `Hola, ${name}:`,
      '',
      interviews.length === 0
        ? `Elija, por favor, la hora de su entrevista para ${job}: ${minutes} minutos con ${people}.`
        : `Elija, por favor, cuándo empiezan sus entrevistas para ${job}:`,
      ...interviews.map((one) => `- ${one.title}, ${one.minutes} minutos`),
      ...(times.length === 0 ? [] : ['', 'Estas horas están libres:', ...times]),
      '',
      bookingPlaceholder,
      '',
      `La página muestra las horas en su zona horaria. No hace falta una cuenta y funciona ${ends}. Si ninguna hora le viene bien, puede decirlo allí. No reenvíe el enlace: es solo para usted.`,
    ],
  },
} as const satisfies Record<BookingLink['language'], Words>;

/** Times are in `zone`; the link stands as a placeholder, since it is made when the letter leaves. */
export function bookingLetter({ link, name, jobTitle, names, interviews, zone }: About): {
  subject: string;
  text: string;
} {
  const { locale, subject, lines, until, days }: Words = words[link.language];
  const job = singleLine(jobTitle);
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const at = (instant: string) => `${inWords.format(new Date(instant))} (${zone})`;
  return {
    subject: subject(job).slice(0, 300),
    text: lines({
      name: singleLine(name),
      job,
      minutes: link.minutes,
      people: list.format(names),
      ends: link.until === null ? days : until(at(link.until)),
      times: (link.times ?? []).map(at),
      interviews: interviews.map(({ title, minutes }) => ({ title: singleLine(title), minutes })),
    }).join('\n'),
  };
}
