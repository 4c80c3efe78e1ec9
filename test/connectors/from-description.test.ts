// Connectors written out of OpenAPI descriptions: what is concluded, what is said to be a guess, and that each passes the suite.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { declare } from '../../scripts/connectors/from-description/declare.ts';
import { openPoints } from '../../scripts/connectors/from-description/guess.ts';
import { readDescription } from '../../scripts/connectors/from-description/read-description.ts';
import { writeDeclaration } from '../../scripts/connectors/from-description/write-declaration.ts';
import { lintConnector } from '../../scripts/connectors/lint.ts';
import { toFillIn } from '../../scripts/connectors/skeleton.ts';
import { Connector } from '../../src/core/connector/connector.ts';
import { connectorSuite } from '../contracts/connector.ts';

const folder = 'test/fixtures/openapi';
const files = readdirSync(folder);

function written(file: string, only?: readonly string[]) {
  const document = readDescription(join(folder, file));
  const declared = declare(document, { system: file.replace(/\.\w+$/, ''), today: '2026-11-28', only });
  const connector = Connector.parse(declared.connector);
  const guessOf = (at: string) => declared.notes.guesses.find((one) => one.at === at);
  return { document, declared, connector, guessOf, open: openPoints(declared.notes) };
}

test('there are descriptions of several kinds', () => {
  expect(files.length).toBeGreaterThan(3);
});

describe.each(files)('%s', (file) => {
  const { connector, document } = written(file);
  connectorSuite(connector);

  test('agrees with its own description', () => {
    const findings = lintConnector(connector, { documents: [document], isOpen: false });
    // Examples prove no schema: that is said, and nothing else.
    expect(findings.filter((finding) => !finding.endsWith(': the answer has no schema'))).toEqual([]);
    expect(findings.length > 0).toBe(file.includes('examples'));
  });
});

describe('a list with a cursor', () => {
  const { connector, guessOf, open } = written('hiring-cursor.yaml');
  const { candidates, candidate_notes: notes } = connector.collections;

  test('is read page by page, and by what changed rather than by what was made', () => {
    expect(candidates).toMatchObject({
      items: 'candidates',
      id: 'id',
      paging: {
        kind: 'cursor',
        param: 'cursor',
        next: 'meta.next_cursor',
        more: 'meta.has_more',
        sizeParam: 'limit',
        size: 200,
      },
      changes: { kind: 'filter', param: 'updated_after', value: '{since}', field: 'updated_at' },
    });
  });

  test('is written under the name that the description gives the record, with the key against doubling', () => {
    expect(candidates?.writes).toMatchObject({
      create: {
        call: { method: 'POST', path: '/candidates', body: { candidate: '{record}' } },
        idempotency: { kind: 'header', header: 'Idempotency-Key' },
        answerId: 'candidate.id',
      },
      update: { call: { method: 'PATCH', path: '/candidates/{id}' } },
      delete: { call: { method: 'DELETE', path: '/candidates/{id}' } },
    });
    expect(candidates?.one).toMatchObject({ call: { path: '/candidates/{id}' }, at: 'candidate', whole: false });
    expect(guessOf('collections.candidates.writes.create')?.because).toBe('it needs first_name, last_name');
  });

  test('lists what belongs to each record by it, and a search of the same not at all', () => {
    expect(notes?.of).toEqual({ collection: 'candidates', as: 'candidate_id' });
    expect(Object.keys(connector.collections)).toEqual(['candidates', 'candidate_notes']);
  });

  test('knows what is personal, and reads one step into a record', () => {
    const { first_name: name, email, birth_date: born, stage_name: stage } = candidates?.fields ?? {};
    expect([name?.personal, email?.personal, born?.personal]).toEqual(['personal', 'personal', 'sensitive']);
    expect(stage).toEqual({ path: 'stage.name', type: 'string' });
  });

  test('takes the server that is no sandbox, the limit out of the words and what is left out of the headers', () => {
    expect(connector.baseUrl).toBe('https://api.harbor.example/v2');
    expect(connector.docs).toBe('https://docs.harbor.example/api');
    expect(connector.limits).toMatchObject({
      requests: 100,
      perSeconds: 60,
      remainingHeader: 'x-ratelimit-remaining',
      resetHeader: 'x-ratelimit-reset',
    });
    expect(open.join('\n')).toContain('is x-ratelimit-reset an instant or a number of seconds?');
  });

  test('names what was left out and why', () => {
    expect(open.join('\n')).toContain('no field of their records looks like an id: /report_lines');
  });
});

describe('a Swagger 2 description', () => {
  const { connector, guessOf, open } = written('payroll-swagger2.json');
  const { employees } = connector.collections;

  test('is read by numbered pages from 0, with the instant in seconds', () => {
    expect(employees).toMatchObject({
      list: { path: '/companies/{config.company_id}/employees' },
      id: 'employeeId',
      paging: { kind: 'page', param: 'page', start: 0, pages: 'totalPages', sizeParam: 'pageSize', size: 250 },
      changes: { param: 'modifiedSince', value: '{sinceSeconds}', field: 'lastModified' },
      one: { call: { path: '/companies/{config.company_id}/employees/{id}' }, whole: true },
      writes: { create: { call: { bodyFormat: 'form' } }, update: { call: { method: 'PUT' } } },
    });
    expect(guessOf('collections.employees.one.whole')?.confidence).toBe('medium');
  });

  test('leaves open what becomes of what is only taken in', () => {
    expect(open.join('\n')).toContain('PUT /companies/{companyId}/employees/{employeeId}: it answers 202');
  });

  test('lets in by what it uses first, and leaves out what is deprecated', () => {
    expect(connector.auth).toEqual([
      { kind: 'api-key', in: 'query', name: 'api_key', value: '{cred.api_key}' },
      { kind: 'basic', username: '{cred.api_key}', password: 'X' },
    ]);
    expect(Object.keys(connector.collections)).toEqual(['employees']);
  });
});

