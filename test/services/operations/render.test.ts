import { expect, test } from 'vitest';
import { TemplateId } from '../../../src/core/ids.ts';
import {
  followUpTemplate,
  type Merge,
  renderTemplate,
  templateVariables,
} from '../../../src/services/operations/render.ts';
import { openOperations } from '../../support/operations.ts';

const template = (subject: string, body = '') => ({ id: TemplateId.parse('t1'), subject, body });

const named = (id: string) => ({ ...template('', ''), id: TemplateId.parse(id) });

async function merge(part: Partial<Merge> = {}): Promise<Merge> {
  const { ats, directory } = await openOperations();
  const [candidate] = await ats.candidates();
  const [job] = await ats.jobs();
  const [nora, owen] = await directory.users();
  if (candidate === undefined || job === undefined) throw new Error('the sample has changed');
  return { candidate, job, recruiter: nora, hiringManager: owen, ...part };
}

test('fills in what it knows, with or without spaces in the braces', async () => {
  const { subject, text } = renderTemplate(
    template('Hi {{candidate.first_name}}', '{{ candidate.name }}: {{job.title}}, {{recruiter.name}}'),
    await merge(),
  );
  expect(subject).toBe('Hi Inés');
  expect(text).toBe('Inés Duarte: Frontend Engineer, Nora Lindqvist');
});

test('every variable that is offered can be filled', async () => {
  const offer = { salary: 90_000, currency: 'USD', startDate: '2026-07-01' };
  const at = { start: '2026-06-03T20:00:00Z', end: '2026-06-03T20:30:00Z', zone: 'America/Chicago' };
  const interview = { ...at, location: 'Room 4', with: ['Owen Achebe'] };
  const body = templateVariables.map((name) => `{{${name}}}`).join('|');
  const assessment = {
    date: '2026-05-02',
    data: 'interview rating',
    dataEs: 'valoración de la entrevista',
    decided: 'A person decided.',
    decidedEs: 'Decidió una persona.',
  };
  const request = { date: 'May 3, 2026', asked: 'to correct facts' };
  const filled = await merge({ offer, interview, contact: 'people@example.test', assessment, request });
  const { text } = renderTemplate(template('', body), filled);
  expect(text.split('|')).toHaveLength(templateVariables.length);
  expect(text.split('|').every((value) => value !== '')).toBe(true);
  expect(text).toContain('90,000|USD|Wednesday 1 July 2026');
});

test('names every unknown variable and every missing value, and renders nothing', async () => {
  const filled = await merge({ hiringManager: undefined });
  const render = () => renderTemplate(template('{{candidate.age}}', '{{hiring_manager.name}} {{constructor}}'), filled);
  expect(render).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      message:
        'The template t1 uses unknown variables (candidate.age, constructor) and needs what is not known here (hiring_manager.name).',
    }),
  );
});

test('a value brings in neither a placeholder nor a header line', async () => {
  const { candidate, ...rest } = await merge();
  const name = '{{job.title}}\r\nBcc: all@example.test';
  const { subject, text } = renderTemplate(template('To {{candidate.name}}', '{{candidate.name}}'), {
    ...rest,
    candidate: { ...candidate, name },
  });
  expect(subject).toBe('To {{job.title}} Bcc: all@example.test');
  expect(text).toBe('{{job.title}} Bcc: all@example.test');
});

test('dollar signs in values are only dollar signs', async () => {
  const { job, ...rest } = await merge();
  const { text } = renderTemplate(template('', '{{job.title}}'), { ...rest, job: { ...job, title: '$& $1 $$' } });
  expect(text).toBe('$& $1 $$');
});

test('without a person behind the call the message speaks for the team', async () => {
  const { text } = renderTemplate(template('', '{{recruiter.name}}'), await merge({ recruiter: undefined }));
  expect(text).toBe('the recruiting team');
});

test('the follow-up template is the first whose id says so', () => {
  expect(followUpTemplate([named('welcome'), named('gentle_nudge'), named('checking_in')])).toBe('checking_in');
  expect(() => followUpTemplate([])).toThrow(expect.objectContaining({ code: 'validation_failed' }));
});

test('as HTML a value stays a value: it is escaped, and one line', async () => {
  const { candidate, ...rest } = await merge();
  const nasty = { ...rest, candidate: { ...candidate, name: '<b onload="x()">O\u2019Neil & Co</b>\r\nBcc: a@b.test' } };
  const { html, text, subject } = renderTemplate(
    { ...template('{{candidate.name}}', '{{candidate.name}}'), html: '<p>{{candidate.name}}</p>' },
    nasty,
  );
  expect(html).toBe('<p>&lt;b onload=&quot;x()&quot;&gt;O\u2019Neil &amp; Co&lt;/b&gt; Bcc: a@b.test</p>');
  for (const line of [text, subject]) expect(line).not.toMatch(/[\r\n]/);
});
