// The names and typical responsibilities of pay grades, by language.
import type { Language } from './language.ts';

export type GradeBand = 'junior' | 'nco' | 'senior_nco' | 'warrant' | 'company' | 'field' | 'general';

type GradeWords = Readonly<Record<GradeBand, { readonly name: string; readonly typical: string }>>;

const english: GradeWords = {
  junior: {
    name: 'junior enlisted member',
    typical: 'Works in a small unit under a noncommissioned officer, usually within the first four years of service.',
  },
  nco: {
    name: 'noncommissioned officer',
    typical: 'Leads a small unit, from a few to several dozen people, and is a technical expert in the occupation.',
  },
  senior_nco: {
    name: 'senior noncommissioned officer',
    typical: 'Advises commanders as a senior enlisted leader, or serves on a staff.',
  },
  warrant: {
    name: 'warrant officer',
    typical: 'Does highly technical or specialized work in one career field.',
  },
  company: {
    name: 'junior officer',
    typical: 'Leads a unit of several dozen to several hundred people, or serves as a junior staff officer.',
  },
  field: {
    name: 'mid-grade officer',
    typical: 'Leads a unit of several hundred to several thousand people, or serves as a senior staff officer.',
  },
  general: {
    name: 'general or flag officer',
    typical: 'Leads an organization of several thousand to hundreds of thousands of people, or serves on its staff.',
  },
};

const spanish: GradeWords = {
  junior: {
    name: 'personal de tropa',
    typical:
      'Trabaja en una unidad pequeña a las órdenes de un suboficial, por lo general en sus primeros cuatro años.',
  },
  nco: {
    name: 'suboficial',
    typical:
      'Dirige una unidad pequeña, de unas pocas a varias decenas de personas, y es experto técnico en su oficio.',
  },
  senior_nco: {
    name: 'suboficial superior',
    typical: 'Asesora a los mandos como jefe superior de la tropa o forma parte de un estado mayor.',
  },
  warrant: {
    name: 'oficial técnico (warrant officer)',
    typical: 'Hace trabajo muy técnico o especializado en un solo campo.',
  },
  company: {
    name: 'oficial subalterno',
    typical: 'Dirige una unidad de varias decenas a varios cientos de personas o es oficial de estado mayor.',
  },
  field: {
    name: 'oficial superior',
    typical: 'Dirige una unidad de varios cientos a varios miles de personas o es oficial superior de estado mayor.',
  },
  general: {
    name: 'oficial general',
    typical: 'Dirige una organización de varios miles a cientos de miles de personas o forma parte de su estado mayor.',
  },
};

export const gradeWords: Readonly<Record<Language, GradeWords>> = { en: english, es: spanish };
