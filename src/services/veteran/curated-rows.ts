// The hand-made tables as the language modules want them: skills and jargon.
import { z } from 'zod';
import type { LexiconRow } from '../../nlp/military/lexicon.ts';
import type { MetroRow } from '../../nlp/military/places.ts';
import type { SkillRow } from '../../nlp/military/skill-finder.ts';
import type { TableRow } from './read-table.ts';

const SkillLine = z.object({ skill: z.string().min(1), kind: z.enum(['general', 'trade']), triggers: z.string() });
const TermLine = z.object({ term: z.string().min(1), kind: z.string().min(1), plain: z.string(), hints: z.string() });

export const skillRows = (rows: readonly TableRow[]): SkillRow[] =>
  rows.map((row) => {
    const { skill, kind, triggers } = SkillLine.parse(row);
    return { name: skill, kind, triggers: triggers.split('|').filter((trigger) => trigger !== '') };
  });

export const lexiconRows = (rows: readonly TableRow[]): LexiconRow[] =>
  rows.map((row) => {
    const { term, ...rest } = TermLine.parse(row);
    return { ...rest, forms: term.split('/') };
  });

const MetroLine = z.object({ metro: z.string().min(1), cities: z.string().min(1) });

export const metroRows = (rows: readonly TableRow[]): MetroRow[] =>
  rows.map((row) => {
    const { metro, cities } = MetroLine.parse(row);
    return { metro, cities: cities.split('|') };
  });
