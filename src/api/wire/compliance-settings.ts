// The part of the settings about laws on automated help with hiring decisions, in wire names.
import { z } from 'zod';
import { Settings } from '../../core/settings.ts';

const { everywhere, places, notices, language, statementHours } = Settings.shape.compliance.unwrap().shape;

export const WireCompliance = z
  .strictObject({
    everywhere: everywhere.unwrap().describe('Kept for every candidate, wherever the work is done.'),
    places: places
      .unwrap()
      .describe('By place as the ATS writes it: whose law holds there, where its name does not tell or tells wrong.'),
    notices: notices
      .unwrap()
      .describe(
        '`require`: nobody is scored, and nobody scored is rejected, without the notice that the law asks for.',
      ),
    language: language.unwrap().describe('Of statements to people who had no notice in one language.'),
    statement_hours: statementHours.unwrap().describe('After a rejection, until its statement leaves.'),
  })
  .describe('Laws on automated help with hiring decisions; see docs/compliance.md. No legal advice.');

export const wireCompliance = ({
  statementHours: hours,
  ...same
}: Settings['compliance']): z.infer<typeof WireCompliance> => ({ ...same, statement_hours: hours });

export const complianceOf = ({
  statement_hours: hours,
  ...same
}: z.infer<typeof WireCompliance>): Settings['compliance'] => ({ ...same, statementHours: hours });
