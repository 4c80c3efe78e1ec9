// The messages on which the candidate would have changed something else: its calls beside those of people.
import type { ReactNode } from 'react';
import type { ShadowReport } from '../api/wire.ts';
import { useNames, useService } from '../app/service.tsx';
import { Chip, type Tone } from '../kit/layout.tsx';
import { plain, statusWords, toolWords } from '../words/words.ts';

type Difference = ShadowReport['differences'][number];
interface Line {
  readonly label: string;
  readonly tone: Tone;
  readonly tool: string;
  readonly given: Difference['both'][number]['arguments'];
  readonly status?: string;
}

export function Differences({ report: { differences } }: { report: ShadowReport }): ReactNode {
  const { clock } = useService();
  if (differences.length === 0) return <p className="text-sm text-muted">None: it would have done what people did.</p>;
  return (
    <ol className="grid gap-3">
      {differences.map((one) => (
        <li key={`${one.at} ${JSON.stringify(one)}`} className="rounded-small border border-line p-3">
          <p className="mb-2 text-sm text-muted">
            <time dateTime={one.at}>{clock.full(one.at)}</time>
            {` · ${one.model}`}
            {one.asked && ' · it asked a question'}
          </p>
          <ul className="grid gap-2">
            {linesOf(one).map((line, place) => (
              <li key={`${String(place)} ${line.tool}`}>
                <Call line={line} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const linesOf = (one: Difference): readonly Line[] => [
  ...one.both.map((call): Line => ({ label: 'Both', tone: 'ok', tool: call.tool, given: call.arguments })),
  ...one.only_candidate.map((call): Line => ({
    label: 'Only the candidate',
    tone: 'warn',
    tool: call.tool,
    given: call.arguments,
  })),
  ...one.only_people.map((call): Line => ({
    label: 'Only people',
    tone: 'info',
    tool: call.tool,
    given: call.arguments,
    status: statusWords(call).label,
  })),
  ...one.taken_back.map((call): Line => ({
    label: call.proposed ? 'Both, taken back' : 'Taken back',
    tone: call.proposed ? 'bad' : 'calm',
    tool: call.tool,
    given: call.arguments,
    status: statusWords(call).label,
  })),
];

function Call({ line: { label, tone, tool, given, status } }: { line: Line }): ReactNode {
  const { words } = useNames();
  const details = Object.entries(given).map(([name, value]) => `${plain(name).toLowerCase()}: ${words(value)}`);
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Chip tone={tone}>{label}</Chip>
      <span className="font-medium">{toolWords(tool).title}</span>
      <span className="min-w-0 break-words text-muted">
        {[details.join(', '), status].filter((part) => part !== undefined && part !== '').join(' · ')}
      </span>
    </div>
  );
}
