// What somebody has in a pipeline or a calendar: “Tom's interview” is about Tom, “Tom's competitor” is not. “|” stands between words.

const rounds =
  'interviews?|rounds?|technical|tech|final|finals|first|second|third|next|last|onsite|phone|video|zoom|screen|screening|panel|workshop|session|assessment|case|coding|test|trial|demo|presentation|portfolio|visit|tour|shadowing|pairing|debrief';
const meetings = 'appointment|slot|meeting|call|chat|sync|coffee|lunch|intro|check[- ]?in|catch[- ]?up|booking';
const papers =
  'offer|application|file|record|profile|notes?|rejection|stage|status|move|candidacy|calendar|schedule|availability|score|retention|sequence|follow|process|approval|references?|background|hiring|manager|hm';

export const ownedThings = `${rounds}|${meetings}|${papers}`;
