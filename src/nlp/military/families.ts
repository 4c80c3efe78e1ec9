// The patterns under which a code can be asked for, and which code stands for a pattern.
import type { Branch } from './branch.ts';

export function patternsOf(branch: Branch, code: string): readonly string[] {
  if (branch === 'Marines') return /^\d{4}$/.test(code) ? [`${code.slice(0, 2)}XX`] : [];
  if (branch === 'Navy') return /^\d{3}$/.test(code) ? [`${code}X`] : [];
  if (branch !== 'Air Force' && branch !== 'Space Force') return [];
  return airPatterns(code);
}

function airPatterns(code: string): string[] {
  const plain = code.replace(/[A-Z]$/, '');
  const shred = code.slice(plain.length);
  const withShred = (family: string): string[] => (shred === '' ? [] : [family + shred]);
  // Enlisted 1N071, and 70250 as it was before 1993: the fourth mark is the level.
  if (/^(\d[A-Z]\d|\d{3})\d\d$/.test(plain)) {
    const ladder = plain.slice(0, 3);
    const family = `${ladder}X${plain.slice(4)}`;
    return [family, ...(/[A-Z]/.test(ladder) ? [ladder] : []), ...withShred(family)];
  }
  if (!/^\d\d[A-Z]\d$/.test(plain)) return [];
  const field = plain.slice(0, 3);
  return [field, `${field}X`, plain, ...withShred(`${field}X`)];
}

// The level at which somebody does the job on their own says most about it.
const levelOrder = '5739142680';
const officerOrder = '3421056789';

/** Lower is better: current codes first, then the working level, then without a shred-out or a general one. */
export function standIn(code: string, isCurrent: boolean): number {
  // A Marine field is entered through its basic specialty, which has the lowest number.
  if (/^\d{4}$/.test(code)) return (isCurrent ? 0 : 10_000) + Number(code);
  const level = /^\d\d[A-Z](\d)/.test(code) ? officerOrder.indexOf(code[3] ?? '') : levelOrder.indexOf(code[3] ?? '');
  const shred = /[A-Z]$/.exec(code)?.[0] ?? '';
  const detail = shred === '' ? 0 : shred === 'Y' ? 1 : 2 + shred.charCodeAt(0) - 64;
  return (isCurrent ? 0 : 10_000) + Math.max(0, level) * 100 + detail;
}
