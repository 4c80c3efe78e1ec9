// Every metric of the service, its labels and its buckets: what /metrics shows, and what dashboards and alert rules may name.
// Names follow Prometheus (base units, `_total`), and OpenTelemetry's conventions where there is one: HTTP server, gen_ai.
// https://opentelemetry.io/docs/specs/semconv/http/http-metrics/ · https://prometheus.io/docs/practices/naming/

interface Described {
  readonly help: string;
  /** Few values each: ids, names and addresses never stand in a label. */
  readonly labels: readonly string[];
}

export interface CounterSpec extends Described {
  readonly kind: 'counter';
}
/** `buckets` are upper bounds in the unit of the name. */
export interface HistogramSpec extends Described {
  readonly kind: 'histogram';
  readonly buckets: readonly number[];
}
/** Read when somebody asks for the metrics. `shared`: of the database, so each replica shows the same. */
export interface GaugeSpec extends Described {
  readonly kind: 'gauge';
  readonly shared?: true;
}
export type MetricSpec = CounterSpec | HistogramSpec | GaugeSpec;

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const long = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const waiting = [60, 300, 900, 3_600, 4 * 3_600, 12 * 3_600, 86_400, 3 * 86_400];

/** Names and labels are a contract with dashboards and alert rules; docs list them, and a test compares the lists. */
export const metrics = {
  http_server_request_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of HTTP requests by route template and status.',
    labels: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: quick,
  },
  muster_jobs_total: {
    kind: 'counter',
    help: 'Runs of background jobs: kept, failed (tried again) or buried (given up).',
    labels: ['job', 'outcome'],
  },
  muster_job_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of runs of background jobs.',
    labels: ['job'],
    buckets: long,
  },
  muster_actions_total: {
    kind: 'counter',
    help: 'Actions that reached a status, by tool.',
    labels: ['tool', 'status'],
  },
  muster_uncertain_actions_total: {
    kind: 'counter',
    help: 'Actions of which it is not known whether another system acted.',
    labels: ['tool'],
  },
  muster_gate_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of calls of the gate, execution included where nothing has to be approved.',
    labels: ['operation', 'outcome'],
    buckets: quick,
  },
  muster_approval_wait_seconds: {
    kind: 'histogram',
    help: 'How long an approval waited until a person decided.',
    labels: ['decision'],
    buckets: waiting,
  },
  muster_turns_total: {
    kind: 'counter',
    help: 'Messages answered by the agent.',
    labels: ['outcome'],
  },
  muster_turn_duration_seconds: {
    kind: 'histogram',
    help: 'From a message to its answer.',
    labels: ['outcome'],
    buckets: long,
  },
  gen_ai_client_operation_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of calls of language models.',
    labels: ['gen_ai_provider_name', 'gen_ai_request_model', 'error_type'],
    buckets: [0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96],
  },
  gen_ai_client_tokens_total: {
    kind: 'counter',
    help: 'Tokens of language models as the provider counts them.',
    labels: ['gen_ai_request_model', 'gen_ai_token_type'],
  },
  muster_model_cost_total: {
    kind: 'counter',
    help: 'Cost of language models in the currency of the settings; 0 where the model has no price.',
    labels: ['gen_ai_request_model'],
  },
  muster_connector_requests_total: {
    kind: 'counter',
    help: 'Requests to connected systems, by HTTP status class or none where no answer came.',
    labels: ['system', 'status'],
  },
  muster_connector_request_duration_seconds: {
    kind: 'histogram',
    help: 'Duration of requests to connected systems.',
    labels: ['system'],
    buckets: quick,
  },
  muster_system_calls_total: {
    kind: 'counter',
    help: 'Calls of the ports behind which an organization’s systems stand.',
    labels: ['port', 'outcome'],
  },
  muster_queue_jobs: { kind: 'gauge', help: 'Jobs in the queue by state.', labels: ['state'], shared: true },
  muster_outbox_waiting: { kind: 'gauge', help: 'Promised jobs that are due.', labels: [], shared: true },
  muster_outbox_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest promised job has been due.',
    labels: [],
    shared: true,
  },
  muster_outbox_buried: { kind: 'gauge', help: 'Promised jobs that were given up.', labels: [], shared: true },
  muster_actions_open: {
    kind: 'gauge',
    help: 'Actions that are being done or wait to be done, by status.',
    labels: ['status'],
    shared: true,
  },
  muster_actions_stuck: {
    kind: 'gauge',
    help: 'Actions in execution whose lease ended more than five minutes ago.',
    labels: [],
    shared: true,
  },
  muster_approvals_waiting: { kind: 'gauge', help: 'Approvals that wait for a person.', labels: [], shared: true },
  muster_approval_oldest_seconds: {
    kind: 'gauge',
    help: 'How long the oldest approval has been waiting.',
    labels: [],
    shared: true,
  },
  muster_syncs: {
    kind: 'gauge',
    help: 'Runs of integrations that are not over, by status.',
    labels: ['status'],
    shared: true,
  },
  muster_syncs_ended_day: {
    kind: 'gauge',
    help: 'Runs of integrations that ended in the last 24 hours, by status.',
    labels: ['status'],
    shared: true,
  },
  muster_letters_overdue: {
    kind: 'gauge',
    help: 'Letters that should have left more than five minutes ago.',
    labels: [],
    shared: true,
  },
  muster_figures_up: { kind: 'gauge', help: '1 while the database answers the questions of this page.', labels: [] },
  muster_build_info: { kind: 'gauge', help: 'Version that runs; always 1.', labels: ['version'] },
  muster_spans_exported_total: { kind: 'counter', help: 'Spans that the collector took.', labels: [] },
  muster_spans_dropped_total: { kind: 'counter', help: 'Spans that were thrown away.', labels: ['reason'] },
  nodejs_eventloop_delay_seconds: {
    kind: 'gauge',
    help: 'Delay of the event loop since the metrics were last asked for.',
    labels: ['quantile'],
  },
  nodejs_eventloop_utilization_ratio: {
    kind: 'gauge',
    help: 'Share of time in which the event loop was busy since the metrics were last asked for.',
    labels: [],
  },
  nodejs_heap_used_bytes: { kind: 'gauge', help: 'JavaScript heap in use.', labels: [] },
  process_resident_memory_bytes: { kind: 'gauge', help: 'Memory of the process.', labels: [] },
  process_cpu_seconds_total: { kind: 'counter', help: 'CPU time of the process.', labels: [] },
  process_start_time_seconds: { kind: 'gauge', help: 'When the process started, in Unix time.', labels: [] },
} as const satisfies Record<string, MetricSpec>;

type Metrics = typeof metrics;
export type MetricName = keyof Metrics;
type NameOf<Kind extends MetricSpec['kind']> = {
  [Name in MetricName]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type CounterName = NameOf<'counter'>;
export type HistogramName = NameOf<'histogram'>;
export type GaugeName = NameOf<'gauge'>;

/** A value for each label, no more and no less. */
export type LabelsOf<Name extends MetricName> = Readonly<Record<Metrics[Name]['labels'][number], string | number>>;

/** What is read when somebody asks. */
export type Reading = {
  [Name in GaugeName | 'process_cpu_seconds_total' | 'muster_spans_exported_total' | 'muster_spans_dropped_total']: {
    readonly name: Name;
    readonly labels: LabelsOf<Name>;
    readonly value: number;
  };
}[GaugeName | 'process_cpu_seconds_total' | 'muster_spans_exported_total' | 'muster_spans_dropped_total'];
