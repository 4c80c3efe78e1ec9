// Leaves out what is undefined, for declarations whose optional parts are there or not.
type Optional<T> = { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> };
type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };

export function defined<T extends object>(parts: T): Optional<T> & Needed<T>;
export function defined(parts: object): object {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
