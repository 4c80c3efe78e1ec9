// The widget's words by language, and the way each language is written.
import { english, type Words } from './en.ts';
import { spanish } from './es.ts';

export type Language = 'en' | 'es';

const all: Readonly<Record<Language, Words>> = { en: english, es: spanish };

export const wordsIn = (language: Language): Words => all[language];

const isLanguage = (text: string): text is Language => Object.hasOwn(all, text);

/** The first of the wishes that the widget speaks, English else. */
export function languageOf(...wishes: readonly (string | null | undefined)[]): Language {
  const found = wishes.map((wish) => wish?.slice(0, 2).toLowerCase() ?? '').find((wish) => wish !== '');
  return found !== undefined && isLanguage(found) ? found : 'en';
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'ur']);

/** The widget's own direction: the host page's would put its punctuation on the wrong side. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');
