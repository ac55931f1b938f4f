import { restore } from '../../src/model/restore.ts';
import type { Resume } from '../../src/model/resume.ts';
import { portraitUrl } from './portrait.ts';

const engineer = {
  selectedDateFormat: 'MMM YYYY',
  selectedColor: '#1f5fa8',
  lineHeight: 1.35,
  personal: {
    firstName: 'Maya',
    lastName: 'Lindqvist',
    jobTitle: 'Senior Software Engineer',
    email: 'maya.lindqvist@example.com',
    phone: '+46 70 555 01 42',
    city: 'Stockholm',
    country: 'Sweden',
    linkedin: 'https://www.linkedin.com/in/maya-lindqvist',
    website: ['https://mayalindqvist.example.com'],
    profiles: [{ network: 'GitHub', username: 'mlindqvist', url: 'https://github.com/mlindqvist' }],
    profileImg: portraitUrl(),
    profile:
      'Engineer with nine years of experience in payments and logistics. I build services that stay up, teams that grow, and documentation that people read. Lately: event-driven systems on PostgreSQL and Kafka, and the migration of a monolith that nobody dared to touch.',
  },
  workExperience: [
    {
      jobTitle: 'Senior Software Engineer',
      company: 'Nordlicht Logistics',
      location: 'Stockholm, Sweden',
      url: 'https://nordlicht.example.com',
      startDate: '2021-03',
      current: true,
      description: [
        '- Led the redesign of the order pipeline: **4,200 requests a second** with a p99 latency of 85 ms, at a third of the former cost.',
        '- Moved 3.1 TB of order history to partitioned tables without a minute of downtime.',
        '- Mentored five engineers, two of whom now lead teams of their own.',
        '- Introduced contract tests between eleven services, which cut failed releases from one in six to one in forty.',
      ].join('\n'),
    },
    {
      jobTitle: 'Software Engineer',
      company: 'Brightwater Systems',
      location: 'Gdańsk, Poland',
      startDate: '2018-01',
      endDate: '2021-02',
      description: [
        '- Built the public API for water-quality data that 140 municipalities publish through today.',
        '- Cut report generation from 40 minutes to 25 seconds with incremental aggregation.',
        '- Wrote the style guide and the linter rules that the whole department adopted.',
      ].join('\n'),
    },
    {
      jobTitle: 'Junior Developer',
      company: 'Studio Łódź',
      location: 'Łódź, Poland',
      startDate: '2015-09',
      endDate: '2017-12',
      description:
        '- Delivered fourteen client sites, from the first sketch to the launch.\n- Automated deployments, and with them the end of Friday evenings at the office.',
    },
  ],
  education: [
    {
      institution: 'KTH Royal Institute of Technology',
      degree: 'Master of Science',
      fieldOfStudy: 'Computer Science',
      location: 'Stockholm',
      startDate: '2013-09',
      endDate: '2015-06',
      score: '4.7 / 5.0',
      courses: ['Distributed Systems', 'Compilers', 'Information Retrieval'],
    },
    {
      institution: 'Gdańsk University of Technology',
      degree: 'Bachelor of Engineering',
      fieldOfStudy: 'Informatics',
      startDate: '2010-10',
      endDate: '2013-06',
    },
  ],
  skills: [
    { name: 'Languages', keywords: ['TypeScript', 'Go', 'Kotlin', 'SQL', 'Python'] },
    { name: 'Data', keywords: ['PostgreSQL', 'Kafka', 'Redis', 'ClickHouse'] },
    { name: 'Platform', keywords: ['Kubernetes', 'Terraform', 'AWS', 'GitHub Actions', 'OpenTelemetry'] },
  ],
  projects: [
    {
      name: 'pgbouncer-lens',
      url: 'https://github.com/mlindqvist/pgbouncer-lens',
      startDate: '2022-05',
      description: 'A dashboard that shows which query waits for which pool. 2,300 stars.',
      keywords: ['Go', 'Prometheus', 'PostgreSQL'],
    },
  ],
  certifications:
    '- AWS Certified Solutions Architect – Professional, 2023\n- Certified Kubernetes Administrator, 2022',
  awards: '- Engineering Excellence Award, Nordlicht Logistics, 2023\n- Speaker at PGConf.EU, 2022 and 2024',
  languages: [
    { name: 'Polish', level: 'native' },
    { name: 'Swedish', level: 'fluent' },
    { name: 'English', level: 'fluent' },
    { name: 'German', level: 'B1' },
  ],
  hobbies: ['Long-distance skating', 'Sourdough', 'Restoring radios'],
};

