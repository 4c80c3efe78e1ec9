// The lists in the documentation, held against the code they describe.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { metrics } from '../src/core/metrics.ts';
import { keptOfCandidates } from '../src/core/personal-data.ts';
import { problemCodes, statusOf, titleOf } from '../src/core/problem.ts';
import { Environment } from '../src/main/config.ts';
import { folders } from './support/source-map.ts';
import { budgets } from './web/click-budgets.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('docs/problems.md has a section for every problem, and no other', () => {
  const sections = [...read('docs/problems.md').matchAll(/^## (\w+)\n\n(\d+) · (.+?)\. /gm)];
  expect(sections.length).toBeGreaterThan(20);
  expect(sections.map(([, code, status, title]) => [code, Number(status), title])).toEqual(
    problemCodes.map((code) => [code, statusOf(code), titleOf(code)]),
  );
});

test('docs/configuration.md lists every variable that is read, with its meaning', () => {
  const rows = [...read('docs/configuration.md').matchAll(/^\| `(\w+)` \|.*\| (.+) \|$/gm)];
  expect(rows.map(([, name, meaning]) => [name, meaning])).toEqual(
    Object.entries(Environment.shape).map(([name, schema]) => [name, schema.description]),
  );
});

test('docs/data-protection.md lists what is kept of candidates, why and for how long', () => {
  const rows = [...read('docs/data-protection.md').matchAll(/^\| `(\w+)` \| (.+) \| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, store, ...kept]) => [store, ...kept])).toEqual(
    Object.entries(keptOfCandidates).map(([store, { holds, because, until }]) => [store, holds, because, until]),
  );
});

test('the numbers of the decision records are unique and stand in their titles', () => {
  const records = readdirSync('docs/decisions').toSorted();
  expect(records.length).toBeGreaterThan(4);
  expect(new Set(records.map((name) => name.slice(0, 4))).size).toBe(records.length);
  for (const name of records)
    expect(read(`docs/decisions/${name}`)).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
});

test('docs/security/asvs.md counts its verdicts, names each requirement once, and leads to what is there', () => {
  const page = read('docs/security/asvs.md');
  const rows = [...page.matchAll(/^\| (V\d+\.\d+\.\d+) \| (holds|partly|does not apply|open) \| (.+) \|$/gm)];
  const counted = (verdict: string) => rows.filter(([, , said]) => said === verdict).length;
  // Levels 1 and 2 of ASVS 5.0.0: 70 and 183.
  expect([rows.length, new Set(rows.map(([, id]) => id)).size]).toEqual([253, 253]);
  expect(page).toContain(
    `Of 253 requirements ${counted('holds')} hold, ${counted('partly')} hold in part or depend on the operator, ` +
      `${counted('does not apply')} do not apply, and ${counted('open')} are open.`,
  );
  const evidence = rows.map(([, , , where = '']) => where).join(' ');
  const paths = [...evidence.matchAll(/`((?:src|test|web|deploy)\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const open = rows.flatMap(([, id = '', verdict]) => (verdict === 'open' ? [id] : []));
  expect([...page.matchAll(/^- \*\*(V[\d.]+)\*\*/gm)].map(([, id]) => id)).toEqual(open);
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every link from one page to another leads to a file and, where it names one, to a heading', () => {
  const pages = [
    ...readdirSync('.').filter((name) => name.endsWith('.md')),
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ];
  const links = pages.flatMap((from) =>
    [
      ...read(from)
        .replaceAll(/```[^]*?```/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ]
      .map(([, link = '']) => link)
      .filter((link) => !/^(?:\w+:|\/)/.test(link))
      .map((link) => ({ from, link })),
  );
  expect(links.length).toBeGreaterThan(200);
  const broken = links.filter(({ from, link }) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? from : join(dirname(from), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(read(target)).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test('the README shows the two commands', () => {
  for (const command of ['npm ci && npm start', 'npm ci && npm test']) expect(read('README.md')).toContain(command);
});

test('the scripts that documents name exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/architecture.md has a row for every folder that has a floor, and names no path that is not there', () => {
  const first = [...read('docs/architecture.md').matchAll(/^\| (`(?:src|web|evals)[^|]*) \|/gm)].map(
    ([, cell = '']) => cell,
  );
  const named = first.flatMap((cell) => {
    const [head = '', ...more] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return [head, ...more.map((path) => (path.includes('/') ? path : `${dirname(head)}/${path}`))];
  });
  expect(folders.filter((folder) => !named.includes(`src/${folder}`))).toEqual([]);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

test('docs/testing.md lists how many presses each task may take', () => {
  const rows = [...read('docs/testing.md').matchAll(/^\| (.+?) \| (.+?) \| (\d) \| (\d) \|$/gm)];
  expect(
    rows.map(([, who, task, presses, fields]) => ({ who, task, presses: Number(presses), fields: Number(fields) })),
  ).toEqual(Object.values(budgets));
});

test('docs/operations/metrics.md lists every metric as the catalogue has it', () => {
  const rows = [...read('docs/operations/metrics.md').matchAll(/^\| `([a-z_]+)` \| (\w+) \| (.*) \| (.+) \|$/gm)];
  expect(rows.map(([, name, kind, labels, meaning]) => [name, kind, labels, meaning])).toEqual(
    Object.entries(metrics).map(([name, { kind, labels, help }]) => [
      name,
      kind,
      labels.map((label) => `\`${label}\``).join(', '),
      help,
    ]),
  );
});

test('the image has all data that the service reads, and no organization’s', () => {
  const copied = [...read('Dockerfile').matchAll(/^COPY (\S+) \1$/gm)].map(([, path = '']) => path);
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const paths = sources.flatMap((path) =>
    [...read(`src/${path}`).matchAll(/'(?:\.\.\/)+(data\/[\w./-]+)'/g)].map(([, found = '']) => found),
  );
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !copied.some((folder) => `${path}/`.startsWith(`${folder}/`)))).toEqual([]);
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['/data/database', '/data/keys.json']));
});

test('every problem of the table is raised somewhere', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && path !== 'core/problem.ts')
    .map((path) => read(`src/${path}`));
  // A route that lists a problem, or a comparison with it, raises nothing.
  const raised = new Set(sources.flatMap((text) => [...text.matchAll(/Problem\(\s*'(\w+)'/g)].map(([, code]) => code)));
  const ofFastify = read('src/api/http/problems.ts');
  expect(problemCodes.filter((code) => !raised.has(code) && !ofFastify.includes(`'${code}',`))).toEqual([]);
});
