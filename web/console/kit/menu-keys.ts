// Which line of a menu a key leads to.

/** Undefined: the key is none of the menu's. */
export function placeAfter(key: string, place: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const order = names.map((_, step) => (place + 1 + step) % count);
      return order.find((each) => names[each]?.toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
