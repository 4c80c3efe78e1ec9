// A Spanish wish is read as the same days and times that an English one is.
import { expect, test } from 'vitest';
import { parseWhen } from '../../../../src/nlp/when.ts';
import { inEnglishWords } from '../../../../src/services/scheduling/booking/spanish-times.ts';

/** A Monday. */
const clock = { now: '2026-06-01T08:00:00-05:00', timeZone: 'America/Chicago', preferFuture: true };
const times = (text: string) => parseWhen(text, clock).map(({ start, end, says }) => [start, end, says.time]);

test.each([
  ['el jueves después de las 15:00', 'Thursday after 15:00'],
  ['el jueves después de las 3 de la tarde', 'Thursday after 3 pm'],
  ['la semana que viene por la mañana', 'next week in the morning'],
  ['la próxima semana', 'next week'],
  ['el viernes por la tarde', 'Friday in the afternoon'],
  ['mañana a las 10', 'tomorrow at 10'],
  ['mañana por la mañana', 'tomorrow in the morning'],
  ['pasado mañana', 'the day after tomorrow'],
  ['el 5 de junio a las 16 h', 'June 5 at 16:00'],
  ['el miércoles entre las 9 y las 11', 'Wednesday between 9 and 11'],
  ['el lunes de las 10 a las 12', 'Monday from 10 to 12'],
  ['el martes a las diez y media', 'Tuesday at 10:30'],
  ['el sábado al mediodía', 'Saturday at noon'],
  ['los lunes o los miércoles por la tarde', 'Monday or Wednesday in the afternoon'],
  ['el viernes que viene a las cinco de la tarde', 'Friday at 5 pm'],
  ['antes de las 11 de la mañana el jueves', 'before 11 am on Thursday'],
  ['dentro de dos semanas', 'in 2 weeks'],
  ['El JUEVES DESPUÉS DE LAS 15:00', 'Thursday after 15:00'],
])('“%s” is “%s”', (spanish, english) => {
  expect(times(inEnglishWords(spanish))).toEqual(times(english));
  expect(times(english)).not.toEqual([]);
});

test.each(['No me viene bien ninguna', 'Gracias', ''])('“%s” names no time', (text) => {
  expect(times(inEnglishWords(text))).toEqual([]);
});
