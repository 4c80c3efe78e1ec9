// Where people are to meet: “on Zoom”, “in Room 2”, “at the Eastside depot”.

export interface Place {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const online =
  /\b(?:on|via|over|using|through) (zoom|(?:ms |microsoft )?teams|google meet|meet|skype|webex|facetime|hangouts|the phone|phone|video)\b/i;

const room =
  /\b(?:in|at) ((?!(?:a|an|some|any|one) )(?:the )?(?:[\p{L}\d'-]+ ){0,2}(?:room|office|hall|lab|studio|building|caf[eé]|cafeteria|canteen|lobby|library|boardroom|meeting room|conference room|suite|floor|cabin|shed|theatre|auditorium|reception|headquarters|hq|site)(?: (?:\d+\w?|[A-Z]\d*|one|two|three|four))?)\b/iu;

/** Words that stand for more than a place are one behind an article, where nothing else follows. */
const premises =
  /\b(?:in|at) ((?:the|our|your|their) (?:(?!(?:job|role|stage|team)\b)[\p{L}\d'-]+ ){0,2}(?:depot|garage|yard|station|terminal|warehouse|plant|factory|store|shop|branch|campus|school|hospital|clinic|gym|restaurant|bakery|kitchen|workshop|showroom|cent(?:er|re)|dock|hangar|farm|museum|gallery|hotel|hub|barn|mill|port|pier|airport|stadium|arena|academy|salon|pharmacy|brewery|bar))(?=$|[,.;!?]| (?:on|at|for|with|and|to|from|please|tomorrow|today|next|this)\b)/iu;

export const placeIn = (text: string): Place | undefined =>
  spanOf(online.exec(text) ?? room.exec(text)) ?? premisesIn(text);

/** Those whose words say something of their own where nobody meets. */
export const premisesIn = (text: string): Place | undefined => spanOf(premises.exec(text));

function spanOf(found: RegExpExecArray | null): Place | undefined {
  const said = found?.[1];
  if (found === null || said === undefined) return undefined;
  const start = found.index + found[0].indexOf(said);
  return { start, end: start + said.length, text: said };
}
