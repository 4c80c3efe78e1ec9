// The shape of the phrase book: what is said in many ways, and the plain order that all of them stand for.

/**
 * One way of saying a line. Slots: C a candidate or a pronoun, U a colleague, G a meeting, X any words up to what follows. `a/b` are
 * alternatives of one word, `[a b|c]` of several; `(a b)` may be left out; `![a b|c]` must not follow. Where the line ends with a full stop, nothing but a reason,
 * a letter or another clause may follow; else whatever follows stays as it is.
 */
export interface Section {
  /** With the same slots: an order that the grammar knows. */
  readonly means: string;
  readonly said: string;
}
