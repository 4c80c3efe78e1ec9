// Whose law holds for a job, read from where the ATS says the work is done. What cannot be told belongs to nobody here: the
// organization names those places, and the laws that it wants to keep for everybody, in its settings.
import { Jurisdiction } from '../../core/law/jurisdiction.ts';
import type { Settings } from '../../core/settings.ts';

const states = [
  ['us-co', 'CO', 'colorado'],
  ['us-ca', 'CA', 'california'],
  ['us-il', 'IL', 'illinois'],
] as const satisfies readonly (readonly [Jurisdiction, string, string])[];

/** In “Toronto, ON, CA” the last two letters are a country. */
const canadian = /\bcanada\b|\b(?:AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)\b/u;
const city =
  /\b(?:new york city|nyc|manhattan|brooklyn|queens|the bronx|staten island)\b|\bnew york,\s*(?:ny|new york)\b|^\s*(?:bronx|new york)\s*(?:,|$)/iu;

const members =
  /\b(?:austria|belgium|bulgaria|croatia|cyprus|czechia|czech republic|denmark|estonia|finland|france|germany|greece|hungary|ireland|italy|latvia|lithuania|luxembourg|malta|netherlands|poland|portugal|romania|slovakia|slovenia|spain|sweden|deutschland|españa|italia|nederland|österreich|polska|european union)\b/iu;
/** States, towns and countries that share a name with a member. */
const notMembers = /\bnorthern ireland\b|\bnew (?:spain|france)\b/iu;

function statesIn(place: string): Jurisdiction[] {
  const isAbroad = canadian.test(place);
  return states.flatMap(([jurisdiction, code, name]) => {
    const isCoded = new RegExp(`(?:^|[\\s,/(–-])${code}(?=$|[\\s,/);–-])`, 'u').test(place) && !isAbroad;
    return isCoded || new RegExp(`\\b${name}\\b`, 'iu').test(place) ? [jurisdiction] : [];
  });
}

/** Several where the place names several: “Denver, CO or San Francisco, CA”. */
export function jurisdictionsIn(place: string): readonly Jurisdiction[] {
  const inCity = city.test(place) ? (['us-nyc'] as const) : [];
  const inUnion = members.test(place) && !notMembers.test(place) ? (['eu'] as const) : [];
  return [...statesIn(place), ...inCity, ...inUnion];
}

/** By the organization's own word on that place where it has one, else by its name; and those that it keeps everywhere. */
export function jurisdictionsOf(
  place: string,
  { everywhere, places }: Settings['compliance'],
): readonly Jurisdiction[] {
  const named = Object.entries(places).find(([known]) => sameName(known, place))?.[1];
  const found = new Set([...everywhere, ...(named ?? jurisdictionsIn(place))]);
  return Jurisdiction.options.filter((one) => found.has(one));
}

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
