// Letters that mean several things: which it is hangs on the branch, the sentence and what stands beside them.
import { describe, expect, test } from 'vitest';
import type { Branch } from '../../../src/nlp/military/branch.ts';
import { rewriteResume } from '../../../src/services/veteran/rewriting/rewrite-resume.ts';
import { data } from './data.ts';

type Line = readonly [Branch, string, string];

/** Each with what must stand afterwards; the same text twice stays as it is. */
const kinds: readonly { what: string; lines: readonly Line[] }[] = [
  {
    what: 'what is said to be a clearance is not called one again',
    lines: [
      ['Army', 'Never held a clearance above Secret.', 'Never held a clearance above Secret.'],
      ['Army', 'Clearance: Secret.', 'Clearance: Secret.'],
      ['Army', 'Clearance level: TS/SCI', 'Clearance level: Top Secret/Sensitive Compartmented Information (TS/SCI)'],
      ['Army', 'Held a Secret.', 'Held a Secret'],
    ],
  },
  {
    what: 'a code says what all its levels and lines say, once',
    lines: [
      ['Army', 'Served as a 11B Infantryman', 'Served as a 11B Infantryman'],
      ['Army', 'Served as a 68D at Womack', 'as an Operating Room Specialist (68D) at'],
      ['Air Force', 'SrA, 2A3X3, on the line', 'Tactical Aircraft Maintenance (2A3X3), on'],
      ['Air Force', 'Cross-trained to 17S', 'to Cyberspace Effects Operations (17S)'],
      ['Air Force', 'AFSC 3E1X1', 'Heating, Ventilation, Air Conditioning, and Refrigeration (3E1X1)'],
      ['Marines', 'MOS 3531, 60,000 miles', 'MOS 3531 (Motor Vehicle Operator), 60,000 miles'],
      ['Army', 'I was a cook (92G).', 'a cook (Culinary Specialist, 92G).'],
    ],
  },
  {
    what: 'pay grades, squadrons, sections, visas and addresses are no aircraft',
    lines: [
      ['Army', 'Supervised five E-4s and 2 E-5s.', 'Supervised five E-4s and 2 E-5s.'],
      ['Navy', 'Advanced from E-3 to E-6', 'Advanced from E-3 to E-6'],
      ['Navy', 'Flew with VP-8 and VT-6, then HC-5 and CSG-5.', 'Flew with VP-8 and VT-6, then HC-5 and CSG-5.'],
      ['Air Force', 'Worked in A-4 as a planner', 'Worked in A-4 as a planner'],
      ['Army', 'Sponsored an H-1B visa holder', 'Sponsored an H-1B visa holder'],
      ['Army', '1210 Ranger Rd, Apt B-52', '1210 Ranger Rd, Apt B-52'],
      ['Air Force', 'Refueled E-3s at Tinker', 'E-3s (electronic mission aircraft) at'],
    ],
  },
  {
    what: 'a system keeps its whole name',
    lines: [
      ['Army', 'RQ-7B Shadow launches', 'RQ-7B Shadow (unmanned aircraft) launches'],
      ['Army', 'Crew chief on the CH-47F Chinook', 'CH-47F Chinook (heavy-lift helicopter)'],
      ['Air Force', 'C-17 Globemaster III loadmaster', 'C-17 Globemaster III (heavy cargo aircraft) loadmaster'],
      ['Navy', 'On the flight deck of CVN 73;', 'CVN 73 (nuclear-powered aircraft carrier);'],
      ['Navy', 'aboard USS RAMAGE (DDG 61)', '(DDG 61, guided-missile destroyer)'],
      ['Air Force', 'Crew chief on F-16C Block 50s,', 'F-16C Block 50s (fighter jet),'],
      ['Army', 'Mechanic on M88A2 Hercules', 'Mechanic on M88A2 Hercules'],
      ['Army', 'Worked for John Bradley', 'Worked for John Bradley'],
      ['Army', 'Ran Apache web servers', 'Ran Apache web servers'],
    ],
  },
  {
    what: 'a number before a unit is its name, and a year counts nothing',
    lines: [
      ['Air Force', 'Led 300 in the 33 AMXS', 'the 33 Aircraft Maintenance Squadron (AMXS)'],
      ['Space Force', 'On crew at 2 SOPS', 'at 2 Space Operations Squadron (SOPS)'],
      ['Army', 'Supported 2 BCTs', '2 brigade combat teams (BCTs)'],
      ['Army', 'In 2012 SGT Johnson led', 'In 2012 Sergeant Johnson led'],
      ['Army', 'Since 2015 NCO in charge', 'Since 2015 noncommissioned officer (NCO) in charge'],
      ['Army', 'During OEF XI', 'During Operation Enduring Freedom XI'],
    ],
  },
  {
    what: 'what the sentence speaks of decides',
    lines: [
      ['Army', 'NCO in the 173rd ABCT', '173rd airborne brigade combat team (ABCT)'],
      ['Army', 'Gunner in an ABCT', 'an armored brigade combat team (ABCT)'],
      ['Marines', 'Processed SRBs and unit diary entries', 'service record books (SRBs) and unit diary'],
      ['Army', 'Paid SRBs to 40 reenlisting Soldiers', 'selective reenlistment bonuses (SRBs)'],
      ['Navy', 'ATC tower operator', 'Air traffic control (ATC) tower operator'],
      ['Navy', 'As an ATC I led 22 technicians', 'As a Chief Aviation Electronics Technician (ATC) I led'],
      ['Navy', 'Logged all times in UTC', 'in Coordinated Universal Time (UTC)'],
      ['Navy', 'Registered radios with the FCC', 'with the Federal Communications Commission (FCC)'],
      ['Army', 'Developed 3 COAs during planning', '3 courses of action (COAs)'],
      ['Army', 'Received 5 COAs', '5 certificates of achievement (COAs)'],
      ['Army', 'Kept the COP current in the TOC', 'the common operating picture (COP)'],
      ['Army', 'Built a COP at Salerno', 'a combat outpost (COP)'],
      ['Army', 'Configured TCP/IP and UDP ports', 'Configured TCP/IP and UDP ports'],
      ['Army', 'CH-47F phase maintenance and MTF', 'maintenance test flight (MTF)'],
      ['Air Force', 'OPR for the energy program', 'Office of primary responsibility (OPR) for'],
      ['Air Force', 'Wrote 12 OPRs', '12 officer performance reports (OPRs)'],
      ['Air Force', 'Relocated to Kadena AB', 'Kadena Air Base (AB)'],
      ['Army', 'Filed CPT codes for billing', 'Filed CPT codes for billing'],
      ['Army', 'Stored logs in AWS S3 buckets', 'Stored logs in AWS S3 buckets'],
      ['Army', 'Battalion S4 clerk', 'Battalion logistics (S4) clerk'],
    ],
  },
  {
    what: 'names of companies and streets stay',
    lines: [
      ['Army', 'Hired by PFC Brands', 'Hired by PFC Brands'],
      ['Army', 'Worked for MSG Networks and SSG Advisors', 'Worked for MSG Networks and SSG Advisors'],
      ['Army', 'Hired by COL Logistics LLC', 'Hired by COL Logistics LLC'],
      ['Army', '900 SGT Johnson Way', '900 SGT Johnson Way'],
    ],
  },
  {
    what: 'a chief is a person',
    lines: [
      ['Navy', 'Filtered MAC addresses', 'Filtered MAC addresses'],
      ['Navy', 'Drove a GMC truck to the ATC tower', 'a GMC truck to the air traffic control (ATC) tower'],
      ['Navy', 'Completed 120 MRCs', '120 maintenance requirement cards (MRCs)'],
      ['Navy', 'CMC of USS Nimitz', 'Command Master Chief (CMC) of'],
      ['Navy', 'Promoted to ETC in 2015', 'to Chief Electronics Technician (ETC) in 2015'],
    ],
  },
  {
    what: 'verbs of short forms, and what is deployed',
    lines: [
      ['Marines', "NJP'd in 2006", "NJP'd in 2006"],
      ['Air Force', "Cut QA'd forms by half", "Cut QA'd forms by half"],
      ['Army', 'Deployed to production weekly', 'Deployed to production weekly'],
      ['Army', 'The system I deployed to 14 sites', 'The system I deployed to 14 sites'],
      ['Army', 'I taught while deployed to Qatar', 'while serving on deployment to Qatar'],
    ],
  },
];

describe.each(kinds)('$what', ({ lines }) => {
  test.each(lines)('%s: %s', (branch, before, after) => {
    const { text } = rewriteResume(before, data, branch);
    const isRight = before === after ? text === before : text.includes(after);
    expect({ text, isRight }).toEqual({ text, isRight: true });
  });
});

test('the last digits of a number go, and the number of a rifle stays', () => {
  expect(rewriteResume('SSN ends in 4321.', data, 'Army').text).not.toContain('4321');
  expect(rewriteResume('Signed for serial number W123456.', data, 'Army').text).toContain('W123456');
});
