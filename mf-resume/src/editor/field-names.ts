import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the form calls the parts of a resume. */
const NAMES: Record<string, MessageDescriptor> = {
  firstName: msg`First name`,
  lastName: msg`Last name`,
  jobTitle: msg`Job title`,
  email: msg`Email`,
  phone: msg`Phone`,
  linkedin: msg`LinkedIn`,
  website: msg`Website`,
  profiles: msg`Website`,
  profile: msg`Summary`,
  profileImg: msg`Photo`,
  showProfileImage: msg`Photo`,
  dateOfBirth: msg`Date of birth`,
  nationality: msg`Nationality`,
  maritalStatus: msg`Marital status`,
  visaStatus: msg`Visa status`,
  gender: msg`Gender`,
  religion: msg`Religion`,
  passport: msg`Passport`,
  other: msg({ message: 'Other', context: 'personal details' }),
  address: msg`Street address`,
  city: msg`City`,
  postalCode: msg`Postal code`,
  country: msg`Country`,
  targetCountry: msg`Where do you apply?`,
  company: msg`Employer`,
  companyDescription: msg`Employer`,
  location: msg({ message: 'Place', context: 'of work or study' }),
  url: msg`Website`,
  startDate: msg({ message: 'Start', context: 'date' }),
  endDate: msg({ message: 'End', context: 'date' }),
  current: msg({ message: 'End', context: 'date' }),
  description: msg`Description`,
  isHidden: msg`Shown or hidden`,
  institution: msg`School`,
  degree: msg`Degree`,
  fieldOfStudy: msg({ message: 'Subject', context: 'of a degree' }),
  score: msg({ message: 'Grade', context: 'of a degree' }),
  courses: msg`Courses`,
  name: msg`Name`,
  organization: msg`Done for`,
  keywords: msg`Keywords`,
  level: msg`Level`,
  title: msg({ message: 'Title', context: 'of a section or entry' }),
  subtitle: msg`Organization`,
  workExperience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  certifications: msg`Certifications`,
  awards: msg`Key achievements`,
  languages: msg`Languages`,
  hobbies: msg`Hobbies`,
  customSections: msg`More sections`,
  personal: msg`Personal details`,
  selectedTemplate: msg({ message: 'Template', context: 'of a resume' }),
  sectionTitles: msg`Titles of sections`,
  sectionOrder: msg`Order of sections`,
  hiddenSections: msg`Hidden sections`,
  pageBreaks: msg`Page breaks`,
};

const DESIGN = msg({ message: 'Design', context: 'of a resume' });

/** What the screens call the field that a change names, or the list around it where the path ends in an entry. */
export function fieldNameOf(path: readonly string[]): MessageDescriptor {
  const known = path.findLast((key) => Object.hasOwn(NAMES, key));
  return known === undefined ? DESIGN : NAMES[known]!;
}
