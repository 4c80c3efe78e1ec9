// The widget's conversation in English. Every other language says the same things.

export const english = {
  hello:
    'Hello, and thank you for your service. I am an automated assistant: I translate a military occupation into civilian ' +
    'skills and jobs. What you write is not stored.',
  askCode: 'What is your branch and your MOS, rating, AFSC, NEC or designator? For example: Army 11B, Navy HM2, 3D1X2.',
  menu: {
    jobs: 'Show matching jobs',
    skills: 'Show my civilian skills',
    resume: 'Make résumé text',
    review: 'Ask a person to review',
    restart: 'Start over',
  },
  yes: 'Yes',
  no: 'No',
  whichBranch: 'More than one branch has that code. Which one was yours?',
  nameBranch: 'Please name the branch: Army, Navy, Air Force, Marines, Coast Guard or Space Force.',
  unknownCode: 'I do not know that code. Check it and try again, or tell me in a few sentences what you did.',
  isThatRight: (title: string, code: string) => `That is ${title}, ${code}. Is that right?`,
  tryAgain: 'Then let us try again. What is your branch and code?',
  yesOrNo: 'Please answer yes or no.',
  rare:
    'That is a rare or older code, and records about it are thin. Please tell me in a few sentences what you did, ' +
    'with which equipment, and whom you led. Somebody of the recruiting team will look at it too.',
  whatNext: 'Good. What would you like to do?',
  moreSentences: 'A few sentences help me most: what did you do on a usual day?',
  readSkills: (skills: string) => `From your words I read these civilian skills: ${skills}.`,
  closeOccupations: (titles: string) =>
    `Close civilian occupations: ${titles}. A person of the recruiting team will check this.`,
  notEnglish: 'Only English can be read so far: please describe the work in English.',
  nothingToRead: 'Describe the work in a few English sentences: what you did, with which equipment, for whom.',
  options: 'You can choose one of these, or name places, for example: in Dallas, TX.',
  needCode: 'For that I need your military code. What is your branch and code?',
  jobsAway: 'The open jobs of this employer cannot be read right now. Try again in a few minutes.',
  noJobs: 'No open job of this employer fits at present.',
  jobs: (count: number) => (count === 1 ? 'One open job fits.' : `${count} open jobs fit, the best first.`),
  apply: (title: string) => `Apply: ${title}`,
  applyHere: 'The application goes straight to the employer. This link takes you there.',
  applyLink: 'Apply on the employer’s site',
  chooseJob: 'First look at the matching jobs, then choose one.',
  jobClosed: 'That job is no longer open.',
  nowhereToApply: 'This employer has not said yet where applications go.',
  yourSkills: (skills: string) => `Your civilian skills, the most important first: ${skills}.`,
  inCivilianTerms: (title: string, code: string) => `${code} is ${title}. In civilian terms you bring these skills.`,
  typicalPay: (month: string, pay: string) =>
    `Half of all such jobs in the United States pay within these ranges a year (BLS, ${month}): ${pay}.`,
  gradeRole: (grade: string, name: string, typical: string) =>
    `${grade} is the grade of a ${name}, who typically ${typical}`,
  codeAlone: (title: string, code: string) => `${code} is ${title}.`,
  likelySkills: (skills: string) => `Many who held this code also know ${skills}. Claim only what is true for you.`,
  resumeReady: 'Here is résumé text in civilian words. You can download it for half an hour. After that it is gone.',
  beforeAfter: (before: string, after: string) => `Before: ${before}. After: ${after}`,
  resumeLink: 'Download the résumé (PDF)',
  onList: 'It is already on the list of the recruiting team.',
  putOnList: 'I have put your occupation on the list of the recruiting team. They see the code, not who asked.',
};
export type Words = typeof english;
