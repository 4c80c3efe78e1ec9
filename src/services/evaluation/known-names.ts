// Frequent given and family names (public counts of the US Social Security Administration and Census Bureau, and of other
// registers): whoever is called so and stands in no record is replaced all the same, in small letters too.
const given = `aaron abigail adam adrian ahmed aisha alan alejandro alex alexander alexandra alexis ali alice alicia alison amanda amelia
amir amit amy ana andrea andreas andrew andy angela anita anjali ann anna anne anthony antonio arjun arthur ashley barbara
ben benjamin beth betty beverly bob bobby bradley brandon brenda brian bruce bryan carl carlos carmen carol caroline carolyn
catherine charles charlotte cheryl chloe chris christina christine christopher cindy claire claudia craig cynthia dan dana
daniel daniela danielle david deborah debra denise dennis diana diane diego dmitri donald donna dorothy douglas dylan ed
eduardo edward eileen elena eli elijah elizabeth ellen emily emma eric erik erin ethan eugene eva evelyn fatima felix fernando
fiona francisco fred gabriel gary george gerald gloria greg gregory hannah hans harold harry hassan heather helen henry hiroshi
ian ibrahim ines ingrid irene isaac isabella ivan jacob jacqueline jaime jake james jamie jan jane janet janice jason jasmine javier
jeff jeffrey jennifer jenny jeremy jerry jessica jim jimmy joan joe joel johannes john johnny jon jonathan jorge jose joseph joshua
juan judith judy julia julie karen karl kate katherine kathleen kathryn katie keith kelly ken kenneth kevin kim kimberly kofi kyle
larry laura lauren lawrence leah lena leo leon leonard liam linda lisa lucas lucia luis luke lydia magdalena malik marcus margaret
maria marie marilyn mario marta martha martin mary mateo matt matthew max megan mehmet melanie melissa mia michael michelle miguel mike
mohamed mohammed monica muhammad nadia nancy natalia natalie nathan nicholas nicole nikhil nina noah nora olga oliver olivia omar oscar
owen pablo pamela patricia patrick paul paula pedro peter philip phillip priya rachel rafael rahul raj ralph ramon randy raymond rebecca
ricardo richard rita robert roberto roger ronald rosa roy russell ruth ryan sam samantha samira samuel sandra sanjay sara sarah scott sean
sebastian sergio shannon sharon shirley simon sofia sonia sophia stefan stephanie stephen steve steven susan suresh svetlana
tamara tanya ted teresa theresa thomas tim timothy tina todd tom tomas tony tracy valentina vanessa vera veronica victor victoria
vincent virginia vladimir walter wayne wei wendy william xavier yasmin yuki yusuf zachary zoe`;
const family = `adams ahmad allen alvarez anderson bailey becker bennett brooks castillo chavez chen collins cruz davis diaz edwards evans fernandez
fischer flores garcia gomez gonzalez gonzales gupta gutierrez harris hernandez hoffmann hughes ito jackson jenkins jensen jimenez johansson
johnson jones kaur keller khan kowalski kumar larsen lee lewis li lin liu lopez martinez mendoza meyer miller mitchell
mohan moore morales morgan morris mueller murphy myers nakamura nelson nguyen novak okafor ortiz patel perez perry peterson phillips pham popescu
ramirez ramos reddy reyes reynolds richardson rivera roberts robinson rodriguez rogers romero rossi ruiz russo sanchez sanders santos sato
schmidt schneider schulz schwartz sharma silva singh smith stewart sullivan suzuki tanaka tran torres vasquez wagner wang watanabe watson weber
williams wilson wong wu yamamoto yang zhang zhao zimmermann`;

export const knownNames: ReadonlySet<string> = new Set(`${given} ${family}`.split(/\s+/));

/**
 * Names that are words as well: replaced where they stand with a capital letter, except at the beginning of a sentence, where
 * those of the second list open an order or a question.
 */
export const namesThatAreWords: ReadonlySet<string> = new Set(
  `amber angel april august autumn bill blaze brook brooklyn buck carter chance chase chip christian clay cliff cooper crystal daisy dale dawn
dean destiny drew duke earl eve faith forest frank gale gene ginger glen grace grant guy harmony hazel heath herb honey hope hunter iris ivy
jack jade jean jewel jordan joy june king lance lily madison major mark mason may melody mercy miles norm olive page parker pat patience
paris pearl penny pierce prince prudence rae ray reed rich rob robin rocky roman rose ruby rusty sage sandy savannah skip sky star sterling stone
storm sue summer sydney taylor trip tyler violet wade ward white will wren young`.split(/\s+/),
);
export const openersThatAreNames: ReadonlySet<string> = new Set(
  'bill chance chase dale drew grant mark may page pat skip trip will'.split(' '),
);

/** Family names of the same public counts that are words as well. */
export const familyNamesThatAreWords: ReadonlySet<string> = new Set(
  `abbot archer arrow ash baker ball banks barber barker barn bass beach bean bear beard bell bench berry best birch bird bishop black blade
bloom boggs bolt bond booth bowman brand branch brewer brick bridges bright broad brook brown buck bull burns bush butcher butler camp
cannon carpenter case cash castle chambers champion chandler church coates cobb cole colt combs cook cotton crane crisp cross crow cutter
darling day deacon dove downs drake duke dyer eagle early east elder english fair falls farmer feather field fields finch fish fisher flagg
flint flood flowers ford forest forester foster fowler fox freeman french friend frost fuller gardener garner gates gentry glass glover
golden good goodman gore grant graves gray green grey gross groves gunn hall hand hardy harper hatch hawk hay hayes head heath high hill
hood hook horn house hunt hunter hurst ivory joiner judge key keys kidd king kitchen knight lake lamb land lane lark law leach leaf lemon
light little lock long lord love low marsh marshall mason mayor mead meadows mercer merry mills miner minor moody moon moss mount nail
newman noble north oaks olive outlaw pace painter palmer park parks parson peacock pearl pepper pike piper plant pollard pool pope porter
potter powers price pride priest prior proctor quick rains ranger reader rice rich ridge rivers rock root rush rust sadler sage salmon
savage self sellers sharp sheep shell shepherd shields shoemaker short silver singer skinner small snow south sparks spears speed spring
sprouse stark steel stout street strong summers swan sweet swift tanner temple thorn tiller tower towers tree trout true turnbull turner
tyler vines waiter walker wall walls ward waters way weaver webb weeks wells west wheat wheeler wild winter winters wise wolf wood woods workman worth
wright yard`.split(/\s+/),
);
