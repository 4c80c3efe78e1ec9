// Numbers as the decimal figures that people write: read, rounded and written exactly, or not at all.

/** A sign, whole digits, a fraction. Nothing of other notations: neither exponents nor separators nor other bases. */
const written = /^([+-]?)(\d+\.?\d*|\.\d+)$/;
/** What a JavaScript number prints for very large and very small ones. */
const scientific = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/;
const longest = 400;

export interface Decimal {
  readonly isNegative: boolean;
  /** Of the value without its point. */
  readonly digits: bigint;
  /** How many of them stand behind the point. */
  readonly places: number;
}

/** Undefined: it is no plain decimal number. */
export function decimalOf(text: string): Decimal | undefined {
  const [, sign = '', body = ''] = text.length > longest ? [] : (written.exec(text) ?? []);
  if (body === '') return undefined;
  const [whole = '', fraction = ''] = body.split('.');
  return { isNegative: sign === '-', digits: BigInt(`${whole}${fraction}`), places: fraction.length };
}

/** All its digits: 1e21 is 1000000000000000000000. */
export function plainNumber(value: number): string {
  const text = String(value);
  const [, sign = '', first = '', rest = '', exponent = '0'] = scientific.exec(text) ?? [];
  if (first === '') return text;
  const digits = `${first}${rest}`;
  const point = 1 + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.padEnd(point, '0')}`;
}

/** Halves go away from zero, as on paper: 1.005 to two places is 1.01. */
export function roundedTo({ isNegative, digits, places }: Decimal, wanted: number): Decimal {
  if (places <= wanted) return { isNegative, digits, places };
  const unit = 10n ** BigInt(places - wanted);
  return { isNegative, digits: (digits + unit / 2n) / unit, places: wanted };
}

/** Without the zeros at its end. */
function shortened({ isNegative, digits, places }: Decimal): Decimal {
  let [left, behind] = [digits, places];
  while (behind > 0 && left % 10n === 0n) [left, behind] = [left / 10n, behind - 1];
  return { isNegative, digits: left, places: behind };
}

export const isWhole = (decimal: Decimal): boolean => shortened(decimal).places === 0;

/** The number that stands for exactly these digits; undefined: none does, it would be another one. */
export function numberOf(decimal: Decimal): number | undefined {
  const { isNegative, digits, places } = shortened(decimal);
  const text = digits.toString().padStart(places + 1, '0');
  const number = Number(places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`);
  const again = decimalOf(plainNumber(number));
  const back = again === undefined ? undefined : shortened(again);
  if (back === undefined || back.digits !== digits || back.places !== places) return undefined;
  if (places === 0 && !Number.isSafeInteger(number)) return undefined;
  return isNegative && number !== 0 ? -number : number;
}
