// Who takes which seat: nobody takes two, and of all ways to fill the seats one with the least load. Pure.

/** People by their numbers, and whether each is among them. */
export interface PeopleSet {
  readonly id: number;
  readonly members: readonly number[];
  readonly has: Uint8Array;
}

export interface PeopleSets {
  of(members: readonly number[]): PeopleSet;
  union(a: PeopleSet, b: PeopleSet): PeopleSet;
}

/** The same people are the same set, so that sets can be compared by their numbers. Members are given in order. */
export function peopleSets(count: number): PeopleSets {
  const known = new Map<string, PeopleSet>();
  const of = (members: readonly number[]): PeopleSet => {
    const key = members.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const has = new Uint8Array(count);
    for (const one of members) has[one] = 1;
    const made = { id: known.size, members, has };
    known.set(key, made);
    return made;
  };
  const unions = new Map<string, PeopleSet>();
  return {
    of,
    union(a, b) {
      if (a.id === b.id) return a;
      const key = `${a.id} ${b.id}`;
      const before = unions.get(key);
      if (before !== undefined) return before;
      const made = of([...new Set([...a.members, ...b.members])].toSorted((x, y) => x - y));
      unions.set(key, made);
      return made;
    },
  };
}

/**
 * The person of each seat, or undefined where the seats cannot all be filled. What a person costs does not depend on the seat, so
 * that taking people by their cost, each that still fits, gives the cheapest choice (the sets that can be seated are a matroid).
 */
export function fillSeats(seats: readonly PeopleSet[], byCost: readonly number[]): number[] | undefined {
  const owner = new Int32Array(seats.length).fill(-1);
  let filled = 0;
  const seatFor = (person: number, tried: Uint8Array): boolean => {
    for (const [place, seat] of seats.entries()) {
      if (seat.has[person] !== 1 || tried[place] === 1) continue;
      tried[place] = 1;
      const present = owner[place] ?? -1;
      if (present !== -1 && !seatFor(present, tried)) continue;
      owner[place] = person;
      return true;
    }
    return false;
  };
  for (const person of byCost) {
    if (filled === seats.length) break;
    if (seatFor(person, new Uint8Array(seats.length))) filled += 1;
  }
  return filled === seats.length ? [...owner] : undefined;
}
