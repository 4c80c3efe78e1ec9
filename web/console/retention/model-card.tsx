// A model card, as it stands in Markdown. The cards are Muster's own and keep to headings, lists, tables and paragraphs.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { saveText } from '../kit/save.ts';

export const ModelCard = ({ text }: { text: string }): ReactNode => (
  <Card
    title="Model card"
    actions={
      <Button icon="download" onClick={() => saveText(text, 'model-card.md', 'text/markdown;charset=utf-8')}>
        Download
      </Button>
    }
  >
    <details>
      <summary className="flex min-h-control items-center font-medium text-accent">
        Data, figures, limits and fairness of this model
      </summary>
      <div className="grid max-w-prose grid-cols-1 gap-3 text-sm">
        {text
          .split(/\n{2,}/)
          .filter((block) => block.trim() !== '')
          .map((block, place) => (
            <Block key={place} text={block.trim()} />
          ))}
      </div>
    </details>
  </Card>
);

function Block({ text }: { text: string }): ReactNode {
  const lines = text.split('\n');
  const heading = /^(#{1,4}) (.*)/.exec(lines[0] ?? '');
  if (heading !== null) return <h3 className="mt-3 text-base font-semibold">{marked(heading[2] ?? '')}</h3>;
  if (lines.every((line) => line.startsWith('|'))) return <TableBlock lines={lines} />;
  if (lines.every((line) => /^(?:- | {2})/.test(line)))
    return (
      <ul className="list-disc ps-5">
        {text
          .split(/^- /m)
          .filter(Boolean)
          .map((item) => (
            <li key={item}>{marked(item.trim())}</li>
          ))}
      </ul>
    );
  return <p>{marked(lines.join(' '))}</p>;
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function TableBlock({ lines }: { lines: readonly string[] }): ReactNode {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return (
    <div role="region" aria-label={head.join(', ')} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-start">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-1 pe-4 text-start font-medium text-muted">
                {marked(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('|')} className="border-t border-line align-top">
              {cells.map((cell, place) => (
                <td key={place} className="py-1 pe-4">
                  {marked(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `code` and **strong**, the only marks within a line. */
const marked = (text: string): ReactNode =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part) => {
    if (part.startsWith('`')) return <code key={part}>{part.slice(1, -1)}</code>;
    return part.startsWith('**') ? <strong key={part}>{part.slice(2, -2)}</strong> : part;
  });
