// Names that people and letters may have, and that are hard to read because they are words besides.
export const wordNames =
  'Mark Will Grant Dean Miles Frank Drew Art Rob Pat Sue Dawn Summer Autumn Joy Hope Faith June Rose Lily Iris Olive Jade Crystal Amber Rich Bill Chase Hunter Mason Cole Reed Brook Skye River Jack Ray Guy Rusty Sandy Penny Ginger Holly Ivy Daisy Violet Pearl Ruby Opal Gail Grace Mercy Melody Carol Christian Earl Heath Cliff Dale Glen Lane Wade Ford Chip'.split(
    ' ',
  );
export const foreignNames =
  'Ngọc Björn Siobhán Xiuying Nnamdi Çağla Łukasz Zuzana Aroha Keanu Jürgen Þóra Oluwaseun Thandiwe Hyun Yusuf Fatima Ana Li Bo Jo Mei Ravi Anh Ines Ewa Jan Uma Ali Noé Zoë Kai Ola Ida Åsa Ying Wei Mai'.split(
    ' ',
  );
export const letterNames =
  'reminder follow_up interview_invite application_update thank_you status_update next_steps welcome check_in nudge feedback_request interview_details confirmation documents intro invite test_link info_pack'.split(
    ' ',
  );
export const partingNames = 'rejection decline regret sorry rejection_email not_a_fit unsuccessful'.split(' ');
/** Letters that any organisation may have beside its own. */
export const plainLetters =
  'reminder follow_up interview_invite offer_letter welcome status_update feedback_request thank_you rejection interview_confirmation reschedule cancellation'.split(
    ' ',
  );

/** A letter that turns somebody down. */
export const parting =
  /reject|regret|sorry|declin|unsuccess|no_?thank|not_?moving|turn_?down|filled|not_?selected|_no$|farewell|another_/iu;
