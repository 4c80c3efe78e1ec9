// Holidays that people in a US office date things by. A fixed day, the nth weekday of a month (-1 the last), or days from Easter.

export type HolidayRule =
  | { readonly month: number; readonly day: number; readonly moves?: Moves }
  | {
      readonly month: number;
      readonly weekday: number;
      readonly nth: number;
      readonly plus?: number;
      /** A week earlier where it would fall on the day before Easter. */
      readonly avoidsEaster?: boolean;
      /** Minutes of the day, where it is less than a day. */
      readonly from?: number;
      readonly to?: number;
    }
  /** The last such weekday that is not after a day: the Monday before 25 May. */
  | { readonly month: number; readonly weekday: number; readonly before: number }
  | { readonly easter: number }
  /** The day of 2018 in a calendar of 365 days that knows no leap year. */
  | { readonly unleaping: string }
  /** Days from Easter as the Eastern churches count it. */
  | { readonly orthodox: number }
  | { readonly hindu: HinduDay }
  /** A day of a calendar that follows the moon: its month as the platform's own tables call it. */
  | {
      readonly calendar: 'hebrew' | 'islamic-umalqura' | 'chinese';
      readonly month: string;
      readonly day: number;
      readonly plus?: number;
      readonly moves?: Moves;
    };

/** Days by which it is kept earlier or later where it would fall on that weekday. */
export type Moves = Readonly<Record<number, number>>;

export interface Holiday {
  readonly names: readonly string[];
  readonly rule: HolidayRule;
}

/** A day of the Hindu calendar. */
export type HinduDay =
  /** Month 0 is Chaitra, counted from new moon to new moon; lunar days 1 to 30. `at` is the hour in India that decides. */
  | { readonly month: number; readonly tithi: number; readonly at: number; readonly plus: number }
  /** The moon in one of 27 mansions while the sun is in one of 12 signs. */
  | { readonly mansion: number; readonly sign: number }
  /** The day on which the sun enters a sign, the next one where it does so after that hour. */
  | { readonly sun: number; readonly by: number };

