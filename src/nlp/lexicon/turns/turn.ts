// A way of saying something, and the plain order it becomes; `$whom` and `$rest` stand in what it becomes.
// <whom> is a few words, <name> a few that hold no preposition and no “that”, <rest> what is left (../frames.ts).

export type Turn = readonly [said: string, meant: string];
