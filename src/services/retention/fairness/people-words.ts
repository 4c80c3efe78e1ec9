// The people of a group as a sentence calls them: “men”, “Hispanic or Latino women”, “candidates under 40”. A group that somebody
// named themselves is called by that name.
import type { Attribute } from './audit-subject.ts';

const bySex: Readonly<Record<string, string>> = {
  male: 'men',
  female: 'women',
  nonbinary: 'nonbinary candidates',
};

export function peopleWords(attribute: Attribute, group: string): string {
  switch (attribute) {
    case 'sex':
      return bySex[group] ?? `${group} candidates`;
    case 'race_ethnicity':
      return `${group} candidates`;
    case 'sex_and_race_ethnicity': {
      const [sex = '', ...race] = group.split(', ');
      return `${race.join(', ')} ${bySex[sex] ?? `${sex} candidates`}`;
    }
    case 'over_40':
      return group === 'under 40' ? 'candidates under 40' : 'candidates of 40 or older';
    default:
      return attribute satisfies never;
  }
}
