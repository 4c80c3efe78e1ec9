// The shape of the tables in this folder.

/** By the first part of the address after the version, then by the dotted path of the field, without marks of lists. */
export type ResourceWords = Readonly<Record<string, Readonly<Record<string, string>>>>;
