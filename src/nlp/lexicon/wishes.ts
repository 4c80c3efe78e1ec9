// Words that tell nothing of somebody, but say what is wanted for them: “Gilberto is to do a trial next”, “the panel has to go to
// five”. Each line is a pattern; a blank is a blank.

export const wishes: readonly string[] = [
  "(?:is|are) (?:to|due|ready|set|cleared|off|up next|up|next|in order|what's next|good)(?: (?:do|have|be|see|get|go|take|for|to))?",
  "let's (?:have|do|make it|see|get|move|put)",
  '(?:has|have) (?:rather |more than |well |truly |really |certainly )?earned',
  'deserves?',
  '(?:had )?better (?:be|have|do|go|get|see)',
  '(?:ought|is|are|needs?|has|have) to (?:have|be|do|go|get|see|take|happen|start|move|meet|receive)',
  'should (?:have|be|do|get|receive|see|meet|go|start|happen)',
  'would (?:sit|be|suit|work|fit) better',
  '(?:wants|needs) to (?:slide|shift|land)',
  'might like(?: to (?:hear|see|have|get))?(?: that)?',
  "(?:we|i)(?:'ve| have) neglected",
  'not needed',
  '(?:wants?|wanted|would like|would love|hopes?|wishes) to (?:see|meet|speak|talk|sit|have|chat|interview)',
  "(?:would|'d) (?:like|love)",
  '(?:is|are) to (?:be held|take place|occur)',
  '(?:asks|is asking|begs) for(?= (?:[\\p{L}\\d]+(?: \\p{L}+){0,3} )?(?:hours?|minutes?|mins?)\\b)',
  '(?:would|will) do',
  'does it',
  'do it',
  'do',
];
