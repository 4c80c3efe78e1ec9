// Where a protected word means work and not the person: `job_family`, `medical_coding_certified`, `state_management`.
import { words } from './protected-terms.ts';

/** Somebody did or learned something: beside an everyday word, the name is about that. */
export const learned: ReadonlySet<string> = new Set(
  words(`
    experience exp certified certification certifications certificate cert certs licensed license licence trained training trainings
    skill skills knowledge proficiency expertise course courses coursework internship internships
    experiencia certificado publications published papers processed handled administered erfahrung kenntnisse zertifikat schulung experience competence competences formation esperienza competenze
    experiencia competencias
  `),
);

/** Fields of work. Right after a protected word, and with experience or training in the name, the field is meant. */
export const fields: ReadonlySet<string> = new Set(
  words(`
    studies care law education therapy nursing services support inclusion coaching counseling counselling research marketing sales
    management planning coordination software analytics analysis advisory teacher teaching assistant aide worker work ministry
    administration claims policy program programs language languages markets market rehabilitation advocacy science sciences
  `),
);

/** Words that are about the thing beside them as often as about a person: `ticket_age`, `parent_task`, `male_connector`. */
export const thingTerms: ReadonlySet<string> = new Set(
  words(`
    age ages older parent parents child children mother origin color colour male female disabled minority
    alter edad edades padre hijo hijos origen color idade filho filhos pai origem couleur enfant enfants origine mere pere colore figlio
    figli padre kinder herkunft name names nombre nombres nome nom
  `),
);
/** What has an age, a colour, an origin or parts of its own without being anybody's. */
export const things: ReadonlySet<string> = new Set(
  words(`
    ticket tickets account accounts equipment machine machines device devices asset assets order orders invoice invoices contract contracts
    project projects process processes task tasks file files folder folders page pages document documents article articles product products
    part parts component components connector connectors plug plugs cable cables thread threads node nodes server servers printer printers
    screen scheme schemes palette palettes codebase repository branch issue issues bug bugs pipeline backlog deal deals inventory stock
    system systems software domain website app apps dataset database organization organisation company stake stakes shareholder shareholding investment office warehouse port station airport vacancy opening
    requisition posting org unit case cases shipment shipments package packages batch item items material materials tool tools
    proyecto proyectos proceso procesos pedido pedidos tarea tareas documento producto cuenta equipo empresa matriz
    projekt projekte prozess prozesse auftrag aufgabe aufgaben vorgang vertrag software anlage anlagen maschine maschinen konto produkt
    projet processus tache taches commande produit compte societe entreprise materiel dossier
    progetto processo ordine prodotto conto azienda societa macchina
    projeto processo pedido tarefa produto conta empresa
  `),
);
/** With one of these in the name it may be their age after all. */
export const persons: ReadonlySet<string> = new Set(
  words(`
    owner owners holder holders lead leader manager managers employee employees candidate candidates applicant applicants worker workers
    person people customer customers client clients user users hire hires staff member members agent agents driver drivers
    mitarbeiter bewerber kunde kunden empleado empleada candidato candidata cliente clientes salarie employe candidat dipendente funcionario
  `),
);
/** Little words between a word and what it is said of. */
export const joining: ReadonlySet<string> = new Set(words('of de d del della do da du des der von'));

/** Beginnings of words that hold a protected stem by chance: knowledge is no birth, and to telecommute is not to commute. */
export const unrelated: readonly string[] = words(`
  connaissance reconnaissance renaissance platitude commutat commutab telecommut internacionalid internationalit geopolit apolit
  abwehrdienst
`);