const graduate = {
  selectedColor: '#0f7b6c',
  selectedFont: 'Lato',
  selectedDateFormat: 'MMM YYYY',
  lineHeight: 1.4,
  personal: {
    firstName: 'Tomás',
    lastName: 'Ferreira',
    jobTitle: 'Economics graduate',
    email: 'tomas.ferreira@example.com',
    phone: '+351 912 555 014',
    city: 'Porto',
    country: 'Portugal',
    linkedin: 'linkedin.com/in/tomas-ferreira',
    profile:
      'Economics graduate who likes data and people in equal parts. Organised a student conference for 400 guests, and wrote a thesis on rents in Porto that the city council quoted.',
  },
  education: [
    {
      institution: 'Universidade do Porto',
      degree: 'Bachelor',
      fieldOfStudy: 'Economics',
      location: 'Porto',
      startDate: '2021-09',
      endDate: '2024-07',
      score: '16 / 20',
    },
  ],
  workExperience: [
    {
      jobTitle: 'Intern, Market Research',
      company: 'Atlântica Insights',
      location: 'Porto',
      startDate: '2023-06',
      endDate: '2023-09',
      description:
        '- Prepared and analysed a survey of 1,200 households.\n- Presented the results to the client’s board.',
    },
    {
      jobTitle: 'Barista (part time)',
      company: 'Café Piolho',
      startDate: '2021-10',
      endDate: '2023-05',
      description: '- Trained four new colleagues; kept the till right to the cent.',
    },
  ],
  skills: ['Excel', 'R', 'SQL', 'Stata', 'Public speaking', 'Teamwork'],
  languages: [
    { name: 'Portuguese', level: 'native' },
    { name: 'English', level: 'C1' },
    { name: 'Spanish', level: 'B2' },
  ],
  hobbies: ['Futsal', 'Volunteering at the food bank', 'Photography'],
};

const accountant = {
  selectedColor: '#8a1f2b',
  pageSize: 'A4',
  selectedFont: 'Calibri',
  selectedFontSize: 7.5,
  selectedDateFormat: 'MM/YYYY',
  lineHeight: 1.3,
  personal: {
    firstName: 'Priya',
    lastName: 'Raghunathan',
    jobTitle: 'Senior Accountant (IFRS, VAT)',
    email: 'priya.r@example.com',
    phone: '+971 50 555 0188',
    address: 'Al Barsha 1',
    city: 'Dubai',
    country: 'United Arab Emirates',
    dateOfBirth: '1990-04-17',
    nationality: 'Indian',
    maritalStatus: 'Married',
    visaStatus: 'Residence visa, transferable',
    gender: 'Female',
    religion: '',
    passport: 'Z1234567, valid to 2031',
    other: 'UAE driving licence; notice period 30 days',
    profileImg: portraitUrl(),
    targetCountry: 'United Arab Emirates',
    profile:
      'Accountant with eleven years in trading and construction companies in the Gulf: month-end close, VAT returns, consolidation under IFRS and audits that end without findings.',
  },
  workExperience: [
    {
      jobTitle: 'Senior Accountant',
      company: 'Al Majid Trading LLC',
      location: 'Dubai',
      startDate: '2018-02',
      current: true,
      description:
        '- Close the books of four companies by the third working day.\n- File VAT returns for AED 210 million in yearly turnover; no penalty since the tax exists.\n- Cut overdue receivables from 74 to 41 days.\n- Led the move from Tally to Oracle NetSuite.',
    },
    {
      jobTitle: 'Accountant',
      company: 'Gulf Steel Construction',
      location: 'Sharjah',
      startDate: '2013-05',
      endDate: '2018-01',
      description: '- Kept project accounts of up to AED 60 million.\n- Prepared payroll for 480 workers under WPS.',
    },
  ],
  education: [
    {
      institution: 'University of Madras',
      degree: 'Bachelor of Commerce',
      startDate: '2007',
      endDate: '2010',
      score: 'First class',
    },
  ],
  skills: [
    'IFRS',
    'UAE VAT',
    'Oracle NetSuite',
    'SAP FICO',
    'Consolidation',
    'Audit',
    'Excel (advanced)',
    'WPS payroll',
  ],
  certifications: '- ACCA (affiliate), 2016\n- UAE VAT Diploma, 2018',
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'Hindi', level: 'native' },
    { name: 'Tamil', level: 'native' },
    { name: 'Arabic', level: 'basic' },
  ],
};

