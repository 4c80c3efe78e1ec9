// Where the words of each law stand, and where they were read. The authorities' own pages could not be opened, so each was read in a copy
// that somebody keeps of the official text. A copy proves nothing: the official address stands beside it.

/** `checkedOn` is the day on which the text was last read. */
export interface LawSource {
  /** The official address. */
  readonly url: string;
  /** Where the official text was read, where that is not `url`. */
  readonly copy?: string;
  readonly checkedOn: `${number}-${number}-${number}`;
}

const checkedOn = '2026-11-28';
const census = (commit: string, file: string): string =>
  `https://github.com/troybrandonc-bit/machine-testimony/blob/${commit}/census/sources/${file}`;

/** Senate Bill 26-189 as signed on 14 May 2026, which puts part 17 of article 1 of title 6 anew. */
export const coloradoAct: LawSource = {
  url: 'https://leg.colorado.gov/bills/sb26-189',
  copy: census('c4628ecb83a758a895859034a892dd762f329fe4', 'co-sb26-189.txt'),
  checkedOn,
};

/** The text that the Office of Administrative Law approved on 22 September 2025. */
export const californiaPrivacy: LawSource = {
  url: 'https://cppa.ca.gov/regulations/pdf/ccpa_updates_cyber_risk_admt_appr_text.pdf',
  copy: census('e3f61d0e290f7f72f49f71916f9963c5d1815d31', 'ca-ccpa-admt.txt'),
  checkedOn,
};

/** The final text of the Civil Rights Council of 17 March 2025. */
export const californiaRecords: LawSource = {
  url: 'https://calcivilrights.ca.gov/civilrightscouncil/',
  copy: census('e3f61d0e290f7f72f49f71916f9963c5d1815d31', 'ca-feha-ads.txt'),
  checkedOn,
};

/** Public Act 103-0804. */
export const illinoisAct: LawSource = {
  url: 'https://www.ilga.gov/Legislation/publicacts/view/103-0804',
  copy: census('9652637d39807c60bc7be3a0cb9bc1f858e1d9fb', 'il-pa-103-0804.txt'),
  checkedOn,
};

/** Local Law 144 of 2021 with the final rule of the Department of Consumer and Worker Protection. */
export const newYorkLaw: LawSource = {
  url: 'https://www.nyc.gov/site/dca/about/automated-employment-decision-tools.page',
  copy: census('0bbceb15914adf60f8718b93a465fd1b1a4932a9', 'nyc-ll144.txt'),
  checkedOn,
};

/** As amended by Regulation (EU) 2026/1744 of 8 July 2026, which moved the dates of Chapter III. */
export const unionAct: LawSource = {
  url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/2026-07-27/eng',
  copy: 'https://github.com/ZubeyirOflaz/prosodia/blob/55560603d6eae9a0d111e979d9c3fec8dbf69cef/projects/ai_act/research/07_operative_text.md',
  checkedOn,
};
