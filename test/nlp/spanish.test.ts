import { describe, expect, test } from 'vitest';
import { isSpanish } from '../../src/nlp/spanish.ts';

describe('Spanish is known as such', () => {
  test.each([
    'Mueva a Priya a la entrevista telefónica',
    'Rechaza a Olga',
    'no rechaces a Tom',
    'programa una reunion con Basil el jueves a las 2',
    'Agenda 30 minutos con Greta mañana',
    'Envíale un correo a Tom',
    '¿Quién está en Onsite?',
    'quiero hacerle una oferta a Lin de 140k',
    'avisa a Samir que Tom llega tarde',
    'deshacer',
    'Buenos días',
    'Reserva una llamada con Samir para Lin el viernes a las 10',
    'Puedes mover a Lin to the offer stage, por favor?',
  ])('%s', (said) => {
    expect(isSpanish(said)).toBe(true);
  });
});

describe('English with Spanish names, words and texts is not', () => {
  test.each([
    'Move María de la Cruz to onsite',
    'reject de la cruz',
    'gracias!',
    'hola, book Tom with Dana at 3',
    'do me a favor and reject Tom',
    'agenda?',
    'book Tom with Domingo mañana 3pm',
    'Note for Luz: habla español y quiere trabajar con la familia',
    'tell Inés "muchas gracias por la llamada, nos vemos mañana"',
    'Move Los Santos reqs to on hold',
    'once more, no es bueno is what he wrote about the interview',
  ])('%s', (said) => {
    expect(isSpanish(said)).toBe(false);
  });
});
