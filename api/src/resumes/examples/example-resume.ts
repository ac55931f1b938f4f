import { REGIONS } from '@vitae/contract/regions';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import type { ResumeExample } from './example.ts';

/** The example as a resume to be edited. */
export function exampleResume(example: ResumeExample): Resume {
  const region = REGIONS.find(({ code }) => code === example.region);
  const { school } = example;
  return restore({
    language: example.language ?? 'en',
    selectedTemplate: example.template,
    selectedColor: example.color,
    selectedDateFormat: 'MMM YYYY',
    pageSize: region?.paperSize === 'letter' ? 'Letter' : 'A4',
    lineHeight: 1.35,
    personal: {
      firstName: example.name[0],
      lastName: example.name[1],
      jobTitle: example.jobs[0]?.title ?? example.profession,
      email: `${example.id.replace(/-/g, '.')}@example.com`,
      phone: '',
      city: example.city,
      country: example.country,
      profile: example.summary,
      targetCountry: '',
      showProfileImage: region?.photo !== 'avoid',
      ...example.personal,
    },
    workExperience: example.jobs.map((job, index) => ({
      id: `job-${index + 1}`,
      jobTitle: job.title,
      company: job.company,
      location: job.place,
      startDate: job.from,
      endDate: job.to ?? '',
      current: job.to === null,
      description: job.lines.map((line) => `- ${line}`).join('\n'),
    })),
    education: [
      {
        id: 'school-1',
        institution: school.institution,
        degree: school.degree,
        location: school.place,
        startDate: school.from,
        endDate: school.to,
        score: school.score ?? '',
      },
    ],
    skills: example.skills.map((name) => ({ name, level: '', keywords: [] })),
    languages: example.languages.map(([name, level]) => ({ name, level })),
    certifications: (example.certifications ?? []).map((name) => name),
  }).resume;
}
