import { bullet, docx, line, paragraph, run, table } from './docx.ts';
import {
  escapeText as e,
  htmlPage,
  items,
  labelsOf,
  monthText,
  printSections,
  rangeText,
  type Template,
} from './page.ts';
import type { Person, PersonJob } from './person.ts';

const spread = (text: string) => text.toUpperCase();

/** A design site's page: dark sidebar, headings and employers set wide. */
const canva: Template = (person) => {
  const job = (each: PersonJob) =>
    `<div class=job><h3>${e(spread(each.title))}</h3><p class=firm>${e(each.company)} | ${e(each.place)}</p><p class=when>${rangeText(person, each, 'words')}</p>${items(each.duties)}</div>`;
  const side = printSections(person, [
    ['contact', `<p>☎ ${person.phone}</p><p>✉ ${person.email}</p><p>⌂ ${e(person.place)}</p>`],
    ['skills', person.skills.map((skill) => `<p>${e(skill)}</p>`).join('')],
    ['languages', person.locale.speaks.map(([name, level]) => `<p>${e(name)} (${e(level)})</p>`).join('')],
  ]);
  const main = printSections(person, [
    ['summary', `<p>${e(person.summary)}</p>`],
    ['experience', person.jobs.map(job).join('')],
    [
      'education',
      person.schools
        .map(
          (s) =>
            `<div class=job><h3>${e(spread(s.degree))}</h3><p class=firm>${e(s.institution)}</p><p class=when>${s.start} - ${s.end}</p></div>`,
        )
        .join(''),
    ],
  ]);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: `@page{margin:0}.wrap{display:flex;min-height:297mm}.side{width:66mm;background:#23364d;color:#fff;padding:12mm 8mm;overflow-wrap:anywhere}.main{flex:1;padding:12mm 10mm}h1{font-size:27pt;letter-spacing:${person.language === 'ar' ? 0 : '.14em'};text-transform:uppercase;line-height:1.15}h2{font-size:12pt;letter-spacing:${person.language === 'ar' ? 0 : '.28em'};text-transform:uppercase;margin:14pt 0 5pt;font-weight:400}h3{font-size:10.5pt;letter-spacing:${person.language === 'ar' ? 0 : '.08em'}}.firm{letter-spacing:${person.language === 'ar' ? 0 : '.12em'}}.when{font-size:9pt;color:#777}.job{margin-bottom:8pt}`,
      body: `<div class=wrap><div class=side>${side.html}</div><div class=main><h1>${e(person.name)}</h1><p>${e(person.headline)}</p>${main.html}</div></div>`,
    }),
    sections: [...side.sections, ...main.sections],
  };
};

/** Word: one table for everything, dates in its left column, headings as rows of their own. */
const wordTable: Template = (person) => {
  const heading = (kind: Parameters<Person['heading']>[0]) => [
    line(person.heading(kind), { bold: true, size: 13 }),
    '',
  ];
  const rows = [
    heading('personal'),
    ...[
      [person.locale.labels.address, `${person.street}\n${person.place}`],
      [person.locale.labels.phone, person.phone],
      [person.locale.labels.email, person.email],
      [person.locale.labels.born, person.born],
      [person.locale.labels.nationality, person.locale.nationality],
    ].map(([label, value]) => [line(`${label}:`), line(value!)]),
    heading('experience'),
    ...person.jobs.map((job) => [
      line(rangeText(person, job, 'months', ' - ')),
      line(job.title, { bold: true }) + line(`${job.company}, ${job.place}`) + job.duties.map(bullet).join(''),
    ]),
    heading('education'),
    ...person.schools.map((s) => [line(`${s.start} - ${s.end}`), line(s.degree, { bold: true }) + line(s.institution)]),
    heading('skills'),
    ...person.skills.map((skill) => ['', bullet(skill)]),
    heading('languages'),
    ...person.locale.speaks.map(([name, level]) => [line(name!), line(level!)]),
  ];
  return {
    kind: 'docx',
    content: docx([
      line(person.locale.resume, { size: 18 }),
      line(person.name, { bold: true, size: 14 }),
      table([2600, 6800], rows),
    ]),
    sections: ['personal', 'experience', 'education', 'skills', 'languages'],
    expected: {
      location: `${person.street}, ${person.place}`,
      date_of_birth: `${person.born.slice(6)}-${person.born.slice(3, 5)}-${person.born.slice(0, 2)}`,
      nationality: person.locale.nationality,
    },
  };
};

