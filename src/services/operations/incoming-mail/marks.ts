// What tells apart who or what wrote an incoming message: one table, read from the top, the first row that fits decides.
// Sources: RFC 3464 (delivery reports), 5965 (complaints), 8098 (read receipts), 3834 (automatic answers); the headers of single
// products after github.com/jpmckinney/multi_mail/wiki/Detecting-autoresponders and arp242.net/autoreply.html.
import type { IncomingKind } from '../../../core/trigger-event.ts';

/** What an incoming message is. */
export type MailClass =
  | 'reply'
  | 'automatic'
  | 'out_of_office'
  | 'receipt'
  | 'bounced'
  | 'delayed'
  | 'delivered'
  | 'complaint'
  | 'unsubscribe'
  | 'own';

/**
 * What it does. A reply and a bounce end sequences that stop on them; who complains or unsubscribes opts out; all others change nothing:
 * neither sequences nor the date of the last contact nor an opt-out.
 */
export const effects = {
  reply: 'message.received',
  bounced: 'message.bounced',
  complaint: 'candidate.opted_out',
  unsubscribe: 'candidate.opted_out',
  automatic: null,
  out_of_office: null,
  receipt: null,
  delayed: null,
  delivered: null,
  own: null,
} as const satisfies Record<MailClass, IncomingKind | null>;

/** Each that is given has to fit; a header that is absent fits nothing. */
export interface Mark {
  readonly is: Exclude<MailClass, 'own' | 'reply'> | 'person';
  /** One of the parts of a report has this media type. */
  readonly part?: string;
  /** A field of the machine-readable part. */
  readonly field?: readonly [name: string, value: RegExp];
  readonly header?: readonly [name: string, value: RegExp];
  readonly subject?: RegExp;
  /** Sent by a mail server: from its daemon, or with an empty return path. */
  readonly daemon?: true;
}

const dsn = 'message/delivery-status';

