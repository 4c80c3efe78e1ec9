// Shapes of answers that were recorded on real accounts and published, with invented values: what docs/connector-samples.md says of
// each system holds of its connector, the end of a list above all.
import { expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { readPage } from '../../src/connectors/runtime/read-page.ts';
import type { Json } from '../../src/core/json.ts';

const address = 'https://vendor.example/list?page=0';

async function read(...[system, name, given, link]: readonly [string, string, Json, string?]) {
  const connector = connectors.find((one) => one.system === system);
  const collection = connector?.collections[name];
  if (connector === undefined || collection === undefined) throw new Error(`there is no ${name} in ${system}`);
  const headers: Record<string, string> = link === undefined ? {} : { link };
  const answered = { answer: { status: 200, headers, text: '', url: address }, body: given };
  const signal = new AbortController().signal;
  const request = { collection: name, cursor: null, since: null, filters: {}, signal };
  const { records, next, since } = await readPage(
    { call: () => Promise.resolve(answered) },
    { source: connector, collection },
    request,
  );
  return { ids: records.map(({ id }) => id), bodies: records.map((record) => record.body), next, since };
}

const graph = { '@odata.context': 'https://graph.example/$metadata#x' };

test.each<[string, string, Json, string]>([
  ['ashby', 'candidates', { success: true, results: [{ id: 'a' }], moreDataAvailable: true, nextCursor: 'c1' }, 'c1'],
  ['lever', 'opportunities', { data: [{ id: 'a' }], hasNext: true, next: '%5B1%2C2%5D' }, '%5B1%2C2%5D'],
  ['workable', 'candidates', { candidates: [{ id: 'a' }], paging: { next: `${address}&since_id=2` } }, 'since_id=2'],
  [
    'bamboohr',
    'employees',
    { data: [{ employeeId: 'a' }], meta: { page: { nextCursor: 'c' } }, _links: { next: { href: `${address}&c=2` } } },
    'c=2',
  ],
  ['hubspot', 'contacts', { results: [{ id: 'a', properties: {} }], paging: { next: { after: '7' } } }, '7'],
  [
    'salesforce',
    'contacts',
    { totalSize: 2, done: false, nextRecordsUrl: '/services/data/q-2000', records: [{ attributes: {}, Id: 'a' }] },
    'https://vendor.example/services/data/q-2000',
  ],
  [
    'xero',
    'contacts',
    { Status: 'OK', Contacts: [{ ContactID: 'a' }], pagination: { page: 1, pageSize: 1, pageCount: 2, itemCount: 2 } },
    '2',
  ],
  [
    'twilio',
    'messages',
    { messages: [{ sid: 'a' }], page: 0, next_page_uri: '/2010/M.json?Page=1', previous_page_uri: null },
    'https://vendor.example/2010/M.json?Page=1',
  ],
  ['gmail', 'threads', { threads: [{ id: 'a', historyId: '1' }], nextPageToken: '77', resultSizeEstimate: 201 }, '77'],
  ['outlook-mail', 'folders', { ...graph, value: [{ id: 'a' }], '@odata.nextLink': `${address}&$skip=10` }, '$skip=10'],
  ['google-drive', 'files', { files: [{ id: 'a' }], nextPageToken: '~!!~x' }, '~!!~x'],
])('%s %s: a page that goes on', async (...[system, name, body, next]) => {
  const page = await read(system, name, body);
  expect(page.ids).toEqual(['a']);
  expect(page.next).toContain(JSON.stringify(next).slice(1, -1));
});

test.each<[string, string, Json]>([
  ['ashby', 'jobs', { success: true, results: [{ id: 'a' }], moreDataAvailable: false, syncToken: 't' }],
  ['lever', 'postings', { data: [{ id: 'a' }], hasNext: false }],
  ['workable', 'jobs', { jobs: [{ shortcode: 'a', id: 'a' }], paging: {} }],
  ['bamboohr', 'applications', { applications: [{ id: 'a' }], paginationComplete: true, nextPageUrl: null }],
  ['hubspot', 'companies', { results: [{ id: 'a', properties: {}, archived: false }] }],
  ['salesforce', 'accounts', { totalSize: 1, done: true, records: [{ attributes: {}, Id: 'a' }] }],
  ['zoho-crm', 'accounts', { data: [{ id: 'a' }], info: { page: 1, count: 1, more_records: false } }],
  ['slack', 'users', { ok: true, members: [{ id: 'a' }], cache_ts: 1, response_metadata: { next_cursor: '' } }],
  ['teams', 'channels', { ...graph, '@odata.count': 1, value: [{ id: 'a' }] }],
  ['entra', 'users', { ...graph, value: [{ id: 'a' }] }],
  ['onedrive', 'drives', { ...graph, value: [{ id: 'a' }] }],
  ['sharepoint', 'lists', { ...graph, value: [{ id: 'a' }] }],
  ['outlook-calendar', 'calendars', { ...graph, value: [{ id: 'a' }] }],
  ['twilio', 'calls', { calls: [{ sid: 'a' }], page: 0, next_page_uri: null }],
  ['gmail', 'labels', { labels: [{ id: 'a' }] }],
  ['mailchimp', 'members', { members: [{ id: 'a' }], list_id: 'l', total_items: 1, _links: [] }],
  ['sendgrid', 'templates', { result: [{ id: 'a' }], _metadata: { self: address, count: 1 } }],
  ['google-calendar', 'events', { kind: 'x', items: [{ id: 'a' }], nextSyncToken: 's' }],
  ['zoom', 'users', { page_count: 1, page_number: 1, total_records: 1, next_page_token: '', users: [{ id: 'a' }] }],
  [
    'docusign',
    'envelopes',
    {
      resultSetSize: '1',
      startPosition: '0',
      endPosition: '0',
      totalSetSize: '1',
      nextUri: '',
      envelopes: [{ envelopeId: 'a' }],
    },
  ],
  ['scim', 'users', { schemas: [], itemsPerPage: 1, startIndex: 1, totalResults: 1, Resources: [{ id: 'a' }] }],
  ['asana', 'tasks', { data: [{ gid: 'a' }], next_page: null }],
  ['jira', 'projects', { self: address, maxResults: 50, startAt: 0, total: 1, isLast: true, values: [{ id: 'a' }] }],
  ['square', 'team_members', { team_members: [{ id: 'a' }] }],
  ['harvest', 'users', { users: [{ id: 'a' }], per_page: 50, total_pages: 1, page: 1, links: { next: null } }],
  ['hibob', 'employees', { employees: [{ id: 'a', work: { reportsTo: null, title: null } }] }],
])('%s %s: the last page', async (system, name, body) => {
  const page = await read(system, name, body);
  expect([page.ids, page.next]).toEqual([['a'], null]);
});

test('lists that begin with what stands for everything until now hand it on', async () => {
  const jobs = { success: true, results: [{ id: 'a' }], moreDataAvailable: false, syncToken: 't' };
  expect((await read('ashby', 'jobs', jobs)).since).toBe('t');
  expect((await read('google-calendar', 'events', { items: [], nextSyncToken: 's' })).since).toBe('s');
});

test('an empty list is one: Calendly without meetings, SendGrid without blocks', async () => {
  const pagination = {
    count: 0,
    next_page: null,
    next_page_token: null,
    previous_page: null,
    previous_page_token: null,
  };
  expect(await read('calendly', 'events', { collection: [], pagination })).toMatchObject({ ids: [], next: null });
  expect(await read('sendgrid', 'blocks', [])).toMatchObject({ ids: [], next: null });
});

test('Okta pages by a header that names the page itself as well', async () => {
  const link = `<${address}>; rel="self", <${address}&after=2>; rel="next"`;
  expect((await read('okta', 'users', [{ id: 'a' }], link)).next).toContain('after=2');
  expect((await read('okta', 'users', [{ id: 'a' }], `<${address}>; rel="self"`)).next).toBeNull();
});

test('Recruitee counts nothing: only an empty page is its last', async () => {
  const candidates = [{ id: 1, emails: [], phones: [], placements: [] }];
  const page = await read('recruitee', 'candidates', {
    candidates,
    references: [],
    generated_at: '2026-01-01T00:00:00Z',
  });
  expect([page.ids, page.next]).toEqual([['1'], expect.any(String)]);
  expect((await read('recruitee', 'candidates', { candidates: [], references: [] })).next).toBeNull();
});

test('Odoo writes false where a field holds nothing: it is nothing, but where yes or no is meant', async () => {
  const job = {
    id: 3,
    name: 'Nurse',
    department_id: false,
    address_id: false,
    active: false,
    write_date: '2026-01-01 00:00:00',
  };
  const [body] = (await read('odoo', 'jobs', [job])).bodies;
  expect(body).toMatchObject({ department_id: null, active: false, name: 'Nurse' });
  const applicant = { id: 4, partner_name: 'Ada', email_from: false, partner_phone: false, stage_id: [2, 'New'] };
  expect((await read('odoo', 'applicants', [applicant])).bodies).toMatchObject([
    { email_from: null, partner_phone: null, stage_id: [2, 'New'] },
  ]);
});
