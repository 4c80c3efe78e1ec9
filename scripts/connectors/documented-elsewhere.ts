// What a vendor's description leaves out, and where the vendor documents it. An entry that is not needed any more is told,
// where all files of the description are at hand.

// What Zoho alone fills: its description has one shape for notes that are made and notes that are read.
const filledByZoho = [
  'Modified_Time',
  '$attachments',
  'Owner',
  'Created_Time',
  '$editable',
  '$is_shared_to_client',
  'Modified_By',
  '$size',
  '$state',
  '$voice_note',
  'id',
  'Created_By',
];
const zohoNotes = 'zoho.com/crm/developer/docs/api/v7/create-notes.html';

/** By system: how the finding begins, and the vendor's own page or published client that knows better. */
export const documentedElsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The description is frozen at a state before message metadata (2022).
  slack: {
    'chat.found: there is no parameter include_all_metadata': 'docs.slack.dev/reference/methods/conversations.history',
    'chat.found: metadata.event_payload.key is not in the answer': 'docs.slack.dev/messaging/message-metadata',
    'chat.write: the body has no field metadata': 'docs.slack.dev/messaging/message-metadata',
  },
  postmark: {
    'mail.found: there is no parameter metadata_muster': 'postmarkapp.com/support/article/1125-custom-metadata-faq',
    'mail.found: Metadata.muster is not in the answer': 'Postmark’s client postmark.js, OutboundMessage',
    'mail.write: the body has no field Metadata': 'postmarkapp.com/support/article/1125-custom-metadata-faq',
    'mail.write: the body has no field MessageStream': 'Postmark’s client postmark.js, Message',
  },
  // Fields of the modules of contacts and notes, which the description of all modules does not name.
  'zoho-crm': {
    'crm.person.create.data: the body has no field Email': 'help.zoho.com, Kaizen 56, on upserts',
    'crm.person.create.data: the body has no field First_Name':
      'zoho.com/creator/help/script/crm-v2-fetch-records.html',
    'crm.person.create.data: the body has no field Last_Name': 'zoho.com/deluge/help/crm/create-record-V8.html',
    'crm.found: Note_Content is not in the answer': 'the shape of a note in the same description',
    // The module is named by its name or by its id.
    'crm.write.data.Parent_Id.module: the body needs id': zohoNotes,
    ...Object.fromEntries(filledByZoho.map((name) => [`crm.write.data: the body needs ${name}`, zohoNotes])),
  },
  // The description gives the kinds of attachments no place of their own in a message.
  'outlook-mail': {
    'mail.write.message.attachments: the body has no field contentBytes':
      'learn.microsoft.com/graph/api/resources/fileattachment',
  },
};

/** The findings that nothing answers. */
export function withoutDocumented(
  system: string,
  { findings, isWhole }: { findings: readonly string[]; isWhole: boolean },
): readonly string[] {
  const known = Object.hasOwn(documentedElsewhere, system) ? Object.keys(documentedElsewhere[system] ?? {}) : [];
  return [
    ...findings.filter((finding) => !known.some((start) => finding.startsWith(start))),
    ...known
      .filter((start) => isWhole && !findings.some((finding) => finding.startsWith(start)))
      .map((start) => `described by now, take it out of what is documented elsewhere: ${start}`),
  ];
}
