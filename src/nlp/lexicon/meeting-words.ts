// What people call a meeting.

export const meetingWord =
  'meetings?|calls?|interviews?|chats?|slots?|appointments?|invites?|invitations?|booking|sync|sync[- ]up|debrief|catch[- ]?up|session|coffee|intro|screening|one[- ]on[- ]one|1:1|1-1|touch ?base|kick[- ]?off|panel';

export const meetingWords = new RegExp(`\\b(?:${meetingWord})\\b`, 'i');
