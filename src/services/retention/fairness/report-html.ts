// The audit as one printable page without scripts or outside parts, its tables laid out as New York's Local Law 144 asks.
import type { AttributeTable, GroupRow } from './attribute-table.ts';
import type { AuditReport } from './audit.ts';
import { verdictWords } from './verdict.ts';

const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs.get(sign) ?? '');

const figure = (value: number | null | undefined, digits = 3): string =>
  value === null || value === undefined ? '–' : value.toFixed(digits);
const chance = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value < 0.0001 ? value.toExponential(0) : value.toPrecision(2);

const titles = {
  sex: 'Sex',
  race_ethnicity: 'Race and ethnicity',
  sex_and_race_ethnicity: 'Sex together with race and ethnicity',
  over_40: 'Age 40 or older',
} as const satisfies Record<AttributeTable['attribute'], string>;

const verdictNotes = {
  reference: 'reference',
  left_out: 'under 2%, not judged',
  not_enough_data: 'not enough data',
  violation: '',
  warning: '',
  within: '',
} as const satisfies Record<GroupRow['verdict'], string>;

function noteOf({ impact, verdict }: GroupRow): string {
  if (impact === null) return verdictNotes[verdict];
  const notes = [
    verdictNotes[verdict],
    impact.belowFourFifths ? 'below 4/5' : '',
    impact.beyondTwoDeviations ? 'beyond 2 SD' : '',
    impact.turnsOnOnePerson ? 'turns on one person' : '',
    impact.fewPeople ? 'few people' : '',
  ];
  return notes.filter((note) => note !== '').join(', ');
}

function rowHtml(row: GroupRow): string {
  const { impact, verdict } = row;
  // The group that the others are compared with is its own measure.
  const ratio = verdict === 'reference' ? 1 : impact?.ratio;
  const interval =
    impact?.interval === undefined || impact.interval === null
      ? '–'
      : `${figure(impact.interval.low)}–${figure(impact.interval.high)}`;
  const cells = [
    row.count,
    row.selected,
    figure(row.selected / row.count),
    figure(row.medianScore, 1),
    figure(ratio),
    interval,
    figure(impact?.power, 2),
    figure(impact?.deviations, 2),
    chance(impact?.fisher),
    figure(impact?.shortfall, 1),
  ];
  const failing = verdict === 'violation' ? ' class="below"' : '';
  return `<tr${failing}><th scope="row">${safe(row.group)}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}<td class="note">${noteOf(row)}</td></tr>`;
}

function tableHtml(table: AttributeTable): string {
  const rate = table.decision === 'band_high' ? 'Selection rate' : 'Scoring rate';
  const picked = table.decision === 'band_high' ? 'Rated high' : 'Above median';
  const heads = [
    'Group',
    'Applicants',
    picked,
    rate,
    'Median score',
    'Impact ratio',
    '95%',
    'Power',
    'SD',
    'Fisher p',
    'Shortfall',
    'Note',
  ];
  return `<table><caption>${titles[table.attribute]}: ${rate.toLowerCase()} and impact ratio (${table.unknown} did not say). ${verdictWords[table.verdict]}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${table.groups.map(rowHtml).join('\n')}</tbody></table>`;
}

function proxiesHtml({ proxies }: AuditReport): string {
  const rows = proxies.map(
    ({ signal, group, auc, warning }) =>
      `<tr><th scope="row">${safe(signal)}</th><td>${safe(group)}</td><td>${figure(auc)}</td><td class="note">${warning ? 'may stand in' : ''}</td></tr>`,
  );
  if (rows.length === 0) return '<p>Signals were not kept or too few people said who they are: not tested.</p>';
  return `<table><thead><tr><th scope="col">Signal</th><th scope="col">Group</th><th scope="col">AUC</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function alternativesHtml(report: AuditReport): string {
  const rows = report.alternatives.map(
    ({ without, auc, worstRatio, worstGroup, preferable }) =>
      `<tr><th scope="row">${without.length === 0 ? 'as used' : `without ${safe(without.join(', '))}`}</th><td>${figure(auc)}</td><td>${figure(worstRatio)}</td><td>${safe(worstGroup ?? '–')}</td><td class="note">${preferable ? 'fairer and as good' : ''}</td></tr>`,
  );
  if (rows.length === 0) return '<p>No signals were kept to try alternatives with.</p>';
  return `<table><thead><tr><th scope="col">Model</th><th scope="col">AUC</th><th scope="col">Lowest impact ratio</th><th scope="col">Group</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

const style = `body{font:15px/1.45 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#16202c}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:13px}caption{text-align:left;font-weight:600;padding:.4rem 0}
th,td{border-bottom:1px solid #ccd4dd;padding:.3rem .5rem;text-align:right}th[scope=row],th[scope=col]:first-child,th[scope=col]:last-child,.note{text-align:left}
tr.below td,tr.below th{background:#fdecea}h2{margin-top:2rem;border-bottom:2px solid #16202c}.violation{color:#a11d12;font-weight:600}
@media print{body{margin:0;max-width:none}table{break-inside:avoid}}`;

export function auditHtml(report: AuditReport): string {
  const { period, findings, tables } = report;
  const found = findings
    .map(
      ({ severity, text, next }) =>
        `<li class="${severity}">${safe(next === undefined ? text : `${text} ${next}`)}</li>`,
    )
    .join('');
  const part = (decision: AttributeTable['decision']) =>
    tables
      .filter((table) => table.decision === decision)
      .map(tableHtml)
      .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Disparate impact audit ${safe(report.id)}</title><style>${style}</style></head><body>
<h1>Disparate impact audit of the retention score</h1>
<p><strong>${verdictWords[report.verdict]}</strong> Audit ${safe(report.id)}, made ${safe(report.createdAt.slice(0, 10))};
scores from ${safe(period.from.slice(0, 10))} to ${safe(period.to.slice(0, 10))}; ${report.assessed} candidates; job family ${safe(report.jobFamily ?? 'all')};
models ${safe(report.modelVersions.join(', ') || '–')}; previous audit ${safe(report.previousAudit ?? '–')}; next due ${safe(report.nextDue.slice(0, 10))}.</p>
<p>Source of the data: the organization’s own scored candidates and their voluntary self-identification, kept apart from scoring. Candidates who did not say are counted and not guessed.
Power is the chance that these numbers of people would show a true ratio of four fifths; 0.80 is usual. Below it, a ratio near 1 clears nothing.</p>
<h2>Findings</h2><ul>${found === '' ? '<li>None.</li>' : found}</ul>
<h2>Selection rates (band “high”)</h2>${part('band_high')}
<h2>Scoring rates (score above the median)</h2>${part('above_median')}
<h2>Signals that may stand in for an attribute</h2>${proxiesHtml(report)}
<h2>Less discriminatory alternatives tried</h2>${alternativesHtml(report)}
<h2>Sign-off</h2><p>Reviewed by: ______________________ Date: ______________ Independent of the vendor: yes / no</p>
</body></html>
`;
}
