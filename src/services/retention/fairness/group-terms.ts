// What people write about themselves in English and Spanish, and of their sex in the other languages of the console, as data: groups, and ways of not answering.
// The groups of race and ethnicity are the seven of the EEO-1 report, which its instructions define (29 CFR 1602.7 makes employers of
// 100 or more file it), “Middle Eastern or North African”, which the OMB added to Statistical Policy Directive 15 on 2024-03-28
// (89 FR 22182), and “Other”, which forms offer. The origins that stand as terms are the examples of that directive and of the
// census, for people who answer with where their family comes from.

export interface GroupTerms {
  /** As the audit names the group. */
  readonly group: string;
  /** Lower case, without accents; each stands as whole words anywhere in the answer. */
  readonly terms: readonly string[];
  /** Only the whole answer: codes and words that mean something else inside a phrase. */
  readonly whole?: readonly string[];
}

const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** Spanish names of origin by their stems, in both genders: those in -o and -a, and those in -es and -esa. */
const gendered = (text: string): readonly string[] => phrases(text).flatMap((stem) => [`${stem}o`, `${stem}a`]);
const genderedEs = (text: string): readonly string[] => phrases(text).flatMap((stem) => [`${stem}es`, `${stem}esa`]);

/** The order matters: the first that fits is taken. */
export const sexGroups: readonly GroupTerms[] = [
  {
    group: 'nonbinary',
    terms: phrases(
      'nonbinary, non binary, enby, genderqueer, gender queer, genderfluid, gender fluid, agender, bigender, two spirit, gender nonconforming, gender non conforming, neither male nor female, no binario, no binaria, no binarie, genero no binario, genero fluido, agenero, divers, diverse, third gender, tercer genero, non bin, nicht binar, nicht binaer, nichtbinar, non binaire, non binario, non binaria, nao binario, nao binaria',
    ),
    whole: phrases('nb, x, gender x, genero x, they, they them, elle'),
  },
  {
    group: 'female',
    terms: phrases(
      'female, females, woman, women, girl, mujer, mujeres, femenino, femenina, fem, hembra, trans woman, transgender woman, mujer trans, feminine, femina, weiblich, frau, femme, feminin, feminino, mulher, donna, femmina, femminile',
    ),
    whole: phrases(
      'f, w, fe, ella, she, she her, lady, f female, 2 female, mrs, ms, miss, sra, srta, senora, senorita, dama, chica',
    ),
  },
  {
    group: 'male',
    terms: phrases(
      'male, males, man, men, boy, hombre, hombres, varon, varones, masculino, masculina, masc, trans man, transgender man, hombre trans, masculine, mannlich, maennlich, mann, homme, masculin, homem, uomo, maschio, maschile',
    ),
    whole: phrases('m, h, el, he, he him, gentleman, m male, 1 male, mr, sr, senor, caballero, chico'),
  },
  {
    group: 'other',
    terms: phrases(
      'another gender, other gender, otro genero, otra identidad, another identity, transgender, transgenero, intersex, intersexual',
    ),
    whole: phrases('other, otro, otra, another, self described, self describe, i self describe'),
  },
];

export const twoOrMoreRaces = 'Two or More Races';
export const hispanic = 'Hispanic or Latino';

