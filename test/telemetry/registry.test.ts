// The page that Prometheus reads: its form, its bounds, and what may not get in.
import { expect, test } from 'vitest';
import { type MetricSpec, metrics } from '../../src/core/metrics.ts';
import { openTelemetry } from '../../src/telemetry/open-telemetry.ts';
import { openRegistry } from '../../src/telemetry/registry.ts';

const ofRoute = (http_route: string) =>
  ({ http_request_method: 'GET', http_route, http_response_status_code: 200 }) as const;

test('a duration counts in its bucket and in all above it', () => {
  const registry = openRegistry();
  for (const seconds of [0.004, 0.02, 0.02, 99])
    registry.observe('http_server_request_duration_seconds', ofRoute('/v1/a/:id'), seconds);
  const page = registry.render([]);
  const labels = 'http_request_method="GET",http_route="/v1/a/:id",http_response_status_code="200"';
  expect(page).toContain(`_bucket{${labels},le="0.005"} 1\n`);
  expect(page).toContain(`_bucket{${labels},le="0.025"} 3\n`);
  expect(page).toContain(`_bucket{${labels},le="10"} 3\n`);
  expect(page).toContain(`_bucket{${labels},le="+Inf"} 4\n`);
  expect(page).toContain(`_count{${labels}} 4\n`);
});

test('each line is a sample of a metric that the page describes', () => {
  const registry = openRegistry();
  registry.count('muster_actions_total', { tool: 'move_stage', status: 'executed' }, 2);
  registry.observe('muster_gate_duration_seconds', { operation: 'call', outcome: 'ok' }, 0.1);
  const page = registry.render([{ name: 'muster_outbox_waiting', labels: {}, value: 7 }]);
  expect(page).toContain(
    '# TYPE muster_actions_total counter\nmuster_actions_total{tool="move_stage",status="executed"} 2\n',
  );
  expect(page).toContain('# TYPE muster_outbox_waiting gauge\nmuster_outbox_waiting 7\n');
  const described = new Set([...page.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  for (const line of page.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    expect(line).toMatch(/^[a-z_]+(?:\{[a-z_]+="[^"\\\n]*"(?:,[a-z_]+="[^"\\\n]*")*\})? [\d.e+-]+$/);
    const [name = ''] = /^[a-z_]+/.exec(line) ?? [];
    expect(described.has(name) || described.has(name.replace(/_(?:bucket|sum|count)$/, ''))).toBe(true);
  }
});

test('text and addresses in a label become “other”, and labels without end become one series', () => {
  const registry = openRegistry();
  registry.count('muster_turns_total', { outcome: 'Priya Raman said "no"\n' });
  registry.count('muster_turns_total', { outcome: 'priya@example.test' });
  for (let at = 0; at < 6_000; at += 1) registry.count('muster_jobs_total', { job: `job-${at}`, outcome: 'kept' });
  const page = registry.render([]);
  expect(page).not.toMatch(/riya/);
  expect(page).toContain('muster_turns_total{outcome="other"} 1\n');
  expect(page.match(/^muster_jobs_total\{/gm)?.length).toBeLessThan(5_010);
  expect(page).toContain('muster_jobs_total{job="overflow",outcome="overflow"} 1000\n');
});

test('names and labels follow the conventions of Prometheus', () => {
  expect(Object.keys(metrics).length).toBeGreaterThan(30);
  for (const [name, spec] of Object.entries<MetricSpec>(metrics)) {
    expect(name).toMatch(/^(?:muster|http|gen_ai|nodejs|process)_[a-z_]+$/);
    expect(name.endsWith('_total')).toBe(spec.kind === 'counter');
    const buckets = spec.kind === 'histogram' ? spec.buckets : [];
    expect(buckets).toEqual(buckets.toSorted((a, b) => a - b));
    for (const label of spec.labels) expect(label).toMatch(/^[a-z][a-z_]*$/);
    expect(spec.labels).not.toContain('tenant');
  }
});

test('the process tells of its memory, its CPU time and its event loop', async () => {
  const telemetry = await openTelemetry({ version: '1.2.3', spans: undefined });
  const page = telemetry.page([]);
  for (const name of [
    'nodejs_eventloop_delay_seconds{quantile="0.99"}',
    'nodejs_heap_used_bytes',
    'process_cpu_seconds_total',
  ])
    expect(page).toContain(`\n${name} `);
  expect(page).toContain('muster_build_info{version="1.2.3"} 1\n');
  expect(telemetry.current()).toBeUndefined();
  await telemetry.close();
});
