// The sections of the settings, for their own screen and for the command box.

export const sectionNames = [
  { name: 'general', title: 'General', also: 'tone time zone brief working hours quiet hours' },
  { name: 'notifications', title: 'Notifications', also: 'bell chat slack teams mail digest quiet hours tell me' },
  { name: 'approvals', title: 'Approvals', also: 'rules four eyes drafts stop everything expire' },
  { name: 'candidates', title: 'Candidates', also: 'messages recipients undo at risk days in stage sla' },
  { name: 'compliance', title: 'Compliance', also: 'public page notice statement law audit contact candidates' },
  { name: 'systems', title: 'Systems', also: 'ats calendar crm mail chat text' },
  { name: 'model', title: 'Models', also: 'language llm tokens cost prices budget shadow' },
  { name: 'widget', title: 'Widget', also: 'veterans chat widget embed colours logo greeting' },
  { name: 'sign-in', title: 'Sign-in', also: 'single sign-on identity provider openid connect sso oidc issuer' },
  { name: 'versions', title: 'Versions', also: 'history restore' },
] as const;

export type SectionName = (typeof sectionNames)[number]['name'];