export const raceGroups: readonly GroupTerms[] = [
  {
    group: hispanic,
    terms: [
      ...phrases(
        'hispanic, hispanics, latino, latina, latinos, latinas, latinx, latine, latin american, latinoamericano, latinoamericana, hispano, hispana, hispanos, chicano, chicana, mexican, mexican american, mexicano, mexicana, puerto rican, puertorriqueno, puertorriquena, cuban, cubano, cubana, spanish origin, origen hispano, origen latino, latin, cubana, dominican, dominicano, dominicana, guatemalan, guatemalteco, guatemalteca, salvadoran, salvadoreno, salvadorena, honduran, hondureno, hondurena, nicaraguan, colombian, colombiano, colombiana, venezuelan, venezolano, venezolana, peruvian, peruano, peruana, ecuadorian, ecuatoriano, ecuatoriana',
      ),
      ...phrases(
        'boricua, tejano, tejana, nicaraguense, costarricense, panamanian, costa rican, chilean, argentine, argentinian, bolivian, uruguayan, paraguayan, belizean garifuna',
      ),
      ...gendered('panamen, chilen, argentin, bolivian, uruguay, paraguay'),
    ],
    whole: phrases('h, hl, hisp, lat'),
  },
  {
    group: 'American Indian or Alaska Native',
    terms: phrases(
      'american indian, amer indian, native american, native americans, alaska native, alaskan native, native alaskan, alaskan, first nations, ai an, aian, amerindian, amerindio, amerindia, indio americano, india americana, indigena americano, indigena americana, indigena de las americas, indigena de america, nativo americano, nativa americana, nativo de alaska, nativa de alaska, navajo, navajo nation, cherokee, choctaw, chippewa, ojibwe, sioux, lakota, apache, pueblo nation, iroquois, blackfeet, blackfeet tribe, lumbee, inuit, inupiat, yupik, aleut, nome eskimo community, mayan, aztec, azteca',
    ),
    whole: phrases('ai, indigenous american'),
  },
  {
    group: 'Native Hawaiian or Other Pacific Islander',
    terms: [
      ...phrases(
        'native hawaiian, hawaiian, pacific islander, pacific islanders, pac islander, pacific island, nhpi, nhopi, samoan, chamorro, guamanian, nativo de hawai, nativa de hawai, nativo hawaiano, hawaiano, hawaiana, isleno del pacifico, islena del pacifico, islas del pacifico, isla del pacifico, tongan, fijian, marshallese, tahitian, palauan, chuukese',
      ),
      ...gendered('samoan, tongan, fiyian, marshalles'),
    ],
    whole: phrases('p, pi, nh'),
  },
  {
    group: 'Black or African American',
    terms: [
      ...phrases(
        'black, african american, african americans, afro american, afroamerican, african, afro caribbean, afrocaribbean, negro, negra, negros, afroamericano, afroamericana, afrodescendiente, africano, africana, baa, jamaican, haitian, nigerian, ethiopian, somali, ghanaian, kenyan',
      ),
      ...phrases('etiope, ghanes, senegalese, congolese, eritrean, trinidadian, afrolatino, afrolatina'),
      ...gendered('nigerian, haitian, jamaican, jamaiquin, somali, kenian'),
      ...genderedEs('senegal, congol'),
    ],
    whole: phrases('b, aa, blk, afam'),
  },
  {
    group: 'Asian',
    terms: [
      ...phrases(
        'asian, asians, asian american, asiatico, asiatica, asiatico americano, asian indian, south asian, east asian, southeast asian, chinese, japanese, korean, filipino, filipina, vietnamese, pakistani, bangladeshi, thai, chino, china, japones, japonesa, coreano, coreana, indio asiatico, indian subcontinent, hmong, cambodian, laotian, taiwanese, indonesian, malaysian, burmese, nepali, nepalese, sri lankan, mongolian, kazakh, uzbek, afghan',
      ),
      ...phrases(
        'pakistani, bangladesi, nepali, birmano, punjabi, bengali, gujarati, tamil, singaporean, tibetan, bhutanese, surasiatico, surasiatica, del sur de asia, sur de asia, sudeste asiatico, sudeste de asia, este de asia, indio de la india, india de la india, de la india',
      ),
      ...gendered('vietnamit, camboyan, laosian, indonesi, malasi, birman, singapurens, tibetan, mongol, afgan, uzbek'),
      ...genderedEs('tailand, taiwan, laos, japon, nepal'),
    ],
    whole: phrases('a, as'),
  },
  {
    group: 'Middle Eastern or North African',
    terms: [
      ...phrases(
        'middle eastern, north african, mena, medio oriente, oriente medio, norte de africa, norteafricano, norteafricana, arab, arab american, arabe, lebanese, iranian, egyptian, syrian, iraqi, israeli, palestinian, moroccan, algerian, tunisian, libanes, libanesa, irani',
      ),
      ...phrases(
        'yemeni, kurdish, jordanian, saudi, kuwaiti, emirati, omani, libyan, marroqui, iraqui, israeli, kurdo, kurda, chaldean, assyrian',
      ),
      ...gendered('siri, egipci, argelin, tunecin, palestin, jordan, libi'),
    ],
  },
  {
    group: 'White',
    terms: phrases(
      'white, whites, caucasian, european american, blanco, blanca, blancos, caucasico, caucasica, anglo, irish, irish american, german american, italian american, polish american, scottish, english american',
    ),
    whole: phrases(
      'w, wht, cauc, european, europeo, europea, euro american, english, scottish, welsh, german, french, italian, polish, dutch, norwegian, swedish, danish, finnish, russian, ukrainian, hungarian, czech, greek, aleman, alemana, frances, francesa, italiano, italiana, irlandes, irlandesa, ingles, inglesa, polaco, polaca, ruso, rusa, griego, griega',
    ),
  },
  {
    group: 'Other',
    terms: phrases(
      'other race, some other race, another race, otra raza, alguna otra raza, race not listed, otra etnia',
    ),
    whole: phrases('other, otro, otra, another'),
  },
  {
    group: twoOrMoreRaces,
    terms: phrases(
      'two or more, two or more races, 2 or more, 2 or more races, more than one race, multiple races, multiracial, multi racial, multirracial, multiethnic, mixed, mixed race, biracial, bi racial, birracial, dos o mas razas, dos o mas, mas de una raza, varias razas, mestizo, mestiza, mulato, mulata, mixto, mixta, tomr',
    ),
    whole: phrases('multi, 2 races'),
  },
];

