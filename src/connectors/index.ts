// The list of all connectors, by category as the catalogue shows them.
import type { Connector } from '../core/connector/connector.ts';
import { activeDirectory } from './active-directory.ts';
import { apideck } from './apideck.ts';
import { asana } from './asana.ts';
import { ashby } from './ashby.ts';
import { avaza } from './avaza.ts';
import { bamboohr } from './bamboohr.ts';
import { box } from './box.ts';
import { breezy } from './breezy.ts';
import { calendly } from './calendly.ts';
import { checkr } from './checkr.ts';
import { docusign } from './docusign.ts';
import { entra } from './entra.ts';
import { frappeHr } from './frappe-hr.ts';
import { gem } from './gem.ts';
import { gmail } from './gmail.ts';
import { googleBigquery } from './google-bigquery.ts';
import { googleCalendar } from './google-calendar.ts';
import { googleChat } from './google-chat.ts';
import { googleClassroom } from './google-classroom.ts';
import { googleContacts } from './google-contacts.ts';
import { googleDirectory } from './google-directory.ts';
import { googleDrive } from './google-drive.ts';
import { googleForms } from './google-forms.ts';
import { googleTasks } from './google-tasks.ts';
import { greenhouse } from './greenhouse.ts';
import { gusto } from './gusto.ts';
import { hackerrank } from './hackerrank.ts';
import { harvest } from './harvest.ts';
import { hibob } from './hibob.ts';
import { hubspot } from './hubspot.ts';
import { jira } from './jira.ts';
import { kombo } from './kombo.ts';
import { ldap } from './ldap.ts';
import { lever } from './lever.ts';
import { mailchimp } from './mailchimp.ts';
import { manatal } from './manatal.ts';
import { merge } from './merge.ts';
import { microsoftBookings } from './microsoft-bookings.ts';
import { microsoftPlanner } from './microsoft-planner.ts';
import { microsoftShifts } from './microsoft-shifts.ts';
import { microsoftTodo } from './microsoft-todo.ts';
import { odoo } from './odoo.ts';
import { okta } from './okta.ts';
import { onedrive } from './onedrive.ts';
import { outlookCalendar } from './outlook-calendar.ts';
import { outlookContacts } from './outlook-contacts.ts';
import { outlookMail } from './outlook-mail.ts';
import { paylocity } from './paylocity.ts';
import { pipedrive } from './pipedrive.ts';
import { postgresql } from './postgresql.ts';
import { postmark } from './postmark.ts';
import { recruitee } from './recruitee.ts';
import { rest } from './rest.ts';
import { salesforce } from './salesforce.ts';
import { salesloft } from './salesloft.ts';
import { scim } from './scim.ts';
import { sendgrid } from './sendgrid.ts';
import { sftp } from './sftp.ts';
import { sharepoint } from './sharepoint.ts';
import { slack } from './slack.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { square } from './square.ts';
import { teams } from './teams.ts';
import { teamtailor } from './teamtailor.ts';
import { telnyx } from './telnyx.ts';
import { twilio } from './twilio.ts';
import { workable } from './workable.ts';
import { xeroPayroll } from './xero-payroll.ts';
import { xero } from './xero.ts';
import { zohoCrm } from './zoho-crm.ts';
import { zohoRecruit } from './zoho-recruit.ts';
import { zoom } from './zoom.ts';

export const connectors: readonly Connector[] = [
  ashby,
  breezy,
  frappeHr,
  gem,
  greenhouse,
  kombo,
  lever,
  manatal,
  merge,
  odoo,
  recruitee,
  smartrecruiters,
  teamtailor,
  workable,
  zohoRecruit,
  bamboohr,
  hibob,
  gusto,
  paylocity,
  xeroPayroll,
  harvest,
  square,
  avaza,
  microsoftShifts,
  hubspot,
  pipedrive,
  salesloft,
  salesforce,
  zohoCrm,
  xero,
  outlookContacts,
  googleContacts,
  googleChat,
  slack,
  teams,
  twilio,
  telnyx,
  gmail,
  outlookMail,
  mailchimp,
  postmark,
  sendgrid,
  googleCalendar,
  outlookCalendar,
  microsoftBookings,
  calendly,
  zoom,
  hackerrank,
  googleForms,
  checkr,
  docusign,
  entra,
  googleDirectory,
  okta,
  scim,
  activeDirectory,
  ldap,
  googleDrive,
  onedrive,
  box,
  googleBigquery,
  sharepoint,
  asana,
  jira,
  googleTasks,
  googleClassroom,
  microsoftTodo,
  microsoftPlanner,
  apideck,
  rest,
  postgresql,
  sftp,
];
