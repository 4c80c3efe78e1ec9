// The code database: search, and one code with its occupations, history and successors.
import { z } from 'zod';
import { safeText } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { readBranch } from '../../nlp/military/branch.ts';
import type { CodeReference } from '../../nlp/military/code-index.ts';
import { searchCodes } from '../../services/veteran/search-codes.ts';
import { searchOccupations } from '../../services/veteran/search-occupations.ts';
import { findCode, unknownBranch } from '../../services/veteran/translate.ts';
import { pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { branchName, codeText, WireCode, wireCode, WireOccupation } from '../wire/veteran.ts';
import type { RoutePorts } from './route-ports.ts';

const access = { scope: 'veteran:read', publishable: true } as const;

export const veteranCodeRoutes = (ports: RoutePorts): Route[] => [
  searchRoute(ports),
  showRoute(ports),
  occupationsRoute(ports),
];

const searchRoute = ({ veteran: { data } }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/codes',
    summary: 'Search the military codes of six branches',
    examples: { query: { branch: 'Army', q: 'supply' } },
    tag: 'veteran',
    access,
    audit: readOnly,
    query: z.strictObject({
      branch: branchName.optional(),
      q: safeText(100).default('').describe('The beginning of a code, or words of a title.'),
      ...pageQuery,
    }),
    replies: { 200: z.object({ data: z.array(WireCode), next_cursor: z.string().nullable() }) },
    async handle({ query: { branch, q, limit, cursor } }) {
      const named = branch === undefined ? undefined : (readBranch(branch) ?? unknownBranch());
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const page = searchCodes({ branch: named, text: q, limit, after }, data.codes);
      const found = page.found.flatMap(({ branch: of, code }) => data.codes.get(of, code) ?? []);
      return {
        status: 200,
        body: { data: found.map(wireCode), next_cursor: page.next === undefined ? null : cursorOf(page.next) },
      };
    },
  });

const showRoute = ({ veteran: { data } }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/codes/:branch/:mos_code',
    summary: 'Show one military code',
    tag: 'veteran',
    access,
    audit: readOnly,
    params: z.strictObject({ branch: branchName, mos_code: codeText }),
    replies: { 200: WireCode },
    problems: ['mos_not_found', 'not_found'],
    async handle({ params: { branch, mos_code: code } }) {
      if (readBranch(branch) === undefined)
        throw new Problem('not_found', 'There is no such branch of the armed forces.');
      return { status: 200, body: wireCode(findCode(code, branch, data).record) };
    },
  });

const occupationsRoute = ({ veteran: { data } }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/v1/veteran/occupations',
    summary: 'Search the civilian occupations that codes lead to',
    tag: 'veteran',
    access: { scope: 'veteran:read' },
    audit: readOnly,
    query: z.strictObject({
      q: safeText(100).default('').describe('The beginning of a code, or words of a title.'),
      limit: z.coerce.number().int().min(1).max(200).default(20),
    }),
    replies: { 200: z.object({ data: z.array(WireOccupation) }) },
    handle: async ({ query: { q: text, limit } }) => ({
      status: 200,
      body: { data: searchOccupations({ text, limit }, data.occupations).map(({ code, title }) => ({ code, title })) },
    }),
  });

const cursorOf = ({ branch, code }: CodeReference): string => `${branch}/${code}`;

function readCursor(cursor: string): CodeReference {
  const [branch = '', ...code] = cursor.split('/');
  return { branch: readBranch(branch) ?? unknownBranch(), code: code.join('/') };
}
