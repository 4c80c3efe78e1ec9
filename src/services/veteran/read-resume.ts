// A pasted or sent résumé in civilian terms: its military words in plain ones, and the skills that stand in it. Pure; the text
// goes nowhere.
import { ownExperience } from '../../nlp/military/own-experience.ts';
import { classify } from '../../nlp/military/classify.ts';
import type { Change } from './rewriting/change.ts';
import { rewriteResume } from './rewriting/rewrite-resume.ts';
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
  const own = ownExperience(text);
  const occupations = classify(data.classifier, own).filter(({ confidence }) => confidence >= lowest);
  return { text: after, changes, skills: skillsFromText(own, occupations, data).map(({ name }) => name) };
}
