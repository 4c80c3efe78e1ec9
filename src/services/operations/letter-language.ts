// Whether a text that somebody wrote to a candidate is Spanish: by its little words, which no sentence is without. Orders to
// Muster are told apart by `isSpanish`, which looks for other words and stops where a text begins.
import { englishWords, littleWords, tellingWords } from '../../nlp/spanish.ts';
import { fold } from '../../nlp/text.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Further words of letters, without accents. */
const inLetters = listed(`
  nos te tu tus usted ustedes nuestro nuestra nuestros nuestras ha han hemos estamos estaremos sera fue fueron vemos ser son como cuando
  donde hasta desde sobre sin entre mas menos hemos gustaria gusto encantado encantada estimado estimada querido querida saludos atentamente
  espero esperamos confirmamos confirmo escribimos escribo llamamos llamaremos avisaremos informamos lamentamos proceso respuesta
  documentos contrato contacto horario
`);

/** Those that its neighbours do not have: Portuguese, Italian, Catalan and French share most of the others. */
const only = listed(`
  el los las y su sus usted ustedes muy pero hola gracias es esta este una nuestro nuestra te tu hemos estamos sera fue por para manana
  hoy ayer lunes martes miercoles jueves viernes entrevista entrevistas proximo proxima hasta vemos saludos
`);

/** Little words of the neighbours that Spanish does not have. */
const neighbours = listed(`
  nao voce voces com uma em os ao aos seu sua seus suas obrigado obrigada pelo pela ate il che di non sono gli della dei nel grazie per siamo
  i amb els dels les vous nous et est des votre pour avec dans
`);

const alsoEnglish = listed(
  'have has been was were be your from by if but or not so as do does did get got hi hello thanks regards',
);

export function isWrittenInSpanish(text: string): boolean {
  if (/[ãõç]/iu.test(text)) return false;
  const words = (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map(fold);
  const count = (...lists: readonly ReadonlySet<string>[]): number =>
    words.filter((word) => lists.some((list) => list.has(word))).length;
  const spanish = count(littleWords, tellingWords, inLetters);
  const isMarked = /[¿¡ñ]/iu.test(text) || count(only) > 0;
  return isMarked && spanish >= 2 && spanish > count(englishWords, alsoEnglish) && spanish > count(neighbours);
}
