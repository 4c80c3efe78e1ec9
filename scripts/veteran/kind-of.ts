// Enlisted, warrant or officer: from the inventory where it says so, else from how each branch forms its codes.
import type { Branch } from '../../src/nlp/military/branch.ts';
import type { CodeKind } from '../../src/services/veteran/code-record.ts';

export interface KindClues {
  readonly branch: Branch;
  readonly code: string;
  readonly title: string;
  readonly letter: string | undefined;
  /** Categories and types of the inventory that belong to the present meaning. */
  readonly categories: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const officerTitle = /\b(officer|commander|surgeon|counsel|attorney|engineer,|professor|director|chief of staff)\b/i;

export function kindOf(clues: KindClues): CodeKind {
  const { types, categories, letter } = clues;
  if (types.has('RATING')) return 'rating';
  if (types.has('NEC')) return 'nec';
  if (types.has('DESIGNATOR') || letter === 'P') return /\b(CWO|WO)\b/.test(clues.title) ? 'warrant' : 'officer';
  if (types.has('NOBC')) return 'officer';
  // The billet codes of six digits belong to enlisted sailors, as their classifications do.
  if (types.has('NEBC')) return 'nec';
  if (categories.has('Enlisted')) return 'enlisted';
  if (categories.has('Warrant Officer') && !categories.has('Officer')) return 'warrant';
  if (categories.has('Officer')) return 'officer';
  return byForm[clues.branch](clues);
}

const byForm: Readonly<Record<Branch, (clues: KindClues) => CodeKind>> = {
  Army({ code, title }) {
    if (/^\d{3}[A-Z]/.test(code)) return 'warrant';
    return officerTitle.test(title) ? 'officer' : 'enlisted';
  },
  Navy({ code }) {
    if (/^\d{6}$/.test(code)) return 'nec';
    return /^[A-Z]{2,4}(\(|$)/.test(code) ? 'rating' : 'nec';
  },
  'Air Force': airOrSpace,
  'Space Force': airOrSpace,
  Marines({ code, title }) {
    return /^\d\d0[1-9]$/.test(code) || officerTitle.test(title) ? 'officer' : 'enlisted';
  },
  'Coast Guard'({ code }) {
    if (/^[A-Z]{3}\d\d$/.test(code)) return 'officer';
    return /^[A-Z]{2,3}$/.test(code) ? 'rating' : 'other';
  },
};

function airOrSpace({ code }: KindClues): CodeKind {
  if (/^17[WY]/.test(code)) return 'warrant';
  return /^\d[A-Z]\d/.test(code) || /^\d{5}/.test(code) ? 'enlisted' : 'officer';
}
