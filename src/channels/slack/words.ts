// A message in a channel calls Muster by its name first.

export const withoutCall = (text: string, bot: string | undefined): string => {
  const first = text.replace(/^\s*<@[A-Z0-9]+(?:\|[^>]*)?>[\s,:]*/, '');
  return bot === undefined ? first : first.replaceAll(new RegExp(`<@${bot}(?:\\|[^>]*)?>`, 'g'), '').trim();
};
