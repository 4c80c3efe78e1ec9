// What each problem means and what to do about it: where the `type` of a problem leads.
import { z } from 'zod';
import { Problem, isProblemCode } from '../../core/problem.ts';
import { pagePolicy } from '../docs/html.ts';
import { problemPage, problemSections, problemsPage } from '../docs/problem-page.ts';
import { type Route, defineOpenRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const page = {
  method: 'GET',
  tag: 'platform',
  access: { public: true, because: 'whoever got a problem has to be able to read about it' },
  audit: readOnly,
  produces: 'text/html; charset=utf-8',
  contentSecurityPolicy: pagePolicy,
  replies: { 200: z.string() },
} as const;
const cached = { 'cache-control': 'no-cache' };

export function problemRoutes({ problemGuide }: RoutePorts): Route[] {
  const sections = problemSections(problemGuide);
  return [
    defineOpenRoute({
      ...page,
      path: '/problems',
      summary: 'List all problems',
      handle: async () => ({ status: 200, body: problemsPage(), headers: cached }),
    }),
    defineOpenRoute({
      ...page,
      path: '/problems/:code',
      summary: 'Explain a problem',
      params: z.strictObject({ code: z.string().max(64) }),
      async handle({ params: { code } }) {
        if (!isProblemCode(code))
          throw new Problem('not_found', 'There is no problem of that code. /problems lists all.');
        return { status: 200, body: problemPage(code, sections.get(code)), headers: cached };
      },
    }),
  ];
}
