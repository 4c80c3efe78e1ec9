// Message templates as people choose them: by name, the organization's own first, legal notices last.
import type { Template } from '../api/wire.ts';
import { plain } from './words.ts';

/** Short names of the places whose law the built-in notices follow. */
const places: Readonly<Record<string, string>> = {
  eu: 'EU',
  'us-ca': 'California',
  'us-co': 'Colorado',
  'us-il': 'Illinois',
  'us-nyc': 'New York City',
};
const languages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };
const legal = /^(notice|statement)-(.+)-(en|es)$/;

export const isLegalNotice = (id: string): boolean => legal.test(id);

/** `Legal notice, California (English)`; any other id in words. */
export function templateName(id: string): string {
  const [, kind, place = '', language = ''] = legal.exec(id) ?? [];
  if (kind === undefined) return inLanguage(id);
  const what = kind === 'notice' ? 'Legal notice' : 'Decision statement';
  return `${what}, ${places[place] ?? place.toUpperCase()} (${languages[language] ?? language})`;
}

/** `No show (Spanish)` */
function inLanguage(id: string): string {
  const [, name = id, language] = /^(.+)-(en|es)$/.exec(id) ?? [];
  const words = plain(name.replaceAll('-', '_'));
  return language === undefined ? words : `${words} (${languages[language] ?? language})`;
}

type Named = Pick<Template, 'template_id' | 'built_in'>;

const rank = ({ template_id: id, built_in: isBuiltIn }: Named): number =>
  isLegalNotice(id) ? 2 : isBuiltIn === true ? 1 : 0;

export const inChoiceOrder = <One extends Named>(templates: readonly One[]): One[] =>
  templates.toSorted((one, other) => rank(one) - rank(other));
