import { expect, test } from 'vitest';
import { CandidateId, TemplateId, UserId } from '../../../src/core/ids.ts';
import { withInterview } from '../../../src/services/operations/interview-of.ts';
import { mergeOf } from '../../../src/services/operations/merge.ts';
import { renderTemplate } from '../../../src/services/operations/render.ts';
import { openOperations } from '../../support/operations.ts';

const template = {
  id: TemplateId.parse('interview_confirmation'),
  subject: 'Your interview on {{interview.date}}',
  body: '{{interview.time}} with {{interview.with}}, {{interview.location}}',
};

async function rendered(zone: string, booked: { location: string | null } | undefined) {
  const { ats, calendar, directory, clock } = await openOperations();
  const candidate = await ats.candidate(CandidateId.parse('c_ines'));
  if (booked !== undefined)
    await calendar.book({
      ...booked,
      with: [UserId.parse('u_owen'), UserId.parse('u_nora')],
      candidate: candidate.id,
      title: 'Interview',
      start: '2026-06-03T15:00:00-05:00',
      end: '2026-06-03T15:45:00-05:00',
      key: 'k1',
    });
  const merge = await mergeOf(directory, { candidate, job: await ats.job(candidate.job) }, undefined);
  return renderTemplate(
    template,
    await withInterview({ calendar, directory }, { template, merge, now: clock.business.now(), zone }),
  );
}

test('a confirmation names day, time with its zone, people and place of the next meeting', async () => {
  expect(await rendered('America/Chicago', { location: 'Room 4' })).toEqual({
    subject: 'Your interview on Wednesday 3 June 2026',
    text: expect.stringMatching(/^15:00–15:45 \(America\/Chicago\) with Owen Achebe and Nora [^,]+, Room 4$/),
  });
});

test('it is written in the zone of whoever reads it, which may be another day', async () => {
  const { subject, text } = await rendered('Asia/Tokyo', { location: null });
  expect([subject, text]).toEqual([
    'Your interview on Thursday 4 June 2026',
    expect.stringMatching(/^05:00–05:45 \(Asia\/Tokyo\) .* see your invitation$/),
  ]);
});

test('without a meeting the letter is refused, and names what is missing', async () => {
  await expect(rendered('UTC', undefined)).rejects.toMatchObject({
    code: 'validation_failed',
    message: expect.stringContaining('interview.date'),
  });
});
