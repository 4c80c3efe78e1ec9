// Systems that keep their name and say what they are, by the rules that name them: aircraft of the United States (the letter
// before the dash; Joint Regulation “Mission Design Series”) and electronics (AN/ and three letters; MIL-STD-196).
import type { Mention } from '../../../nlp/military/lexicon.ts';
import type { Change } from './change.ts';
import { isFlyingWord } from './flying-words.ts';
import { isSaidAs } from './platforms.ts';
import { isPlaceBefore } from './postal.ts';

const aircraft =
  /(?<![\p{L}\p{N}/@.-])(?<letters>[A-Z]{1,3})-(?<number>\d{1,3})(?<series>[A-Z]{0,2})(?<many>s?)(?![\p{L}\p{N}]|-\d|\/)/gu;
const electronics = /(?<![\p{L}\p{N}])AN\/(?<place>[A-Z])(?<type>[A-Z])(?<purpose>[A-Z])-\d+[A-Z]?(?:\(V\)\d*)?/gu;

const vehicles: Readonly<Record<string, string>> = { H: 'helicopter', V: 'tiltrotor aircraft', Q: 'unmanned aircraft' };
const missions: Readonly<Record<string, string>> = {
  A: 'attack aircraft',
  B: 'bomber aircraft',
  C: 'cargo aircraft',
  E: 'electronic mission aircraft',
  F: 'fighter jet',
  H: 'rescue aircraft',
  K: 'aerial refueling aircraft',
  M: 'special operations aircraft',
  P: 'maritime patrol aircraft',
  R: 'reconnaissance aircraft',
  T: 'training aircraft',
  U: 'utility aircraft',
  W: 'weather reconnaissance aircraft',
};
const roles: Readonly<Record<string, string>> = {
  A: 'attack',
  C: 'cargo',
  H: 'rescue',
  M: 'multi-mission',
  O: 'observation',
  S: 'maritime',
  T: 'training',
  U: 'utility',
};
/** Numbers that fly: letters before a dash are rooms, forms, squadrons and roads as well. */
const flown: Readonly<Record<string, readonly number[]>> = {
  H: [1, 6, 46, 47, 53, 57, 58, 60, 64, 65, 66, 67, 72, 139],
  V: [22],
  Q: [1, 4, 5, 7, 8, 9, 11, 16, 170],
  A: [4, 6, 7, 10, 18, 29],
  B: [1, 2, 21, 52],
  C: [2, 5, 9, 10, 12, 17, 20, 21, 25, 26, 27, 32, 35, 37, 40, 46, 130, 135, 141],
  E: [2, 3, 4, 6, 8, 11],
  F: [4, 5, 14, 15, 16, 18, 22, 35, 111, 117],
  P: [3, 8],
  T: [1, 6, 7, 37, 38, 44, 45, 46],
  U: [2, 28],
};
/** The letters that may stand before: a VT-6 is a squadron, a CSG-5 a strike group. */
const modified: Readonly<Record<string, RegExp>> = {
  H: /^[ACHMNOSTUV]?$/,
  V: /^[CM]?$/,
  Q: /^[MR]?$/,
  A: /^[EFKOT]?$/,
  C: /^[AEHKLMNORTUVW]?$/,
  P: /^[EN]?$/,
  T: /^[AN]?$/,
  F: /^[ENQRTY]?$/,
  B: /^[ENRW]?$/,
  E: /^$/,
  U: /^$/,
};