const lines = `
  family: * customer sku pay job product role skill career position font systems medicine practice law therapy business mediation
  color colour: * grading matching theory correction palette management coding contrast mixing calibration
  black: belt box friday
  white: box board paper papers label space belt glove
  hair: * styling stylist cutting salon care
  asian: * markets market cuisine languages apac
  race races: condition conditions track tracks car cars
  country: * manager director lead cross multi
  origin: cross point data source certificate of
  visa: card cards network payments processing
  party: third planning multi first
  union: square credit western sql types type discriminated find contract negotiations bargaining
  health: * safety records record information public care insurance check system systems services coaching home
  medical: * coding billing terminology device devices records sales imaging writing assistant equipment supplies
  medication: * administration dispensing
  citizen: developer developers scientist data
  gender: neutral
  genetic genetics: * testing lab algorithm algorithms
  dna: * sequencing lab
  height: * work working
  accommodation: * sales booking bookings
  single: page sign source point threaded
  partner: * account accounts channel sales business management program programs network onboarding
  childcare: *
  criminal: * justice law
  parents: * teachers
  eldercare: *
  grosse groesse: team gruppe firma unternehmen abteilung projekt
  cp uf fn: *
  sick: * calls
  sponsorship: * event events corporate
  cap: * rate rates salary market small large mid table
  accent: lighting wall
  children child kids: * ward book books program programs protection welfare psychology programmes
  parent: * company teacher portal
  household: * goods moving
  engaged: customers users actively
  home: * care office page work from health remote smart loan loans depot
  state: * management machine machines solid board boards certified licensed transfer steady
  county: * clerk
  region: * manager count lead
  district: * manager
  city: * driving manager planning planner
  welfare: * child animal
  maternit maternity: ward
  church: organ
  kosher halal: kitchen food
  tribe: lead
  cor: rgb
  cuidador cuidadora caregiver: *
  seguridadsocial securitesociale: *
  location: * multi remote count manager scouting
  address: * verification validation book resolution
  street: * smart cleaning maintenance
  urban: * planning design
  rural: * sales
  ip: vo * tcp networking telephony voice property
  gps: * navigation dispatch systems fleet
  geo: * spatial targeting physics
  distance: * learning long driven education
  name: tags badges stage file job test product company project course brand domain role team position employer variable recognition class function server servers
  names: file product brand domain
  photo photos: * editing retouching shoot studio shop
  picture: * big framing
  image: * count editing processing recognition classification brand segmentation
  face facial: * to treatment treatments painting
  voice: * over recognition acting mail assistant ip
  video: * editing production conference conferencing interview games game call calls surveillance
  appearance: * court
  email: * open click marketing response campaign campaigns writing support tickets handled
  phone: * screen screening interview calls support sales skills etiquette handled response
  school: * bus driver teaching high primary secondary elementary middle vocational trade diploma
  university: * teaching degree
  college: * degree credits credit teaching diploma gpa years graduate level completed
  credit: * analysis hours risk card cards union control letter letters notes college course
  military: vehicle vehicles
  discharge: * planning patient
  generation: * lead leads power demand content report code document next
  youth: * work worker coaching program programs
  elderly: * care
  retirement pension: * planning plan plans fund funds accounts
  minority: * class
  man: hours days power management
  men women: retail
  ms: office excel word access project teams sql powerpoint dynamics
  mr: imaging machine
  depression: *
  cancer diabetes autism dyslexia epilepsy: * care screening center centre unit ward
  passport: * office
  hiv: * testing care
  graduation: * rate
  graduated: licensing
  political: * science campaign
  denomination: bill currency cash
  handicap: golf
  birth: * center centre plan unit units ward wards suite suites
  zip: file files archive archives folder folders import imports
  postal: worker workers service services sorting carrier carriers clerk clerks
  nombre: employeurs postes emplois missions heures jours mois annees entretiens projets formations langues clients equipes contrats certifications dossiers appels ventes stages
  ages: taught multiple all
`;

/** Everyday words that are protected only where they are about the person, and the words that say that they are not. */
export const contexts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [terms = '', beside = ''] = line.split(':');
      return words(terms).map((term) => [term, new Set(words(beside))] as const);
    }),
);
