// Four projects: what runs in process, each file in a process of its own or one file after the other in the same, what needs a real
// PostgreSQL or Redis, and whole-service journeys. Journeys wait a third of their time, so they share the workers with the rest.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { inOneProcess } from './test/support/one-process.ts';
import { patience } from './test/web/slowed-browser.ts';

const shared = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  env: { LANGSMITH_TRACING: 'false', TZ: 'UTC' },
  // A second, which is usual, is too little for a service on a busy machine.
  expect: { poll: { timeout: 20_000 } },
  // As in src/main.ts.
  execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--no-wasm-code-gc'],
};

export default defineConfig({
  test: {
    // Vitest would leave one core idle, which on two is half of them.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.services.test.ts', 'test/journeys/**', 'test/web/**', ...inOneProcess],
        },
      },
      {
        test: {
          ...shared,
          name: 'unit, one process',
          include: [...inOneProcess],
          exclude: ['test/**/*.services.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'services',
          include: ['test/**/*.services.test.ts'],
          globalSetup: ['test/support/services.ts', 'test/support/bundled-server.ts'],
        },
      },
      {
        test: {
          ...shared,
          testTimeout: patience(120_000),
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts', 'test/web/**/*.test.ts'],
          exclude: [...inOneProcess],
          globalSetup: ['test/support/migrated-database.ts', 'test/support/bundled-server.ts'],
        },
      },
    ],
  },
});
