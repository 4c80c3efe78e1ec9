// What may stand around a protected term in a name without making it another one.
import { words } from './protected-terms.ts';

/** What people put around a name: it says whose it is, how it was measured or how it is stored. */
const affixes: readonly string[] = words(`
      candidate candidates applicant applicants employee employees person persons people worker user hire
      hires staff member current home primary self reported declared known legal personal private my your
      their the is has was of in at on by with from and or group groups band range bucket bracket code
      codes id no num number value val field flag encoded hash hashed index score label category cat class
      type status raw norm normalized log std scaled bin binned cluster embedding vector feature signal
      attr attribute proxy indicator dummy year years yrs yr month months day days date time in when hired
      applied application square squared sq x v new old est estimated inferred predicted approx
    `);

const functionWords = words('their from and with when');

/**
 * Those that stand for themselves where a name is written together: `applicantage`, `agegroup`. Short ones and little words begin and
 * end too many others: `latest`, `invoice`, `novedades`.
 */
export const gluedAffixes: readonly string[] = affixes.filter(
  (affix) => affix.length >= 4 && !functionWords.includes(affix),
);
/** Short ones that a name written together begins or ends with all the same: `isfemale`, `numkids`. */
export const gluedStarts: readonly string[] = words('is has my num');
export const gluedEnds: readonly string[] = words('id num');
