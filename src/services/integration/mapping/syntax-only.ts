// Asked in the place of an expression, about the one that stands in the record. No expression begins so.

/** Whether it can be read. */
export const syntaxOnly = '\u0000syntax';
/** Which fields it looks at. */
export const readsOnly = '\u0000reads';