/** The European form of 2021. */
const europass: Template = (person) => {
  const s = printSections(
    person,
    [
      ['summary', `<p>${e(person.summary)}</p>`],
      [
        'experience',
        person.jobs
          .map(
            (job) =>
              `<div class=e><p class=when>[ ${rangeText(person, job, 'months')} ]</p><p class=t>${e(job.title)}</p><p><b>${e(job.company)}</b></p><p>${person.locale.labels.address}: ${e(job.place)}</p>${items(job.duties)}</div>`,
          )
          .join(''),
      ],
      [
        'education',
        person.schools
          .map(
            (x) =>
              `<div class=e><p class=when>[ ${x.start} – ${x.end} ]</p><p class=t>${e(x.degree)}</p><p><b>${e(x.institution)}</b></p></div>`,
          )
          .join(''),
      ],
      ['languages', person.locale.speaks.map(([n, l]) => `<p>${e(n)}: ${e(l)}</p>`).join('')],
      ['skills', `<p>${person.skills.map(e).join(' &nbsp;|&nbsp; ')}</p>`],
      ['certifications', person.certificates.map((c) => `<p>${e(c)}</p>`).join('')],
    ],
    (heading, html) => `<h2>● ${heading.toUpperCase()}</h2><div class=c>${html}</div>`,
  );
  const { labels } = person.locale;
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: 'h1{font-size:18pt;color:#004494}h2{font-size:11pt;color:#004494;border-bottom:1px solid #999;margin:12pt 0 4pt}.c{margin-inline-start:12mm}.when{color:#666}.t{font-size:12pt;color:#004494}.e{margin-bottom:7pt}',
      body: `<p style="float:inline-end;color:#004494">europass</p><h1>${e(person.name)}</h1><p><b>${labels.nationality}:</b> ${e(person.locale.nationality)} &nbsp; <b>${labels.born}:</b> ${person.born}</p><p><b>${labels.phone}:</b> ${person.phone} &nbsp; <b>${labels.email}:</b> ${person.email}</p><p><b>${labels.address}:</b> ${e(person.place)}</p>${s.html}`,
    }),
    sections: s.sections,
    expected: { nationality: person.locale.nationality },
  };
};

/** The profile that a professional network prints. */
const network: Template = (person) => {
  const english = person.language === 'en';
  const h = english
    ? {
        contact: 'Contact',
        top: 'Top Skills',
        languages: 'Languages',
        certs: 'Certifications',
        summary: 'Summary',
        exp: 'Experience',
        edu: 'Education',
      }
    : {
        contact: person.heading('contact'),
        top: person.heading('skills'),
        languages: person.heading('languages'),
        certs: person.heading('certifications'),
        summary: person.heading('summary'),
        exp: person.heading('experience'),
        edu: person.heading('education'),
      };
  const years = (job: PersonJob) => {
    const end = job.end === 'present' ? { year: 2024, month: 6 } : job.end;
    const months = Math.max(1, (end.year - job.start.year) * 12 + end.month - job.start.month);
    return english ? `(${Math.floor(months / 12)} years ${months % 12} months)` : '';
  };
  const shown = person.skills.slice(0, 3);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: '@page{margin:0}.wrap{display:flex;min-height:297mm}.side{width:64mm;background:#293e49;color:#e1e8ed;padding:12mm 7mm;font-size:9.5pt;overflow-wrap:anywhere}.main{flex:1;padding:12mm 9mm}h1{font-size:25pt;font-weight:400}.side h2{font-size:12pt;margin:12pt 0 4pt}.main h2{font-size:15pt;font-weight:400;margin:16pt 0 6pt}.firm{font-size:11.5pt}.t{font-size:11pt}.g{color:#666;font-size:9.5pt}',
      body: `<div class=wrap><div class=side><h2>${h.contact}</h2><p>${person.phone} (Mobile)</p><p>${person.email}</p><p>www.linkedin.com/in/${person.email.split('@')[0]}<br>(LinkedIn)</p><h2>${h.top}</h2>${shown.map((x) => `<p>${e(x)}</p>`).join('')}<h2>${h.languages}</h2>${person.locale.speaks.map(([n, l]) => `<p>${e(n)} (${e(l)})</p>`).join('')}<h2>${h.certs}</h2>${person.certificates.map((c) => `<p>${e(c)}</p>`).join('')}</div>
<div class=main><h1>${e(person.name)}</h1><p>${e(person.headline)}</p><p class=g>${e(person.place)}</p><h2>${h.summary}</h2><p>${e(person.summary)}</p><h2>${h.exp}</h2>${person.jobs
        .map(
          (job) =>
            `<p class=firm>${e(job.company)}</p><p class=t>${e(job.title)}</p><p class=g>${rangeText(person, job, 'words', ' - ')} ${years(job)}</p><p class=g>${e(job.place)}</p><p>${e(job.duties.join('. '))}.</p><br>`,
        )
        .join(
          '',
        )}<h2>${h.edu}</h2>${person.schools.map((s) => `<p class=firm>${e(s.institution)}</p><p>${e(s.degree)} · (${s.start} - ${s.end})</p>`).join('')}</div></div>`,
    }),
    sections: ['contact', 'skills', 'languages', 'certifications', 'summary', 'experience', 'education'],
    expected: { linkedin: `www.linkedin.com/in/${person.email.split('@')[0]}`, skills: shown },
  };
};

