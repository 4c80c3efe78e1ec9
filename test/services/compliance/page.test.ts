// docs/compliance.md is made from the table of duties; `npm test -- -u test/services/compliance/page.test.ts` writes it anew.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Duty, duties, dutyName } from '../../../src/core/law/duties.ts';
import { type DutyKind, jurisdictionNames } from '../../../src/core/law/jurisdiction.ts';

const folder = import.meta.dirname;
const tests = readdirSync(folder).filter((file) => file.endsWith('.test.ts') && file !== 'page.test.ts');
const evidenceOf = (duty: Duty): string[] =>
  tests.filter((file) => new RegExp(`['\\s]${dutyName(duty).replace('.', '\\.')}[':,]`).test(textOf(file))).toSorted();
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

const features: Readonly<Record<DutyKind, string>> = {
  notice:
    '`send_followup` with the template `notice-<place>-en` or `-es`. With the setting `compliance.notices: "require"` nobody is scored, and nobody scored is rejected, before it; otherwise it is not enforced.',
  statement:
    'Planned with each rejection of a scored person, shown to whoever approves it with the time when it leaves, and held `compliance.statement_hours` (24) from the rejection on. The gate carries no rejection out without it. Undo stops it.',
  correction:
    'Notices and statements carry a sealed link (`{{assessment.link}}`) to `/assessment/<token>`: the person sees the facts of the newest score, says what is right, opts out or asks for a person. It ends with the letter (undo), with an erasure and after four years, whatever `action_days` says; the page then says why and whom to write to. A correction changes nothing by itself: a reviewer sees the score before and after, and a granted one makes a new score (`POST /api/v1/assessment-requests/{id}/decide`). The answer goes to the person by mail, in the language in which they asked (templates `answer-granted-en` and the like), and stands on the page.',
  human_review:
    'A rejection waits for a person. The same link asks for a second look, and so does `POST /v1/retention/scores/{id}/review` for somebody who writes. Requests stand in the brief of recruiters and compliance, go to the compliance contact and into the decision record. Only a person answers, and nobody who asked for or approved a decision about the candidate (`four_eyes`).',
  opt_out:
    'A press on the page of the link, or `PUT /v1/retention/opt-outs/{candidate}` for somebody who writes: nobody scores them from then on.',
  access:
    'The same page says when and with which model the score was made, by whom the software is made, the chance that it estimates, the band, each fact with its value and whether it raises or lowers the estimate, where the facts come from, and that a person decides.',
  records:
    'Scores are kept for eight years. The rejection of a scored person and its approval keep their values for the years that the law of its place asks for, and each notice for the longest of them, whatever `action_days` says; other decisions, such as offers, as long as `action_days` says. A legal hold keeps them for longer; an erasure that is asked for is carried out before.',
  disclosure:
    'Each letter and each text that Muster or a model worded ends with a line that says so, in its language; there is no setting against it. Whoever edits a draft answers for its words and may change that line. The widget says it in its first message.',
  publication:
    'The page `/hiring/<client>` without key, cookie or script: what the score is, what candidates may ask for, the bias audits that a person has published, and the contact. The setting `public_page` names them; an independent auditor is named where their Ed25519 signature over the digest of the audit is right. Nothing is taken down within six months of the last use.',
};

const row = (duty: Duty): string =>
  `| \`${dutyName(duty)}\` | ${duty.from} | ${inFull(duty)} | ${evidenceOf(duty)
    .map((file) => `[${file}](../test/services/compliance/${file})`)
    .join(', ')} |`;

function inFull({ asks, section, source: { url, copy }, caution }: Duty): string {
  const seen = copy === undefined ? '' : `, read in [a copy](${copy})`;
  return `${asks} ([${section}](${url})${seen})${caution === undefined ? '' : `. **Open:** ${caution}`}`;
}

const page = (): string => `# Compliance

Duties that come with scoring candidates, what Muster does for each, and the test that shows it. **This is no legal advice**: ask a lawyer which duties are yours. The table is \`src/core/law/duties.ts\`; this page is made from it. Every line was compared with the text of the law on ${[...new Set(duties.map(({ source }) => source.checkedOn))].join(', ')}. The pages of the authorities could not be opened then: the texts were read in copies that others keep of them. Compare with the official address before you rely on a line.

## Whose law holds

By the place of the requisition in the ATS: \`Denver, CO\` is Colorado's. The setting \`compliance.places\` says it for places whose name does not tell (\`Remote\`), \`compliance.everywhere\` names laws that you keep for every candidate. Where candidates live is not known to Muster, though Colorado’s law also reaches residents of Colorado who apply to work elsewhere, and New York City’s notice is owed to residents of the city: name those laws in \`compliance.everywhere\` where that may happen.

A person counts as scored once there is any retention score of them. A rejection made in the ATS itself does not pass the gate: nothing stops it. Once the ATS reports it, the statement of a scored person is scheduled by automation and stands in the brief; where it cannot be sent, the admins are told. It names no person as the one who decided, for that is not known, and is the record of that decision here (\`made_in: "ats"\`). Where no statement is owed the rejection itself is put on record.

## Texts

Notices and statements are message templates in English and Spanish. The letters that answer a request are templates too. Save one of the same id under \`/api/v1/templates\` and it takes the place of the built-in one. The action keeps the text as it was sent. A statement is in the language of the person's last notice; without one, in that of \`compliance.language\` (\`both\`).

## What Muster does

| Duty | How |
|---|---|
${Object.entries(features)
  .map(([kind, how]) => `| ${kind.replace('_', ' ')} | ${how} |`)
  .join('\n')}

## Duties

${Object.entries(jurisdictionNames)
  .map(([jurisdiction, name]) => {
    const own = duties.filter((duty) => duty.jurisdiction === jurisdiction);
    return `### ${name}\n\n| Duty | From | Asks for | Test |\n|---|---|---|---|\n${own.map(row).join('\n')}`;
  })
  .join('\n\n')}
`;

test('the page says what the table says', async () => {
  await expect(page()).toMatchFileSnapshot('../../../docs/compliance.md');
});

test('no duty is without a test', () => {
  expect(duties.filter((duty: Duty) => evidenceOf(duty).length === 0).map(dutyName)).toEqual([]);
});
