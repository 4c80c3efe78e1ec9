// What may never be a signal: attributes that the law protects, and what commonly stands in for them.

export interface ProtectedGroup {
  /** As a problem names it. */
  readonly attribute: string;
  /** Written together, lower case. A name is refused when it is one of these, whatever stands before or after. */
  readonly terms: readonly string[];
  /** So distinctive that they count anywhere inside a name. */
  readonly anywhere?: readonly string[];
}

/** A list of words as people write one. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const protectedGroups: readonly ProtectedGroup[] = [
  {
    attribute: 'age',
    terms: words(`
      age ages agegroup dob yob bday born bornin yearborn older elderly youth generation over40 above40
      under40 graduation graduated gradyear yearofgrad classof alumni seniorcitizen retirement pension
      firstjobyear careerstartyear edad alter geburtsdatum millennial boomer genz genx
    `),
    anywhere: words('birth graduationyear graduationdate yeargraduated sincegraduation'),
  },
  {
    attribute: 'race or ethnicity',
    terms: words(`
      race races raza racial color colour black white hispanic latino latina latinx asian tribe caste hair
      hairstyle eyecolor ancestry minority bipoc
    `),
    anywhere: words('ethnic skincolo africanamerican nativeamerican pacificislander skintone'),
  },
  {
    attribute: 'sex or gender',
    terms: words(`
      sex sexes male female man woman men women sexe sexo geschlecht pronoun pronouns salutation honorific mr mrs ms maiden
      maidenname lgbt lgbtq gay trans cisgender
    `),
    anywhere: words('gender sexual pregnan maternity paternity'),
  },
  {
    attribute: 'nationality or origin',
    terms: words(`
      nationality nation origin country visa greencard passport mothertongue nativelanguage firstlanguage
      accent foreigner naturalized
    `),
    anywhere: words('nationalit nationalorigin citizen immigra countryof nativespeaker'),
  },
  {
    attribute: 'religion or belief',
    terms: words(`
      faith church creed belief beliefs muslim christian jewish hindu hijab headscarf politics party union
      unionmember unionmembership
    `),
    anywhere: words('religio political worship'),
  },
  {
    attribute: 'disability or health',
    terms: words(`
      illness medical medicalhistory medication diagnosis healthstatus healthcondition health wheelchair
      accommodation genetic genetics dna bmi height bodyweight sickdays neurodivergent autism adhd
    `),
    anywhere: words('disabil disabled handicap impairment'),
  },
  {
    attribute: 'marital or family status',
    terms: words(`
      family familystatus familysize married single divorced widowed spouse husband wife partner children
      child kids numkids dependents dependants parent caregiver carer household householdsize
    `),
    anywhere: words('marital civilstatus familystatus parental childcare numberofchildren relationshipstatus'),
  },
  {
    attribute: 'veteran or military status',
    terms: words('military militarystatus discharge armedforces servicemember'),
    anywhere: words('veteran'),
  },
  {
    attribute: 'place',
    terms: words(`
      zip zip3 zip4 zip5 zipcode postcode postal address addr adresse direccion city town county state province region
      district borough neighborhood neighbourhood locality location street suburb residence home hometown
      lat lon lng gps geo geohash geolocation coordinates commute commutetime distance distancefromhome
      areacode censustract fips urban rural citydevelopmentindex plz postleitzahl timezone ip ipaddress
    `),
    anywhere: words('zipcode postalcode postcode latitude longitude homeaddress neighborhood neighbourhood commut'),
  },
  {
    attribute: 'name or photo',
    terms: words(`
      name names nombre nom fullname firstname lastname middlename givenname surname nickname photo photos picture
      image selfie headshot face facial voice video appearance attractiveness email phone ssn
      socialsecurity
    `),
    anywhere: words('firstname lastname surname photograph profilepic facialfeature socialsecurity'),
  },
  {
    attribute: 'school or wealth',
    terms: words(`
      school schoolname university universityname college collegename almamater hbcu fraternity sorority
      creditscore credit homeowner arrest arrests arrestrecord
    `),
    anywhere: words('schoolname collegename universityname almamater'),
  },
];
