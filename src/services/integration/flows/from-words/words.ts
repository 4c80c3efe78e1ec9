// The words that requests for flows are made of. Whatever is none of them, and names nothing in the catalogue, is asked about.
import type { WriteAction } from '../../../../core/ports/remote-system.ts';
import type { FlowEvent } from './flow-idea.ts';

/** By the beginning of a word; the first that fits counts, so that a new hire is a hire. */
export const eventWords: readonly (readonly [FlowEvent, RegExp])[] = [
  ['hired', /^(hired|hires?|hiring)$/],
  ['left', /^(terminat\w+|leaves?|left|leaving|departs?|departed|offboarded|resigns?|resigned)$/],
  ['rejected', /^(rejected|rejects?|disqualified)$/],
  ['accepted', /^(accepted|accepts?)$/],
  ['declined', /^(declined|declines?)$/],
  ['withdrawn', /^(withdraws?|withdrew|withdrawn)$/],
  ['signed', /^(signed|signs?)$/],
  ['completed', /^(completed|completes?|finished|finishes|done)$/],
  ['won', /^won$/],
  ['lost', /^lost$/],
  ['suspended', /^(suspended|locked)$/],
  ['moved', /^(moves|moved)$/],
  ['changed', /^(changes|changed|updated|edited|modified)$/],
  [
    'new',
    /^(new|created|added|joins|joined|joiners?|starts|started|applies|applied|booked|scheduled|submitted|appears|shows|runs|arrives)$/,
  ],
];

export type Verb = WriteAction | 'sync' | 'disable' | 'tell' | 'post';

export const verbWords: readonly (readonly [Verb, RegExp])[] = [
  ['tell', /^(tell|tells|notify|notifies|inform|informs|alert|alerts|ping|pings|message|let|lets|warn|remind)$/],
  ['post', /^(post|posts|posted|announce|announces|announced|publish|share)$/],
  [
    'sync',
    /^(send|sends|bring|brings|feed|feeds|load|migrate|sync|syncs|synchroni[sz]e|copy|copies|import|imports|export|push|pushes|keep|keeps|mirror|transfer|move|pull|pulls|replicate)$/,
  ],
  ['update', /^(update|updates|refresh)$/],
  ['delete', /^(delete|deletes|remove|removes|archive|archives|offboard)$/],
  ['disable', /^(deactivate|deactivates|disable|disables|block|suspend)$/],
  [
    'create',
    /^(create|creates|make|makes|add|adds|open|provision|put|puts|insert|become|go|register|onboard|write|writes|book)$/,
  ],
];

/** Common models of the catalogue by what people call their records. */
export const nounWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(employees?|people|persons?|workers?|staff|hires?)$/, ['hris.employee', 'identity.user']],
  [/^candidates?$/, ['ats.candidate', 'ats.application']],
  [/^(applicants?|applications?)$/, ['ats.application', 'ats.candidate']],
  [/^offers?$/, ['ats.offer']],
  [/^interviews?$/, ['ats.interview']],
  [/^contacts?$/, ['crm.contact']],
  [/^leads?$/, ['crm.lead']],
  [/^(compan(y|ies)|organi[sz]ations?)$/, ['crm.company']],
  [/^accounts?$/, ['identity.user', 'crm.company']],
  [/^users?$/, ['identity.user']],
  [/^(deals?|opportunit(y|ies))$/, ['crm.deal']],
  [/^(events?|appointments?)$/, ['calendar.event']],
  [/^meetings?$/, ['video.meeting', 'calendar.event']],
  [/^messages?$/, ['chat.message', 'mail.message']],
  [/^tasks?$/, ['talent.task']],
  [/^envelopes?$/, ['esign.envelope']],
  [/^invitations?$/, ['background.invitation']],
  [/^timesheets?$/, ['workforce.timesheet']],
  [/^payrolls?$/, ['payroll.run']],
];

/** Where a person’s record goes when no collection is named. */
export const personModels: readonly string[] = ['hris.employee', 'identity.user', 'crm.contact', 'ats.candidate'];
/** What tells of any record. */
export const tellingModels: readonly string[] = ['chat.message', 'mail.message', 'calendar.event', 'video.meeting'];

/** They carry nothing that a flow could do or leave out. */
export const emptyWords = new Set(
  (
    'a an the this that these those it its them they their there he she his her him i we us our my me you your one ' +
    'is are was were be been being gets get got has have had do does will would should shall can could may must ' +
    'when whenever if once as soon after every each all any time for who whom whose which to in into on onto at of from with by and then or ' +
    'please want need like set up flow workflow automation so also too just know somebody someone anybody anyone everybody everyone ' +
    'marked comes out up over account accounts record records entry sync syncing list directory background check show shows plus onboarding up date'
  ).split(' '),
);

/** Words of everyday that are names of systems as well: those are written with a capital. */
export const alsoWords = new Set(['rest', 'gem', 'box', 'square', 'harvest', 'merge', 'lever', 'teams']);
