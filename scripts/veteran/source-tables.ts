// Which tables the build needs, by what their columns are called in any release seen so far. File names do not matter.

export interface TableShape {
  readonly title: string;
  /** Every column with the names it has had; the first is what the build calls it. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly optional?: readonly string[];
  /** Two tables may have the same columns: then the first row tells them apart. */
  readonly begins?: { readonly column: string; readonly with: string };
  readonly required: boolean;
}

const occupation = ['O*NET-SOC Code', 'onet_soc', 'O*NET-SOC 2019 Code', 'onetsoc_code', 'ONET_SOC_CODE'];

export const tableShapes = {
  crosswalk: {
    title: 'military crosswalk (current codes)',
    required: true,
    columns: {
      service: ['svc', 'SVC', 'Service'],
      code: ['moc', 'MOC', 'Military Code'],
      title: ['moc_title', 'MOC_TITLE', 'Military Title'],
      onet1: ['onet_code', 'ONET1', 'ONETSOC1', 'O*NET1'],
      onet2: ['ONET2', 'ONETSOC2', 'O*NET2'],
      onet3: ['ONET3', 'ONETSOC3', 'O*NET3'],
      onet4: ['ONET4', 'ONETSOC4', 'O*NET4'],
      status: ['STATUS', 'status'],
      category: ['MPC', 'mpc'],
      effective: ['EDATE', 'edate'],
    },
    optional: ['onet2', 'onet3', 'onet4', 'status', 'category', 'effective'],
  },
  inventory: {
    title: 'DMDC occupational database (current and obsolete codes of 2016)',
    required: true,
    columns: {
      service: ['service', 'Service', 'Service Name'],
      category: ['category', 'Personnel Category'],
      code: ['code', 'Service Occupation Code', 'Code'],
      title: ['title', 'Service Occupation Title', 'Title'],
      type: ['code_type', 'Code Type'],
      status: ['status', 'Status', 'Code Status'],
      onet1: ['onet1_2010', 'O*Net1', 'ONet1'],
      onet2: ['onet2_2010', 'O*Net2', 'ONet2'],
      description: ['description', 'Description', 'Service Code Description'],
      group: ['dod_code', 'DoD Occupation Code', 'DoD Occ Code'],
      groupTitle: ['dod_title', 'DoD Occupation Title', 'DoD Occ Title'],
    },
    optional: ['group', 'groupTitle'],
  },
  conversion: {
    title: 'O*NET-SOC 2010 to 2019',
    required: true,
    columns: {
      from: ['soc2010_code', 'O*NET-SOC 2010 Code'],
      to: ['soc2019_code', 'O*NET-SOC 2019 Code'],
    },
  },
  occupations: {
    title: 'O*NET occupations',
    required: true,
    columns: { occupation, title: ['Title', 'Occupation Title'], description: ['Description'] },
  },
  titles: {
    title: 'O*NET alternate titles',
    required: true,
    columns: { occupation, name: ['Alternate Title', 'Job Title'], sources: ['Source(s)', 'Sources'] },
  },
  reported: {
    title: 'O*NET reported titles',
    required: false,
    columns: { occupation, name: ['Reported Job Title'], shown: ['Shown in My Next Move'] },
  },
  tasks: {
    title: 'O*NET task statements',
    required: true,
    columns: { occupation, id: ['Task ID'], text: ['Task', 'Task Statement'] },
  },
  knowledge: {
    title: 'O*NET knowledge ratings',
    required: false,
    columns: {
      occupation,
      id: ['element_id', 'Element ID'],
      element: ['element_name', 'Element Name'],
      importance: ['importance_1_5', 'Data Value'],
      scale: ['Scale ID'],
    },
    optional: ['scale'],
    begins: { column: 'id', with: '2.C' },
  },
  zones: {
    title: 'O*NET job zones',
    required: true,
    columns: { occupation, zone: ['Job Zone'] },
  },
  related: {
    title: 'O*NET related occupations',
    required: true,
    columns: {
      occupation,
      related: ['Related O*NET-SOC Code'],
      tier: ['Relatedness Tier', 'Tier'],
    },
  },
} as const satisfies Record<string, TableShape>;

export type TableName = keyof typeof tableShapes;
