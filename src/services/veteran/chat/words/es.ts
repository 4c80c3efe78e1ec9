// The widget's conversation in Spanish, with the formal address.
import type { Words } from './en.ts';

export const spanish: Words = {
  hello:
    'Hola, y gracias por su servicio. Soy un asistente automático: traduzco una ocupación militar a habilidades y empleos ' +
    'civiles. Lo que escribe no se guarda.',
  askCode:
    '¿Cuál es su rama y su código (MOS, AFSC, NEC, especialidad o designador)? Por ejemplo: Army 11B, Navy HM2, 3D1X2.',
  menu: {
    jobs: 'Ver empleos que encajan',
    skills: 'Ver mis habilidades civiles',
    resume: 'Preparar texto de currículum',
    review: 'Pedir que lo revise una persona',
    restart: 'Empezar de nuevo',
  },
  yes: 'Sí',
  no: 'No',
  whichBranch: 'Más de una rama usa ese código. ¿Cuál era la suya?',
  nameBranch: 'Indique la rama, por favor: Army, Navy, Air Force, Marines, Coast Guard o Space Force.',
  unknownCode:
    'No conozco ese código. Compruébelo e inténtelo otra vez, o cuénteme en unas frases qué hacía (en inglés).',
  isThatRight: (title, code) => `Eso es ${title}, ${code}. ¿Es correcto?`,
  tryAgain: 'Entonces probemos otra vez. ¿Cuál es su rama y su código?',
  yesOrNo: 'Responda sí o no, por favor.',
  rare:
    'Es un código poco común o antiguo y hay pocos datos sobre él. Cuénteme en unas frases en inglés qué hacía, con qué ' +
    'equipo y a quién dirigía. Alguien del equipo de selección también lo verá.',
  whatNext: 'Bien. ¿Qué desea hacer?',
  moreSentences: 'Unas frases en inglés me ayudan más: ¿qué hacía en un día normal?',
  readSkills: (skills) => `De sus palabras leo estas habilidades civiles: ${skills}.`,
  closeOccupations: (titles) =>
    `Ocupaciones civiles cercanas: ${titles}. Una persona del equipo de selección lo comprobará.`,
  notEnglish: 'Por ahora solo se puede leer inglés: describa el trabajo en inglés, por favor.',
  nothingToRead: 'Describa el trabajo en unas frases en inglés: qué hacía, con qué equipo y para quién.',
  options: 'Puede elegir una de estas opciones o indicar lugares, por ejemplo: en Dallas, TX.',
  needCode: 'Para eso necesito su código militar. ¿Cuál es su rama y su código?',
  jobsAway: 'Ahora mismo no se pueden leer los empleos de esta empresa. Inténtelo de nuevo en unos minutos.',
  noJobs: 'De momento ningún empleo abierto de esta empresa encaja.',
  jobs: (count) => (count === 1 ? 'Encaja un empleo abierto.' : `Encajan ${count} empleos abiertos, primero el mejor.`),
  apply: (title) => `Solicitar: ${title}`,
  applyHere: 'La solicitud va directamente a la empresa. Este enlace le lleva allí.',
  applyLink: 'Solicitar en el sitio de la empresa',
  chooseJob: 'Primero vea los empleos que encajan y elija uno.',
  jobClosed: 'Ese empleo ya no está abierto.',
  nowhereToApply: 'Esta empresa aún no ha indicado dónde se presentan las solicitudes.',
  yourSkills: (skills) => `Sus habilidades civiles, primero las más importantes: ${skills}.`,
  typicalPay: (month, pay) =>
    `La mitad de esos empleos en Estados Unidos paga al año dentro de estos rangos (BLS, ${month}): ${pay}.`,
  gradeRole: (grade, name, typical) => `${grade} es el grado de ${name}, que normalmente ${typical}`,
  codeAlone: (title, code) => `${code} es ${title}.`,
  likelySkills: (skills) =>
    `Muchos que tuvieron ese código también saben de: ${skills}. Indique solo lo que sea cierto en su caso.`,
  inCivilianTerms: (title, code) => `${code} es ${title}. En términos civiles usted aporta estas habilidades.`,
  resumeReady:
    'Aquí tiene texto de currículum en términos civiles, en inglés. Puede descargarlo durante media hora; después se borra.',
  beforeAfter: (before, after) => `Antes: ${before}. Después: ${after}`,
  resumeLink: 'Descargar el currículum (PDF)',
  onList: 'Ya está en la lista del equipo de selección.',
  putOnList: 'He puesto su ocupación en la lista del equipo de selección. Ven el código, no quién preguntó.',
};
