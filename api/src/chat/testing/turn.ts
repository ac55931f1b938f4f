import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import type { Turn, TurnLetter } from '../coach/turn.ts';

/** A person who never lived. */
export const RESUME: Resume = restore({
  personal: { firstName: 'Nadia', lastName: 'Khan', jobTitle: 'Warehouse Manager', profile: 'Warehouse manager.' },
  workExperience: [
    {
      id: 'job-1',
      jobTitle: 'Warehouse Manager',
      company: 'Gulf Logistics',
      startDate: '2021-03',
      current: true,
      description:
        '- Responsible for managing 24 pickers in two shifts\n- Cut picking errors by 48% with SAP EWM\n- Weekly reports',
    },
    {
      id: 'job-2',
      jobTitle: 'Shift Leader',
      company: 'Rapid',
      startDate: '2017',
      endDate: '2019',
      description: '- Planned shifts',
    },
  ],
  skills: [{ name: 'Forklift', level: '', keywords: [] }],
}).resume;

export const ADVERT =
  'Logistics Manager\n\nRequirements\n- 5 years of experience in warehousing\n- SAP EWM is required\n- Python is required\n- Forklift licence\n';

/** A visitor's question, without anything that is known of the visitor; `more` says what is. */
export function turnOf(text: string, more: Partial<Turn> = {}): Turn {
  return {
    text,
    language: 'en',
    region: 'OTHER',
    isSignedIn: false,
    history: [],
    resume: null,
    resumes: [],
    advert: '',
    file: null,
    letters: [],
    letter: null,
    check: null,
    practice: null,
    ...more,
  };
}

/** The same, of somebody with one resume in the account. */
export const turnOfMember = (text: string, more: Partial<Turn> = {}): Turn =>
  turnOf(text, {
    isSignedIn: true,
    resume: { id: 'resume-1', title: 'My resume', data: RESUME },
    resumes: [{ id: 'resume-1', title: 'My resume' }],
    ...more,
  });

export const LETTER: TurnLetter = {
  id: 'letter-1',
  title: 'Logistics Manager, Crumb & Sons',
  jobTitle: 'Logistics Manager',
  company: 'Crumb & Sons',
  advert: ADVERT,
  text: [
    'Dear Hiring Team,',
    'I am writing to apply for the position of Logistics Manager at Crumb & Sons. I really enjoy work in which every day is different. This is true of few trades as much as of logistics.',
    'At Gulf Logistics I manage 24 pickers in two shifts. Before that I planned shifts at Rapid, where I learned how much a good rota is worth to the people on it. My colleagues say of me that I keep calm when lorries are late, and I think that I do. Outside work I enjoy long walks, reading about trade routes and cooking for my family and my neighbours.',
    'I like the way Crumb & Sons speaks about its drivers, and in order to learn more I have read the report on the new bakery. The plans for a second warehouse sound like work that I would like to do.',
    'I would be glad to talk about the position. Thank you for reading this letter.',
    'Kind regards,\nNadia Khan',
  ].join('\n\n'),
};

/** The same member's question, with one letter in the account. */
export const turnOfWriter = (text: string, more: Partial<Turn> = {}): Turn =>
  turnOfMember(text, { letters: [LETTER], letter: LETTER, ...more });
