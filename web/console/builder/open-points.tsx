// What a flow that was asked for in words leaves to a person, until that person says that it is settled.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { useBuilder } from './context.ts';
import { openPointsOf } from './read-open-points.ts';

export function OpenPoints(): ReactNode {
  const { document, edit, mayChange } = useBuilder();
  const { text, points } = openPointsOf(document.description ?? '');
  if (points.length === 0) return null;
  const settle = mayChange ? (
    <Button onClick={() => edit({ ...document, description: text === '' ? undefined : text })}>Settled</Button>
  ) : undefined;
  return (
    <div className="mb-4">
      <Card title="Open points" {...(text === '' ? {} : { hint: text })} actions={settle}>
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
