// The sentences that say why a requisition was matched, by language. Titles and skills stay as their sources write them.
import type { Language } from './language.ts';

const english = {
  place: {
    city: 'It is where you want to work.',
    metro: 'It is in the metropolitan area you named.',
    remote: 'The work is remote.',
    state: 'It is in the state you named, in another city.',
    elsewhere: 'It is outside the places you named.',
    unknown: undefined,
  },
  steps: ['entry level', 'skilled level', 'team lead level', 'management level'],
  kindOfWork: (title: string) => `Your training leads to this kind of work: ${title}.`,
  shared: (skills: string) => `Shared skills: ${skills}.`,
  levelFits: (level: string) => `The ${level} fits your rank and years.`,
  levelDiffers: (level: string, isAbove: boolean) =>
    `It is at ${level}, ${isAbove ? 'above' : 'below'} what your rank and years suggest.`,
  clearance: (name: string) => `It asks for ${article(name)} ${name}; one from your service may still count.`,
  asked: (name: string) => `It asks for ${article(name)} ${name}, which service alone does not give.`,
};
export type ReasonWords = typeof english;

const spanish: ReasonWords = {
  place: {
    city: 'Está donde usted quiere trabajar.',
    metro: 'Está en el área metropolitana que indicó.',
    remote: 'El trabajo es a distancia.',
    state: 'Está en el estado que indicó, en otra ciudad.',
    elsewhere: 'Está fuera de los lugares que indicó.',
    unknown: undefined,
  },
  steps: ['nivel inicial', 'nivel cualificado', 'nivel de jefe de equipo', 'nivel de dirección'],
  kindOfWork: (title) => `Su formación lleva a este tipo de trabajo: ${title}.`,
  shared: (skills) => `Habilidades en común: ${skills}.`,
  levelFits: (level) => `El ${level} corresponde a su rango y sus años.`,
  levelDiffers: (level, isAbove) =>
    `Es de ${level}, por ${isAbove ? 'encima' : 'debajo'} de lo que sugieren su rango y sus años.`,
  clearance: (name) => `Pide ${name}; la de su servicio aún puede contar.`,
  asked: (name) => `Pide ${name}, que el servicio por sí solo no da.`,
};

const article = (name: string): string => (/^([AEIOU]|FAA)/i.test(name) ? 'an' : 'a');

export const reasonWords: Readonly<Record<Language, ReasonWords>> = { en: english, es: spanish };
