// Lists for a prompt: one line, bounded, and nothing in it that a reader does not see.
import { visible } from './outside-text.ts';

const longestItem = 120;

export function clipped(text: string): string {
  const plain = visible(text).replaceAll(/\s+/g, ' ').trim();
  return plain.length <= longestItem ? plain : `${plain.slice(0, longestItem)}…`;
}

/** Empty where there is nothing to list; says how many did not fit. */
export function listed(title: string, items: readonly string[], letters: number): string {
  if (items.length === 0) return '';
  const shown: string[] = [];
  let left = letters;
  for (const item of items) {
    const text = clipped(item);
    left -= text.length + 2;
    if (left < 0) break;
    shown.push(text);
  }
  const rest = items.length - shown.length;
  return `${title}: ${shown.join('; ')}${rest === 0 ? '' : `; and ${rest} more`}.`;
}
