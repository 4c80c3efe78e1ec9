// First names that sound the same and are written in several ways, by hand or by dictation, or carried over from another
// script. Anybody may be on record under any of them.

const spellings = `
  abdullah abdallah
  ahmed ahmad achmed
  aiden aidan ayden
  aisha ayesha aysha aicha
  alan allan allen
  alexander aleksander aleksandr alexandr oleksandr alexandre
  ali aly
  alison allison alyson
  anastasia anastasiya
  andrei andrey andriy
  ann anne
  anna ana
  bjoern bjorn
  brandon branden
  brian bryan
  caitlin kaitlyn katelyn caitlyn
  caleb kaleb
  cameron kameron
  carl karl
  carrie kerry keri
  casey kasey
  catherine katherine kathryn katharine catharine
  chris kris
  claire clare clair
  cory corey kory
  craig kraig
  curtis kurtis
  darren darin daren
  derek derrick deric
  dmitri dmitry dimitri dmitriy
  ekaterina yekaterina katerina
  elizabeth elisabeth
  emmanuel emanuel
  eric erik erick
  erica erika
  evgeny yevgeny evgeni yevgeni
  fatima fatimah
  felipe filipe
  frances francis
  gabrielle gabriele
  geoffrey jeffrey jeffery
  glenn glen
  goeran goran
  graham graeme
  guenther gunther gunter
  hailey hayley haley
  hannah hanna
  hassan hasan
  hussein hussain husain
  ibrahim ebrahim
  irina iryna
  isabel isobel isabelle
  jackie jacky
  jaime jayme jamie
  janet jannet
  jared jarred jarrod jarod
  jeff geoff
  jesse jessie
  jill gill
  joan joanne
  joerg jorg
  joern jorn
  john jon
  jonathan johnathan jonathon
  juergen jurgen
  julie juli
  kate cate kait cait
  kathleen cathleen
  katie katy
  kaylee kayleigh kailey
  keith keeth
  kelly kelli kellie
  khalid khaled
  kirsten kirstin kersten
  kristen kristin
  kristy christy kristie christie
  ksenia xenia
  kurt curt
  lawrence laurence
  leah lea
  leslie lesley
  lily lilly lili
  lindsay lindsey lyndsey
  lori laurie lorie
  louis lewis luis
  lin lyn linn lynn lynne
  mackenzie mckenzie
  madison maddison
  mahmoud mahmud
  marc mark
  margaret margret
  martin marten
  matthew mathew
  maurice morris
  megan meghan
  michele michelle
  mikhail michail mykhailo
  mitchell mitchel
  mohammed muhammad mohamed mohammad muhammed mohamad
  monica monika
  natalia natalya nataliya nathalie
  neil neal niall
  nicholas nicolas
  nicole nichole
  nikolai nikolay mykola
  olga olha
  omar umar omer
  philip phillip
  phoebe phebe
  rachel rachael
  randall randal
  rebecca rebekah
  reese reece rhys
  robin robyn
  rodney rodni
  roger rodger
  sara sarah
  sean shawn shaun
  sergei sergey serge
  sherry sherri cheri
  soeren soren
  sofia sophia
  sophie sofie
  stacy stacey
  stefan stephan
  stephen steven
  stuart stewart
  susan suzan
  sydney sidney
  tatiana tatyana
  teresa theresa
  terry terri teri
  theodore theodor
  thomas tomas
  toby tobi
  tony toni
  tracy tracey
  victor viktor
  vivian vivien
  vladimir volodymyr wladimir
  wayne wain
  wendy wendi
  william wiliam
  xiao hsiao
  yulia julia
  yuri yury iurii
  yusuf yousef youssef
  yvonne ivonne
  zack zach zak
  zoe zoey
`;

export const nameSpellings: readonly (readonly string[])[] = spellings
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' '));
