// What people call a meeting.

export const meetingWord =
  'meetings?|calls?|interviews?|chats?|slots?|appointments?|invites?|invitations?|bookings?|sync|sync[- ]up|debrief|catch[- ]?up|check-?in|session|coffee|intro|screening|one[- ]on[- ]one|1:1|1-1|touch ?base|kick[- ]?off|panel|appt|get-together|sit-?down|thing(?= (?:to|with|w|on|at|tomorrow|today|thurs?|fri|mon|tue|wed)\\b)';

export const meetingWords = new RegExp(`\\b(?:${meetingWord})\\b`, 'i');
