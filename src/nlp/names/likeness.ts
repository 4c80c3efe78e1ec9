// How alike two written words are: Jaro-Winkler, and never less than what one slip of a finger explains.
import { JaroWinklerDistance } from 'natural/lib/natural/distance/index.js';

/** First and family names of three letters that are borne by many: none of them is a slip for a longer name. */
const shortNames: ReadonlySet<string> = new Set(
  `abe ada ali ami amy ana ann ari art ash ava bai ban bao bea ben bob bui cai cao dai dam dan dao day dee del din doe don duc
   dun ede eli ema emi eva eve fay fei fox gao gil gus guo guy hai ham han hao hay ho hoa hou huo hwa ian ida ike ila ina ira
   isa ito ivo ivy jae jan jay jen jia jim jin joe jon joy jun kai kay ken kim kit kun lai lam lan lau law lea lee lei len leo
   les lev lew lia lim lin liu liv liz low lua luc luo luz mae mai mak mao mat max may mei meg mia min mo moe mya nan nat ned
   nia noa nam ngo obi oda ola oya ota pam pan pat pei poe pol qin rae rai raj ran rao ray reg ren rex ric rio rob rod roe ron
   row roy rui ryu sal sam san sha she shi siu sky sol son soo sue sun suh tai tal tam tan tao ted teo tia tim tom ton toy ure
   uma una ure val van viv von vue wan web wei wen win wok won woo wu wyn xia xin xue yan yao yee yen yin yip yoo yue yun zac
   zak zan zea zed zoe zou zhu`
    .trim()
    .split(/\s+/),
);

const oneSlip = 0.93;

/** 0 to 1 for folded words. In a short word one letter makes another name (Tan, Tran), two swapped ones hardly do. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const alike = JaroWinklerDistance(a, b, {});
  const shorter = Math.min(a.length, b.length);
  if (shorter <= 3) return isSlipOfShort(a, b) ? 0.92 : Math.min(alike, 0.84);
  if (alike >= oneSlip || !isOneSlip(a, b)) return alike;
  return Math.max(alike, shorter >= 5 || isSwap(a, b) ? oneSlip : 0.89);
}

/** More than one slip of a finger makes two words alike. Most pairs have too few letters in common for it, and are not measured. */
export const isNearlySame = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 3 && mostAlike(a, b) > oneSlip && likeness(a, b) > oneSlip);

/** What Jaro-Winkler comes to where every letter that may have its like in the other word has it, in the same order. */
function mostAlike(a: string, b: string): number {
  const inA = lettersIn(a);
  const inB = lettersIn(b);
  const common = Math.min(a.length - count(inA & ~inB), b.length - count(inB & ~inA));
  const jaro = (common / a.length + common / b.length + 1) / 3;
  let same = 0;
  while (same < 4 && a[same] === b[same]) same += 1;
  return jaro + 0.1 * same * (1 - jaro);
}

/** One bit a letter; some share one, which only makes words look more alike. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function count(bits: number): number {
  let all = 0;
  for (let left = bits; left !== 0; left &= left - 1) all += 1;
  return all;
}

/** Two letters swapped, one struck twice, or one left out of what is no name then: Wie for Wei, Kiim for Kim, Hlm for Holm. */
function isSlipOfShort(a: string, b: string): boolean {
  if (a.length === b.length) return a.length === 3 && isSwap(a, b);
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.replaceAll(/(.)\1/gu, '$1') === short) return true;
  return short.length === 3 && short[0] === long[0] && isOneSlip(short, long) && !shortNames.has(short);
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  return short.slice(at + 1) === long.slice(at + 1) || isSwap(short, long);
}

function isSwap(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
