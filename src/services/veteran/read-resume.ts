// A pasted or sent résumé in civilian terms: its military words in plain ones, and the skills that stand in it. Pure; the text
// goes nowhere.
import { classify } from '../../nlp/military/classify.ts';
import { type Change, rewriteResume } from './resume-rewrite.ts';
import { skillsFromText } from './skills.ts';
import type { VeteranData } from './veteran-data.ts';

/** Below that an occupation says nothing of a text. */
const lowest = 0.1;

export interface ReadResume {
  readonly text: string;
  readonly changes: readonly Change[];
  /** The most important first. */
  readonly skills: readonly string[];
}

export function readResume(text: string, data: VeteranData): ReadResume {
  const { text: after, changes } = rewriteResume(text, data);
  const occupations = classify(data.classifier, text).filter(({ confidence }) => confidence >= lowest);
  return { text: after, changes, skills: skillsFromText(text, occupations, data).map(({ name }) => name) };
}