const arabicTeacher = {
  language: 'ar',
  pageSize: 'A4',
  selectedColor: '#0b6e4f',
  selectedDateFormat: 'MM/YYYY',
  lineHeight: 1.5,
  personal: {
    firstName: 'ليلى',
    lastName: 'عبد الله الهاشمي',
    jobTitle: 'معلمة لغة إنجليزية – المرحلة الثانوية',
    email: 'layla.alhashimi@example.com',
    phone: '+971 50 555 0123',
    city: 'الشارقة',
    country: 'الإمارات العربية المتحدة',
    linkedin: 'linkedin.com/in/layla-alhashimi',
    dateOfBirth: '1988-11-02',
    nationality: 'أردنية',
    maritalStatus: 'متزوجة',
    visaStatus: 'إقامة سارية',
    profileImg: portraitUrl(),
    profile:
      'معلمة لغة إنجليزية بخبرة اثني عشر عاماً في المدارس الخاصة، حاصلة على شهادة CELTA من جامعة Cambridge. طوّرتُ برنامج قراءة رفع نسبة النجاح من 78% إلى 94% خلال عامين.',
  },
  workExperience: [
    {
      jobTitle: 'معلمة لغة إنجليزية أولى',
      company: 'مدرسة النور الدولية (Al Noor International School)',
      location: 'الشارقة',
      startDate: '2017-09',
      current: true,
      description:
        '- أدرّس اللغة الإنجليزية للصفوف 10 – 12 وفق منهج Cambridge IGCSE.\n- أعددتُ 40 درساً رقمياً باستخدام Google Classroom و Kahoot.\n- أشرف على 6 معلمات جديدات.',
    },
    {
      jobTitle: 'معلمة لغة إنجليزية',
      company: 'مدارس الجامعة',
      location: 'عمّان، الأردن',
      startDate: '2012-08',
      endDate: '2017-06',
      description: '- تدريس المرحلة الإعدادية.\n- تنظيم مسابقة الخطابة السنوية.',
    },
  ],
  education: [
    {
      institution: 'الجامعة الأردنية',
      degree: 'بكالوريوس',
      fieldOfStudy: 'اللغة الإنجليزية وآدابها',
      startDate: '2006',
      endDate: '2010',
      score: 'جيد جداً',
    },
  ],
  skills: ['إدارة الصف', 'Google Classroom', 'تصميم المناهج', 'Microsoft Teams', 'التقييم'],
  certifications: '- شهادة CELTA، جامعة Cambridge، 2014\n- رخصة معلم، وزارة التربية، 2019',
  languages: [
    { name: 'العربية', level: 'اللغة الأم' },
    { name: 'الإنجليزية', level: 'C2' },
  ],
};

