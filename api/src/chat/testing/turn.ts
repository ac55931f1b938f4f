import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import type { Turn } from '../coach/turn.ts';

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
