// npm run bench:veteran [-- <source folder> | resume] [--details]: speed and memory of what is shipped and, with the sources, accuracy and honesty.
import { enlistedGrade } from '../src/nlp/military/pay-grade.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JobId, TenantId } from '../src/core/ids.ts';
import type { Job } from '../src/core/records.ts';
import { classify } from '../src/nlp/military/classify.ts';
import { readCode } from '../src/nlp/military/read-code.ts';
import { Corrections } from '../src/services/veteran/corrections.ts';
import { JobCache } from '../src/services/veteran/job-cache.ts';
import { readTable } from '../src/services/veteran/read-table.ts';
import { translate } from '../src/services/veteran/translate.ts';
import { loadVeteranData } from '../src/main/load-veteran-data.ts';
import type { VeteranData } from '../src/services/veteran/veteran-data.ts';
import { accuracy } from './veteran-accuracy.ts';
import { printJudged } from './veteran-judged.ts';
import { printResumes } from './veteran-resume.ts';
import { printRequisitions } from './veteran-requisitions.ts';

const folder = join(import.meta.dirname, '..', 'data', 'veteran');

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

function measureLoad(): VeteranData {
  global.gc?.();
  const before = process.memoryUsage().rss;
  const [start, cpu] = [performance.now(), cpuMs()];
  const data = loadVeteranData(folder);
  const [ms, used] = [performance.now() - start, cpuMs() - cpu];
  global.gc?.();
  const megabytes = (process.memoryUsage().rss - before) / 1_048_576;
  console.log(`load: ${ms.toFixed(0)} ms, ${used.toFixed(0)} ms CPU, ${megabytes.toFixed(0)} MB resident`);
  const first = cpuMs();
  classify(data.classifier, 'I drove trucks', 1);
  console.log(`the first text, for which the model's tables are computed: ${(cpuMs() - first).toFixed(0)} ms CPU`);
  return data;
}

function measureLookup(data: VeteranData): void {
  const inputs = readTable(
    readFileSync(join(import.meta.dirname, '..', 'test/nlp/military/written-codes.tsv'), 'utf8'),
  );
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const { written = '' } of inputs) {
      const start = performance.now();
      const reading = readCode(written, undefined, data.codes);
      if (reading.kind === 'found') data.codes.get(reading.branch, reading.code);
      times.push(performance.now() - start);
    }
  console.log(`lookup: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms (${times.length})`);
}

function measureClassify(data: VeteranData): void {
  const lines = readTable(readFileSync(join(import.meta.dirname, 'veteran-lines.tsv'), 'utf8'));
  const times: number[] = [];
  for (const split of ['development', 'test']) {
    const part = lines.filter((line) => line['split'] === split);
    const places = part.map(({ line = '', gold = '' }) => {
      const start = performance.now();
      const ranked = classify(data.classifier, line, 10);
      times.push(performance.now() - start);
      const place = ranked.findIndex(({ code }) => gold.split(' ').some((prefix) => code.startsWith(prefix)));
      if (place !== 0)
        console.log(
          `  missed first: ${line} → ${data.occupations.get(ranked[0]?.code ?? '')?.title ?? 'nothing'} (place ${place + 1})`,
        );
      return place;
    });
    const share = (count: number): string =>
      ((100 * places.filter((at) => at >= 0 && at < count).length) / part.length).toFixed(1);
    console.log(`first person, ${split}: hit@1 ${share(1)}, hit@5 ${share(5)} (${part.length} lines)`);
  }
  console.log(`classify: p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`);
}

function requisitions(data: VeteranData, count: number): Job[] {
  const cities = ['Dallas, TX', 'Norfolk, VA', 'San Diego, CA', 'Remote', 'Tampa, FL', 'Columbus, OH'];
  return Array.from({ length: count }, (_, at) => {
    const occupation = data.occupations.all[(at * 7) % data.occupations.all.length];
    const name = occupation?.names[at % Math.max(1, occupation.names.length)] ?? occupation?.title ?? 'Clerk';
    const skills = (occupation?.skills ?? []).slice(0, 6).map(({ skill }) => data.skills.skills[skill]?.name ?? '');
    return {
      id: JobId.parse(`req_${String(at).padStart(6, '0')}`),
      title: `${name} ${at % 50}`,
      role: '',
      jobFamily: '',
      hiringManager: null,
      location: cities[at % cities.length] ?? '',
      salaryRange: '$50,000-$70,000',
      status: 'open',
      description: `We look for a ${name}. You bring ${skills.join(', ')}. Site ${at % 997}.`,
    };
  });
}

async function measureTranslate(data: VeteranData, count: number): Promise<void> {
  const jobs = requisitions(data, count);
  const client = TenantId.parse('bench');
  const clock = { now: () => new Date(0) };
  const cache = new JobCache({ data, jobs: () => ({ jobs: async () => jobs }), clock });
  const started = cpuMs();
  await cache.of(client);
  console.log(
    `reading ${count} requisitions for the first time: ${((cpuMs() - started) / count).toFixed(3)} ms CPU each`,
  );
  const corrections = new Corrections({
    reviews: () => ({ corrections: async () => [] }),
    occupations: data.occupations,
    clock,
  });
  const ports = { data, jobs: cache, corrections };
  const codes = ['11B', '68W', '88M', '25U', '92Y', '35F', '12B', '91B', '42A', '15T'];
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const mosCode of codes) {
      const start = cpuMs();
      await translate(
        {
          mosCode,
          branch: 'Army',
          client,
          locationPreferences: ['Dallas, TX', 'Norfolk, VA'],
          relocate: false,
          payGrade: enlistedGrade(5),
          years: 6,
          includeResume: true,
        },
        ports,
      );
      times.push(cpuMs() - start);
    }
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(`translate, ${count} requisitions: mean ${mean.toFixed(2)} ms CPU, p95 ${quantile(times, 0.95)}`);
}

const details = process.argv.includes('--details');
if (process.argv.includes('resume')) {
  printResumes(loadVeteranData(folder), { details });
  process.exit(0);
}
const data = measureLoad();
measureLookup(data);
measureClassify(data);
printJudged(data, { details });
printRequisitions(data, { details });
printResumes(data, { details });
await measureTranslate(data, 10_000);
await measureTranslate(data, 100_000);
const [sourceFolder] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (sourceFolder === undefined) console.log('accuracy: name the folder with the source files to measure it');
else accuracy(sourceFolder);
