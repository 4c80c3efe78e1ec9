// Thirty-seventh further batch: how people ask about connected systems, and for codes of veterans.
import { approvals } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { decodes, health, runs } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const systems = inStyle<keyof typeof sandboxes>('fresh37 systems', {
  lift_sep: [
    does('Are the integrations healthy?', health),
    does('Is everything connected?', health),
    does('Any sync failing?', health),
    does('system status', health),
    does('How are our interfaces doing?', health),
    does('I keep seeing stale data. Is one of the integrations down?', health),
    does('Kindly verify that all connected systems are operating normally.', health),
    runs('Fire off the Workday sync, the new reqs are missing.', 'Workday', 'workday', 'Workday sync'),
    runs('Greenhouse has to be pulled again, please run it.', 'Greenhouse', 'greenhouse', 'Greenhouse sync'),
    runs('lever sync now pls', 'lever', 'Lever', 'lever sync', 'Lever sync'),
    runs('Would you set the BambooHR sync going before lunch?', 'BambooHR', 'bamboohr', 'BambooHR sync'),
    runs("Let's have a fresh sync from iCIMS.", 'iCIMS', 'icims', 'iCIMS sync'),
    runs(
      'It is necessary that the SuccessFactors integration runs once more.',
      'SuccessFactors',
      'successfactors',
      'SuccessFactors integration',
    ),
    runs('Somebody fixed the password, so start the Paylocity sync again.', 'Paylocity', 'paylocity', 'Paylocity sync'),
    asks('Kick off that sync, would you?'),
    nothing('The Workday sync ran at six, as always.'),
    negated('Lever must not be synced before payroll has closed.'),
    hypothetical('Would a second Greenhouse sync give us every applicant twice?'),
    decodes('A caller says he was a 91B in the Army. What is that in civilian jobs?', ['91B'], { branch: 'Army' }),
    decodes('Translate MOS 12R, Army, interior electrician I believe.', ['12R'], { branch: 'Army' }),
    decodes('usmc 1141 → civilian?', ['1141'], { branch: 'Marines' }),
    decodes('I need to understand what an Army 15R brings along. Decode it for me, please.', ['15R'], {
      branch: 'Army',
    }),
    decodes('Which of our jobs would suit somebody with the Air Force code 3E0X1?', ['3E0X1'], { branch: 'Air Force' }),
    decodes(
      'There is a gentleman in reception with “EM, Navy” on his card, so what kind of work is that with us?',
      ['EM'],
      { branch: 'Navy' },
    ),
    decodes('The Army code 94F, rendered into civilian terms, with résumé wording, please.', ['94F'], {
      branch: 'Army',
      include_resume_translation: true,
    }),
    asks('We have a veteran on the line. Translate his code, please.'),
    nothing('My brother was an 11B, he never talks about it.'),
    does('Check the integrations, and then the pending approvals.', health, approvals()),
  ],
  nursery_may: [
    does('Integration health please', health),
    does('Are we still hooked up to the calendar and to the recruiting system?', health),
    does('Give me a health check of the connectors.', health),
    does('Please to look if all connections are working.', health),
    does("What's the state of our integrations? Barnabas claims that two are red.", health),
    nothing('The integrations were down all of Saturday, Mumbi tells me, and nobody noticed.'),
    runs(
      'Please to launch the synchronisation of Personio.',
      'Personio',
      'personio',
      'Personio synchronisation',
      'synchronisation of Personio',
      'Personio sync',
    ),
    runs('Zoho needs a sync.', 'Zoho', 'zoho', 'Zoho sync'),
    runs(
      'Could SmartRecruiters be synchronised once more?',
      'SmartRecruiters',
      'smartrecruiters',
      'SmartRecruiters sync',
    ),
    runs('Redo the HiBob sync for me', 'HiBob', 'hibob', 'HiBob sync'),
    runs('Get the latest out of Salesforce: run its sync.', 'Salesforce', 'salesforce', 'Salesforce sync'),
    decodes('What does a Marine with 3521 do when he comes home? Please translate.', ['3521'], { branch: 'Marines' }),
    decodes('Our American applicant writes 88M, US Army. Kindly explain in civilian occupations.', ['88M'], {
      branch: 'Army',
    }),
    decodes('Coast Guard MK, and what is this in normal life?', ['MK'], { branch: 'Coast Guard' }),
    decodes("I'd be curious what Army 92W corresponds to outside.", ['92W'], { branch: 'Army' }),
    decodes('military code 68R army pls translate', ['68R'], { branch: 'Army' }),
    quoted('The manual says “run the HiBob sync every night”. We never did.'),
  ],
});
