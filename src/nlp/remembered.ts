// Remembers what was made of a text: joining, unfolding and completing clauses ask for the same words many times in one message,
// and the names of stages, roles and templates come back in all of them.

export function remembered<Made>(make: (text: string) => Made, most = 2_000): (text: string) => Made {
  const made = new Map<string, { readonly made: Made }>();
  return (text) => {
    const before = made.get(text);
    if (before !== undefined) return before.made;
    const now = { made: make(text) };
    // Whoever sends ever new words must not fill the memory.
    if (made.size >= most) made.clear();
    made.set(text, now);
    return now.made;
  };
}
