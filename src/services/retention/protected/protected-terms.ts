// What may never be a signal: attributes that the law protects, and what commonly stands in for them, in English, Spanish, German,
// French, Italian and Portuguese. Names are compared without accents; German umlauts stand both ways (`nationalitat`, `nationalitaet`).

export interface ProtectedGroup {
  /** As a problem names it. */
  readonly attribute: string;
  /** Written together, lower case. A name is refused when it is one of these, whatever stands before or after. */
  readonly terms: readonly string[];
  /** Only as words of their own: too short, or part of too many other words, to be looked for in a name written together. */
  readonly words?: readonly string[];
  /** So distinctive that they count anywhere inside a name. */
  readonly anywhere?: readonly string[];
}

/** A list of words as people write one. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const protectedGroups: readonly ProtectedGroup[] = [
  {
    attribute: 'age',
    terms: words(`
      age ages agegroup oldage dob yob bday born bornin yearborn yrborn older elderly youth generation over40 above40 over50
      under40 under30 graduation graduated gradyear gradyr yeargrad yrgrad yearofgrad classof classyear alumni seniorcitizen
      retirement pension firstjobyear careerstartyear careerstart millennial boomer boomers genz genx geny yearsold yrsold howold
      medicare aarp tooyoung tooold
      edad edades fechanac fecnac fnac anonac generacion geracao generazione jubilacion jubilado graduacion egreso
      alter altersgruppe lebensalter lebensjahre gebdatum gebjahr rentenalter rente renteneintritt pensionable abschlussjahr abiturjahr jahrgang
      agerevolu trancheage retraite anneediplome anneebac
      etaanagrafica fasciaeta pensione annodiploma annolaurea annomaturita
      idade faixaetaria aposentadoria anoformatura anoconclusao formatura
      leeftijd pensioen datanasc datanac schulabschlussjahr
    `),
    words: words('eta geb gebj fn ddn nasc'),
    anywhere: words(`
      birth graduationyear graduationdate yeargraduated sincegraduation geburt nacimiento naissance nascita nascimento geboorte
    `),
  },
  {
    attribute: 'race or ethnicity',
    terms: words(`
      race races raza razas racial color colour black white hispanic latino latina latinx asian tribe tribal caste hair
      hairstyle hairtype eyecolor ancestry minority bipoc indigenous aboriginal maori eeo eeocode eeorace eeo1 roma romani gypsy hautton
      rasse raca razza
      colordepiel colorpiel hautfarbe ethnie couleurpeau couleurdepeau colordapele cordapele cordepele colorepelle colorepele
    `),
    words: words('cor etnia etnico etnica etniaraca'),
    anywhere: words(`
      ethnic ethnie skincolo africanamerican nativeamerican pacificislander skintone hautfarb migrationshintergrund
    `),
  },
  {
    attribute: 'sex or gender',
    terms: words(`
      sex sexes male female woman women sexe sexo sesso geschlecht geschlechts pronoun pronouns salutation honorific maiden
      maidenname madchenname maedchenname gender genders transgender lgbt lgbtq lgbtqia gay lesbian queer trans cisgender nonbinary menopause fertility infertility babyduedate duedatebaby expecting
      genero genre geslacht anrede herrfrau civilite sesso embarazo embarazada grossesse enceinte gravidanza incinta gravidez gravida
      mutterschutz mutterschaft vaterschaft geschl
    `),
    words: words(
      'man men mr mrs ms mann frau hombre mujer homme femme uomo donna homem mulher masculino femenino feminino genere',
    ),
    anywhere: words(`
      sexual sessual sexuell pregnan maternit maternid paternit paternid mutterschutz mutterschaft schwanger embaraz zwanger orientacionsex
    `),
  },
  {
    attribute: 'nationality or origin',
    terms: words(`
      nationality nation origin country visa visatype h1b h1bvisa ead visasponsorship sponsorship needssponsorship workauthorization workauth greencard passport mothertongue nativelanguage nativelang firstlanguage firstlang nativeenglish
      englishnative nativegerman nativespanish esl accent foreigner foreignborn naturalized workpermit refugee asylum
      nacionalidad pais paisorigen procedencia extranjero lenguamaterna idiomamaterno permisotrabajo
      herkunft herkunftsland auslander auslaender muttersprache muttersprachler aufenthaltstitel aufenthaltserlaubnis arbeitserlaubnis cartesejour cartedesejour titolosoggiorno titolodisoggiorno
      nationalite pays paysorigine origine etranger langumaternelle languematernelle titresejour titredesejour
      nazionalita cittadinanza paeseorigine straniero madrelingua permessosoggiorno permessodisoggiorno
      nacionalidade naturalidade paisdeorigem origem estrangeiro linguamaterna herkomst afkomst
    `),
    anywhere: words(`
      nationalit nationaliteit nacionalid nazionalit nationalorigin citizen ciudadan cidadan cittadin citoyen immigra inmigra countryof
      nativespeaker staatsangehor staatsangehoer staatsburger staatsbuerger burgerschaft buergerschaft passnummer passport herkunft muttersprach migrationshinter
    `),
  },
  {
    attribute: 'religion or belief',
    terms: words(`
      faith church churchgoer creed belief beliefs muslim islam christian catholic protestant jewish hindu sikh buddhist atheist mosque synagogue hijab
      headscarf turban sabbath kosher halal ramadan prayer prayerbreaks baptized baptised denomination politics party union
      unionmember unionmembership voterregistration
      iglesia creencia creencias sindicato afiliacionsindical afiliacionpolitica partidopolitico
      konfession kirche kirchensteuer glaube kopftuch gewerkschaft parteimitglied parteizugehorigkeit parteizugehoerigkeit
      glaubensrichtung partei sindicalizado sindacalizzato eglise croyance croyances syndicat syndique syndical syndicale partipolitique
      chiesa fede sindacato tesserasindacale partitopolitico
      igreja crenca filiacaosindical sindical partidopolitico geloof vakbond
    `),
    anywhere: words(
      'religio religie religia political worship konfession kirchensteuer gewerkschaft afiliacionsindical',
    ),
  },
  {
    attribute: 'disability or health',
    terms: words(`
      illness medical medicalhistory medicalleave medication diagnosis healthstatus healthcondition health wheelchair
      accommodation adaaccommodation genetic genetics dna bmi height bodyweight sickdays sickleave sicknotes fmla fmladays fmlaleave
      neurodivergent neurodiverse autism adhd dyslexia epilepsy diabetes diabetic cancer hiv depression mentalhealth workerscomp workerscompclaims stdclaims ltdclaims pfl pfldays sick bloodtype weightkg weightlb weightlbs weightpounds
      healthinsurance insuranceclaims smoker ssdi
      discapacidad minusvalia bajamedica bajasmedicas diasbaja enfermedad estadosalud salud estatura
      behinderung schwerbehindert gdb gradderbehinderung krankheit krankheitstage krankentage krankenstand krankmeldung fehltage gesundheit
      korpergrosse koerpergroesse gesundheitszustand
      handicap rqth maladie arretmaladie joursmaladie etatdesante sante invalidite
      disabilita invalidita legge104 malattia giornimalattia salute statodisalute categorieprotette
      hearingaid hearingaids horgerat hoergeraet audifono audifonos bloodgroup blutgruppe gruposanguineo tiposanguineo groupesanguin grupposanguigno
      pflegegrad permesso104 permessi104 deficiencia pcd doenca atestadomedico saude altura handicap ziekte ziektedagen ziekteverzuim
    `),
    words: words('peso taille gewicht altezza grosse groesse'),
    anywhere: words(`
      disabil disabled discapac handicap impairment behinder schwerbehind invalidite invalidez maladie malattia enfermedad krankheit krankenst
      fmla
    `),
  },
  {
    attribute: 'marital or family status',
    terms: words(`
      family familystatus familysize married single divorced widowed spouse husband wife partner children hasfamily
      child kids numkids haskids numdep numdeps numdependents dependents dependants parent singleparent mother father parents motherseducation eldercare caregiver caregiving carer cuidador cuidadora cuidadorfamiliar aidantfamilial pflegeperson household householdsize
      parentalleave childcare wedding engaged partnerin
      hijos numhijos numerohijos familia cargasfamiliares estadocivil casado casada soltero soltera viudo viuda conyuge esposo esposa permisoparental
      familienstand kinder kinderzahl anzahlkinder kinderanzahl verheiratet ledig geschieden verwitwet ehepartner elternzeit steuerklasse alleinerziehend
      enfants nbenfants nbenf nombreenfants situationfamiliale etatcivil celibataire divorce conjoint congeparental
      figli numerofigli statocivile sposato sposata coniugato coniugata celibe nubile coniuge congedoparentale caricofamiliare carichifamiliari
      filhos numerofilhos estadocivil casado solteiro solteira conjuge dependentes licencaparental
      kinderen burgerlijkestaat gehuwd ouderschapsverlof
    `),
    words: words('marie mariee pacs'),
    anywhere: words(`
      marital matrimonial conyugal conjugal spousal civilstatus familystatus parental childcare numberofchildren relationshipstatus familienstand elternzeit estadocivil statocivile
      etatcivil situacionfamiliar situationfamil
    `),
  },
  {
    attribute: 'veteran or military status',
    terms: words(`
      military militarystatus militaryspouse discharge armedforces servicemember vetstatus vetflag isvet reservist nationalguard dd214
      veterano serviciomilitar militar wehrdienst wehrpflicht militardienst militaerdienst bundeswehr zivildienst servicemilitaire ancienmilitaire serviziomilitare serviziodileva
      servicomilitar reservista
    `),
    anywhere: words('veteran wehrdienst serviciomilitar servicomilitar servicemilitaire'),
  },
  {
    attribute: 'place',
    terms: words(`
      zip zip3 zip4 zip5 zipcode postcode postal address addr town city county state province region
      district borough neighborhood neighbourhood locality location street suburb residence home hometown schooldistrict
      latlon latlng gps geo geohash geolocation coordinates commute commutetime distance distancefromhome
      areacode censustract censusblock fips urban rural citydevelopmentindex timezone ipaddress
      direccion domicilio codigopostal codpostal ciudad barrio provincia municipio localidad calle lugarresidencia
      adresse anschrift wohnort wohnadresse wohnsitz plz postleitzahl stadt strasse strase bundesland landkreis stadtteil stadtviertel wohnviertel wohngegend entfernung arbeitsweg pendelzeit fahrtzeit fahrtweg tempotrajeto
      ville quartier arrondissement codepostal commune departement departementresidence domicile lieuresidence trajet tempstrajet
      indirizzo citta quartiere comune residenza domicilio codicepostale pendolare
      endereco bairro cidade municipio codigopostal estadoresidencia residencia
      adres woonplaats straat
    `),
    words: words('cap cep cp uf lat lon lng ip via rue ort'),
    anywhere: words(`
      zipcode postalcode postcode latitude longitude homeaddress neighborhood neighbourhood commut postleitzahl wohnort wohnadress wohnsitz
      codigopostal codepostal arbeitsweg woonplaats
    `),
  },
  {
    attribute: 'name or photo',
    terms: words(`
      name names fname lname firstnm lastnm fullname firstname lastname middlename givenname surname nickname initials photo photos picture
      image selfie headshot facial voice voicepitch video appearance attractiveness beauty email phone ssn linkedinurl
      socialsecurity nationalid taxid
      nombre nombres apellido apellidos fotografia foto aspecto dni nie curp numeross
      vorname nachname familienname lichtbild bewerbungsfoto aussehen steuerid sozialversicherungsnummer
      prenom nomfamille nomdefamille nomdenaissance apparence numerosecu
      cognome codicefiscale aspetto
      nome sobrenome apelido aparencia cpf
      achternaam voornaam pasfoto
    `),
    words: words('nom rg nir face'),
    anywhere: words(`
      firstname lastname surname photograph profilepic facialfeature socialsecurity vorname nachname lichtbild bewerbungsfoto apellido codicefiscale
    `),
  },
  {
    attribute: 'school or wealth',
    terms: words(`
      school schoolname university universityname college collegename almamater hbcu fraternity sorority womenscollege privateschool ivyleague
      creditscore fico credit homeowner homeownership ownshome rentorown networth arrest arrests arrestrecord criminal criminalrecord criminalhistory criminalbackground conviction convictions felony
      garnishment garnishments wagegarnishment expunged expungement victimstatus domesticviolence victimaviolencia victimadeviolencia
      seguridadsocial numeroseguridadsocial securitesociale numerosecuritesociale rentenversicherungsnummer sozialversicherungsnummer
      householdincome bankruptcy bankruptcies foodstamps welfare
      universidad colegio escuela antecedentespenales hipoteca
      schule hochschule universitat universitaet vorstrafen fuhrungszeugnis fuehrungszeugnis schufa
      ecole universite casierjudiciaire
      scuola universita casellagiudiziale casellariogiudiziale
      escola universidade faculdade antecedentescriminais
    `),
    anywhere: words('schoolname collegename universityname almamater criminalrecord vorstrafe'),
  },
];
