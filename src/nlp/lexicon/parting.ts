/** A letter that turns somebody down is sent only where it is said to be. */
export const parting =
  /reject|regret|sorry|declin|unsuccess|no_?thank|not_?moving|turn_?down|position_?filled|not_?on_?this|not_?selected|soft_?no|polite_?no|kind_?no|pass_?for_?now|no_?luck|another_?time|not_?a_?match|not_?quite|no_?for_?now|farewell|goodbye|another_?way|(?<!time[ _-])(?<!\p{L})not?(?!\p{L})|thank(?:s|_you)_but|thanks_anyway|(?:role|position|job|vacancy)_closed|see_you_around/iu;
