import { fullNameOf, type Resume } from '@vitae/documents/model/resume';

const STYLE =
  'body{font:11pt Arial,sans-serif;margin:0}h1{margin:0}h2{border-bottom:1px solid;margin:12pt 0 4pt}h3{margin:0}p,ul{margin:2pt 0}.dates{float:inline-end}';

/** A sample as a plain web page, the way people print their resume from a site. */
export function sampleHtml(resume: Resume): string {
  const { personal } = resume;
  const contact = [personal.email, personal.phone, locationOf(personal)];
  const sections: [title: string, content: string][] = [
    ['Summary', paragraph(personal.profile)],
    [
      'Work Experience',
      resume.workExperience.map((job) => entry(job.jobTitle, [job.company, job.location], job)).join(''),
    ],
    [
      'Education',
      resume.education.map((school) => entry(degreeOf(school), [school.institution, school.location], school)).join(''),
    ],
    [
      'Skills',
      resume.skills
        .map(({ name, keywords }) => paragraph(keywords.length > 0 ? `${name}: ${keywords.join(', ')}` : name))
        .join(''),
    ],
    [
      'Languages',
      resume.languages.map(({ name, level }) => paragraph([name, level].filter(Boolean).join(' – '))).join(''),
    ],
  ];
  const direction = resume.language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html dir="${direction}"><meta charset="utf-8"><style>${STYLE}</style><h1>${escapeHtml(fullNameOf(personal))}</h1>${paragraph(personal.jobTitle)}${paragraph(contact.filter(Boolean).join(' | '))}${sections
    .filter(([, content]) => content !== '')
    .map(([title, content]) => `<h2>${title}</h2>${content}`)
    .join('')}</html>`;
}

export function locationOf({ address, city, region, country }: Resume['personal']): string {
  return [address, city, region, country].filter(Boolean).join(', ');
}

export function degreeOf({ degree, fieldOfStudy }: Resume['education'][number]): string {
  return [degree, fieldOfStudy].filter(Boolean).join(', ');
}

interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
  description: string;
}

function entry(title: string, details: readonly string[], period: Period): string {
  const dates = [period.startDate, period.current ? 'Present' : period.endDate].filter(Boolean).join(' – ');
  return `<h3>${escapeHtml(title)}<span class="dates">${dates}</span></h3>${paragraph(details.filter(Boolean).join(', '))}${period.description}`;
}

function paragraph(text: string): string {
  return text === '' ? '' : `<p>${escapeHtml(text)}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
