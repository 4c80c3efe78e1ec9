// The manifests as `kubectl apply -k` would send them: each is what Kubernetes' own schema asks for, and none may do more than it must.
import { readdirSync, readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { Environment } from '../../src/main/config.ts';

const folder = 'deploy/kubernetes';
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

const Kustomization = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })),
});
const kustomization = Kustomization.parse(parse(read('kustomization.yaml')));

// Whatever it is: its schema looks at it below.
const Manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
type Manifest = z.infer<typeof Manifest>;

/** Whether it is of the model's type is what the model's own schema finds out. */
const validator =
  <T>(Model: new (given: T) => { validate(): void }) =>
  (given: unknown): void =>
    new Model(z.custom<T>().parse(given)).validate();

const validators: Readonly<Record<string, (given: unknown) => void>> = {
  'apps/v1 Deployment': validator(Deployment),
  'batch/v1 CronJob': validator(CronJob),
  'networking.k8s.io/v1 NetworkPolicy': validator(NetworkPolicy),
  'policy/v1 PodDisruptionBudget': validator(PodDisruptionBudget),
  'v1 PersistentVolumeClaim': validator(PersistentVolumeClaim),
  'v1 Service': validator(Service),
  'v1 ServiceAccount': validator(ServiceAccount),
};

function validate(manifest: unknown): void {
  const { apiVersion, kind } = Manifest.parse(manifest);
  const known = validators[`${apiVersion} ${kind}`];
  if (known === undefined) throw new Error(`no schema for ${apiVersion} ${kind}`);
  known(manifest);
}

const rendered = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(name)).map((document) => ({ name, manifest: Manifest.parse(document.toJS()) })),
);

const Port = z.looseObject({ name: z.string(), containerPort: z.int() });
const Probe = z.looseObject({ httpGet: z.strictObject({ path: z.string(), port: z.string() }) });
const Container = z.looseObject({
  image: z.string(),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(Port).default([]),
  resources: z.strictObject({
    requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
    limits: z.strictObject({ memory: z.string() }),
  }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  startupProbe: Probe.optional(),
  livenessProbe: Probe.optional(),
  readinessProbe: Probe.optional(),
});
const Pod = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().min(1),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  terminationGracePeriodSeconds: z.int().optional(),
  containers: z.array(Container).min(1),
});
const Template = z.looseObject({ metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }), spec: Pod });
const Workload = z.looseObject({ spec: z.looseObject({ template: Template }) });
const Batch = z.looseObject({ spec: z.looseObject({ jobTemplate: Workload }) });

const ofKind = (wanted: string): readonly Manifest[] =>
  rendered.map(({ manifest }) => manifest).filter(({ kind }) => kind === wanted);
const deployments = ofKind('Deployment');
const templateOf = (manifest: Manifest) => Workload.parse(manifest).spec.template;
const labelsOf = (manifest: Manifest) => templateOf(manifest).metadata.labels;
const pods = [
  ...deployments.map((manifest) => ({ name: manifest.metadata.name, pod: templateOf(manifest).spec })),
  ...ofKind('CronJob').map((manifest) => ({
    name: manifest.metadata.name,
    pod: Batch.parse(manifest).spec.jobTemplate.spec.template.spec,
  })),
];

test('the kustomization names every file beside it', () => {
  const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml');
  expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  expect(pods.map(({ name }) => name)).toEqual(['muster-app', 'muster-worker', 'muster-backup']);
});

test.each(rendered)(
  '$name: $manifest.kind $manifest.metadata.name is what Kubernetes’ schema asks for',
  ({ manifest }) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test('a planted fault is seen by the schema', () => {
  const [app] = deployments;
  expect(() => validate({ ...app, spec: { replicas: 'two' } })).toThrow('replicas');
});

// Parsing above has shown: no root, no writable root file system, no rights, limits of memory.
test.each(pods)('$name runs the image that the kustomization names, with settings that exist', ({ pod }) => {
  for (const { image, env } of pod.containers) {
    expect(kustomization.images.map(({ name }) => name)).toContain(image);
    expect(env.map(({ name }) => name).filter((name) => !(name in Environment.shape))).toEqual([]);
  }
});

test.each(deployments)('$metadata.name has three probes on ports that it opens, and time to drain', (manifest) => {
  const { spec } = templateOf(manifest);
  const [container] = spec.containers;
  const { ports = [], env = [], startupProbe, livenessProbe, readinessProbe } = container ?? {};
  const open = ports.map(({ name }) => name);
  const paths = [startupProbe, livenessProbe, readinessProbe].map((probe) => {
    expect(open).toContain(probe?.httpGet.port);
    return probe?.httpGet.path;
  });
  expect(paths).toEqual(['/health/live', '/health/live', '/health/ready']);
  const seconds = (name: string): number => Number(env.find((one) => one.name === name)?.value);
  expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(seconds('GRACE_SECONDS') + seconds('DRAIN_SECONDS'));
  expect(ports.find(({ name }) => name === 'metrics')?.containerPort).toBe(seconds('METRICS_PORT'));
});

test('each deployment keeps one pod through a disruption, and selectors find their pods', () => {
  const Selecting = z.looseObject({
    spec: z.looseObject({ selector: z.looseObject({ matchLabels: z.record(z.string(), z.string()) }) }),
  });
  const kept = ofKind('PodDisruptionBudget').map((one) => Selecting.parse(one).spec.selector.matchLabels);
  expect(kept).toEqual(deployments.map(labelsOf));
  expect(deployments.map((one) => Selecting.parse(one).spec.selector.matchLabels)).toEqual(deployments.map(labelsOf));
});
