// What a requisition asks for beyond skills: clearances that service may have brought, licences that it alone does not give.
import { clearanceWords, highestNamed } from './clearance.ts';

export interface Requirement {
  readonly kind: 'clearance' | 'licence';
  readonly name: string;
}

const patterns: readonly (readonly [RegExp, Requirement])[] = [
  [
    /\btop secret (?:is )?(?:required|needed|preferred|eligib)|\b(?:obtain|maintain|hold|holds|possess)\b[^.]{0,20}\btop secret\b/i,
    { kind: 'clearance', name: 'Top Secret clearance' },
  ],
  [/\bactive secret\b|\bdod secret\b/i, { kind: 'clearance', name: 'Secret clearance' }],
  [/\bsecurity clearance\b|\bclearance required\b/i, { kind: 'clearance', name: 'security clearance' }],
  [/\bcdl\b|commercial driver/i, { kind: 'licence', name: 'commercial driver’s licence' }],
  [
    /\b(rn|registered nurse) licen[sc]e|\blicensed (registered )?nurse\b/i,
    { kind: 'licence', name: 'nursing licence' },
  ],
  [/\b(lpn|lvn)\b/i, { kind: 'licence', name: 'practical nursing licence' }],
  [/\b(nremt|emt|paramedic) (certification|licen[sc]e|required)/i, { kind: 'licence', name: 'EMT certification' }],
  [/\ba ?& ?p\b|airframe and powerplant/i, { kind: 'licence', name: 'FAA airframe and powerplant certificate' }],
  [/\b(security\+|comptia security|cissp)\b/i, { kind: 'licence', name: 'security certification' }],
  [/\b(journeyman|master) electrician|electrical licen[sc]e/i, { kind: 'licence', name: 'electrician’s licence' }],
  [/\bbar admission|licensed attorney|juris doctor\b/i, { kind: 'licence', name: 'bar admission' }],
  [/\bguard card|armed guard licen[sc]e/i, { kind: 'licence', name: 'guard licence' }],
  [/\bpost certif|peace officer/i, { kind: 'licence', name: 'peace officer certification' }],
  [/\bepa 608|epa universal\b/i, { kind: 'licence', name: 'EPA 608 certification' }],
];

/** At most one clearance: the highest that is named, with SCI and polygraph where the requisition names them. */
export function readRequirements(text: string): readonly Requirement[] {
  const short = text.slice(0, 10_000);
  const found = patterns.filter(([pattern]) => pattern.test(short)).map(([, requirement]) => requirement);
  const named = highestNamed(short);
  const clearance =
    named === undefined ? found.find(({ kind }) => kind === 'clearance') : requirementOf(clearanceWords(named));
  return [...(clearance === undefined ? [] : [clearance]), ...found.filter(({ kind }) => kind === 'licence')];
}

const requirementOf = (words: string): Requirement => ({
  kind: 'clearance',
  name: words.replace('security clearance', 'clearance'),
});
