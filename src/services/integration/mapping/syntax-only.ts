// Asked in the place of an expression: whether the one that stands in the record can be read. No expression begins so.
export const syntaxOnly = '\u0000syntax';
