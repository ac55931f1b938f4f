export const executive = {
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
