// The pages that the `type` of a problem leads to, made of the sections of docs/problems.md.
import { type ProblemCode, problemCodes, statusOf, titleOf } from '../../core/problem.ts';
import { escaped, inline } from './html.ts';
import { sitePage } from './site.ts';

/** The text below each `## code` heading. */
export function problemSections(guide: string): ReadonlyMap<string, string> {
  const sections = guide.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).trim(), section.slice(end).trim()] as const;
    }),
  );
}

export function problemPage(code: ProblemCode, section: string | undefined): string {
  const text = section ?? `${statusOf(code)} · ${titleOf(code)}.`;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => `<p>${inline(paragraph)}</p>`);
  const body = `<p class="crumb"><a href="/problems">Problems</a></p><h1><code>${code}</code></h1>${paragraphs.join('')}`;
  return sitePage({ title: `${code} · Muster docs`, here: `/problems/${code}`, body });
}

export function problemsPage(): string {
  const rows = problemCodes.map(
    (code) =>
      `<tr><th scope="row"><a href="/problems/${code}"><code>${code}</code></a></th><td>${statusOf(code)}</td><td>${escaped(titleOf(code))}</td></tr>`,
  );
  const head =
    '<thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>';
  const body = `<h1>Problems</h1><p>What <code>code</code> of an error answer may be. Compare the code, never the wording.</p><table>${head}<tbody>${rows.join('')}</tbody></table>`;
  return sitePage({ title: 'Problems · Muster docs', here: '/problems', body });
}
