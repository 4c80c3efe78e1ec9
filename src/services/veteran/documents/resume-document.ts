// A résumé as headings, paragraphs and points: what all three file forms are made from.

export interface ResumeDocument {
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
  }[];
}

export const resumeFormats = ['pdf', 'docx', 'txt'] as const;
export type ResumeFormat = (typeof resumeFormats)[number];

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<ResumeFormat, string>;
