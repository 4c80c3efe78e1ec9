// How many people a unit has: “120-Soldier company” is a company of 120 people, whatever the service calls them.
import { type Change, changeOf } from './change.ts';

const strength =
  /\b(?<count>\d[\d,]*)(?<dash>[ -])(?<who>soldier|marine|sailor|airman|airmen|guardian|coast guardsman|guardsman|man|person|troop)(?<unit>\s+(?:company|platoon|squad|section|team|battalion|detachment|crew|unit|division|flight|squadron|troop|battery|department|shop|element|organization))\b/giu;

export const plainStrengths = (text: string): Change[] =>
  [...text.matchAll(strength)].flatMap((match) => {
    const { count = '', dash = '-', who = '', unit = '' } = match.groups ?? {};
    if (/^person$/i.test(who)) return [];
    return [{ ...changeOf(match, `${count}${dash === ' ' ? '-' : dash}person${unit}`) }];
  });
