// Every problem of the table on each page for people from outside: whoever reads Spanish is told in Spanish, and no stranger learns what
// stood in the way.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gonePage } from '../../src/api/routes/connect-html.ts';
import { connectWords } from '../../src/api/routes/connect-words.ts';
import { assessmentWords } from '../../src/api/assessment/words.ts';
import { bookingWords } from '../../src/api/booking/words.ts';
import { Problem, problemCodes, statusOf } from '../../src/core/problem.ts';
import { troubleOf } from '../../web/widget/service.ts';
import { wordsIn } from '../../web/widget/words/words.ts';
import { type Candidate, openBooking } from '../support/booking.ts';
import { openAssessment } from '../support/assessment.ts';

const reason = 'The calendar of Theresa Marlow is locked';
const problem = (code: (typeof problemCodes)[number]) => new Problem(code, reason);

describe('the booking page', () => {
  let candidate: Candidate;
  let find: ReturnType<typeof vi.spyOn>;
  beforeAll(async () => {
    const booking = await openBooking();
    candidate = await booking.invite({ candidate: 'c_ines' });
    find = vi.spyOn(booking.links, 'find');
  });

  test.each(problemCodes)('%s, when it is looked at', async (code) => {
    find.mockRejectedValueOnce(problem(code));
    const { status, headers, text } = await candidate.look('?lang=es');
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="es"');
    expect(text).toContain(bookingWords.es.busy);
    expect(text).not.toContain(reason);
  });
});

describe('the page of an assessment', () => {
  let world: Awaited<ReturnType<typeof openAssessment>>;
  let path: string;
  let organization: ReturnType<typeof vi.spyOn>;
  beforeAll(async () => {
    world = await openAssessment();
    await world.score();
    path = world.linkOf(await world.letter());
    organization = vi.spyOn(world.ports.organizations, 'get');
  });

  test.each(problemCodes)('%s, when it is looked at', async (code) => {
    organization.mockRejectedValueOnce(problem(code));
    const { status, headers, text } = await world.look(path, '?lang=es');
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(text).toContain('<html lang="es"');
    expect(text).toContain(assessmentWords.es.busy);
    expect(text).not.toContain(reason);
  });
});

describe('the page that connects a system', () => {
  test.each(problemCodes)('%s: what is not in Spanish is marked as English, behind a sentence that is not', (code) => {
    const page = gonePage(problem(code), 'es');
    expect(page).toContain('<html lang="es"');
    expect(page).toContain(connectWords.es.notPossible);
    const own = connectWords.es.gone[code];
    expect(page).toContain(own ?? `${connectWords.es.because} <span lang="en" dir="ltr">${reason}</span>`);
  });
});

describe('the widget', () => {
  test.each(problemCodes)('%s is a sentence of its own in each language', (code) => {
    const { trouble } = troubleOf(statusOf(code), { code }, 1);
    const [english, spanish] = [wordsIn('en')[trouble], wordsIn('es')[trouble]];
    expect(spanish).not.toBe('');
    expect(spanish).not.toBe(english);
  });
});
