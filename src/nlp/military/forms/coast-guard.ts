// Coast Guard: ratings with their rate, pay codes of three digits, officer specialties such as OAR10.
import type { Candidate } from '../code-index.ts';
import { ratingForms } from './rating.ts';

export const coastGuardForms = (text: string): readonly Candidate[] => [{ code: text }, ...ratingForms(text)];
