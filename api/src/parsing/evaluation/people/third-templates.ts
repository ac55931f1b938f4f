import { bullet, docx, line, RULE_BELOW, table } from './docx.ts';
import { escapeText as e, htmlPage, items, labelsOf, printSections, rangeText, type Template, two } from './page.ts';
import type { PersonJob } from './person.ts';

const spaced = (text: string) => [...text.toUpperCase()].join(' ').replace(/ {3}/g, '\u2003 ');

/** An overview of all jobs in a table, and each of them again with what was done. */
const overview: Template = (person) => {
  const { labels } = person.locale;
  const s = printSections(person, [
    ['summary', `<p>${e(person.summary)}</p>`],
    [
      'experience',
      `<table><tr><th>${labels.period}</th><th>${labels.position}</th><th>${labels.company}</th></tr>${person.jobs
        .map(
          (job) =>
            `<tr><td>${rangeText(person, job, 'months')}</td><td>${e(job.title)}</td><td>${e(job.company)}</td></tr>`,
        )
        .join(
          '',
        )}</table>${person.jobs.map((job) => `<p class=head>${e(job.company)} – ${e(job.title)}</p>${items(job.duties)}`).join('')}`,
    ],
    [
      'education',
      `<table><tr><th>${labels.period}</th><th>${labels.school}</th><th>${labels.degree}</th></tr>${person.schools
        .map((x) => `<tr><td>${x.start} – ${x.end}</td><td>${e(x.institution)}</td><td>${e(x.degree)}</td></tr>`)
        .join('')}</table>`,
    ],
    ['skills', `<p>${person.skills.map(e).join(' · ')}</p>`],
  ]);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: 'h2{font-size:12pt;color:#1f4e79;margin:12pt 0 4pt}table{border-collapse:collapse;width:100%}td,th{border:1px solid #bbb;padding:2pt 5pt;text-align:start;width:33%}.head{font-weight:700;margin-top:6pt}',
      body: `<h1>${e(person.name)}</h1><p>${e(person.place)}</p><p>${person.phone}</p><p>${person.email}</p>${s.html}`,
    }),
    sections: s.sections,
  };
};

/** A new graduate's: aims, marks in a table, facts about the person, a declaration with place and date. */
const graduate: Template = (person) => {
  const { labels } = person.locale;
  const rule = RULE_BELOW;
  const heading = (text: string) => line(text.toUpperCase(), { bold: true }, rule);
  const marks = person.schools.map((x, i) => [
    line(x.degree),
    line(x.institution),
    line(String(x.end)),
    line(`${71 + i * 6}%`),
  ]);
  const body = [
    line(person.name, { bold: true, size: 20 }),
    line(`${labels.phone}: ${person.phone}`),
    line(`${labels.email}: ${person.email}`),
    heading(person.heading('summary')),
    line(person.summary),
    heading(person.heading('education')),
    table(
      [2800, 3600, 1500, 1400],
      [
        [
          line(labels.degree, { bold: true }),
          line(labels.school, { bold: true }),
          line(labels.period, { bold: true }),
          line('%', { bold: true }),
        ],
        ...marks,
      ],
    ),
    heading(person.heading('experience')),
    ...person.jobs.flatMap((job) => [
      line(`${job.title}\t${rangeText(person, job, 'words', ' - ')}`, { bold: true }),
      line(`${job.company}, ${job.place}`, { italic: true }),
      ...job.duties.map(bullet),
    ]),
    heading(person.heading('skills')),
    ...person.skills.map(bullet),
    heading(person.heading('certifications')),
    ...person.certificates.map(bullet),
    heading(person.heading('personal')),
    line(`${labels.born}\t:  ${person.born}`),
    line(`${labels.nationality}\t:  ${person.locale.nationality}`),
    line(`${labels.marital}\t:  ${person.locale.married}`),
    line(`${labels.address}\t:  ${person.street}, ${person.place}`),
    line(`${person.heading('languages')}\t:  ${person.locale.speaks.map(([n]) => n).join(', ')}`),
  ];
  return {
    kind: 'docx',
    content: docx(body),
    sections: ['summary', 'education', 'experience', 'skills', 'certifications', 'personal'],
    expected: {
      location: `${person.street}, ${person.place}`,
      nationality: person.locale.nationality,
      marital_status: person.locale.married,
      date_of_birth: `${person.born.slice(6)}-${person.born.slice(3, 5)}-${person.born.slice(0, 2)}`,
    },
  };
};

/** Headings and employers with typed blanks between their letters, in two columns of a magazine. */
const magazine: Template = (person) => {
  const isLatin = !['ar', 'ja', 'zh', 'hi'].includes(person.language);
  const wide = (text: string) => e(isLatin ? spaced(text) : text);
  const left = printSections(
    person,
    [
      ['summary', `<p>${e(person.summary)}</p>`],
      ['contact', `<p>${person.phone}</p><p>${person.email}</p><p>${e(person.place)}</p>`],
      [
        'education',
        person.schools
          .map((x) => `<p class=t>${e(x.degree)}</p><p>${e(x.institution)}</p><p>${x.start}–${x.end}</p>`)
          .join(''),
      ],
      ['skills', person.skills.map((skill) => `<p>${e(skill)}</p>`).join('')],
    ],
    (heading, html) => `<h2>${wide(heading.replace(/&amp;/g, '&'))}</h2>${html}`,
  );
  const right = printSections(
    person,
    [
      [
        'experience',
        person.jobs
          .map(
            (job) =>
              `<p class=t>${wide(job.company)}</p><p><i>${e(job.title)}</i> &nbsp;|&nbsp; ${rangeText(person, job, 'words')}</p>${items(job.duties)}`,
          )
          .join(''),
      ],
      ['interests', `<p>${person.hobbies.map(e).join(', ')}</p>`],
    ],
    (heading, html) => `<h2>${wide(heading.replace(/&amp;/g, '&'))}</h2>${html}`,
  );
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: '.w{display:flex;gap:9mm}.a{width:62mm}.b{flex:1}h1{text-align:center;font-weight:400;font-size:26pt}.k{text-align:center;margin-bottom:8mm}h2{font-size:10.5pt;margin:10pt 0 5pt;border-bottom:.5pt solid #000}.t{font-weight:700;font-size:9.5pt;margin-top:5pt}',
      body: `<h1>${wide(person.name)}</h1><p class=k>${e(person.headline)}</p><div class=w><div class=a>${left.html}</div><div class=b>${right.html}</div></div>`,
    }),
    sections: [...left.sections, ...right.sections],
  };
};

