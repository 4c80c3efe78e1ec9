// Laws and duties as people read them.
import type { Jurisdiction } from '../../../src/core/law/jurisdiction.ts';
import { plain } from '../words/words.ts';

const names = {
  'us-co': 'Colorado',
  'us-ca': 'California',
  'us-il': 'Illinois',
  'us-nyc': 'New York City',
  eu: 'European Union',
} as const satisfies Record<Jurisdiction, string>;
const named: Readonly<Record<string, string>> = names;

const isLaw = (name: string): name is Jurisdiction => Object.hasOwn(names, name);
export const laws: readonly Jurisdiction[] = Object.keys(names).filter(isLaw);

export const lawWords = (jurisdiction: string): string => named[jurisdiction] ?? jurisdiction;

/** `us-nyc.notice` → notice (New York City) */
export function dutyWords(duty: string): string {
  const [jurisdiction = '', kind = ''] = duty.split('.');
  return `${plain(kind).toLowerCase()} (${lawWords(jurisdiction)})`;
}