export const namedSystems = (text: string, platforms: readonly Mention[]): Change[] => {
  const said = new Set<string>();
  const say = (match: RegExpExecArray, what: string, nickname = ''): Change[] => {
    if (said.has(what) || isSaidBeside(text, match.index + match[0].length, what)) return [];
    said.add(what);
    const before = `${match[0]}${nickname}`;
    return [{ start: match.index, end: match.index + before.length, before, after: `${before} (${what})` }];
  };
  return [
    ...[...text.matchAll(aircraft)].flatMap((match) => {
      const { letters = '', number = '', many = '' } = match.groups ?? {};
      const what =
        isFlyingWord(text, match) && !isPlaceBefore(text, match.index)
          ? aircraftName(letters, Number(number))
          : undefined;
      if (what === undefined) return [];
      const nickname = nicknameBehind(text, match.index + match[0].length, platforms);
      // A nickname that says what it is comes later, with its own words.
      if (nickname === undefined) return [];
      return say(match, many === '' ? what : `${what}${what.endsWith('aircraft') ? '' : 's'}`, nickname);
    }),
    ...[...text.matchAll(electronics)].flatMap((match) => {
      const what = electronicsName(match.groups ?? {});
      return what === undefined ? [] : say(match, what);
    }),
  ];
};

function isFlown(letters: string, number: number): boolean {
  // Helicopter squadrons of the Navy are HC and a small number.
  if (letters === 'HC' && number < 27) return false;
  const base = letters.at(-1) ?? '';
  return flown[base]?.includes(number) === true && modified[base]?.test(letters.slice(0, -1)) === true;
}

function aircraftName(letters: string, number: number): string | undefined {
  const base = letters.at(-1) ?? '';
  if (!isFlown(letters, number)) return undefined;
  const vehicle = vehicles[base];
  // Of an aeroplane the first letter counts: an RC-135 is built as a cargo aircraft and flies reconnaissance.
  if (vehicle === undefined) return missions[letters.charAt(0)] ?? missions[base];
  const role = letters.length > 1 && base === 'H' ? roles[letters.at(-2) ?? ''] : undefined;
  return role === undefined ? vehicle : `${role} ${vehicle}`;
}

/** The name that pilots call it by; undefined where the lexicon knows it, and says what it is. */
function nicknameBehind(text: string, end: number, platforms: readonly Mention[]): string | undefined {
  const mention = platforms.find(({ start, term }) => start === end + 1 && term.kind === 'platform');
  if (mention !== undefined && isSaidAs(text, mention)) return undefined;
  if (mention !== undefined) return text.slice(end, mention.end);
  return (
    modelBehind.exec(text.slice(end, end + 40))?.[0] ??
    /^\s\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:\s[IVX]+\b)?/u.exec(text.slice(end, end + 40))?.[0].replace(trade, '') ??
    ''
  );
}

/** “F-16C Block 50s”, “AH-64D Lot 9”. */
const modelBehind = /^\s(?:Block|Lot|Mod|Increment)\s\d+[A-Z]?s?\b/u;

const trade =
  /\s(?:Pilot|Crew|Load|Mechanic|Tech|Maint|Engine|Operator|Instruct|Aircraft|Avionics|Squadron|Wing|Program|Fleet|System|Weapon|Flight|Navigator|Chief|Aerial|Boom|Simulator|Phase|Airframe|Power|Qualified|Aviat|Air|Ground|Depot|Section|Supervis|Inspect|Manager|Specialist)\p{L}*(?:\s.*)?$/u;

const places: Readonly<Record<string, string>> = {
  A: 'airborne',
  B: 'submarine',
  F: 'fixed',
  M: 'mobile',
  P: 'portable',
  S: 'shipboard',
  T: 'ground',
  V: 'vehicle',
  W: 'surface and underwater',
};
const types: Readonly<Record<string, string>> = {
  P: 'radar',
  R: 'radio',
  Q: 'sonar',
  L: 'countermeasures system',
  A: 'infrared system',
};

function electronicsName({ place = '', type = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  const what = types[type];
  if (what === undefined) return undefined;
  return places[place] === undefined ? what : `${places[place]} ${what}`;
}

/** What it is, or another model of the same, stands behind it in the sentence. */
function isSaidBeside(text: string, end: number, what: string): boolean {
  const head = (what.split(' ').at(-1) ?? '').replace(/s$/, '');
  const behind = text.slice(end, end + 60).split(/[.;:()\n]/u, 1)[0] ?? '';
  return new RegExp(`\\b(?:${head}s?|aircraft|helicopters?|bombers?|fighters?|tankers?|jets?)\\b`, 'iu').test(behind);
}
