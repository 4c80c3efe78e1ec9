// Columns that are known only after the hire. A model that learns from them looks brilliant and is useless.
import { auc } from '../engine/metrics.ts';

const afterHire: readonly RegExp[] = [
  /(^|_)(terminat|resign|attrition|churn|turnover|exit_interview|offboard|severance|rehire)/,
  /(^|_)(left|quit|fired|laid_off|last_working|last_day|end_date|is_active|active_employee|still_employed)(_|$)/,
  /(^|_)(retained|retention|retention_score|tenure_score|flight_risk|stay_probability)(_|$)/,
  /^(tenure|job_tenure|company_tenure|total_tenure|tenure_(days|months|years))$|_at_company|_in_current_role|_since_hire|_since_last_promotion|_with_curr/,
  /(^|_)(performance|promotion|promoted|raise|bonus_paid|salary_hike|percent_salary_hike|warning|disciplin|absence|absentee|lateness)/,
  /(^|_)(satisfaction|engagement|overtime|over_time|pulse_survey|onboarding|probation|training_times_last_year)/,
  /(^|_)(gross_pay|net_pay|ytd|last_evaluation|average_monthly_hours|average_montly_hours)/,
];

export const isAfterHire = (column: string): boolean => {
  const name = column
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_');
  return afterHire.some((pattern) => pattern.test(name));
};

/** No honest signal known before a hire comes near this; one that does is the outcome in disguise. */
const tooGood = 0.93;
const fewest = 15;

/** Whether a column tells leavers from stayers better than anything known before a hire can. */
export function foretellsTooWell(values: readonly (number | undefined)[], left: readonly boolean[]): boolean {
  const rows = values.flatMap((value, index) => (value === undefined ? [] : [{ value, left: left[index] === true }]));
  const leavers = rows.filter((row) => row.left).length;
  if (Math.min(leavers, rows.length - leavers) < fewest) return false;
  const ranking = auc(
    Float64Array.from(rows, (row) => (row.left ? 1 : 0)),
    Float64Array.from(rows, (row) => row.value),
  );
  return Math.max(ranking, 1 - ranking) > tooGood;
}

/** Whether it is only sometimes known, and that tells who left: an exit interview has no score for those who stayed. */
export function missingTooTelling(values: readonly (number | undefined)[], left: readonly boolean[]): boolean {
  return foretellsTooWell(
    values.map((value) => (value === undefined ? 0 : 1)),
    left,
  );
}
