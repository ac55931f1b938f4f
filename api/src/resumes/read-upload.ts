import type { ReadField, UploadedResume } from '@vitae/contract/resumes';
import type { Resume } from '@vitae/documents/model/resume';
import type { Field, ParsedResume } from '../parsing/result.ts';
import { toResumeDocument } from '../parsing/resume-document.ts';

type Source = Pick<Field, 'value' | 'confidence' | 'place'> | null | undefined;

/** A parsed file as a resume to be corrected: each value with its place in the file, and what was placed nowhere. */
export function toUploadedResume(parsed: ParsedResume, text: string): UploadedResume {
  const { resume } = toResumeDocument(parsed);
  return {
    success: true,
    data: resume,
    fields: fieldsOf(parsed, resume),
    unplaced: parsed.unplaced.filter((part) => part.section === '' || !isInCustomSection(part.text, resume)),
    text,
    page_count: parsed.pageCount,
    source: parsed.source,
  };
}

/** Text under a heading of its own became a section of the resume. */
function isInCustomSection(text: string, resume: Resume): boolean {
  return resume.customSections.some((section) => section.description.includes(text.trim()));
}

function fieldsOf(parsed: ParsedResume, resume: Resume): ReadField[] {
  const fields: ReadField[] = [];
  const add = (path: string[], ...sources: Source[]) => {
    for (const source of sources) {
      if (!source || source.value === '') continue;
      fields.push({ path, value: source.value, confidence: source.confidence, place: source.place });
    }
  };
  const { links, personal } = parsed;
  add(['personal', 'firstName'], parsed.name);
  add(['personal', 'jobTitle'], parsed.headline);
  add(['personal', 'email'], parsed.email);
  add(['personal', 'phone'], parsed.phone);
  add(['personal', 'city'], parsed.location);
  add(['personal', 'linkedin'], links.linkedin);
  add(['personal', 'website'], links.website, links.github);
  add(['personal', 'profiles'], ...links.other);
  add(['personal', 'profile'], parsed.summary);
  for (const key of [
    'dateOfBirth',
    'nationality',
    'maritalStatus',
    'visaStatus',
    'gender',
    'religion',
    'passport',
  ] as const) {
    add(['personal', key], personal[key]);
  }
  add(
    ['personal', 'other'],
    personal.drivingLicence,
    personal.noticePeriod,
    personal.expectedSalary,
    personal.currentLocation,
  );
  addEntries(parsed.jobs, resume.workExperience, (job, id) => {
    add(['workExperience', id, 'jobTitle'], job.title);
    add(['workExperience', id, 'company'], job.company);
    add(['workExperience', id, 'location'], job.location);
    add(['workExperience', id, 'startDate'], job.start);
    add(['workExperience', id, 'endDate'], job.end);
    add(['workExperience', id, 'description'], ...job.bullets);
  });
  addEntries(parsed.education, resume.education, (school, id) => {
    add(['education', id, 'institution'], school.institution);
    add(['education', id, 'degree'], school.degree);
    add(['education', id, 'location'], school.location);
    add(['education', id, 'startDate'], school.start);
    add(['education', id, 'endDate'], school.end);
    add(['education', id, 'description'], ...school.details);
  });
  addEntries(parsed.projects, resume.projects, (project, id) => {
    add(['projects', id, 'name'], project.title);
    add(['projects', id, 'endDate'], project.date);
    add(['projects', id, 'description'], ...project.details);
  });
  add(['skills'], ...parsed.skills);
  add(['languages'], ...parsed.languages);
  add(['hobbies'], ...parsed.hobbies);
  add(['certifications'], ...parsed.certifications.map((item) => item.title));
  add(['awards'], ...parsed.awards.map((item) => item.title));
  return fields;
}

/** The resume's entries stand in the order in which the parser found them. */
function addEntries<T>(
  found: readonly T[],
  entries: readonly { id: string }[],
  add: (item: T, id: string) => void,
): void {
  for (const [index, item] of found.entries()) {
    const entry = entries[index];
    if (entry) add(item, entry.id);
  }
}
