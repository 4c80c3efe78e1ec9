// The words of a text with what they are as pronouns of the third person.

/** Whose pronouns they are. */
export type Family = 'he' | 'she' | 'they';

/** `part`: of a name that goes on. */
export type Form = 'subject' | 'object' | 'possessive' | 'absolute' | 'reflexive' | 'part';

interface Pronoun {
  readonly family: Family;
  /** “Her” is either whose or whom. */
  readonly form: Exclude<Form, 'part'> | 'either';
}

export const pronouns: ReadonlyMap<string, Pronoun> = new Map([
  ['he', { family: 'he', form: 'subject' }],
  ['him', { family: 'he', form: 'object' }],
  ['his', { family: 'he', form: 'possessive' }],
  ['himself', { family: 'he', form: 'reflexive' }],
  ['she', { family: 'she', form: 'subject' }],
  ['her', { family: 'she', form: 'either' }],
  ['hers', { family: 'she', form: 'absolute' }],
  ['herself', { family: 'she', form: 'reflexive' }],
  ['they', { family: 'they', form: 'subject' }],
  ['them', { family: 'they', form: 'object' }],
  ['their', { family: 'they', form: 'possessive' }],
  ['theirs', { family: 'they', form: 'absolute' }],
  ['themself', { family: 'they', form: 'reflexive' }],
  ['themselves', { family: 'they', form: 'reflexive' }],
]);

export interface Word {
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** In small letters, with a plain apostrophe. */
  readonly low: string;
  /** Without what was drawn together with it: “he” of “he'll”. */
  readonly base: string;
  readonly tail: string;
  /** What stands between it and the word before. */
  readonly before: string;
  readonly isCapital: boolean;
  readonly pronoun: Pronoun | undefined;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

export function wordsOf(text: string): readonly Word[] {
  let end = 0;
  return [...text.matchAll(wordPattern)].map(({ 0: raw, index }, at): Word => {
    const low = raw.toLowerCase().replaceAll('’', "'");
    const [, base = low, tail = ''] = /^(.+?)('(?:s|re|ve|ll|d))?$/u.exec(low) ?? [];
    const before = text.slice(end, index);
    end = index + raw.length;
    const isCapital = raw.slice(0, 1) !== raw.slice(0, 1).toLowerCase();
    return { at, start: index, end, raw, low, base, tail, before, isCapital, pronoun: pronouns.get(base) };
  });
}
