// Whether a message is Spanish. Orders are read in English only, and an honest answer is better than half an understanding.
import { fold } from './text.ts';

// What tells a Spanish sentence from an English one, without accents. English words that Spanish has too (a, no, me, once, todo)
// and words that people are called (Domingo, Luz) stand in none of the lists.
const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Verbs of orders and questions, and words of the trade: one of them makes a sentence Spanish where no English word speaks against it. */
export const tellingWords = listed(`
  mueve mueva muevan mover muevela muevelo moverla moverlo mueves pasa pase pasar pasala pasalo avanza avance avanzar avanzala promueve
  promover rechaza rechace rechazar rechaces rechazala rechazalo descarta descarte descartar elimina eliminar aprueba apruebe aprobar
  agende agendar agendame agendale programa programe programar programame reserva reservar organiza organizar cancela
  cancele cancelar cancelala reprograma reprogramar cambia cambie cambiar aplaza aplazar envia envie enviar enviale enviales
  manda mande mandar mandale mandales avisa avise avisar avisale dile digale diganle pregunta preguntale pregunte contesta responde
  recuerda recuerdale anota anotar apunta agrega agregar anade anadir busca buscar muestra muestrame mostrar deshacer deshaz
  deshazlo revierte revertir haz hazle hacer hacerle ofrece ofrecele ofrecer contrata contratar quiero quisiera queremos necesito
  necesitamos puedes puede pueden podrias podria podemos debes debemos tengo tienes tiene tenemos quien quienes cuando cuantos
  cuantas donde cual cuales como porque manana hoy ayer lunes martes miercoles jueves viernes sabado semana proxima proximo
  reunion entrevista entrevistas candidato candidata candidatos candidatas oferta ofertas llamada correo plantilla rechazo vacante
  puesto etapa gerente equipo telefonica telefonico tecnica tecnico ingles espanol buenos buenas dias tardes noches
`);

/** Little words: they speak for Spanish only beside those. */
export const littleWords = listed(`
  por para con el la los las un una unos unas de del al que en su sus le les lo si es esta estan este ese esa y o pero muy ya tambien
  hola gracias favor agenda reserve dime hay minutos hora horas
`);

/** Words that an English order is hardly without. */
export const englishWords = listed(`
  the to for and with of is are in at on about please pls can could would will you we i he she it her him his them they my our us this
  that these those an who what when where which how why move book schedule reject send tell ask note add offer cancel show find
  message email push put set up approve decline undo follow mark let need want not don't
`);

/** A text to be sent or noted may be Spanish in an English order. */
const cargo = /[:"]/;

const none: ReadonlySet<string> = new Set();

/**
 * True for orders, questions and greetings in Spanish. Names do not count (“María de la Cruz” is said in English, too), nor does
 * what follows a colon or a quotation mark behind English words, nor do `own` words: those of stages, jobs and templates here.
 */
export function isSpanish(said: string, own: ReadonlySet<string> = none): boolean {
  if (/[¿¡]/.test(said)) return true;
  const opening = said.slice(0, cargo.exec(said)?.index);
  const words = opening.match(/(?<![\p{L}'])\p{Ll}[\p{L}'’]*|^\s*\p{L}+/gu)?.map((word) => fold(word.trim())) ?? [];
  const count = (list: ReadonlySet<string>): number => words.filter((word) => list.has(word)).length;
  const telling = words.filter((word) => tellingWords.has(word) && !own.has(word)).length;
  if (telling === 0) return false;
  const english = count(englishWords);
  return english === 0 || (telling >= 2 && telling + count(littleWords) > english);
}
