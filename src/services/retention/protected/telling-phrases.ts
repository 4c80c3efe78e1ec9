// Names of several words that tell something protected though none of the words does: the year of a degree, the way to work.
import { words } from './protected-terms.ts';

const set = (text: string): ReadonlySet<string> => new Set(words(text));

/** Milestones that most people reach at about the same age. */
const milestones = set(`
  grad graduate graduation degree diploma hs highschool ged bachelor bachelors undergrad bsc ba class matriculation
  abitur abschluss schulabschluss studium laurea diplome bac titulo titulacion licenciatura egresado egreso formatura maturita matura
`);
const moments = set(`
  year yr date since when ago datum jahr seit anio ano annee an desde fecha depuis anno dal data
`);

/** Years count how long somebody learned, unless they are counted from then on. */
const counted = set('years yrs');
const sinceThen = set('since ago after from seit depuis desde');

const ways = set(`
  distance dist miles mi km kms kilometers minutes mins min time travel drive transit trip
  weg temps tempo tiempo
`);
/** Said of the way to work even where no word stands between. */
const waysToWork = set(
  'dist distancia distanz distanza entfernung fahrzeit fahrtzeit trajet trajeto tragitto desplazamiento deslocamento spostamento',
);
const towards = set('to from zur zum bis nach hasta al a au jusqu alla al ao til');
const places = set(`
  work office job worksite site home store plant branch factory hq workplace
  trabajo oficina casa arbeit arbeitsplatz buero buro travail bureau domicile lavoro ufficio trabalho escritorio
`);

function isMilestoneDate(all: readonly string[]): boolean {
  if (!all.some((word) => milestones.has(word))) return false;
  if (all.some((word) => moments.has(word))) return true;
  return all.some((word) => counted.has(word)) && all.some((word) => sinceThen.has(word));
}

function isWayToWork(all: readonly string[]): boolean {
  if (all.some((word) => waysToWork.has(word)) && all.some((word) => places.has(word))) return true;
  return (
    all.some((word) => ways.has(word)) &&
    all.some((word, index) => towards.has(word) && all.slice(index + 1, index + 3).some((next) => places.has(next)))
  );
}

const startedWorking = (all: readonly string[]): boolean =>
  all.some((word) => moments.has(word)) &&
  all.includes('first') &&
  all.some((word) => word === 'job' || word === 'employed' || word === 'employment');

export function attributeOfPhrase(all: readonly string[]): string | undefined {
  if (isMilestoneDate(all) || startedWorking(all)) return 'age';
  return isWayToWork(all) ? 'place' : undefined;
}
