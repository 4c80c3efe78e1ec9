// Words that say nothing about anybody: what stands in no list is taken for a name. The English words come from
// a tagger's lexicon that `main` reads.
import { knownNames } from './known-names.ts';

/** What recruiters write and the lexicon, made of newspapers, does not know. */
const ofTheField = `ai api app apps asap ats backend bio blog callback cc cd cert certs chat chats ci ciao cool covid crm csv cv cvs cto ceo cfo coo hr
dm doc docs docx eod eow eta est et ext fyi faq followup followups frontend fullstack ft fwd gcal gmail google gotcha gpa growth haha hey hi
hiring hm hmm http https ico imo info inbox intern interns internship internships intl invite invites iot ios java javascript json kpi
lgtm linkedin lol lunchtime llm login meetup metrics monday tuesday wednesday thursday friday saturday sunday january february march april may
june july august september october november december mos msg mgr nah na nope np ny nyc offboard offboarding ok okay onboard onboarding online
onsite onsites outlook pdf ping pings pls plz pm po pp ppt pst pt pto px python qa rd recruit recruiter recruiters referral referrals remote
req reqs requisition requisitions resched reschedule rescheduled rescheduling resume resumes rn rsvp saas salary screener screening shortlist
shortlisted shortlisting signoff slack slot slots sms smtp sorry sql startup sync syncs tbd tbh team teams templated thx timeslot timezone tl tldr todo
ty typescript ui unarchive undo unsubscribe url usd eur gbp utc ux vp via wanna webinar whats whatsapp wifi workday www xls xlsx yea yeah yep yes yup
zoom veteran veterans army navy marines usmc uscg usaf im ive ill id youd youll youre dont doesnt didnt isnt wasnt cant couldnt wont
wouldnt shouldnt hasnt havent arent lets thats theres heres gonna gotta s t d m ll re ve nt am
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty sixty ninety hundred
thousand million zero dozen half both first second third email emails emailed emailing whiteboard tmrw tmw tomo wk wks mon tue tues wed weds thu thur
thurs fri sat sun ppl hes shes theyre weve theyve euros licence programme colour colours synchronised hello
ain aren couldn didn doesn don hadn hasn haven isn mustn needn shouldn wasn weren won wouldn`;

/** Small letters in. */
export interface Vocabulary {
  isCommon(word: string): boolean;
  /** A word that is more than the name of a thing: somebody's name in small letters is hardly meant by it. */
  isEveryday(word: string): boolean;
  /** May stand as a verb in its base form. */
  isVerb(word: string): boolean;
  /** A common word that, with a capital letter, is a name as a rule: “Baker”, “Apple”. */
  isNameToo(word: string): boolean;
}

/** Of each word of the lexicon: what parts of speech it was met as. */
export function vocabularyOf(lexicon: Readonly<Record<string, readonly string[]>>): Vocabulary {
  const common = new Set(ofTheField.split(/\s+/));
  const everyday = new Set(common);
  const verbs = new Set<string>();
  const namesToo = new Set<string>();
  const ofField = new Set(common);
  for (const [word, tags] of Object.entries(lexicon)) {
    if (!/^\p{Ll}[\p{Ll}-]*$/u.test(word)) continue;
    if (tags.some((tag) => !tag.startsWith('NNP'))) common.add(word);
    if (tags.some((tag) => !tag.startsWith('NN'))) everyday.add(word);
    if (tags.some((tag) => tag === 'VB' || tag === 'VBP')) verbs.add(word);
    const withCapital = lexicon[word.charAt(0).toUpperCase() + word.slice(1)]?.[0];
    if (withCapital?.startsWith('NNP') === true && !ofField.has(word)) namesToo.add(word);
  }
  return {
    isCommon: (word) => common.has(word) || stemsOf(word).some((stem) => common.has(stem)),
    isEveryday: (word) => everyday.has(word) && !knownNames.has(word),
    isVerb: (word) => verbs.has(word),
    isNameToo: (word) => namesToo.has(word),
  };
}

/** What a regular ending leaves: “reschedules”, “onboarded”. */
function stemsOf(word: string): readonly string[] {
  const found = /^(.{3,}?)(s|es|ed|d|ing|er|ers|ly|able)$/.exec(word);
  const stem = found?.[1];
  if (stem === undefined) return [];
  return [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
}
