// Holidays that people in a US office date things by. A fixed day, the nth weekday of a month (-1 the last), or days from Easter.

export type HolidayRule =
  | { readonly month: number; readonly day: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number; readonly plus?: number }
  | { readonly easter: number };

export const holidays: readonly { readonly names: readonly string[]; readonly rule: HolidayRule }[] = [
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
];