/** Typed in Word by somebody who uses no styles: blank lines, spaces, a job a line and a sentence or two. */
const typed: Template = (person) => {
  const body = [
    line(person.name.toUpperCase(), { bold: true }, '<w:jc w:val="center"/>'),
    line(`${person.street}, ${person.place}`, {}, '<w:jc w:val="center"/>'),
    line(
      `${person.locale.labels.phone}: ${person.phone}    ${person.locale.labels.email}: ${person.email}`,
      {},
      '<w:jc w:val="center"/>',
    ),
    line(''),
    line(`${person.heading('education')}:`, { bold: true }),
    ...person.schools.map((s) => line(`${s.start}-${s.end}   ${s.degree}, ${s.institution}`)),
    line(''),
    line(`${person.heading('experience')}:`, { bold: true }),
    ...person.jobs.flatMap((job) => [
      paragraph([
        run(`${job.company}, ${job.place} – `),
        run(job.title, { italic: true }),
        run(` (${rangeText(person, job, 'years', '-')})`),
      ]),
      line(`${job.duties.join('. ')}.`),
      line(''),
    ]),
    line(`${person.heading('skills')}:`, { bold: true }),
    line(`${person.skills.join(', ')}.`),
    line(`${person.heading('interests')}: ${person.hobbies.join(', ')}`),
  ];
  const printed = {
    kind: 'docx',
    content: docx(body),
    sections: ['education', 'experience', 'skills', 'interests'],
  } as const;
  const { jobs } = labelsOf(person, printed, true);
  return { ...printed, expected: { jobs, location: `${person.street}, ${person.place}` } };
};

/** An agency's form: every fact of a job behind its label. */
const labelled: Template = (person) => {
  const { labels } = person.locale;
  const row = (label: string, value: string) => `<tr><th>${e(label)}</th><td>${value}</td></tr>`;
  const s = printSections(
    person,
    [
      [
        'personal',
        `<table>${row(labels.address, e(`${person.street}, ${person.place}`))}${row(labels.phone, person.phone)}${row(labels.email, person.email)}${row(labels.born, person.born)}${row(labels.marital, e(person.locale.married))}</table>`,
      ],
      [
        'experience',
        person.jobs
          .map(
            (job) =>
              `<table>${row(labels.period, rangeText(person, job, 'months'))}${row(labels.company, e(job.company))}${row(labels.position, e(job.title))}${row(labels.duties, items(job.duties))}</table>`,
          )
          .join(''),
      ],
      [
        'education',
        person.schools
          .map(
            (x) =>
              `<table>${row(labels.period, `${x.start} – ${x.end}`)}${row(labels.school, e(x.institution))}${row(labels.degree, e(x.degree))}</table>`,
          )
          .join(''),
      ],
      ['skills', `<p>${person.skills.map(e).join('; ')}</p>`],
    ],
    (heading, html) => `<h2>${heading}</h2>${html}`,
  );
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: 'h2{background:#ddd;padding:3pt 6pt;font-size:11.5pt;margin:10pt 0 4pt}table{width:100%;border-collapse:collapse;margin-bottom:6pt}th,td{border:1px solid #aaa;padding:2pt 6pt;text-align:start;vertical-align:top}th{width:46mm;font-weight:400;background:#f6f6f6}',
      body: `<h1 style="text-align:center;font-size:16pt">${e(person.locale.resume)}</h1><p style="text-align:center;font-size:13pt"><b>${e(person.name)}</b></p>${s.html}<p>${monthText(person, { year: 2024, month: 5 }, 'words')}</p>`,
    }),
    sections: s.sections,
    expected: { location: `${person.street}, ${person.place}`, marital_status: person.locale.married },
  };
};

export const FIRST_TEMPLATES: Readonly<Record<string, Template>> = {
  canva,
  wordTable,
  europass,
  network,
  typed,
  labelled,
};
