// What expressions can say, by examples that are taken over with a press.
import type { ReactNode } from 'react';

const examples: readonly (readonly [expression: string, about: string])[] = [
  ['$uppercase(last_name)', 'In capitals; also $lowercase'],
  ['first_name & " " & last_name', 'Two fields in one text'],
  ['$substring(phone, 0, 3)', 'A part of a text, by place and length'],
  ['$substringBefore(email, "@")', 'What stands before; also $substringAfter'],
  ['$join($split(phone, "-"), "")', 'Cut up and put together'],
  ['emails[primary = true].value', 'The one of a list that fits'],
  ['$count(applications)', 'How many; also $sum, $max, $min, $average'],
  ['$number(salary) * 12', 'Reckoned'],
  ['status = "active" ? "yes" : "no"', 'One or the other'],
  ['$exists(title) ? title : "None"', 'Something where nothing stands'],
  ['$fromMillis($toMillis(created_at), "[D01].[M01].[Y0001]")', 'A date in another form'],
  ['$replace(name, /\\s+/, " ")', 'By a pattern'],
];

export const ExpressionHelp = ({ onTake }: { onTake: (expression: string) => void }): ReactNode => (
  <details>
    <summary className="flex min-h-control items-center text-sm font-medium text-accent">
      Examples of expressions
    </summary>
    <ul className="grid gap-1">
      {examples.map(([expression, about]) => (
        <li key={expression}>
          <button
            type="button"
            className="grid min-h-control w-full content-center rounded-small px-2 py-1 text-start hover:bg-soft"
            onClick={() => onTake(expression)}
          >
            <code className="break-all text-sm">{expression}</code>
            <span className="text-sm text-muted">{about}</span>
          </button>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-sm">
      <a href="https://docs.jsonata.org/overview" target="_blank" rel="noreferrer">
        All of JSONata
      </a>
    </p>
  </details>
);
