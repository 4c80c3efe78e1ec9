// Encryption of secrets at rest. What is sealed for one place does not open in another.

export interface Sealer {
  /** `place` names tenant, table, column and row; it is authenticated, not stored. Answers printable text. */
  seal(secret: string, place: string): string;
  /** Throws a defect when the text was altered, belongs to another place, or its key is unknown. */
  open(sealed: string, place: string): string;
  /** Whether it was sealed under an older key and should be sealed anew. */
  isStale(sealed: string): boolean;
}
