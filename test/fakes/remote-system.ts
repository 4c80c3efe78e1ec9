// An outside system in memory behind the runtime's port: pages to read, records kept by what was written, answers that a test chooses.
import { type Connector, type ConnectorInput, defineConnector } from '../../src/core/connector/connector.ts';
import type { JsonObject } from '../../src/core/json.ts';
import {
  type Look,
  type Page,
  type PageRequest,
  RemoteFault,
  type RemoteRecord,
  type RemoteSystem,
  type Restoring,
  type Writing,
  type Written,
  unnamedPrefix,
} from '../../src/core/ports/remote-system.ts';

interface Options {
  readonly idempotency?: 'natural-key' | 'none' | 'header';
  readonly batch?: number;
  readonly lanes?: number;
  /** One record can be read: runs can be undone. */
  readonly one?: boolean;
  /** Asked for what changed since an instant. */
  readonly filter?: boolean;
  /** Gives a token that stands for everything until now. */
  readonly token?: boolean;
  /** What is deleted can be brought back. */
  readonly bin?: boolean;
  /** Pages are asked for by their number. */
  readonly numbered?: boolean;
  /** Where records show a field that is written under its name. */
  readonly fields?: Readonly<Record<string, { readonly path: string; readonly type: 'string' }>>;
  /** Or in another way. */
  readonly paging?: ConnectorInput['collections'][string]['paging'];
}

const pagingOf = ({ numbered, paging }: Options) =>
  paging ?? (numbered === true ? ({ kind: 'page', param: 'page', size: 25 } as const) : ({ kind: 'none' } as const));

const fieldsOf = ({ fields = {} }: Options) => fields;

const collectionOf = ({
  idempotency: kind = 'natural-key',
  batch,
  one = false,
  filter = false,
  token = false,
  bin = false,
  ...others
}: Options) => {
  const idempotency = kind === 'header' ? ({ kind, header: 'idempotency-key' } as const) : { kind };
  const batched = batch === undefined ? {} : { batch: { max: batch, at: '$' } };
  return {
    label: 'People',
    list: { method: 'GET', path: '/people' } as const,
    items: '$',
    id: 'id',
    paging: pagingOf(others),
    fields: fieldsOf(others),
    ...(filter ? { changes: { kind: 'filter', param: 'since', field: 'at', lookBack: 300 } as const } : {}),
    ...(token ? { changes: { kind: 'token', param: 'token', next: 'next', expired: { status: 410 } } as const } : {}),
    ...(one ? { one: { call: { method: 'GET', path: '/people/{id}' } as const, whole: true } } : {}),
    ...(bin ? { restore: { call: { method: 'POST', path: '/people/{id}/restore' } as const } } : {}),
    writes: {
      upsert: {
        call: { method: 'PUT', path: '/people/{record.id}' } as const,
        idempotency,
        ...batched,
      },
      create: { call: { method: 'POST', path: '/people' } as const, idempotency, ...batched },
      delete: {
        call: { method: 'DELETE', path: '/people/{id}' } as const,
        idempotency: { kind: 'natural-key' } as const,
      },
    },
  };
};

export const idOf = ({ id }: JsonObject): string => (typeof id === 'string' ? id : JSON.stringify(id));

export const fault = (more: Partial<ConstructorParameters<typeof RemoteFault>[0]> = {}): RemoteFault =>
  new RemoteFault({ kind: 'transient', blame: 'remote', message: 'It is down.', fix: 'Wait.', ...more });

export class FakeRemoteSystem implements RemoteSystem {
  readonly connector: Connector;
  /** What a read finds, page by page. */
  pages: JsonObject[][] = [[]];
  readonly kept = new Map<string, JsonObject>();
  /** What was deleted. */
  readonly bin = new Map<string, JsonObject>();
  readonly written: Writing[] = [];
  /** Records in each call. */
  readonly calls: number[] = [];
  /** Records that were looked at one by one. */
  readonly looks: string[] = [];
  /** Looks at a writing before it is taken; a fault refuses it. */
  refuses: (writing: Writing) => RemoteFault | undefined = () => undefined;
  /** Looks at a read before it is answered. */
  refusesRead: (request: PageRequest) => RemoteFault | undefined = () => undefined;
  readonly #batch: number;
  readonly #token: boolean;

  constructor(options: Options = {}) {
    this.#batch = options.batch ?? 1;
    this.#token = options.token ?? false;
    this.connector = defineConnector({
      system: 'fake',
      title: 'Fake system',
      category: ['generic'],
      docs: 'https://example.test/docs',
      apiVersion: '1',
      checkedOn: '2026-11-22',
      evidence: 'documentation',
      baseUrl: 'https://example.test',
      auth: [{ kind: 'none' }],
      test: { method: 'GET', path: '/' },
      limits: { concurrency: options.lanes ?? 4 },
      collections: { people: collectionOf(options) },
    });
  }

  async test(): Promise<void> {
    // It is always there.
  }

  async subscribe(): Promise<string | null> {
    throw fault({ kind: 'invalid' });
  }

  async readPage(request: PageRequest): Promise<Page> {
    await new Promise((resolve) => setImmediate(resolve));
    const refusal = this.refusesRead(request);
    if (refusal !== undefined) throw refusal;
    const at = Number(request.cursor ?? '0');
    const bodies = this.pages[at] ?? [];
    const nameless = bodies.filter(({ id }) => id === undefined);
    if (nameless.length > 0 && request.allowsUnnamed !== true) throw fault({ kind: 'invalid' });
    const records = bodies
      .filter(({ id }) => id !== undefined)
      .map((body): RemoteRecord => ({ id: idOf(body), body, deleted: false }));
    return {
      records,
      unnamed: nameless.map((body) => ({ id: unnamedPrefix + JSON.stringify(body), because: 'A record has no id.' })),
      next: at + 1 < this.pages.length ? String(at + 1) : null,
      since: this.#token ? 'token' : null,
    };
  }

  async write(writings: readonly Writing[]): Promise<readonly Written[]> {
    await new Promise((resolve) => setImmediate(resolve));
    this.calls.push(writings.length);
    return writings.map((writing): Written => {
      const refusal = this.refuses(writing);
      if (refusal !== undefined) return { kind: 'failed', fault: refusal };
      this.written.push(writing);
      const id = writing.remoteId ?? idOf(writing.record);
      const made = !this.kept.has(id);
      if (writing.action === 'delete') this.#throwAway(id);
      else this.kept.set(id, writing.record);
      return { kind: 'written', remoteId: id, ...(made && writing.action !== 'delete' ? { made } : {}) };
    });
  }

  #throwAway(id: string): void {
    const record = this.kept.get(id);
    if (record !== undefined) this.bin.set(id, record);
    this.kept.delete(id);
  }

  async restore({ remoteId }: Restoring): Promise<Written> {
    const record = this.bin.get(remoteId);
    if (record === undefined) return { kind: 'failed', fault: fault({ kind: 'not_found' }) };
    this.bin.delete(remoteId);
    this.kept.set(remoteId, record);
    return { kind: 'written', remoteId };
  }

  batchSize(): number {
    return this.#batch;
  }

  async look({ remoteId, record }: Look): ReturnType<RemoteSystem['look']> {
    await new Promise((resolve) => setImmediate(resolve));
    const id = remoteId ?? idOf(record);
    this.looks.push(id);
    const body = this.kept.get(id);
    return body === undefined ? null : { remoteId: id, body };
  }
}
