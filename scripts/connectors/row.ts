// A row of a table in Markdown.
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