/** A plain text typed into a box of a web form. */
const plain: Template = (person) => {
  const job = (each: PersonJob) =>
    [
      `${each.title}`,
      `${each.company} (${each.place})`,
      rangeText(person, each, 'months', ' - '),
      ...each.duties.map((d) => `* ${d}`),
      '',
    ].join('\n');
  const h = (kind: Parameters<typeof person.heading>[0]) => `${person.heading(kind).toUpperCase()}\n`;
  const content = [
    person.name,
    person.place,
    `${person.email} / ${person.phone}`,
    '',
    h('summary') + person.summary,
    '',
    h('experience'),
    ...person.jobs.map(job),
    h('education') + person.schools.map((x) => `${x.start}-${x.end}: ${x.degree}, ${x.institution}`).join('\n'),
    '',
    h('skills') + person.skills.join('\n'),
    '',
    h('languages') + person.locale.speaks.map(([n, l]) => `${n}: ${l}`).join('\n'),
  ].join('\n');
  return { kind: 'txt', content, sections: ['summary', 'experience', 'education', 'skills', 'languages'] };
};

/** A scholar's: posts, degrees, and long lists that are neither. English headings for what comes after. */
const academic: Template = (person) => {
  const s = printSections(
    person,
    [
      [
        'experience',
        person.jobs
          .map(
            (job) =>
              `<div class=row><div class=l>${rangeText(person, job, 'years', '–')}</div><div><b>${e(job.title)}</b>, ${e(job.company)}, ${e(job.place)}</div></div>`,
          )
          .join(''),
      ],
      [
        'education',
        person.schools
          .map(
            (x) =>
              `<div class=row><div class=l>${x.end}</div><div>${e(x.degree)}, <i>${e(x.institution)}</i></div></div>`,
          )
          .join(''),
      ],
      ['languages', `<p>${person.locale.speaks.map(([n, l]) => `${e(n)} (${e(l)})`).join(', ')}</p>`],
    ],
    (heading, html) => `<h2>${heading}</h2>${html}`,
  );
  const printed = {
    kind: 'html',
    content: htmlPage(person, {
      css: 'body{font-family:"Liberation Serif","DejaVu Serif","Droid Sans Fallback",serif}h2{font-variant:small-caps;font-size:13pt;margin:11pt 0 4pt}.row{display:flex;margin-bottom:3pt}.l{width:28mm}',
      body: `<h1 style="font-size:17pt">${e(person.name)}</h1><p>${e(person.place)} – ${person.email} – ${person.phone}</p>${s.html}<h2>Courses Taught</h2><div class=row><div class=l>2019–2021</div><div>Introduction to Method, seminar for second-year students</div></div><div class=row><div class=l>2018</div><div>Writing Workshop, with M. Ito</div></div><h2>Grants and Awards</h2><div class=row><div class=l>2020</div><div>Travel grant, Northern Research Fund</div></div><div class=row><div class=l>2017</div><div>Prize for young authors</div></div><h2>Exhibitions</h2><div class=row><div class=l>2016</div><div>Quiet Rooms, Kunsthalle Nord (group show)</div></div><h2>Publications</h2><p>${e(person.name)} and R. Lind (2021). On quiet rooms. Journal of Plain Things 12(3), 45–61.</p>`,
    }),
    sections: [...s.sections, 'publications', 'awards'],
  } as const;
  return { ...printed, expected: { jobs: labelsOf(person, printed, true).jobs, skills: [] } };
};

/** No headings at all: a letterhead, then what was done, newest first, then schools. */
const bare: Template = (person) => {
  const range = (job: PersonJob) =>
    `${two(job.start.month)}.${job.start.year} – ${job.end === 'present' ? person.locale.present[0] : `${two(job.end.month)}.${job.end.year}`}`;
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: '.job{margin-top:7pt}.right{float:inline-end}',
      body: `<h1 style="font-size:20pt">${e(person.name)}</h1><p>${person.email}, ${person.phone}</p><p>${e(person.place)}</p><p style="margin-top:8pt">${e(person.summary)}</p>${person.jobs
        .map(
          (job) =>
            `<div class=job><span class=right>${range(job)}</span><b>${e(job.title)}</b><br>${e(job.company)}${items(job.duties)}</div>`,
        )
        .join(
          '',
        )}${person.schools.map((x) => `<div class=job><span class=right>${x.start} – ${x.end}</span><b>${e(x.degree)}</b><br>${e(x.institution)}</div>`).join('')}`,
    }),
    sections: [],
    expected: { skills: [] },
  };
};

export const THIRD_TEMPLATES: Readonly<Record<string, Template>> = {
  overview,
  graduate,
  magazine,
  plain,
  academic,
  bare,
};
