import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';

/** A person who never lived, with something in most parts of the resume. */
export const SUPERVISOR: Resume = restore({
  language: 'en',
  personal: {
    firstName: 'Omar',
    lastName: 'Saleh',
    jobTitle: 'Front Office Supervisor',
    phone: '+44 7700 900111',
    email: 'omar.saleh@mailbox.example',
    city: 'Leeds',
    country: 'UK',
    profile:
      'Front office supervisor with 9 years of experience in hotels. Leads a team of six receptionists in three shifts. Known for calm check-ins on full nights.',
  },
  workExperience: [
    {
      id: 'harbour',
      jobTitle: 'Front Office Supervisor',
      company: 'Harbour Hotel',
      location: 'Leeds',
      startDate: '2021-03',
      current: true,
      description:
        '- Lead a team of 6 receptionists in three shifts\n- Cut check-in time from 9 minutes to 4 with Opera PMS\n- Responsible for monthly rota reports',
    },
    {
      id: 'palm',
      jobTitle: 'Receptionist',
      company: 'Palm Inn',
      location: 'York',
      startDate: '2018-06',
      endDate: '2021-02',
      description:
        '- Checked in 50 guests a day and kept the rota in Excel\n- Helped with the move from Fidelio to Opera',
    },
    {
      id: 'corner',
      jobTitle: 'Sales Assistant',
      company: 'Corner Goods',
      location: 'York',
      startDate: '2016-09',
      endDate: '2018-05',
      description: '- Served people on the shop floor\n- Handled returns and the till\n- Won seller of the year twice',
    },
  ],
  skills: ['Opera PMS', 'Excel', 'Night audit'].map((name) => ({ name, level: '', keywords: [] })),
  languages: [
    { name: 'English', level: 'fluent' },
    { name: 'French', level: 'basic' },
  ],
  certifications: {
    blocks: [{ text: 'Fire Marshal, 2022', key: 'a', type: 'unordered-list-item' }],
    entityMap: {},
  },
}).resume;

export const HOTEL_ADVERT = `Front Office Manager
Bluewave Hotels - Leeds

Bluewave Hotels runs small hotels by the sea. We are looking for a Front Office Manager for our house in Leeds.

What you will do
- Lead the reception in three shifts
- Report on complaints to the Lisbon office each month

What we are looking for
- 3+ years in hotels
- Strong knowledge of Opera PMS and Excel
- Experience with revenue management is required
- Excellent written English; Portuguese is a plus
- Experience with spas is a plus

We offer
- 41,000 - 46,000 GBP a year

Apply by 30 June to Priya Nair, jobs@bluewave.example
`;