describe('a description in the form of JSON:API', () => {
  const { connector, open, guessOf } = written('people-json-api.yaml');

  test('follows the address of the next page, and writes attributes', () => {
    expect(connector.collections['people']).toMatchObject({
      paging: { kind: 'next-url', next: 'links.next', sizeParam: 'page[size]', size: 30 },
      changes: { param: 'filter[updated-at][from]', field: 'attributes.updated-at' },
      fields: { email: { path: 'attributes.email', type: 'string', personal: 'personal' } },
      one: { at: 'data' },
      writes: { create: { call: { body: { data: { type: 'people', attributes: '{record}' } } }, answerId: 'data.id' } },
    });
  });

  test('asks for the account in the address, and sends the one version that there is', () => {
    expect(connector.baseUrl).toBe('https://{config.subdomain}.roster.example/v3');
    expect(connector.config).toMatchObject([{ key: 'subdomain', example: 'acme' }]);
    expect(connector.headers).toEqual({ 'x-roster-version': '2025-01', accept: 'application/vnd.api+json' });
    expect(guessOf('config.subdomain')).toBeDefined();
  });

  test('knows the flows that can be renewed, and names the others and what lies elsewhere', () => {
    expect(connector.auth.map(({ kind }) => kind)).toEqual(['oauth2-code', 'oauth2-client']);
    expect(open.join('\n')).toContain('the flow implicit gives no token that can be renewed');
    expect(open.join('\n')).toContain('https://elsewhere.example/badges.yaml is referred to and not at hand');
  });
});

describe('a description that says little', () => {
  const { connector, open, guessOf } = written('calendar-examples.yaml');

  test('is read by its examples, and asks for its host', () => {
    expect(connector.collections['events']).toMatchObject({
      items: 'result',
      id: 'uid',
      list: { query: { calendar: '{config.calendar}' } },
      paging: { kind: 'offset', param: 'offset', total: 'paging.total_count', size: 25 },
      fields: { starts: { path: 'starts', type: 'datetime' }, owner_name: { path: 'owner.name' } },
    });
    expect(connector.baseUrl).toBe('https://{config.host}');
    expect(guessOf('baseUrl')?.confidence).toBe('low');
    expect(connector.config.find(({ key }) => key === 'calendar')?.optional).toBe(true);
  });

  test('takes a required header for the way in, and says so', () => {
    expect(connector.auth).toEqual([{ kind: 'api-key', in: 'header', name: 'access-key', value: '{cred.access_key}' }]);
    expect(open.join('\n')).toContain('is Access-Key all that is needed?');
  });

  test('loses no page in silence: a total without a way to a further page is an open point', () => {
    expect(connector.collections['rooms']?.paging).toEqual({ kind: 'none' });
    expect(open.join('\n')).toContain('/v1/rooms: its answer holds total, so it may have further pages');
  });
});

test('the file says each guess where it stands, its reason and how sure it is, and its open points on top', () => {
  const { declared } = written('hiring-cursor.yaml');
  const { name, text } = writeDeclaration(declared);
  expect(name).toBe('hiringCursor');
  expect(text).toContain('// Open points, which the description does not decide:\n// - ');
  expect(text).toContain(
    '      // Guess (high): it takes cursor, and meta.next_cursor of the answer is named like what follows.\n      paging: {',
  );
  expect(text.match(/\/\/ Guess \((high|medium|low)\): /g)?.length).toBe(declared.notes.guesses.length);
});

test('only the collections that are named are written', () => {
  expect(Object.keys(written('hiring-cursor.yaml', ['candidates']).connector.collections)).toEqual(['candidates']);
});

const place = () => {
  const folderOfIts = mkdtempSync(join(tmpdir(), 'description-'));
  return { file: join(folderOfIts, 'acme.yaml'), [Symbol.dispose]: () => rmSync(folderOfIts, { recursive: true }) };
};

describe('what is no description', () => {
  test.each([
    ['text', 'hello', 'it has no paths'],
    ['a list', '- 1', 'it has no paths'],
    [
      'no list with an id',
      'openapi: 3.0.0\npaths: { /ping: { get: { responses: { "200": { description: ok } } } } }',
      'No list of records with an id was found',
    ],
  ])('is refused by name: %s', (_, text, message) => {
    using there = place();
    writeFileSync(there.file, text);
    expect(() => declare(readDescription(there.file), { system: 'acme', today: '2026-11-28' })).toThrow(message);
  });

  test('a schema that refers to itself ends', () => {
    using there = place();
    writeFileSync(
      there.file,
      `openapi: 3.0.0
components: { schemas: { Node: { type: object, properties: { id: { type: string }, child: { $ref: '#/components/schemas/Node' }, all: { type: array, items: { $ref: '#/components/schemas/Node' } } }, allOf: [{ $ref: '#/components/schemas/Node' }] } } }
paths: { /nodes: { get: { responses: { '200': { content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Node' } } } } } } } } }`,
    );
    const { connector } = declare(readDescription(there.file), { system: 'acme', today: '2026-11-28' });
    expect(Object.keys(connector.collections)).toEqual(['nodes']);
  });
});

test('no connector of the catalogue still holds a guess', () => {
  const sources = readdirSync('src/connectors').filter((file) => file.endsWith('.ts'));
  expect(sources.length).toBeGreaterThan(60);
  const guessing = sources.filter((file) =>
    readFileSync(join('src/connectors', file), 'utf8').includes(toFillIn.guess),
  );
  expect(guessing).toEqual([]);
});
