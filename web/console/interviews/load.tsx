// Who holds how many interviews: everybody over the whole time, and one person or the average week by week.
import { useState, type ReactNode } from 'react';
import type { InterviewLoad } from '../api/wire.ts';
import { Chart } from '../kit/chart.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Choice } from '../usage/choice.tsx';
import { fewestForFigures } from '../words/enough.ts';

type Person = InterviewLoad['people'][number];

/** More bars than that stand too close together; the list has everybody. */
const mostBars = 10;

const columns: readonly ListColumn<Person>[] = [
  { name: 'Person', value: ({ name }) => name, cell: ({ name }) => name },
  {
    name: 'Interviews',
    end: true,
    value: ({ interviews }) => interviews,
    cell: ({ interviews }) => String(interviews),
  },
  { name: 'Hours', end: true, value: ({ minutes }) => minutes, cell: ({ minutes }) => (minutes / 60).toFixed(1) },
];

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayWords = (date: string): string => shortDay.format(new Date(`${date}T12:00:00Z`));

export function Load({ load }: { load: InterviewLoad }): ReactNode {
  const { people, weeks, busiest_third: share } = load;
  const [chosen, setChosen] = useState('');
  if (people.length === 0) return <p className="text-sm text-muted">No interviews in these weeks.</p>;
  const isEnough = people.reduce((sum, { interviews }) => sum + interviews, 0) >= fewestForFigures;
  const person = people.find(({ user_id: id }) => id === chosen) ?? people.at(-1);
  const average = weeks.map((_, index) =>
    Number((people.reduce((sum, { by_week: each }) => sum + (each[index] ?? 0), 0) / people.length).toFixed(1)),
  );
  const busiest = people.toReversed().slice(0, mostBars);
  return (
    <div className="grid grid-cols-1 gap-6">
      {share !== null && isEnough && (
        <p className="text-sm">{`The busiest third of interviewers has ${String(Math.round(share * 100))}% of all interviews.`}</p>
      )}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Chart
          title="Interviews by person"
          axis="Person"
          labels={busiest.map(({ name }) => name)}
          ticks={busiest.map(({ name }) => name.split(' ', 1)[0] ?? name)}
          series={[{ name: 'Interviews', values: busiest.map(({ interviews }) => interviews), kind: 'bars' }]}
        />
        <div className="grid grid-cols-1 gap-3">
          <Choice
            label="Person"
            value={person?.user_id ?? ''}
            options={people.map(({ user_id: value, name }) => ({ value, label: name }))}
            onChange={setChosen}
          />
          <Chart
            title="Interviews by week"
            axis="Week from"
            labels={weeks.map(dayWords)}
            series={[
              { name: person?.name ?? 'Person', values: [...(person?.by_week ?? [])] },
              { name: 'Average of all', values: average, kind: 'dashed', colour: 'warn' },
            ]}
          />
        </div>
      </div>
      <List what="people" columns={columns} rows={people} id={({ user_id: id }) => id} pageSize={20} />
    </div>
  );
}
