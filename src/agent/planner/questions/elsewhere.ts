// What no tool does, with where it is done: an answer in words, where a reading could only be a guess.
import type { Message } from '../features.ts';
import { wordSet } from '../word-set.ts';

interface Elsewhere {
  readonly verbs: ReadonlySet<string>;
  readonly nouns: ReadonlySet<string>;
  readonly text: string;
}

const makes = 'create make add new open build write draft set define publish post';

const table: readonly Elsewhere[] = [
  {
    verbs: wordSet('delete erase purge'),
    nouns: wordSet('<c> candidate candidates data record records'),
    text: 'I cannot delete people. An administrator erases a person’s data with POST /api/v1/data/erase; what a decision needs as evidence is kept until its time is over.',
  },
  {
    verbs: wordSet('import upload load'),
    nouns: wordSet('csv file spreadsheet excel xlsx'),
    text: 'A CSV file of candidates or requisitions is imported on the console’s Import page, with a look at each line first.',
  },
  {
    verbs: wordSet('export download'),
    nouns: wordSet('csv spreadsheet excel xlsx file report candidates everyone everybody'),
    text: 'The console’s Recruiting page has each figure as a CSV file; GET /api/v1/candidates lists all candidates.',
  },
  {
    verbs: wordSet(makes),
    nouns: wordSet('rule rules automation workflow trigger'),
    text: 'Rules are made on the console’s Rules page: what happens, under which condition, what is done.',
  },
  {
    verbs: wordSet(makes),
    nouns: wordSet('integration integrations connector connection webhook webhooks'),
    text: 'Integrations are made in the console’s Builder, from a template, step by step or from words (“build a flow from … to …”); accounts are connected under Connections.',
  },
  {
    verbs: wordSet('create make add edit change'),
    nouns: wordSet('template templates'),
    text: 'Templates are written on the console’s Templates page, with a preview for a real candidate.',
  },
  {
    verbs: wordSet(makes),
    nouns: wordSet('job requisition req vacancy opening posting'),
    text: 'Requisitions are opened in your ATS; Muster reads them from there. A CSV file of them is imported on the console’s Import page.',
  },
  {
    verbs: wordSet('invite add remove create deactivate'),
    nouns: wordSet('user users teammate teammates coworker account seat'),
    text: 'People and their roles are kept on the console’s Access page, by an administrator.',
  },
  {
    verbs: wordSet('change set update switch turn adjust'),
    nouns: wordSet('setting settings threshold timezone password budget'),
    text: 'Settings are on the console’s Settings page, with a search.',
  },
  {
    verbs: wordSet("show what what's whats how give tell see"),
    nouns: wordSet('hire funnel conversion ttf tth'),
    text: 'Funnel, time in stage, sources and interviewers’ load are plots on the console’s Recruiting page; “show the figures of this month” tells hours saved and stage changes on time.',
  },
];

/** Undefined where a tool may do it. A person beside it makes it something else, but for their deletion. */
export function elsewhere({ tokens, masks, spans, clauses }: Message): string | undefined {
  const words = tokens.map(({ word }, at) => (masks[at]?.startsWith('<c') === true ? '<c>' : word));
  const verb = words.find((word) => !courteous.has(word)) ?? '';
  const isOfPerson = spans.some((span) => span.kind === 'person' && span.candidates.length > 0);
  if (clauses.some(({ mood }) => mood === 'negated' || mood === 'conditional')) return undefined;
  return table.find(
    ({ verbs, nouns }) =>
      verbs.has(verb) && words.slice(1).some((word) => nouns.has(word)) && (nouns.has('<c>') || !isOfPerson),
  )?.text;
}
const courteous = wordSet('please pls can could would you i we want to need like hey hi muster me let us the a');
