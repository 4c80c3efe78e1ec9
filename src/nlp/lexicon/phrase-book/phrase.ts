// The shape of the phrase book: what is said in many ways, and the plain order that all of them stand for.

/**
 * One way of saying a line. Slots: C a candidate or a pronoun, U a colleague, W either, X any words up to what follows. G a meeting;
 * `a/b` are alternatives of one word, `(a b)` may be left out, `[a b|c]` are alternatives of several. Where the line ends with a full stop, nothing but a
 * reason, a letter or another clause may follow. Whatever follows the last word stays as it is.
 */
export interface Section {
  /** With the same slots: an order that the grammar knows. */
  readonly means: string;
  readonly said: string;
}
