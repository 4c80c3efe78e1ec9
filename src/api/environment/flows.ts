// Flows as documents: what is published, or the draft of one that never was. Connections are named; where it reports to stays out.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FlowId, type TenantId } from '../../core/ids.ts';
import { type Flow, FlowDocument } from '../../core/flow.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Finding } from '../../services/integration/flows/finding.ts';
import { peopleConnection } from '../../services/integration/flows/compile.ts';
import { type ConnectionNames, connectionNames } from './connections.ts';
import { type CarryingKind, byName, fault, parsed } from './documents.ts';
import type { EnvironmentPorts } from './environment-ports.ts';

export const FlowFile = z.strictObject({
  published: z.boolean().default(true),
  enabled: z.boolean().default(true),
  document: FlowDocument.omit({ name: true, webhook_url: true }),
});
type FlowFile = z.infer<typeof FlowFile>;

const mostOfThem = 500;

export function flowDocuments(ports: EnvironmentPorts, tenant: TenantId): CarryingKind {
  const { service, flows } = ports.integration;
  const own = async () => byName('flows', await flows(tenant).list({ limit: mostOfThem }), ({ draft }) => draft.name);
  const names = () => connectionNames(ports, tenant);
  const shown = async (flow: Flow): Promise<FlowDocument> =>
    flow.published === null
      ? flow.draft
      : ((await flows(tenant).versions(flow.id)).find(({ version }) => version === flow.published)?.document ??
        flow.draft);
  const present = async (name: string) => {
    const flow = (await own()).get(name);
    return flow === undefined ? undefined : { flow, document: await shown(flow) };
  };
  const boundOf = async (name: string, document: JsonObject) =>
    bind(FlowFile.parse(document), { name, known: await names(), webhookUrl: null });
  return {
    async read() {
      const known = await names();
      const all = [...(await own())].map(
        async ([name, flow]) => [name, fileOf(flow, await shown(flow), known)] as const,
      );
      return Object.fromEntries(await Promise.all(all));
    },
    async normalize({ name, document, running }) {
      const at = `flows.${name}`;
      const file = parsed(FlowFile, document, at);
      if (running?.['published'] === true && !file.published)
        throw fault(at, 'A published flow cannot become a draft again. Switch it off with enabled: false.');
      const bound = bind(file, { name, known: await names(), webhookUrl: null });
      if (file.published) {
        const findings = await service.flows.checkAlone(tenant, bound);
        const [first] = findings.filter(({ severity }) => severity === 'error');
        if (first !== undefined) throw fault(`${at}.document.${first.path}`, `${first.message} ${first.remedy}`);
      }
      return tidied(file);
    },
    async carriers(name, document) {
      if (!isRunning(FlowFile.parse(document))) return [];
      const id = (await present(name))?.flow.id ?? unsavedFlow(name);
      return service.flows.sketch(tenant, await boundOf(name, document), id);
    },
    warnings: async (...named) => warningsIn(await service.flows.checkAlone(tenant, await boundOf(...named))),
    async put(name, document, by) {
      const file = FlowFile.parse(document);
      const before = await present(name);
      const webhookUrl = before?.document.webhook_url ?? null;
      const bound = bind(file, { name, known: await names(), webhookUrl });
      const { id, enabled: wasOn } = await (before === undefined
        ? service.flows.create(by, bound)
        : service.flows.saveDraft(by, before.flow.id, { document: bound, revision: before.flow.revision }));
      // Off before it is published, on after it: nothing runs in between that is not meant to.
      if (wasOn && !file.enabled) await service.flows.enable(by, id, false);
      if (file.published) await service.flows.publish(by, id, { revision: undefined, note: 'from files' });
      if (!wasOn && file.enabled) await service.flows.enable(by, id, true);
    },
    async remove(name, by) {
      const id = (await present(name))?.flow.id;
      if (id !== undefined) await service.flows.remove(by, id);
    },
  };
}

const isRunning = ({ published, enabled }: FlowFile): boolean => published && enabled;

const warningsIn = (findings: readonly Finding[]): readonly string[] =>
  findings.flatMap(({ severity, message, remedy }) => (severity === 'warning' ? [`${message} ${remedy}`] : []));

const tidied = (file: FlowFile): JsonObject =>
  z.record(z.string(), z.json()).parse(JSON.parse(JSON.stringify(FlowFile.parse(file))));

function fileOf(flow: Flow, shown: FlowDocument, known: ConnectionNames): JsonObject {
  const { name: _name, webhook_url: _url, ...document } = mapEnds(shown, (id) => known.nameOf(id));
  return tidied({ published: flow.published !== null, enabled: flow.enabled, document });
}

/** Flows that are not there yet are told apart by their names. */
const unsavedFlow = (name: string): FlowId =>
  FlowId.parse(`flow_${createHash('sha256').update(name).digest('hex').slice(0, 22)}`);

type End = FlowDocument['source']['connection'];

function bind(
  { document }: FlowFile,
  { name, known, webhookUrl }: { name: string; known: ConnectionNames; webhookUrl: string | null },
): FlowDocument {
  const at = `flows.${name}.document`;
  return mapEnds({ ...document, name, webhook_url: webhookUrl }, (connection) =>
    connection === peopleConnection ? connection : known.idOf(connection, at),
  );
}

function mapEnds(document: FlowDocument, change: (connection: NonNullable<End>) => string): FlowDocument {
  const end = <Value extends { connection: End }>(value: Value): Value =>
    value.connection === null ? value : { ...value, connection: change(value.connection) };
  return FlowDocument.parse({
    ...document,
    source: end(document.source),
    steps: document.steps.map((step) => (step.kind === 'write' ? { ...step, to: end(step.to) } : step)),
  });
}
