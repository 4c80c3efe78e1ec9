// The work of the bench as n8n workflows: all pages, one item a person, eight fields, one request each; what fails leaves by the
// error output, waits a second and is written again. Two that differ in the mapping: by its own node for fields, as its editor
// leads one to do it, and in a piece of JavaScript over all items at once, the fastest there is.

interface Node {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly typeVersion: number;
  readonly parameters: object;
  readonly [more: string]: unknown;
}

export interface Workflow {
  readonly id: string;
  readonly title: string;
  /** Below /webhook: starts a run and answers when it is over. */
  readonly path: string;
  readonly nodes: readonly Node[];
}

const expressions = {
  external_id: '{{ $json.id }}',
  full_name: '{{ $json.first_name }} {{ $json.last_name }}',
  email: '{{ $json.work_email }}',
  title: '{{ $json.job_title }}',
  org_unit: '{{ $json.department.name }}',
  start_date: '{{ $json.hire_date }}',
  state: "{{ { ACTIVE: 'active', ON_LEAVE: 'leave', ENDED: 'inactive' }[$json.status] }}",
  manager_external_id: '{{ $json.manager_id }}',
};

const script = `
const states = { ACTIVE: 'active', ON_LEAVE: 'leave', ENDED: 'inactive' };
return $input.all().map(({ json }) => ({
  json: {
    person: {
      external_id: json.id,
      full_name: json.first_name + ' ' + json.last_name,
      email: json.work_email,
      title: json.job_title,
      org_unit: json.department.name,
      start_date: json.hire_date,
      state: states[json.status],
      manager_external_id: json.manager_id,
    },
  },
}));`;

const byFields: Node = {
  id: 'map',
  name: 'Map',
  type: 'n8n-nodes-base.set',
  typeVersion: 3.4,
  parameters: {
    assignments: {
      assignments: Object.entries(expressions).map(([field, value]) => ({
        id: field,
        name: `person.${field}`,
        type: 'string',
        value: `=${value}`,
      })),
    },
  },
};

const byScript: Node = {
  id: 'map',
  name: 'Map',
  type: 'n8n-nodes-base.code',
  typeVersion: 2,
  parameters: { mode: 'runOnceForAllItems', language: 'javaScript', jsCode: script },
};

const start = (path: string): Node => ({
  id: 'start',
  name: 'Start',
  type: 'n8n-nodes-base.webhook',
  typeVersion: 2,
  webhookId: path,
  parameters: { httpMethod: 'POST', path, responseMode: 'lastNode', responseData: 'noData' },
});

const read = (url: string): Node => ({
  id: 'read',
  name: 'Read',
  type: 'n8n-nodes-base.httpRequest',
  typeVersion: 4.2,
  parameters: {
    url: `${url}/employees`,
    options: {
      pagination: {
        pagination: {
          paginationMode: 'updateAParameterInEachRequest',
          parameters: { parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }] },
          paginationCompleteWhen: 'other',
          completeExpression: '={{ $response.body.meta.next_page === null }}',
          limitPagesFetched: false,
          requestInterval: 0,
        },
      },
    },
  },
});

const split: Node = {
  id: 'split',
  name: 'Split',
  type: 'n8n-nodes-base.splitOut',
  typeVersion: 1,
  parameters: { fieldToSplitOut: 'data' },
};

const write = (url: string): Node => ({
  id: 'write',
  name: 'Write',
  type: 'n8n-nodes-base.httpRequest',
  typeVersion: 4.2,
  onError: 'continueErrorOutput',
  parameters: {
    method: 'PUT',
    url: `=${url}/people/{{ $json.person.external_id }}`,
    sendBody: true,
    specifyBody: 'json',
    jsonBody: '={{ $json.person }}',
  },
});

const wait: Node = {
  id: 'wait',
  name: 'Wait',
  type: 'n8n-nodes-base.wait',
  typeVersion: 1.1,
  parameters: { resume: 'timeInterval', amount: 1, unit: 'seconds' },
};

const to = (node: string) => [{ node, type: 'main', index: 0 }];

const connections = {
  Start: { main: [to('Read')] },
  Read: { main: [to('Split')] },
  Split: { main: [to('Map')] },
  Map: { main: [to('Write')] },
  // The second way out is that of the items that failed.
  Write: { main: [[], to('Wait')] },
  Wait: { main: [to('Write')] },
};

/** As its command `import:workflow` takes them, for the systems at that address. */
export const workflowsFor = (url: string): readonly Workflow[] =>
  [
    { id: 'benchFields', title: 'fields', map: byFields },
    { id: 'benchScript', title: 'script', map: byScript },
  ].map(({ id, title, map }) => ({
    id,
    title,
    path: `bench-${title}`,
    name: `People, one request each, mapped by ${title}`,
    nodes: [start(`bench-${title}`), read(url), split, map, write(url), wait].map((node, index) => ({
      ...node,
      position: [index * 220, 0],
    })),
    connections,
    settings: { executionOrder: 'v1' },
  }));
