import { portraitUrl } from './portrait.ts';

export const engineer = {
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