const PUBLICATIONS = [
  ['Sediment transport in braided alpine rivers', 'Journal of Fluvial Geomorphology'],
  ['A twenty-year record of suspended load at Piz Nair', 'Earth Surface Processes'],
  ['On the memory of gravel: clast orientation after floods', 'Sedimentology'],
  ['Low-cost turbidity sensing with citizen scientists', 'Hydrology and Society'],
  ['When rivers forget: thresholds of channel avulsion', 'Nature Rivers'],
  ['Bayesian calibration of bedload models', 'Water Resources Methods'],
] as const;

const academic = {
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

const executive = {
  selectedFont: 'Georgia',
  selectedColor: '#6b4f1d',
  selectedDateFormat: 'YYYY',
  capitalizationMode: 'uppercase',
  lineHeight: 1.35,
  personal: {
    firstName: 'Jonathan',
    lastName: 'Okafor-Whitley',
    jobTitle: 'Chief Operating Officer',
    email: 'j.okafor@example.com',
    phone: '(312) 555-0164',
    city: 'Chicago',
    region: 'Illinois',
    country: 'United States',
    linkedin: 'linkedin.com/in/jokafor',
    profile:
      'Operator who has taken two manufacturers from regional to global. I build plants, supply chains and leadership teams, and hand over businesses that run without me.',
  },
  workExperience: [
    {
      jobTitle: 'Chief Operating Officer',
      company: 'Meridian Packaging Group',
      companyDescription: 'USD 1.8 billion maker of recyclable packaging, 6,400 employees',
      location: 'Chicago, IL',
      startDate: '2017',
      current: true,
      description:
        '- Grew EBITDA margin from 9.1 % to 15.6 % in five years.\n- Integrated seven acquisitions on three continents, each within twelve months.\n- Cut lost-time injuries by 71 %.',
    },
    {
      jobTitle: 'Vice President, Operations',
      company: 'Halvorsen Foods',
      location: 'Minneapolis, MN',
      startDate: '2009',
      endDate: '2017',
      description:
        '- Ran eleven plants with 2,900 people.\n- Opened the first plant outside of the United States, on time and 4 % below budget.',
    },
    {
      jobTitle: 'Plant Manager',
      company: 'Halvorsen Foods',
      location: 'Duluth, MN',
      startDate: '2003',
      endDate: '2009',
    },
  ],
  education: [
    { institution: 'Northwestern University, Kellogg School of Management', degree: 'MBA', endDate: '2003' },
    {
      institution: 'Purdue University',
      degree: 'Bachelor of Science',
      fieldOfStudy: 'Industrial Engineering',
      endDate: '1998',
    },
  ],
  skills: [
    'P&L leadership',
    'Post-merger integration',
    'Lean manufacturing',
    'Supply chain',
    'Board reporting',
    'Labour relations',
  ],
  awards: '- Crain’s 40 under 40, 2008\n- National Association of Manufacturers, Operations Leader of the Year, 2021',
  customSections: [
    {
      id: 'boards',
      title: 'Board memberships',
      entries: [{ title: 'Independent Director', subtitle: 'Lakeside Health', startDate: '2019', current: true }],
    },
  ],
};

const polyglot = {
  selectedFont: 'Inter',
  selectedColor: '#c2410c',
  selectedDateFormat: 'DD/MM/YYYY',
  iconStyle: 'circle',
  capitalizationMode: 'capitalize',
  lineHeight: 1.3,
  personal: {
    firstName: 'Đặng Thị',
    lastName: 'Hồng Nhung',
    jobTitle: 'Translator — Việt, Ελληνικά, Русский',
    email: 'nhung@example.org',
    phone: '+30 210 555 0123',
    city: 'Αθήνα',
    country: 'Ελλάδα',
    website: ['translations.example.org'],
    profileImg: portraitUrl(),
    profile:
      'Μεταφράστρια με δέκα χρόνια εμπειρίας. Переводчик с вьетнамского и греческого. Tôi dịch hợp đồng, sách và phim. Fluent in diacritics: ř, ő, ğ, ș, ł, ñ, ø, å, ß, ÿ.',
  },
  workExperience: [
    {
      jobTitle: 'Freelance translator',
      company: 'Self-employed',
      startDate: '2016-01-15',
      current: true,
      description:
        '- Over 3.2 million words — contracts, films & two novels.\n- Clients: Εκδόσεις Άγρα, Издательство «Восток», Nhà xuất bản Trẻ.\n- Rates agreed in € or ₫; on time in 99 % of cases.',
    },
    {
      jobTitle: 'Project manager',
      company: 'Šťastný Překlad s.r.o.',
      location: 'Plzeň',
      startDate: '2013-09-01',
      endDate: '2015-12-31',
      description: 'Coordinated twenty-two translators in nine languages.',
    },
  ],
  education: [
    {
      institution: 'Εθνικόν και Καποδιστριακόν Πανεπιστήμιον Αθηνών',
      degree: 'MA',
      fieldOfStudy: 'Translation Studies',
      startDate: '2011-10-01',
      endDate: '2013-06-30',
    },
  ],
  skills: [{ name: 'CAT tools', keywords: ['memoQ', 'OmegaT', 'SDL Trados'] }, 'Subtitling', 'Proofreading'],
  languages: [
    { name: 'Tiếng Việt', level: 'native' },
    { name: 'Ελληνικά', level: 'C2' },
    { name: 'Русский', level: 'C1' },
    { name: 'English', level: 'C2' },
  ],
};

const nurse = {
  selectedFont: 'Source Sans',
  selectedColor: '#2563eb',
  selectedFontSize: 7.5,
  personal: {
    firstName: 'Anneliese',
    lastName: 'van der Berg',
    jobTitle: 'Registered Nurse, Intensive Care',
    email: 'anneliese.vdberg@example.nl',
    phone: '+31 6 5550 1234',
    city: 'Utrecht',
    country: 'Netherlands',
    profile:
      'Intensive-care nurse with seven years at the bedside. Calm in the night, exact with a pump, kind with families.',
  },
  workExperience: [
    {
      jobTitle: 'ICU Nurse',
      company: 'UMC Utrecht',
      startDate: '2019-04-01',
      current: true,
      description:
        '- Care for two ventilated patients a shift on a ward of 32 beds.\n- Trained 14 colleagues in prone positioning.\n- Member of the resuscitation team.',
    },
    {
      jobTitle: 'Nurse, Surgery',
      company: 'Diakonessenhuis',
      startDate: '2017-02-01',
      endDate: '2019-03-31',
      description: '- Looked after eight patients before and after surgery.',
    },
  ],
  education: [
    { institution: 'Hogeschool Utrecht', degree: 'Bachelor of Nursing', startDate: '2013-09', endDate: '2017-01' },
  ],
  skills: ['Ventilation', 'ECMO', 'Triage', 'Wound care', 'Patient education', 'HiX (EHR)'],
  certifications: '- BIG register 59000000001\n- Advanced Life Support, 2024',
  languages: [
    { name: 'Dutch', level: 'native' },
    { name: 'English', level: 'C1' },
  ],
  hobbies: ['Rowing', 'Choir'],
};

function sample(input: unknown): Resume {
  const { resume, dropped } = restore(input);
  if (dropped.length > 0)
    throw new Error(`A sample lost ${dropped.map((drop) => `${drop.path} (${drop.reason})`).join(', ')}`);
  return resume;
}

/** Eight resumes of different kinds: long and short, with and without picture, five scripts. */
export const SAMPLE_RESUMES: Record<string, Resume> = {
  engineer: sample(engineer),
  graduate: sample(graduate),
  accountant: sample(accountant),
  arabic: sample(arabicTeacher),
  academic: sample(academic),
  executive: sample(executive),
  polyglot: sample(polyglot),
  nurse: sample(nurse),
};
