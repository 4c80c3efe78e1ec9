// A whole declaration out of a description, with everything that was guessed and everything that stayed open.
import { Connector, type ConnectorInput } from '../../../src/core/connector/connector.ts';
import type { Call } from '../../../src/core/connector/calls.ts';
import { type Document, nodeOf } from '../schema.ts';
import { toFillIn } from '../skeleton.ts';
import { defined } from './defined.ts';
import { findCollections } from './find-collections.ts';
import { findSignIn } from './find-sign-in.ts';
import { findCategory, findHeaders, findLimits, findServer, findSuccess, prompt } from './find-system.ts';
import { type Notes, guess, openNotes, openPoints } from './guess.ts';
import { type Described, operationsOf, text } from './operations.ts';
import { placeKey } from './places.ts';
import { snake } from './words.ts';

export interface Declared {
  readonly connector: ConnectorInput;
  readonly notes: Notes;
}

export interface Wanted {
  readonly system: string;
  /** The day it is looked up on. */
  readonly today: string;
  /** The collections that are wanted; without it all of them. */
  readonly only?: readonly string[] | undefined;
}

/** Throws, naming what is missing, where the description shows no list that could be read. */
export function declare(document: Document, { system, today, only }: Wanted): Declared {
  const notes = openNotes();
  noteUnresolved(document, notes);
  const operations = operationsOf(document);
  const server = findServer(document, notes);
  const signIn = findSignIn({ document, operations, baseUrl: server.baseUrl }, notes);
  const taken = new Set(signIn.auth.flatMap((one) => (one.kind === 'api-key' ? [one.name] : [])));
  const { headers, config, credentials } = findHeaders(operations, taken, notes);
  const { collections, asked, wanted } = findCollections(operations, notes, only);
  const [first] = Object.values(collections).filter(({ of }) => of === undefined);
  if (first === undefined) throw new Error(`No list of records with an id was found. ${openPoints(notes).join('. ')}`);
  const places = [
    ...asked.map((place) => prompt(placeKey(place), 'It stands in the addresses of the system.')),
    ...wanted.map((one) => ({
      ...prompt(placeKey(one), `Some lists are asked for by ${one}.`),
      optional: true as const,
    })),
  ];
  const info = nodeOf(document.root['info']) ?? {};
  const connector: ConnectorInput = {
    system,
    title: titleOf(info, system),
    category: [...findCategory(document, Object.keys(collections), notes)],
    docs: docsOf(document, notes),
    apiVersion: text(info['version']) ?? 'v1',
    checkedOn: today,
    evidence: 'documentation',
    baseUrl: server.baseUrl,
    config: [...new Map([...server.config, ...config, ...places].map((one) => [one.key, one])).values()],
    credentials: [...new Map([...signIn.credentials, ...credentials].map((one) => [one.key, one])).values()],
    auth: [...signIn.auth],
    ...(Object.keys(headers).length === 0 ? {} : { headers }),
    test: harmless(operations, first.list, notes),
    ...findSuccess(operations, notes),
    limits: findLimits(document, operations, notes),
    faults: [
      {
        status: '403',
        kind: 'permission',
        fix: 'Give the account or the key behind this connection the missing permission.',
      },
    ],
    collections,
  };
  Connector.parse(connector);
  return { connector, notes };
}

/** Something about whoever asks, or else the first list. */
function harmless(operations: readonly Described[], list: Call, notes: Notes): Call {
  const me = operations.find(
    ({ method, path, parameters }) =>
      method === 'GET' &&
      /\/(me|self|whoami|users\/current|account)$/.test(path) &&
      !parameters.some((one) => one.isRequired && one.in === 'query'),
  );
  const because = me === undefined ? 'the first list' : `${me.path} asks for nothing and is about whoever asks`;
  guess(notes, 'test', ['medium', because]);
  if (me !== undefined) return { method: 'GET', path: me.path };
  const { method, path, query, body } = list;
  return defined({ method, path, query, body });
}

const titleOf = (info: Readonly<Record<string, unknown>>, system: string): string =>
  (text(info['title']) ?? system)
    .replaceAll(/['\\\n]|\b(REST|Admin|Public|OpenAPI|API)\b/gi, '')
    .replaceAll(/\s+[-–v\d.]*\s*$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim() || system;

function docsOf({ root }: Document, notes: Notes): string {
  const outside = text(nodeOf(root['externalDocs'])?.['url']);
  const contact = text(nodeOf(nodeOf(root['info'])?.['contact'])?.['url']);
  const [said] = /https:\/\/[^\s)\]"'<>]+/.exec(text(nodeOf(root['info'])?.['description']) ?? '') ?? [];
  const found = [outside, said, contact].find((one) => one !== undefined && URL.canParse(one));
  if (found === undefined) notes.open.push('where does the vendor document its interface?');
  return found ?? toFillIn.docs;
}

/** References to other files and hosts are not followed: nothing is fetched. */
function noteUnresolved({ root, beside }: Document, notes: Notes): void {
  const files = new Set([...JSON.stringify(root).matchAll(/"\$ref":"([^"#]+)#?[^"]*"/g)].map(([, file = '']) => file));
  for (const file of files)
    if (!beside.has(file.replace(/^.*\//, '')))
      notes.open.push(`${file} is referred to and not at hand: what it describes was left out`);
}

/** What the file and the constant are called. */
export const systemOf = ({ root }: Document): string => {
  const info = nodeOf(root['info']) ?? {};
  const name = snake(titleOf(info, 'system'))
    .replaceAll('_', '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return name.length > 1 ? name : 'system';
};
