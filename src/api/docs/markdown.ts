// The guides of docs/ as pages: headings, paragraphs, lists, tables, code and links, which is all that they use.
import { isGuide } from '../wire/guide.ts';
import { escaped, inline } from './html.ts';

export function markdown(text: string): string {
  const blocks: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length;) {
    const [html, next] = block(lines, at);
    if (html !== '') blocks.push(html);
    at = next;
  }
  return blocks.join('\n');
}

type ParsedBlock = readonly [html: string, next: number];

function block(lines: readonly string[], at: number): ParsedBlock {
  const line = lines[at] ?? '';
  if (line.trim() === '') return ['', at + 1];
  if (line.startsWith('```')) return code(lines, at);
  const [, marks = '', title = ''] = /^(#{1,4}) (.*)$/.exec(line) ?? [];
  if (marks !== '') return [`<h${marks.length} id="${anchor(title)}">${spans(title)}</h${marks.length}>`, at + 1];
  if (line.startsWith('|')) return table(lines, at);
  if (line.startsWith('- ')) return list(lines, at);
  if (/^\d+\. /.test(line)) return numbered(lines, at);
  const end = endOf(lines, at, (next) => next.trim() !== '' && !/^(```|#|\||- |\d+\. )/.test(next));
  const text = lines.slice(at, end).join(' ').replaceAll(pictures, '').trim();
  return [text === '' ? '' : `<p>${spans(text)}</p>`, end];
}

/** The first line from there on that does not belong any more; at least one is taken. */
function endOf(lines: readonly string[], at: number, belongs: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}

function code(lines: readonly string[], at: number): ParsedBlock {
  const end = endOf(lines, at, (line) => !line.startsWith('```'));
  return [`<pre tabindex="0"><code>${escaped(lines.slice(at + 1, end).join('\n'))}</code></pre>`, end + 1];
}

function list(lines: readonly string[], at: number): ParsedBlock {
  const end = endOf(lines, at, (line) => line.startsWith('- ') || line.startsWith('  '));
  const items = lines.slice(at, end).join('\n').slice(2).split('\n- ');
  return [`<ul>${items.map((item) => `<li>${spans(item.replaceAll(/\s*\n\s*/g, ' '))}</li>`).join('')}</ul>`, end];
}

function numbered(lines: readonly string[], at: number): ParsedBlock {
  const end = endOf(lines, at, (line) => /^(?:\d+\. |  )/.test(line));
  const items = lines
    .slice(at, end)
    .join('\n')
    .split(/^\d+\. /m)
    .slice(1);
  return [
    `<ol>${items.map((item) => `<li>${spans(item.trim().replaceAll(/\s*\n\s*/g, ' '))}</li>`).join('')}</ol>`,
    end,
  ];
}

function table(lines: readonly string[], at: number): ParsedBlock {
  const end = endOf(lines, at, (line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(at, end).map(cells);
  const heading = head.some((cell) => cell !== '')
    ? `<thead><tr>${head.map((cell) => `<th scope="col">${spans(cell)}</th>`).join('')}</tr></thead>`
    : '';
  const body = rows.map(
    ([first = '', ...more]) =>
      `<tr><th scope="row">${spans(first)}</th>${more.map((cell) => `<td>${spans(cell)}</td>`).join('')}</tr>`,
  );
  return [`<div class="scroll"><table>${heading}<tbody>${body.join('')}</tbody></table></div>`, end];
}

// A pipe inside of code does not end a cell.
const cells = (line: string): string[] =>
  [...line.slice(1).matchAll(/((?:`[^`]*`|[^|`])*)\|/g)].map(([, cell = '']) => cell.trim());

export const anchor = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** They lie in the repository beside the text, and the service does not send them. */
const pictures = /!\[[^\]]*\]\([^)]*\)/g;
const links = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Code, links and emphasis. Other guides are pages of the service, where there is one. */
export const spans = (text: string): string =>
  inline(text)
    .replaceAll(links, (_, label: string, to: string) => `<a href="${addressOf(to)}">${label}</a>`)
    .replaceAll(/&lt;(https?:\/\/[^\s&]+)&gt;/g, '<a href="$1">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '<em>$1</em>');

/** Other guides and addresses of the service are pages; the rest of the repository is not. */
function addressOf(to: string): string {
  if (/^(?:https?:\/\/|#|\/)/.test(to)) return to;
  const [, name = '', place = ''] = /^(?:\.{1,2}\/)?(?:docs\/)?([\w-]+)\.md(#[\w-]*)?$/.exec(to) ?? [];
  if (name === 'problems') return '/problems';
  return isGuide(name) ? `/docs/${name}${place}` : '/docs';
}
