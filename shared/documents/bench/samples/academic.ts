const PUBLICATIONS = [
  ['Sediment transport in braided alpine rivers', 'Journal of Fluvial Geomorphology'],
  ['A twenty-year record of suspended load at Piz Nair', 'Earth Surface Processes'],
  ['On the memory of gravel: clast orientation after floods', 'Sedimentology'],
  ['Low-cost turbidity sensing with citizen scientists', 'Hydrology and Society'],
  ['When rivers forget: thresholds of channel avulsion', 'Nature Rivers'],
  ['Bayesian calibration of bedload models', 'Water Resources Methods'],
] as const;

export const academic = {
  selectedFont: 'Garamond',
  selectedFontSize: 8,
  selectedColor: '#2d3a4a',
  selectedDateFormat: 'YYYY',
  lineHeight: 1.35,
  personal: {
    firstName: 'Prof. Dr. Ruth',
    lastName: 'Æbischer-O’Neill',
    jobTitle: 'Professor of Physical Geography',
    email: 'ruth.aebischer@example.edu',
    phone: '+41 44 555 01 90',
    city: 'Zürich',
    country: 'Switzerland',
    website: ['https://rivers.example.edu'],
    profile: Array.from(
      { length: 2 },
      (_, index) =>
        `I study how rivers carry what mountains lose${index === 0 ? '' : ', and what that means for those who live by them'}. My group combines field work in the Engadine, flume experiments and statistics; its data and its code are open. I have supervised eleven doctoral theses, taught first-year students for fifteen years, and chaired the commission that rewrote the curriculum of the faculty.`,
    ).join('\n'),
  },
  workExperience: Array.from({ length: 9 }, (_, index) => ({
    jobTitle: ['Professor', 'Associate Professor', 'Senior Lecturer', 'Postdoctoral Researcher', 'Research Assistant'][
      index % 5
    ],
    company: [
      'ETH Zürich',
      'University of Bergen',
      'Université Grenoble Alpes',
      'Trinity College Dublin',
      'University of Otago',
    ][index % 5],
    startDate: String(2022 - index * 2),
    ...(index === 0 ? { current: true } : { endDate: String(2024 - index * 2) }),
    description: [
      '- Led a group of nine; raised CHF 2.4 million in competitive funding for field stations, doctoral positions and a mobile laboratory.',
      '- Taught geomorphology, statistics with R and the alpine field course, with evaluations above 5.4 of 6 in every term since the start.',
      '- Built the open archive of turbidity records, which forty research groups in nineteen countries use today.',
      '- Served on the ethics board and on the hiring committees of two departments.',
      '- Reviewed for eight journals; associate editor of one of them.',
    ].join('\n'),
  })),
  education: [
    {
      institution: 'Universität Bern',
      degree: 'PhD',
      fieldOfStudy: 'Geography',
      startDate: '2001',
      endDate: '2005',
      description: 'Thesis: *Gravel in motion*. Supervised by Prof. H. Kienholz. Summa cum laude.',
    },
    {
      institution: 'Université de Fribourg',
      degree: 'Diploma',
      fieldOfStudy: 'Earth Sciences',
      startDate: '1996',
      endDate: '2001',
    },
  ],
  skills: [
    { name: 'Methods', keywords: ['Sediment sampling', 'Flume experiments', 'Photogrammetry', 'Bayesian statistics'] },
    { name: 'Software', keywords: ['R', 'Python', 'QGIS', 'Stan', 'LaTeX'] },
  ],
  awards: '- Marie Heim-Vögtlin Prize, 2012\n- Golden Owl for excellence in teaching, 2016 and 2021',
  languages: [
    { name: 'German', level: 'native' },
    { name: 'English', level: 'C2' },
    { name: 'French', level: 'C1' },
  ],
  customSections: [
    {
      id: 'publications',
      kind: 'publications',
      title: 'Publications',
      entries: Array.from({ length: 30 }, (_, index) => ({
        title: `${PUBLICATIONS[index % PUBLICATIONS.length]![0]}${index < 6 ? '' : `, part ${Math.floor(index / 6) + 1}`}`,
        subtitle: PUBLICATIONS[index % PUBLICATIONS.length]![1],
        startDate: String(2024 - Math.floor(index / 2)),
        description:
          'With field data from eleven catchments between 1,100 and 2,800 m; code and data published along with the paper.',
      })),
    },
  ],
};
