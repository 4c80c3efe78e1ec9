// The words that carry orders, for mending their spelling. Words that are a slip away from everyday ones stay out.

export const commandWords: readonly string[] = [
  ...new Set(
    `move advance promote transfer reject decline disqualify archive book schedule reschedule arrange postpone cancel delete remove
    offer extend withdraw note record tell notify inform message email remind invite follow chase nudge contact show list find
    search undo revert approve score translate start stop pause sync update change please thanks candidate candidates applicant
    applicants stage interview interviews meeting meetings phone screen screening onsite panel application review assessment
    reference references background check hired rejected offer calendar available availability template message salary because
    reason minutes hours tomorrow today yesterday monday tuesday wednesday thursday friday saturday sunday january february
    march april june july august september october november december morning afternoon evening the that with from about which
    would could should everyone everybody nobody pending approval approvals metrics brief morning manager hiring sequence
    integration integrations request reminder documents needed visit field through into before after next forward conference
    the they what when where this have need send document letter same time last week weeks month figures numbers plate agenda contacted statistics wednesdays`
      .split(/\s+/)
      .filter((word) => word !== ''),
  ),
];
