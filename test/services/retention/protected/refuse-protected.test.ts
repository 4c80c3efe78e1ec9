// Names of protected attributes and their stand-ins, dressed up in every way we know; and honest signals, which pass.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Problem } from '../../../../src/core/problem.ts';
import {
  findProtected,
  protectedAttributeOf,
  refuseProtected,
} from '../../../../src/services/retention/protected/refuse-protected.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

const refused = list(`
  age Age AGE candidate_age candidateAge candidateage age_years ageyears age2 a.g.e ageGroup employee-age age_at_hire
  dob date_of_birth dateOfBirth birth-date BirthYear graduation_year gradYear year_of_graduation graduationDate
  race raсe applicantRace race_code ethnicity Ethnic-Group hispanic_flag skin_color
  sex Sex gender gender_code isFemale is_male g3nder géndér genderScore pronouns maiden_name pregnancy_status
  nationality national_origin country_of_origin citizenship visa_status native_language
  religion religious_affiliation political_views union_membership
  disability is_disabled medical_history
  marital_status married family_status numKids number_of_children parental_status
  veteran veteranStatus military_status
  zip zip5 ZIP_Code postal postal_code postcode address home_address Home-Address homeaddress city state county
  location lat longitude distance_from_home commute_minutes ip_address
  name first_name applicantName surname photo photo_url email school_name universityName
`);

test.each(refused)('%s is refused', (name) => {
  expect(protectedAttributeOf(name)).toBeDefined();
});

const allowed = list(`
  experience_months assessment_score interview_rating average_prior_tenure_months prior_jobs weekly_hours
  language_test_score manager_rating stage wage page_views typing_speed certifications education_years
  structured_interview_score availability_match management_experience package_handling_score shift_flexibility
  references_count internal_referral knows_employees massage_skill mileage dosage_test notice_period_days
  healthcare_experience_months work_sample_score situational_judgement problem_solving coverage training_hours
  months_in_last_job relevant_experience_years team_size previous_employer_count communication_score
`);

test.each(allowed)('%s passes', (name) => {
  expect(protectedAttributeOf(name)).toBeUndefined();
});

const readList = (name: string): unknown =>
  JSON.parse(readFileSync(`test/fixtures/fairness/${name}-column-names.json`, 'utf8'));
const protectedNames = z.record(z.string(), z.array(z.string())).parse(readList('protected'));
const harmlessNames = z.array(z.string()).parse(readList('harmless'));
const namesOfLanguages = Object.entries(protectedNames).flatMap(([language, names]) =>
  names.map((name) => ({ language, name })),
);

test('the lists hold at least 150 names each, in six languages', () => {
  expect(Object.keys(protectedNames)).toHaveLength(6);
  expect(namesOfLanguages.length).toBeGreaterThanOrEqual(150);
  expect(harmlessNames.length).toBeGreaterThanOrEqual(150);
});

test.each(namesOfLanguages)('$language: $name is refused', ({ name }) => {
  expect(protectedAttributeOf(name)).toBeDefined();
});

test.each(harmlessNames)('%s is about work and passes', (name) => {
  expect(protectedAttributeOf(name)).toBeUndefined();
});

test('a name is found at any depth, with its path', () => {
  const value = { signals: { experience_months: 3, extra: [{ profile: { Gender: 1 } }] } };
  expect(findProtected(value, new Set(['signals']))).toEqual([
    { path: 'signals.extra.0.profile.Gender', attribute: 'sex or gender' },
  ]);
});

const refuse = () => refuseProtected({ signals: { age: 40, zip: '10001' } }, new Set(['signals']));

test('a refusal names every attribute and where it stood', () => {
  expect(refuse).toThrow(Problem);
  expect(refuse).toThrow(/signals\.age \(age\), signals\.zip \(place\)/);
});

test('a name of a thousand signs is judged at once', () => {
  expect(protectedAttributeOf('x'.repeat(1000))).toBeUndefined();
});
