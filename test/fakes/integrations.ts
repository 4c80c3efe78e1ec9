// Integrations, and notices about their runs, in memory and whole.
import type { Clock } from '../../src/core/clock.ts';
import type { ConnectionId, FlowId, IntegrationId, NewId } from '../../src/core/ids.ts';
import type { Integration, Notice } from '../../src/core/integration.ts';
import type { Notices, SigningSecret } from '../../src/core/ports/notices.ts';
import type { Integrations } from '../../src/core/ports/syncs.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeIntegrations implements Integrations {
  readonly rows = new Map<IntegrationId, { integration: Integration; fingerprint: string }>();

  async add(integration: Integration, fingerprint: string): Promise<Integration> {
    const same = [...this.rows.values()].find(
      (row) => integration.adHoc && row.integration.adHoc && row.fingerprint === fingerprint,
    )?.integration;
    const kept =
      same === undefined
        ? integration
        : { ...integration, id: same.id, version: same.version + 1, createdAt: same.createdAt };
    this.rows.set(kept.id, { integration: kept, fingerprint });
    return kept;
  }

  async get(id: IntegrationId): Promise<Integration> {
    const row = this.rows.get(id);
    if (row === undefined) throw new Problem('not_found', `There is no integration ${id}.`);
    return row.integration;
  }

  async list({ limit, before }: Parameters<Integrations['list']>[0]): Promise<readonly Integration[]> {
    const all = [...this.rows.values()]
      .map(({ integration }) => integration)
      .filter(({ adHoc }) => !adHoc)
      .toReversed();
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return all.slice(from, from + limit);
  }

  async readingFrom(connection: ConnectionId): Promise<readonly IntegrationId[]> {
    return [...this.rows.values()]
      .filter(({ integration }) => integration.source.connection === connection)
      .map(({ integration }) => integration.id);
  }

  async ofFlow(flow: FlowId): Promise<readonly Integration[]> {
    return [...this.rows.values()].map(({ integration }) => integration).filter(({ route }) => route?.flow === flow);
  }

  async replace(integration: Integration): Promise<void> {
    const row = this.rows.get(integration.id);
    if (row?.integration.version !== integration.version - 1)
      throw new Problem('conflict', 'Somebody changed the integration since you read it. Read it again.');
    this.rows.set(integration.id, { ...row, integration });
  }

  async remove(id: IntegrationId): Promise<void> {
    await this.get(id);
    this.rows.delete(id);
  }
}

export class FakeNotices implements Notices {
  readonly rows = new Map<string, Notice>();
  #secrets: SigningSecret[] = [];
  readonly #clock: Clock;
  readonly #newId: NewId;

  constructor({ clock, newId }: { clock: Clock; newId: NewId }) {
    this.#clock = clock;
    this.#newId = newId;
  }

  async add(notice: Notice): Promise<void> {
    if (!this.rows.has(notice.id)) this.rows.set(notice.id, notice);
  }

  async get(id: string): Promise<Notice> {
    const notice = this.rows.get(id);
    if (notice === undefined) throw new Problem('not_found', `There is no delivery ${id}.`);
    return notice;
  }

  async list({ limit, before }: Parameters<Notices['list']>[0]): Promise<readonly Notice[]> {
    const all = [...this.rows.values()].toReversed();
    const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
    return all.slice(from, from + limit);
  }

  async settle(id: string, as: Parameters<Notices['settle']>[1]): Promise<void> {
    const notice = await this.get(id);
    this.rows.set(id, { ...notice, ...as, attempts: notice.attempts + 1 });
  }

  async again(id: string): Promise<Notice> {
    const notice = { ...(await this.get(id)), status: 'pending' as const };
    this.rows.set(id, notice);
    return notice;
  }

  async secrets(now: Date): Promise<readonly SigningSecret[]> {
    if (this.#secrets.length === 0) this.#add();
    return this.#secrets.filter(({ retiredAt }) => retiredAt === null || retiredAt > now).toReversed();
  }

  async rotate(until: Date): Promise<SigningSecret> {
    this.#secrets = this.#secrets.map((secret) => ({ ...secret, retiredAt: secret.retiredAt ?? until }));
    return this.#add();
  }

  #add(): SigningSecret {
    const id = this.#newId('whk');
    const made = {
      id,
      secret: `whsec_${Buffer.from(id).toString('base64')}`,
      createdAt: this.#clock.now(),
      retiredAt: null,
    };
    this.#secrets.push(made);
    return made;
  }
}
