/** A letter that turns somebody down is sent only where it is said to be. */
export const parting =
  /reject|regret|sorry|declin|unsuccess|no_?thank|not_?moving|turn_?down|position_?filled|farewell|goodbye/i;
