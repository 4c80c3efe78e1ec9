// Verbs that say what somebody does, did or is: behind a word that opens a sentence they make a name of it (“Hope had …”, “Mark wants …”).
// Alternatives of a pattern over small letters; no form that follows an order (“mark sent”).

const being = "is|isn't|was|wasn't|has|hasn't|had|hadn't";
const wishing = 'wants|wanted|needs|needed|asked|asks|would|hopes|hoped|prefers|preferred|likes|liked|wishes';
const ability = "can't|cannot|couldn't|could|won't|should|shouldn't|did|didn't|does|doesn't|must";
const doing =
  'got|gets|took|takes|came|comes|went|goes|said|says|told|tells|nailed|cleared|passed|failed|accepted|declined|withdrew|replied|called|emailed|answered|aced|bombed|finished|starts|started|missed|still|just|already|also|really|only|never';

export const finiteVerbs = `${being}|${wishing}|${ability}|${doing}`;