/** Says that the person is of no Hispanic origin, and nothing about a race. */
export const notHispanic: readonly string[] = phrases(
  'not of hispanic or latino origin, not of hispanic origin, not hispanic or latino, not hispanic or latina, not hispanic latino, not hispanic nor latino, not hispanic, non hispanic or latino, non hispanic latino, non hispanic, nonhispanic, not latino, non latino, no hispano o latino, no hispano ni latino, no hispano latino, no hispano, no hispana, no hispanico, no latino, no de origen hispano, no soy hispano o latino, no soy hispano, ni hispano ni latino, nh nl',
);

/** The question itself, before its answer: “Sex: F”. */
export const labels: readonly string[] = phrases(
  'sex assigned at birth, sex at birth, gender identity, sex, gender, race ethnicity, race and ethnicity, race or ethnicity, race, ethnicity, ethnic group, sexo asignado al nacer, identidad de genero, sexo, genero, raza etnia, raza o etnia, raza, etnia, grupo etnico',
);

/** One category of forms before 2007, which the EEO-1 report has made two: it cannot be put into either. */
export const outdated: readonly string[] = phrases('asian or pacific islander, asian pacific islander, api, aapi');

/** Whole answers that are none. */
export const noAnswers: ReadonlySet<string> = new Set(
  phrases(
    'na, n a, n r, n d, nd, s d, ns, nc, ns nc, nsnc, no se, dk, dna, dta, pnta, pnts, pnd, none, nil, null, undefined, nan, unk, u, not, no, nada, ninguno, ninguna, blank, empty, missing, tbd, pending, pendiente, vacio, en blanco, private, privado, confidential, confidencial, secret, skip, skipped, skip this question, omitido, omitida, omitir, pass, paso, no thanks, no thank you, no gracias, no comment, sin comentarios, left blank, dejado en blanco, opt out, opted out, abstain, abstained, me abstengo, abstencion, keine angabe, keine angaben, ohne angabe, k a, nicht angegeben, sans reponse, non specifie, non renseigne, non specificato, nessuna risposta, nao informado, nao informada, sem resposta, idk, n k, nk, xx, xxx, xxxx',
  ),
);

/** Any of these words makes an answer none where it names no group. */
export const refusingWords: ReadonlySet<string> = new Set(
  phrases(
    'decline, declined, declines, declining, declino, declina, refuse, refused, refuses, refusal, rehuso, rehusa, rehuso, niego, niega, prefer, prefers, preferred, prefiero, prefiere, preferiria, preferir, prefiro, prefere, preferisco, recuso, rifiuto, verweigert, unbekannt, inconnu, desconhecido, sconosciuto, rather, undisclosed, unspecified, unknown, unanswered, unreported, unidentified, undeclared, withheld, withhold, nonresponse, nonrespondent, desconocido, desconocida, desconozco, blank, empty, skip, skips, skipped, pending, pendiente, omitido, omitida, vacio, vacia, nego, omit, omits, omite, omitio, abstuvo, abstains, rechazo, rechaza, ignoro, anonimo, anonymous, reservado, reservo, private, privado, privada, confidential, confidencial, privacidad',
  ),
);

/** Together they are no answer: a no, and a word for answering. */
export const refusing = {
  no: new Set(
    phrases(
      'no, not, none, non, nada, ninguno, ninguna, ningun, unable, wasnt, isnt, doesnt, hasnt, havent, werent, arent, dont, don, do not, didnt, didn, did, wont, won, cannot, cant, never, without, sin, ni, nunca, neither, choose, chose, opt, ne, pas, nicht, kein, keine, nao, sans, senza, sem',
    ),
  ),
  /** The beginnings of words for answering, with whatever ending follows. */
  stems: phrases(
    'answer, disclos, respon, respuest, repl, specif, especific, state, share, sharing, report, provid, identif, declar, indic, availab, applicab, listed, select, record, collect, supplied, submit, divulg, reveal, contest, revel, inform, compart, comparto, proporcion, disponib, seleccion, defin, consta, ask, captur, appl, facilit, pregunt, obten, obtain, fill, rellen, complet, aport, suministr, opin, manifest, mencion, registr, repon, rispo, antwort, beantwort, angeb, angab, indiqu',
  ),
  words: new Set(
    phrases(
      'file, info, say, saying, said, tell, told, self, given, give, wish, want, sure, know, known, out, entered, care, decir, decirlo, digo, dice, sabe, se, aplica, deseo, desea, quiero, quiere, datos, dato, business, concern, asunto, incumbe, sagen, dire, dizer, souhaite, mochte, voglio, quero',
    ),
  ),
} as const;
