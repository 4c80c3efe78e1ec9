// The score over HTTP: validation, refusal of protected names, model, reasons and record, against bare Fastify and FastAPI.
// The record goes to a store that answers after a moment, as a database does; key check and routing are the bench's own.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import { readScoreRequest, wireScore } from '../../src/api/wire/retention-score.ts';
import { TenantId } from '../../src/core/ids.ts';
import type { PredictionId, ScoreRecord } from '../../src/core/ports/retention.ts';
import { FamilyModel } from '../../src/services/retention/model/family-model.ts';
import { makeModelShelf } from '../../src/services/retention/registry/model-shelf.ts';
import { CandidateScoring } from '../../src/services/retention/scoring/score-candidates.ts';
import { FakeJournal, FakeModels } from '../../test/fakes/retention.ts';

const path = '/v1/retention/score';
const body = JSON.stringify({
  candidate_id: 'c_ines',
  job_id: 'job_fe',
  signals: { experience_months: 38, assessment_score: 82, interview_rating: 4.1 },
});
const headers = { authorization: 'Bearer bench', 'content-type': 'application/json' };

/** A store that takes two milliseconds for each write, however many records it holds. */
class SlowJournal extends FakeJournal {
  override async addScores(scores: readonly ScoreRecord[]): Promise<ReadonlySet<PredictionId>> {
    await new Promise((resolve) => setTimeout(resolve, 2));
    return new Set(scores.map(({ id }) => id));
  }
}

function scoring(): CandidateScoring {
  const dayOne = ['general', 'sales'].map((family) =>
    FamilyModel.parse(JSON.parse(readFileSync(`data/retention/${family}.json`, 'utf8'))),
  );
  const journal = new SlowJournal();
  const models = new FakeModels();
  let ids = 0;
  return new CandidateScoring({
    shelf: makeModelShelf({ dayOne, models: () => models, now: () => performance.now() }),
    journal: () => journal,
    jobFamilyOf: async () => 'sales',
    advisoryOnly: async () => false,
    keepsSignals: async () => true,
    clock: { now: () => new Date() },
    newId: (prefix) => `${prefix}_${++ids}`,
  });
}

function bare(): FastifyInstance {
  const app = Fastify();
  app.post(path, () => ({
    tenure_score: 60,
    confidence: 0.6,
    retention_band: 'high',
    predicted_tenure_days: 500,
    model_version: 'v1.0.0-sales',
  }));
  return app;
}

function ours(): FastifyInstance {
  const app = Fastify();
  const tenant = TenantId.parse('bench');
  const service = scoring();
  app.post(path, async (request, reply) => {
    if (request.headers.authorization !== headers.authorization) return reply.code(401).send();
    return wireScore(await service.score(tenant, readScoreRequest(request.body)));
  });
  return app;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

async function load(url: string): Promise<Served> {
  const result = await autocannon({ url: url + path, method: 'POST', body, headers, connections: 100, duration: 4 });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with an error`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

async function measured(app: FastifyInstance): Promise<Served> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await load(url);
  const result = await load(url);
  await app.close();
  return result;
}

async function isUp(url: string): Promise<boolean> {
  for (let round = 0; round < 60; round++) {
    try {
      return (await fetch(`${url}/docs`)).status === 200;
    } catch {
      // Not yet: the interpreter is still importing.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  return false;
}

async function peer(): Promise<Served | undefined> {
  const python = '/usr/bin/python3';
  if (!existsSync(python)) return undefined;
  const port = await freePort();
  const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
  const child = spawn(python, ['bench/retention/serving-peer.py', String(port)], { stdio: 'ignore', env });
  try {
    const url = `http://127.0.0.1:${port}`;
    return (await isUp(url)) ? await load(url) : undefined;
  } finally {
    child.kill();
  }
}

export interface Served {
  readonly rate: number;
  readonly p99: number;
}

/** `other` is undefined where Python, FastAPI or scikit-learn is not installed. */
export async function servingFigures(): Promise<{ plain: Served; own: Served; other: Served | undefined }> {
  return { plain: await measured(bare()), own: await measured(ours()), other: await peer() };
}

export async function benchServing(): Promise<void> {
  console.log('\nServing one score over HTTP, 100 connections, one process each');
  const { plain, own, other } = await servingFigures();
  console.log(
    `bare Fastify ${plain.rate.toFixed(0)}/s (p99 ${plain.p99} ms); with everything ${own.rate.toFixed(0)}/s (p99 ${own.p99} ms): ${(own.rate / plain.rate).toFixed(2)} of it`,
  );
  console.log(
    other === undefined
      ? 'FastAPI with scikit-learn is not installed'
      : `FastAPI with scikit-learn ${other.rate.toFixed(0)}/s (p99 ${other.p99} ms): ours is ${(own.rate / other.rate).toFixed(1)} times that`,
  );
}
