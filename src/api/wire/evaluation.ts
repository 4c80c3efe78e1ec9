// Consent to evaluations, and an organization's talks as scenarios, as they travel.
import { z } from 'zod';
import { TalkExport } from '../../services/evaluation/scenario.ts';
import { component } from '../docs/components.ts';

export const WireConsent = component(
  'EvaluationConsent',
  z.strictObject({ given_at: z.iso.datetime().nullable().describe('Null: not given, or withdrawn.') }),
);

export const WireTalkExport = component('TalkExport', TalkExport);
