// What no tool does, with where it is done, and what nobody is told about people: an answer in words, where a reading could only guess.
import type { Message } from '../features.ts';
import { wordSet } from '../word-set.ts';

interface Elsewhere {
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly text: string;
  /** Asked about somebody, or about anybody. */
  readonly of?: 'somebody' | 'anybody';
}

const makes = 'create make add new open build write draft set define publish post';

const asks = "is are was does do did has have what what's how which who who's whose show list find";
const unread =
  'I neither read nor filter by age, sex, family, health, origin or belief: they have no part in a hiring decision. Voluntary answers are only counted, in fairness audits and yearly reports.';

const table: readonly Elsewhere[] = [
  {
    verbs: wordSet('delete erase purge'),
    nouns: wordSet('<c> candidate candidates data record records'),
    text: 'I cannot delete people. An administrator erases someone’s data with POST /api/v1/data/erase; what proves a decision is kept until the law lets it go.',
  },
  {
    verbs: wordSet('import upload load'),
    nouns: wordSet('csv file spreadsheet excel xlsx'),
    text: 'Import a CSV file of candidates or requisitions on the console’s Import page. You see every line before anything happens.',
  },
  {
    verbs: wordSet('export download'),
    nouns: wordSet('csv spreadsheet excel xlsx file report candidates everyone everybody'),
    text: 'Download figures as CSV on the console’s Recruiting page. GET /api/v1/candidates lists all candidates.',
  },
  {
    verbs: wordSet(makes),
    nouns: wordSet('rule rules automation workflow trigger'),
    text: 'Create rules on the console’s Rules page: pick an event, a condition and an action.',
  },
  {
    verbs: wordSet(makes),
    nouns: wordSet('integration integrations connector connection webhook webhooks'),
    text: 'Build integrations in the console’s Builder: from a template, step by step, or from words (“build a flow from … to …”). Connect accounts under Connections.',
  },
  {
    verbs: wordSet('create make add edit change'),
    nouns: wordSet('template templates'),
    text: 'Write templates on the console’s Templates page. The preview uses a real candidate.',
  },
  {
    verbs: wordSet(`${makes} close reopen clone duplicate`),
    nouns: wordSet('job requisition req vacancy opening posting'),
    text: 'Open, change and close requisitions in your ATS; Muster reads them from there. You can also import a CSV file on the console’s Import page.',
  },
  {
    verbs: wordSet('invite add remove create deactivate'),
    nouns: wordSet('user users teammate teammates coworker account seat'),
    text: 'An administrator adds people and sets their roles on the console’s Access page.',
  },
  {
    verbs: wordSet('change set update switch turn adjust'),
    nouns: wordSet('setting settings threshold timezone password budget'),
    text: 'Change that on the console’s Settings page. It has a search.',
  },
  {
    verbs: wordSet("show what what's whats how give tell see"),
    nouns: wordSet('hire funnel conversion ttf tth'),
    text: 'The console’s Recruiting page plots the funnel, time in stage, sources and interviewer load. Here I can show hours saved and stage changes on time: “show the figures of this month”.',
  },
];

const ofPeople: readonly Elsewhere[] = [
  {
    of: 'anybody',
    verbs: wordSet(asks),
    nouns: wordSet(
      'pregnant pregnancy women woman men female females male males gender ethnicity ethnic religion religious christian muslim jewish hindu catholic disabled disability married divorced children gay lesbian transgender hispanic latino latina',
    ),
    text: unread,
  },
  { of: 'somebody', verbs: wordSet(asks), nouns: wordSet('old age aged older younger race'), text: unread },
  {
    of: 'somebody',
    verbs: wordSet(asks),
    nouns: wordSet('salary paid earn earns earning wage compensation'),
    text: 'I know nobody’s pay. The salary of an offer stands on the candidate’s page, and on the approval while it waits.',
  },
  {
    of: 'somebody',
    verbs: wordSet('should shall'),
    nouns: wordSet('hire reject choose pick prefer'),
    text: 'That decision is yours. I can show you somebody’s stage, notes, feedback and letters.',
  },
];

/** Undefined where a tool may do it. A person beside it makes it something else, but for their deletion. */
export function elsewhere({ tokens, masks, spans, clauses }: Message): string | undefined {
  const words = tokens.map(({ word }, at) => (masks[at]?.startsWith('<c') === true ? '<c>' : word));
  const people = spans.filter(({ kind }) => kind === 'person');
  const verb = words.find((word) => !courteous.has(word)) ?? '';
  const isOfCandidate = people.some((span) => span.kind === 'person' && span.candidates.length > 0);
  if (clauses.some(({ mood }) => mood === 'negated' || mood === 'conditional')) return undefined;
  return [...table, ...ofPeople].find(({ verbs, nouns, of }) => {
    if (!verbs.has(verb) || !words.slice(1).some((word) => nouns.has(word))) return false;
    if (of === undefined) return nouns.has('<c>') || !isOfCandidate;
    return !words.some((word) => figures.has(word)) && (of === 'anybody' || people.length > 0);
  })?.text;
}
/** What may be asked about all together, and what an offer says. */
const figures = wordSet(
  'offer fairness audit audits impact ratio ratios adverse bias report reports diversity count counts many',
);
const courteous = wordSet('please pls can could would you i we want to need like hey hi muster me let us the a');
