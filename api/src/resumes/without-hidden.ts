import { emptyResume, type Resume } from '@vitae/documents/model/resume';

/** A resume as its readers see it: sections, entries and the photo that its owner has hidden are not in it. */
export function withoutHidden(resume: Resume): Resume {
  const shown = <T extends { isHidden: boolean }>(entries: T[]) => entries.filter((entry) => !entry.isHidden);
  const isHidden = (key: string) => resume.hiddenSections.includes(key);
  const empty = emptyResume();
  const rich = (key: 'certifications' | 'awards') => (isHidden(key) ? empty[key] : resume[key]);
  const { personal } = resume;
  return {
    ...resume,
    personal: {
      ...personal,
      profile: isHidden('summary') ? '' : personal.profile,
      profileImg: personal.showProfileImage ? personal.profileImg : '',
      ...(isHidden('personalDetails') ? hiddenDetails : {}),
    },
    workExperience: isHidden('experience') ? [] : shown(resume.workExperience),
    education: isHidden('education') ? [] : shown(resume.education),
    projects: isHidden('projects') ? [] : shown(resume.projects),
    skills: isHidden('skills') ? [] : resume.skills,
    languages: isHidden('languages') ? [] : resume.languages,
    hobbies: isHidden('hobbies') ? [] : resume.hobbies,
    certifications: rich('certifications'),
    awards: rich('awards'),
    customSections: resume.customSections
      .filter((section) => !isHidden(section.id))
      .map((section) => ({ ...section, entries: shown(section.entries) })),
  };
}

const hiddenDetails = {
  dateOfBirth: '',
  nationality: '',
  maritalStatus: '',
  visaStatus: '',
  gender: '',
  religion: '',
  passport: '',
  other: '',
  targetCountry: '',
};
