// The ready flows, in the order in which they are offered.
import { contactsToMailing, newStagesToPeople, salesforceToHubspot } from './contacts.ts';
import { candidatesToCrm, firstDays, hiresToChat, hiresToHris } from './hiring.ts';
import { employeesToIdentity, employeesToOwnSystem, employeesToPayroll, employeesToScim } from './people.ts';
import type { FlowTemplate } from './template.ts';

export const flowTemplates: readonly FlowTemplate[] = [
  hiresToHris,
  employeesToPayroll,
  employeesToIdentity,
  candidatesToCrm,
  hiresToChat,
  employeesToScim,
  employeesToOwnSystem,
  salesforceToHubspot,
  contactsToMailing,
  firstDays,
  newStagesToPeople,
];
