// How people speak of the CRM and of what they want logged in it. Patterns over text of any case.

/** The system, by what it is or by what it is called. */
export const crm =
  '(?:crm|hub ?spot|salesforce|sfdc|pipedrive|zoho(?: crm)?|salesloft|dynamics(?: 365| crm)|freshsales|attio)';

/** As a place: “in the CRM”, “to HubSpot”, “on the CRM record”. */
export const crmPlace = `(?:(?:(?:up|down|over) )?(?:in ?to|in|to|on|onto|inside|under|with|via) )?(?:the |our |my )?${crm}(?: (?:system|logs?|records?|notes?|timeline|card|profile|page|entry|entries))?`;

/** The verbs with which something is put there. */
export const logs =
  'log|mark|record|register|note|enter|add|put|write(?: up| down)?|save|store|capture|document|file|update|jot(?: down)?|make|create|leave|pop|stick|drop|get|track';

/** “I need this logged …”, “have the following recorded …” */
export const logged =
  "(?:(?:i|we)(?:'d| would)? (?:need|want|like)|get|have|please have)(?: to have)? (?:this|it|that|the following)(?: to be| be)? (?:logged|recorded|noted|entered|added|put|saved|captured|documented|written)(?: down| up)?";

/** What is logged, by the kind of entry that it is. */
export const crmKinds: readonly (readonly [things: string, kind: 'note' | 'call' | 'email' | 'meeting'])[] = [
  ['call notes|(?:phone |telephone )?calls?|phone ?calls?|phone (?:chat|conversation)|voice ?mails?', 'call'],
  ['e-?mails?|mails?', 'email'],
  ['meetings?|interviews?|visits?|coffees?|lunch', 'meeting'],
  [
    'notes?|entry|entries|log|comments?|updates?|activity|activities|chats?|conversations?|talks?|interactions?|touch ?points?|contact|records?',
    'note',
  ],
];
