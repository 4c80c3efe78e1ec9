// Takes out of a text what leads to somebody: addresses of mail, web and post, handles, telephone numbers. Each gets a stand-in that
// is the same throughout an export.

const email = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;
/** “jo baker at mail dot com”, “jo (at) mail.com”: the word before the sign, and whatever follows it. */
const spelledEmail =
  /[\p{L}\p{N}._%+'-]+\s*(?:[([{]\s*at\s*[)\]}]|\bat\b)\s*[\p{L}\p{N}-]+(?:\s*(?:[([{]\s*dot\s*[)\]}]|\bdot\b)\s*[\p{L}\p{N}-]+|(?<=[)\]}]\s*[\p{L}\p{N}-]+)\.\p{L}{2,})+/giu;
const address =
  /\b(?:https?:\/\/|www\.)[^\s<>"”’)]+|\b[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|io|de|edu|gov|co|uk|dev|me|us)(?:\/[^\s<>"”’)]*)?\b/giu;
/** Words joined by a point name an address or an account; a sentence that begins without a space has a capital letter. */
const joined = /(?<![\p{L}\p{N}.@/])\p{Ll}[\p{Ll}\d-]+(?:\.[\p{Ll}\d-]{2,})+(?:\/[^\s<>"”’)]*)?(?![\p{L}\p{N}])/gu;
const notJoined = /^[\d.-]+$|\d$|\.(?:js|ts|py|net|md|csv|pdf|docx?|xlsx?|txt|json)$/;
const handle = /(?<![\p{L}\p{N}])@[\p{L}\p{N}._-]+/gu;
const number = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]{5,}\d(?![\p{L}\p{N}])/gu;
const dated = /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/;
/** `555-0142`, as one dials in the same town. */
const localNumber = /(?<![\p{L}\p{N}-])\d{3}[-. ]\d{4}(?![\p{L}\p{N}-])/gu;
const numberOfLine =
  /\b(ext|extension|tel|telephone|phone|mobile|cell|fax|whatsapp|landline|direct line|number is|reach (?:him|her|them|me) (?:at|on)|call (?:him|her|them|me) (?:at|on))([.:]?\s*#?)(\d[\d -]{2,}\d)(?![:\p{N}]|\s*[ap]m)/giu;
const rooms = String.raw`(?:,?\s+(?:apt|apartment|flat|suite|unit|floor)\.?\s*[#\p{L}\p{N}]{1,5})?`;
const houseNumber = String.raw`(?<![\p{L}\p{N}])\d{1,5}\p{L}?,?\s+`;
/** `12 elm street, flat 3`. */
const postal = new RegExp(
  String.raw`${houseNumber}(?:[\p{L}\p{M}.'’-]+\s+){1,2}(?:street|road|rd|avenue|ave|lane|boulevard|blvd)\b\.?${rooms}`,
  'giu',
);
/** `221b Baker St`, `4 The Old Mill Close`: kinds of streets that are everyday words in small letters. */
const postalByCapitals = new RegExp(
  String.raw`${houseNumber}(?:\p{Lu}[\p{L}\p{M}.'’-]*\s+){1,3}(?:St|Rd|Ave|Ln|Dr|Drive|Court|Ct|Square|Sq|Terrace|Crescent|Highway|Hwy|Close|Way|Place|Gardens|Grove|Row|Hill)\b\.?${rooms}`,
  'gu',
);
/** `Hauptstraße 5`, `Parkweg 12a`. */
const postalBehind =
  /(?<![\p{L}\p{N}])[\p{L}\p{M}-]+(?:stra(?:ß|ss)e|str\.|weg|allee|platz|gasse)\s+\d{1,4}\p{L}?\b/giu;
const postcodes = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/giu,
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/giu,
  /(?<=\b[A-Z]{2},?\s)\d{5}(?:-\d{4})?\b/gu,
  /(?<=\b(?:zip|zip code|postcode|postal code|plz)[:,]?\s(?:is\s)?)[\p{L}\d-]{3,10}\b/giu,
  /\b\d{5}(?=\s\p{Lu}\p{Ll}{2,})/gu,
];

/** Salaries have six; what is longer is a number of somebody. */
export const mostDigits = 8;

export class ContactDetails {
  readonly #told = new Map<string, string>();
  /** Words of what stands in the place of an address. */
  readonly #standIns = new Set(['https', 'example', 'test', 'Example']);
  #count = 0;
  readonly #ownerOf: (email: string) => string | undefined;

  /** `ownerOf`: the id by which the person is known who has that address. */
  constructor(ownerOf: (email: string) => string | undefined) {
    this.#ownerOf = ownerOf;
  }

  stands(token: string): boolean {
    return this.#standIns.has(token);
  }

  without(value: string): string {
    const page = (text: string): string =>
      text.endsWith('example.test') ? text : `https://example.test/${this.#numbered('page', text)}`;
    return this.#withoutPlaces(
      value
        .normalize('NFC')
        .replaceAll(email, (text) => `${this.#ownerOf(text) ?? this.#numbered('someone', text)}@example.test`)
        .replaceAll(spelledEmail, (text) => `${this.#numbered('someone', text)}@example.test`)
        .replaceAll(address, page)
        .replaceAll(joined, (text) => (notJoined.test(text) || text.includes('example.test') ? text : page(text)))
        .replaceAll(handle, (text) => (text === '@example.test' ? text : `@${this.#numbered('someone', text)}`)),
    )
      .replaceAll(numberOfLine, (said, ...parts: string[]) =>
        said.replace(parts[2] ?? said, (text) => this.#line(text)),
      )
      .replaceAll(number, (text) => {
        const digits = text.replaceAll(/\D/g, '');
        const isShort = digits.length < (text.startsWith('+') ? 7 : mostDigits);
        return dated.test(text.trim()) || isShort ? text : this.#line(text);
      })
      .replaceAll(localNumber, (text) => (text.startsWith('555-01') ? text : this.#line(text)));
  }

  #withoutPlaces(value: string): string {
    const street = (text: string): string => `1 Example ${this.#numbered('Street', text)}`;
    const places = [postal, postalByCapitals, postalBehind].reduce(
      (text, kind) => text.replaceAll(kind, street),
      value,
    );
    return postcodes.reduce((text, code) => text.replaceAll(code, '00000'), places);
  }

  #line = (text: string): string =>
    `555-01${String(Number(this.#numbered('', text.replaceAll(/\D/g, ''))) % 100).padStart(2, '0')}`;

  #numbered(lead: string, text: string): string {
    const key = `${lead} ${text.toLowerCase()}`;
    const known = this.#told.get(key) ?? `${lead}${(this.#count += 1)}`;
    this.#told.set(key, known);
    this.#standIns.add(known);
    return known;
  }
}
