// What people wrote in Slack as plain words. Slack's own account of its markup: https://docs.slack.dev/messaging/formatting-message-text
import { type Decode, link, plainText, type Rule } from './plain-text.ts';

/** Answers undefined for somebody who is not known here. */
export type NameOf = (person: string) => Promise<string | undefined>;

/** Each of them may cost a request to Slack. */
const mostNames = 50;
const mention = /<@([A-Z0-9]+)(?:\|[^<>]*)?>/g;

export const slackText = (text: string, nameOf: NameOf): Promise<string> => read(text, nameOf, [special]);

/** A field of a form holds plain text: people still write emphasis and emoji there, but call nobody. */
export const slackField = (text: string, nameOf: NameOf): Promise<string> => read(text, nameOf, []);

async function read(text: string, nameOf: NameOf, more: readonly Rule[]): Promise<string> {
  const people = new Map<string, string | undefined>();
  for (const [, person = ''] of text.matchAll(mention)) {
    if (people.size >= mostNames) break;
    if (!people.has(person)) people.set(person, await nameOf(person));
  }
  const rules = [mentionRule(people), ...more, channel, marked];
  return plainText(text.replaceAll(/^(?:&gt;&gt;&gt;) ?/gm, '&gt; '), { rules, decode });
}

/** Slack escapes these three and no others; what is decoded is not decoded again. */
const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const decode: Decode = (text) => text.replaceAll(/&(?:amp|lt|gt);/g, (entity) => characters[entity] ?? entity);

const mentionRule = (people: ReadonlyMap<string, string | undefined>): Rule => ({
  pattern: '<@([A-Z0-9]+)(?:\\|([^<>]*))?>',
  make: ([, person = '', label = ''], { keep }) =>
    keep(people.get(person) ?? (label === '' ? 'somebody' : decode(`@${label.replace(/^@/, '')}`))),
});

/** `<!here>`, `<!subteam^S1|@recruiting>`, `<!date^0^{date}|12 May>`. */
const special: Rule = {
  pattern: '<!([a-z]+)(?:\\^[^<>|]*)?(?:\\|([^<>]*))?>',
  make: ([, name = '', label = ''], { keep }) => {
    if (name === 'date' || label.startsWith('@')) return keep(decode(label));
    return keep(decode(`@${label === '' ? name : label}`));
  },
};

const channel: Rule = {
  pattern: '<#([A-Z0-9]+)(?:\\|([^<>]*))?>',
  make: ([, id = '', name = ''], { keep }) => keep(decode(`#${name === '' ? id : name}`)),
};

const marked: Rule = {
  pattern: '<([a-z][a-z0-9+.-]{0,30}:[^<>|\\n]+)(?:\\|([^<>\\n]*))?>',
  make: ([, url = '', label = ''], { keep }) => keep(link(decode(label), decode(url))),
};