export const holidays: readonly Holiday[] = [
  { names: ["new year's day", 'new years day', "new year's", 'new years', 'new year'], rule: { month: 1, day: 1 } },
  { names: ["new year's eve", 'new years eve', 'nye'], rule: { month: 12, day: 31 } },
  {
    names: [
      'martin luther king day',
      "martin luther king's day",
      'mlk day',
      'martin luther king jr. day',
      'martin luther king jr day',
    ],
    rule: { month: 1, weekday: 1, nth: 3 },
  },
  { names: ["valentine's day", 'valentines day', "valentine's"], rule: { month: 2, day: 14 } },
  {
    names: ["presidents' day", "president's day", 'presidents day', "washington's birthday"],
    rule: { month: 2, weekday: 1, nth: 3 },
  },
  {
    names: ["st patrick's day", "st. patrick's day", 'st patricks day', "saint patrick's day"],
    rule: { month: 3, day: 17 },
  },
  { names: ["april fool's day", "april fools' day", 'april fools'], rule: { month: 4, day: 1 } },
  { names: ['good friday'], rule: { easter: -2 } },
  { names: ['easter monday'], rule: { easter: 1 } },
  { names: ['easter sunday', 'easter'], rule: { easter: 0 } },
  { names: ['ash wednesday'], rule: { easter: -46 } },
  { names: ['palm sunday'], rule: { easter: -7 } },
  { names: ['ascension day'], rule: { easter: 39 } },
  { names: ['whit monday', 'pentecost monday'], rule: { easter: 50 } },
  { names: ['pentecost'], rule: { easter: 49 } },
  { names: ['earth day'], rule: { month: 4, day: 22 } },
  { names: ['cinco de mayo'], rule: { month: 5, day: 5 } },
  { names: ["mother's day", 'mothers day'], rule: { month: 5, weekday: 7, nth: 2 } },
  { names: ['memorial day'], rule: { month: 5, weekday: 1, nth: -1 } },
  { names: ["father's day", 'fathers day'], rule: { month: 6, weekday: 7, nth: 3 } },
  { names: ['juneteenth'], rule: { month: 6, day: 19 } },
  {
    names: ['independence day', 'fourth of july', '4th of july', 'july 4th', 'july fourth'],
    rule: { month: 7, day: 4 },
  },
  { names: ['labor day', 'labour day'], rule: { month: 9, weekday: 1, nth: 1 } },
  { names: ['patriot day'], rule: { month: 9, day: 11 } },
  {
    names: ['columbus day', "indigenous peoples' day", 'indigenous peoples day'],
    rule: { month: 10, weekday: 1, nth: 2 },
  },
  { names: ['halloween', "hallowe'en", 'halloween day'], rule: { month: 10, day: 31 } },
  { names: ["all saints' day", 'all saints day'], rule: { month: 11, day: 1 } },
  { names: ['veterans day', "veterans' day", "veteran's day"], rule: { month: 11, day: 11 } },
  { names: ['thanksgiving day', 'thanksgiving', 'turkey day'], rule: { month: 11, weekday: 4, nth: 4 } },
  { names: ['black friday'], rule: { month: 11, weekday: 4, nth: 4, plus: 1 } },
  { names: ['cyber monday'], rule: { month: 11, weekday: 4, nth: 4, plus: 4 } },
  { names: ['christmas eve', 'xmas eve'], rule: { month: 12, day: 24 } },
  { names: ['christmas day', 'christmas', 'xmas day', 'xmas'], rule: { month: 12, day: 25 } },
  { names: ['boxing day'], rule: { month: 12, day: 26 } },
  { names: ['new year eve', 'new years eve'], rule: { month: 12, day: 31 } },
  { names: ['epiphany', "three kings' day", 'three kings day'], rule: { month: 1, day: 6 } },
  { names: ['groundhog day', "groundhog's day"], rule: { month: 2, day: 2 } },
  { names: ['super bowl sunday'], rule: { month: 2, weekday: 7, nth: 2 } },
  { names: ["international women's day", "women's day"], rule: { month: 3, day: 8 } },
  { names: ['pi day'], rule: { month: 3, day: 14 } },
  { names: ['may day', "international workers' day", "workers' day", 'labour day uk'], rule: { month: 5, day: 1 } },
  { names: ['star wars day'], rule: { month: 5, day: 4 } },
  { names: ['canada day'], rule: { month: 7, day: 1 } },
  { names: ['bastille day'], rule: { month: 7, day: 14 } },
  { names: ['assumption day', 'assumption of mary'], rule: { month: 8, day: 15 } },
  { names: ['all souls day', "all souls' day"], rule: { month: 11, day: 2 } },
  { names: ['guy fawkes day', 'guy fawkes night', 'bonfire night'], rule: { month: 11, day: 5 } },
  { names: ['remembrance day', 'armistice day'], rule: { month: 11, day: 11 } },
  { names: ['st nicholas day', "st. nicholas' day", 'saint nicholas day'], rule: { month: 12, day: 6 } },
  { names: ['kwanzaa'], rule: { month: 12, day: 26 } },
  { names: ["st stephen's day", "st. stephen's day"], rule: { month: 12, day: 26 } },
  { names: ['anzac day'], rule: { month: 4, day: 25 } },
  { names: ['australia day'], rule: { month: 1, day: 26 } },
  { names: ["st david's day", "st. david's day"], rule: { month: 3, day: 1 } },
  { names: ["st george's day", "st. george's day"], rule: { month: 4, day: 23 } },
  { names: ["st andrew's day", "st. andrew's day"], rule: { month: 11, day: 30 } },
  { names: ['grandparents day', "grandparents' day"], rule: { month: 9, weekday: 7, nth: 2 } },
  { names: ['giving tuesday'], rule: { month: 11, weekday: 4, nth: 4, plus: 5 } },
  { names: ['small business saturday'], rule: { month: 11, weekday: 4, nth: 4, plus: 2 } },
  {
    names: ["administrative professionals' day", 'administrative professionals day', "secretaries' day"],
    rule: { month: 4, weekday: 7, nth: -1, plus: -4 },
  },
  { names: ['arbor day'], rule: { month: 4, weekday: 5, nth: -1 } },
  { names: ['armed forces day'], rule: { month: 5, weekday: 6, nth: 3 } },
  { names: ['constitution day', 'citizenship day'], rule: { month: 9, day: 17 } },
  { names: ["parents' day", "parent's day", 'parents day'], rule: { month: 7, weekday: 7, nth: 4 } },
  { names: ["boss's day", 'boss day', "bosses' day"], rule: { month: 10, day: 16, moves: { 6: -1, 7: 1 } } },
  { names: ['world vegan day'], rule: { month: 11, day: 1 } },
  { names: ['earth hour'], rule: { month: 3, weekday: 6, nth: -1, avoidsEaster: true, from: 1230, to: 1290 } },
  { names: ["st patrick's"], rule: { month: 3, day: 17 } },
  { names: ['shrove tuesday', 'mardi gras', 'pancake day', 'pancake tuesday', 'fat tuesday'], rule: { easter: -47 } },
  { names: ['shrove monday', 'rosenmontag'], rule: { easter: -48 } },
  { names: ['maundy thursday', 'holy thursday', 'covenant thursday', 'thursday of mysteries'], rule: { easter: -3 } },
  { names: ['holy saturday', 'black saturday'], rule: { easter: -1 } },
  { names: ['lent'], rule: { easter: -46 } },
  { names: ['whit sunday', 'whitsunday', 'white sunday'], rule: { easter: 49 } },
  { names: ['trinity sunday'], rule: { easter: 56 } },
  { names: ['corpus christi', 'the feast of corpus christi'], rule: { easter: 60 } },
  { names: ['ascension thursday', 'ascension'], rule: { easter: 39 } },
  {
    names: ['chinese new year', 'lunar new year', "chinese new year's day", 'spring festival'],
    rule: { calendar: 'chinese', month: '1', day: 1 },
  },
  { names: ['lantern festival'], rule: { calendar: 'chinese', month: '1', day: 15 } },
  { names: ['dragon boat festival'], rule: { calendar: 'chinese', month: '5', day: 5 } },
  {
    names: ['mid-autumn festival', 'mid autumn festival', 'moon festival'],
    rule: { calendar: 'chinese', month: '8', day: 15 },
  },
  { names: ['double ninth festival'], rule: { calendar: 'chinese', month: '9', day: 9 } },
  {
    names: ['rosh hashanah', 'rosh hashana', 'yom teruah', 'jewish new year'],
    rule: { calendar: 'hebrew', month: 'Tishri', day: 1, plus: -1 },
  },
  { names: ['yom kippur'], rule: { calendar: 'hebrew', month: 'Tishri', day: 10, plus: -1 } },
  {
    names: ['sukkot', 'feast of the ingathering', 'feast of booths', 'feast of tabernacles'],
    rule: { calendar: 'hebrew', month: 'Tishri', day: 15, plus: -1 },
  },
  { names: ['shemini atzeret'], rule: { calendar: 'hebrew', month: 'Tishri', day: 22, plus: -1 } },
  { names: ['simchat torah'], rule: { calendar: 'hebrew', month: 'Tishri', day: 23, plus: -1 } },
  {
    names: ['hanukkah', 'chanukah', 'hanukah', 'chanukkah'],
    rule: { calendar: 'hebrew', month: 'Kislev', day: 25, plus: -1 },
  },
  { names: ['tu bishvat', "tu b'shvat"], rule: { calendar: 'hebrew', month: 'Shevat', day: 15, plus: -1 } },
  { names: ['purim'], rule: { calendar: 'hebrew', month: 'Adar', day: 14, plus: -1 } },
  { names: ['passover', 'pesach'], rule: { calendar: 'hebrew', month: 'Nisan', day: 15, plus: -1 } },
  { names: ['lag baomer', "lag b'omer"], rule: { calendar: 'hebrew', month: 'Iyar', day: 18, plus: -1 } },
  { names: ['shavuot', 'feast of weeks'], rule: { calendar: 'hebrew', month: 'Sivan', day: 6, plus: -1 } },
  { names: ["tisha b'av", 'tisha bav'], rule: { calendar: 'hebrew', month: 'Av', day: 9, plus: -1 } },
  {
    names: ['islamic new year', 'muharram', 'hijri new year', 'al hijra'],
    rule: { calendar: 'islamic-umalqura', month: '1', day: 1 },
  },
  { names: ['ashura', 'day of ashura'], rule: { calendar: 'islamic-umalqura', month: '1', day: 10 } },
  {
    names: ['mawlid', 'mawlid al-nabi', 'milad un nabi', "prophet's birthday"],
    rule: { calendar: 'islamic-umalqura', month: '3', day: 12 },
  },
  {
    names: ['ramadan', 'ramadhan', 'ramzan', 'ramazan', 'ramathan'],
    rule: { calendar: 'islamic-umalqura', month: '9', day: 1 },
  },
  {
    names: [
      'laylat al-qadr',
      'laylat al qadr',
      'laylatul qadr',
      'lailat al-qadr',
      'shab e qadr',
      'night of power',
      'night of destiny',
    ],
    rule: { calendar: 'islamic-umalqura', month: '9', day: 27 },
  },
  { names: ['eid al-fitr', 'eid al fitr', 'eid ul-fitr'], rule: { calendar: 'islamic-umalqura', month: '10', day: 1 } },
  {
    names: [
      'eid al-adha',
      'eid al adha',
      'eid ul-adha',
      'bakrid',
      'eid al-azha',
      'id ul-adha',
      'feast of the sacrifice',
    ],
    rule: { calendar: 'islamic-umalqura', month: '12', day: 10 },
  },
  {
    names: [
      'parsi new year',
      'jamshedi navroz',
      'jamshedi nowruz',
      'shahenshahi navroz',
      'pateti',
      'navroz of the parsis',
    ],
    rule: { unleaping: '2018-08-17' },
  },
  { names: ['thanks giving day', 'thanks giving'], rule: { month: 11, weekday: 4, nth: 4 } },
];
