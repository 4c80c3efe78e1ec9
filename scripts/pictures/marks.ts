// The marks of urgency as coloured signs of the text's own font: a machine that draws pictures may have no font for emoji.
const colours = { '🔴': '#d13438', '🟠': '#f7630c', '⚪': '#a19f9d' } as const;

export const marked = (html: string): string =>
  Object.entries(colours).reduce(
    (text, [mark, colour]) => text.replaceAll(mark, `<span style="color:${colour}">●</span>`),
    html,
  );
