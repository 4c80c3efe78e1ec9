// The verbs of the orders that are varied. The planner knows more of them: these stay, so that the variants stay the same.

export const varied: ReadonlySet<string> = new Set(
  'place move advance push bump progress promote transfer shift kick forward mark update change switch pass shunt bounce graduate elevate escalate disposition reject disqualify decline turn knock rule archive dismiss eliminate remove axe book schedule arrange organise organize block reserve fix line calendar pencil squeeze reschedule postpone rebook delay adjust cancel call scrap delete offer extend issue rescind revoke retract add leave note record attach save document file inform ping message text alert advise remind loop relay contact follow chase nudge check touch score rate translate convert start enrol enroll pause halt resume launch list open pull look revert restore reinstate approve sign green-light hire invite interview sync trigger ask thank slack dm mail prepare draft process clear carry confirm share convene coordinate host diarise secure strike exclude release put set send take bring give make write tell let get show find withdraw undo run cut hold meet see stick slide drop drag pop slot swap grab flip tag flag log jot ship plan pin bin stop refer defer nix email e-mail throw withhold notify'.split(
    ' ',
  ),
);
