// A document as headings, paragraphs and points, and who writes it as a file.

/** Also the endings of the files. */
export const documentFormats = ['pdf', 'docx', 'txt'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Plain text throughout, without markup. */
export interface PlainDocument {
  readonly title: string;
  readonly sections: readonly {
    readonly heading: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
  }[];
}

export type WriteDocument = (document: PlainDocument, format: DocumentFormat) => Promise<Uint8Array>;