// How mail servers put it where no machine-readable part can be read, in the languages that Exchange and Notes write.
const delay =
  /^(warning(: |--)(message \S+ delayed|could not send)|delayed mail|delayed:|(mail )?delivery status notification(:| ?\().*(delay|warning)|(undeliverable|delivery)\b.*(delayed|warning)|mail delivery (delay|warning)|message delayed|verzögert|zustellung verzögert|retardé|retrasado|in ritardo|vertraagd|opóźniono)/iu;
const arrival =
  /^(successful mail delivery|delivered:|relayed:|(mail )?delivery status notification(:| ?\()(success|relay)|delivery notification: delivery has been successful|zugestellt:|übermittelt:|remis ?:|entregado:|recapitato:|bezorgd:)/iu;
const failure =
  /(undeliver(able|ed)|delivery (has )?fail(ed|ure)|(failed|failure) delivery|failure notice|return(ed|ing) (mail|to sender)|mail (system error|fail(ed|ure)|delivery (failed|failure|problem))|error sending your mail|^(mail )?delivery status\b|could not be delivered|delivery problem|nondeliverable|unzustellbar|nicht zustellbar|zustellung fehlgeschlagen|non remis|non distribu|échec de la remise|no se puede entregar|no entregado|impossibile recapitare|mancato recapito|onbestelbaar|kan niet worden bezorgd|não é possível entregar|nie można dostarczyć|levereras inte|配信(不能|できません)|メールエラー|未送達|无法送达)/iu;
const away =
  /^(auto(matic|mated)?[ -]?(reply|response|antwort)?: ?(re: ?)?(out of|away|on (leave|vacation|holiday))|out[ -]of[ -](the[ -])?office|\[?ooo\]?\b|i am out of|away from (my|the) (mail|office|desk)|.{0,60}\bis out of the office\b|on (vacation|leave|annual leave|holiday)|vacation (message|reply)|abwesen|ich bin (derzeit )?nicht im (büro|haus)|absence du bureau|absent du bureau|away until\b|fuera de (la )?oficina|fuori (sede|ufficio)|assente|afwezig|ausente|fora do escritório|frånvaro|poza biurem|不在|休暇)/iu;
const answering =
  /^(auto(matic)?[ -]?(reply|response|responder|respons|answer)\b|automated (reply|response)|auto: |autosvar|automati(sche antwort|sk svar|sch antwoord|c reply)|réponse automatique|respuesta automática|risposta automatica|resposta automática|odpowiedź automatyczna|automaattinen vastaus|自動応答|自动答复|자동 회신|автоответ|автоматический ответ)/iu;

const isYes = /^(?!(no|none|false|0|off)?\s*$)/iu;

export const marks: readonly Mark[] = [
  // Complaints. `not-spam` takes one back, `auth-failure` and DMARC reports (RFC 6591) are about signatures.
  { is: 'complaint', field: ['feedback-type', /^(abuse|fraud|opt-out(-list)?|other)\b/iu] },
  { is: 'automatic', part: 'message/feedback-report' },
  // Microsoft's Junk Mail Reporting Program sends the message itself, with the recipient in a header of its own.
  { is: 'complaint', field: ['x-hmxmroriginalrecipient', /@/u] },
  // Apple Mail answers `List-Unsubscribe` so; some people write it themselves.
  { is: 'unsubscribe', header: ['x-apple-unsubscribe', /^true/iu] },
  { is: 'unsubscribe', subject: /^unsubscribe( me)?[.!]?$/iu },
  // Delivery reports: what is reported of any recipient counts, the worst first.
  { is: 'bounced', part: dsn, field: ['action', /^failed\b/iu] },
  { is: 'delayed', part: dsn, field: ['action', /^delayed\b/iu] },
  { is: 'delivered', part: dsn, field: ['action', /^(delivered|relayed|expanded)\b/iu] },
  // Read receipts, whatever became of the message: displayed, deleted, denied.
  { is: 'receipt', part: 'message/disposition-notification' },
  { is: 'receipt', header: ['content-type', /report-type="?disposition-notification/iu] },
  { is: 'receipt', header: ['x-ms-exchange-message-class', /ipnrn|ipnnrn/iu] },
  {
    is: 'receipt',
    subject:
      /^(return receipt|read receipt|disposition notification|lesebestätigung|gelesen:|lu :|leído:|letto:|gelezen:)/iu,
  },
  { is: 'receipt', subject: /^(read|not read|displayed): /iu, daemon: true },
  // Reports in words alone. A person's answer to such a mail begins with `Re:` and comes from no daemon.
  { is: 'delayed', daemon: true, subject: delay },
  { is: 'delivered', daemon: true, subject: arrival },
  { is: 'bounced', header: ['x-failed-recipients', /@/u] },
  { is: 'out_of_office', subject: away, daemon: true },
  { is: 'automatic', subject: answering, daemon: true },
  { is: 'bounced', daemon: true, subject: failure },
  { is: 'bounced', header: ['content-type', /^multipart\/report\b.*report-type="?delivery-status/iu] },
  { is: 'bounced', part: dsn },
  // Where somebody presses a button in an invitation, the calendar writes for a person.
  { is: 'person', header: ['content-type', /^text\/calendar\b.*method="?(reply|counter)/iu] },
  // Automatic answers. Products that do not know RFC 3834 have headers of their own.
  ...(
    [
      ['auto-submitted', /^auto-/iu],
      ['x-autoreply', isYes],
      ['x-auto-reply', isYes],
      ['x-autorespond', isYes],
      ['x-auto-respond', isYes],
      ['x-autoresponse', isYes],
      ['x-auto-response', isYes],
      ['x-autoresponder', isYes],
      ['x-autoreply-from', isYes],
      ['x-mail-autoreply', isYes],
      ['x-autogenerated', isYes],
      ['x-auto-submitted', /^auto-/iu],
      ['x-fc-machinegenerated', /^true/iu],
      ['x-post-messageclass', /autoresponder/iu],
      ['x-cron-env', /./u],
      ['x-vacation', isYes],
      ['x-rt-loop-prevention', /./u],
      ['delivered-to', /^autoresponder\b/iu],
      ['precedence', /^(bulk|junk|auto[_-]?reply)\b/iu],
      ['x-precedence', /^(bulk|junk|auto[_-]?reply)\b/iu],
      ['preference', /^auto[_-]?reply\b/iu],
    ] as const
  ).flatMap(([name, value]): Mark[] => [
    { is: 'out_of_office', header: [name, value], subject: away },
    { is: 'automatic', header: [name, value] },
  ]),
  {
    is: 'out_of_office',
    subject: /^(out of office( autoreply)?:|abwesenheits?(notiz|meldung|benachrichtigung)|absence du bureau)/iu,
  },
  { is: 'automatic', subject: answering },
  { is: 'automatic', header: ['from', /\b(no-?reply|do-?not-?reply|noreply)@/iu] },
  { is: 'automatic', daemon: true },
];

/** How mail servers sign themselves. */
export const daemonSender =
  /^<\s*>$|^"?(mail(er)?-?daemon|postmaster|mail delivery (sub)?system|microsoft outlook <microsoftexchange)|<?(mail(er)?-?daemon|postmaster|microsoftexchange[0-9a-f]{8,})@/iu;

/** Everybody has their address there: it says nothing about who is a colleague. */
export const publicMail: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de live.com msn.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.co.jp ymail.com aol.com icloud.com me.com mac.com gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de mail.com mail.ru yandex.ru yandex.com proton.me protonmail.com pm.me zoho.com fastmail.com hey.com qq.com 163.com 126.com naver.com orange.fr free.fr laposte.net wanadoo.fr libero.it comcast.net verizon.net att.net btinternet.com'.split(
    ' ',
  ),
);
