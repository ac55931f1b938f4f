import { bullet, control, deleted, docx, inserted, line, paragraph, run, textBox } from './docx.ts';
import { escapeText as e, htmlPage, items, labelsOf, printSections, rangeText, type Template } from './page.ts';
import type { PersonJob } from './person.ts';

/** A designer's page: headings in a narrow rail at the left, dates in a column at the right edge. */
const rail: Template = (person) => {
  const s = printSections(
    person,
    [
      ['summary', `<p>${e(person.summary)}</p>`],
      [
        'experience',
        person.jobs
          .map(
            (job) =>
              `<div class=row><div><b>${e(job.title)}</b>, ${e(job.company)}, ${e(job.place)}${items(job.duties)}</div><div class=when>${rangeText(person, job, 'years', '–')}</div></div>`,
          )
          .join(''),
      ],
      [
        'education',
        person.schools
          .map(
            (x) =>
              `<div class=row><div><b>${e(x.degree)}</b><br>${e(x.institution)}</div><div class=when>${x.start}–${x.end}</div></div>`,
          )
          .join(''),
      ],
      ['skills', `<p>${person.skills.map(e).join(' / ')}</p>`],
      ['languages', `<p>${person.locale.speaks.map(([n, l]) => `${e(n)} – ${e(l)}`).join(', ')}</p>`],
    ],
    (heading, html) => `<div class=sec><div class=h>${heading.toLowerCase()}</div><div class=c>${html}</div></div>`,
  );
  const printed = {
    kind: 'html',
    content: htmlPage(person, {
      css: '.sec{display:flex;margin-bottom:9mm}.h{width:34mm;padding-inline-end:5mm;color:#b0413e;font-size:10pt}.c{flex:1}.row{display:flex;margin-bottom:3mm}.row>div:first-child{flex:1}.when{width:26mm;text-align:end}h1{font-size:30pt;font-weight:300;margin-bottom:2mm}.k{margin-bottom:10mm}',
      body: `<h1>${e(person.name)}</h1><p class=k>${person.email} · ${person.phone} · ${e(person.place)}</p>${s.html}`,
    }),
    sections: s.sections,
  } as const;
  return { ...printed, expected: { jobs: labelsOf(person, printed, true).jobs } };
};

/** Capital lines "TITLE – COMPANY" that break where they please, dates behind them in brackets. */
const capitals: Template = (person) => {
  const s = printSections(person, [
    ['summary', `<p>${e(person.summary)}</p>`],
    [
      'experience',
      person.jobs
        .map(
          (job) =>
            `<p class=head>${e(job.title.toUpperCase())} – ${e(job.company.toUpperCase())}, ${e(job.place)} (${rangeText(person, job, 'months', '-')})</p>${items(job.duties)}`,
        )
        .join(''),
    ],
    [
      'education',
      person.schools
        .map(
          (x) =>
            `<p class=head>${e(x.degree.toUpperCase())} – ${e(x.institution.toUpperCase())} (${x.start}-${x.end})</p>`,
        )
        .join(''),
    ],
    ['skills', `<p>${person.skills.map((skill) => `✓ ${e(skill)}`).join(' &nbsp; ')}</p>`],
    ['certifications', items(person.certificates)],
    ['interests', `<p>${person.hobbies.map(e).join(', ')}</p>`],
  ]);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: 'body{max-width:150mm;margin:0 auto;font-family:"Liberation Serif","Droid Sans Fallback",serif}h1,.k{text-align:center}h2{text-align:center;font-size:12pt;border-top:1px solid;border-bottom:1px solid;margin:11pt 0 5pt;text-transform:uppercase}.head{font-weight:700;margin-top:5pt}',
      body: `<h1>${e(person.name.toUpperCase())}</h1><p class=k>${e(person.street)}, ${e(person.place)}<br>${person.phone} | ${person.email}</p>${s.html}`,
    }),
    sections: s.sections,
    expected: { location: `${person.street}, ${person.place}` },
  };
};

/** Word's own template: a floating box at the side, fields to fill in, and changes that were never accepted. */
const boxed: Template = (person) => {
  const heading = (kind: Parameters<typeof person.heading>[0]) =>
    line(person.heading(kind), { bold: true, caps: true, color: '2E74B5', spacing: 40 });
  const side = [
    heading('contact'),
    line(person.phone),
    line(person.email),
    line(person.place),
    heading('skills'),
    ...person.skills.map((skill) => line(skill)),
    heading('languages'),
    ...person.locale.speaks.map(([n, l]) => line(`${n} – ${l}`)),
  ].join('');
  const body = [
    paragraph([textBox(side), run(person.name, { size: 26, bold: true })]),
    line(person.headline, { italic: true }),
    heading('summary'),
    control(paragraph([run(person.summary), deleted(' References available upon request.')])),
    heading('experience'),
    ...person.jobs.flatMap((job) => [
      control(
        paragraph([
          run(job.title, { bold: true }),
          run(' | '),
          run(job.company),
          run(' | '),
          inserted(run(rangeText(person, job, 'words'))),
        ]),
      ),
      ...job.duties.map(bullet),
    ]),
    heading('education'),
    ...person.schools.map((x) =>
      control(paragraph([run(x.degree, { bold: true }), run(`\n${x.institution}`), run(` | ${x.start} – ${x.end}`)])),
    ),
  ];
  return {
    kind: 'docx',
    content: docx(body),
    sections: ['contact', 'skills', 'languages', 'summary', 'experience', 'education'],
  };
};

/** The European tabular kind: facts about the person first, dates at the left of every line, newest last. */
const tabular: Template = (person) => {
  const { labels } = person.locale;
  const row = (left: string, right: string) =>
    `<div class=row><div class=l>${left}</div><div class=r>${right}</div></div>`;
  const s = printSections(person, [
    [
      'personal',
      row(labels.born, person.born) +
        row(labels.nationality, e(person.locale.nationality)) +
        row(labels.marital, e(person.locale.married)) +
        row(labels.address, `${e(person.street)}<br>${e(person.place)}`) +
        row(labels.phone, person.phone) +
        row(labels.email, person.email),
    ],
    [
      'education',
      [...person.schools]
        .reverse()
        .map((x) => row(`${x.start} – ${x.end}`, `${e(x.institution)}<br>${e(x.degree)}`))
        .join(''),
    ],
    [
      'experience',
      [...person.jobs]
        .reverse()
        .map((job) =>
          row(
            rangeText(person, job, 'months'),
            `<b>${e(job.title)}</b><br>${e(job.company)}, ${e(job.place)}${job.duties.map((d) => `<p>– ${e(d)}</p>`).join('')}`,
          ),
        )
        .join(''),
    ],
    ['skills', row('', e(person.skills.join(', ')))],
    ['languages', person.locale.speaks.map(([n, l]) => row(e(n), e(l))).join('')],
    ['interests', row('', e(person.hobbies.join(', ')))],
  ]);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: '.row{display:flex;margin-bottom:4pt}.l{width:48mm}.r{flex:1}h2{font-size:12pt;margin:12pt 0 6pt;border-bottom:1pt solid #888}',
      body: `<h1>${e(person.locale.resume)}</h1><h2 style="border:0">${e(person.name)}</h2>${s.html}<p style="margin-top:14mm">${e(person.place.replace(/^[\d\s-]+/, ''))}, 03.05.2024</p>`,
    }),
    sections: s.sections,
    expected: {
      location: `${person.street}, ${person.place}`,
      nationality: person.locale.nationality,
      marital_status: person.locale.married,
    },
  };
};

/** What one can do first, in groups; the jobs are a list of single lines. */
const functional: Template = (person) => {
  const half = Math.ceil(person.skills.length / 2);
  const all = person.jobs.flatMap((job) => job.duties);
  const s = printSections(person, [
    ['summary', `<p>${e(person.summary)}</p>`],
    [
      'skills',
      `<p><b>${e(person.skills[0]!)}</b></p>${items(all.slice(0, 3))}<p><b>${e(person.skills[half]!)}</b></p>${items(all.slice(3, 6))}`,
    ],
    [
      'experience',
      person.jobs
        .map(
          (job: PersonJob) =>
            `<p>${rangeText(person, job, 'years', '–')} &nbsp; ${e(job.title)}, ${e(job.company)}, ${e(job.place)}</p>`,
        )
        .join(''),
    ],
    ['education', person.schools.map((x) => `<p>${x.end} &nbsp; ${e(x.degree)}, ${e(x.institution)}</p>`).join('')],
    ['certifications', person.certificates.map((c) => `<p>${e(c)}</p>`).join('')],
  ]);
  const printed = {
    kind: 'html',
    content: htmlPage(person, {
      css: 'h1{font-size:16pt}h2{font-size:12pt;text-decoration:underline;margin:10pt 0 4pt}',
      body: `<h1>${e(person.name)}</h1><p>${e(person.place)}</p><p>${person.locale.labels.phone}: ${person.phone}</p><p>${person.locale.labels.email}: ${person.email}</p>${s.html}`,
    }),
    sections: s.sections,
  } as const;
  return { ...printed, expected: { jobs: labelsOf(person, printed, true).jobs, skills: [] } };
};

/** Two schools beside each other, jobs in sentences, skills as chips: a page of one's own making. */
const chips: Template = (person) => {
  const s = printSections(person, [
    ['summary', `<p>${e(person.summary)}</p>`],
    ['skills', `<div>${person.skills.map((skill) => `<span class=chip>${e(skill)}</span>`).join(' ')}</div>`],
    [
      'experience',
      person.jobs
        .map(
          (job) =>
            `<div class=job><div class=dot></div><div><p class=when>${rangeText(person, job, 'words', ' — ')}</p><h3>${e(job.title)} <span class=firm>@ ${e(job.company)}</span></h3><p class=where>${e(job.place)}</p><p>${e(job.duties.join('; '))}</p></div></div>`,
        )
        .join(''),
    ],
    [
      'education',
      `<div class=cols>${person.schools.map((x) => `<div class=school><h3>${e(x.degree)}</h3><p>${e(x.institution)}</p><p class=when>${x.start} — ${x.end}</p></div>`).join('')}</div>`,
    ],
    [
      'languages',
      `<div>${person.locale.speaks.map(([n, l]) => `<span class=chip>${e(n)}: ${e(l)}</span>`).join(' ')}</div>`,
    ],
  ]);
  return {
    kind: 'html',
    content: htmlPage(person, {
      css: 'h1{font-size:24pt;background:#f2c14e;padding:6mm}h2{font-size:13pt;margin:12pt 0 5pt;color:#f78154}h3{font-size:11pt}.chip{display:inline-block;border:1px solid #5fad56;border-radius:9pt;padding:1pt 8pt;margin:0 4pt 4pt 0;background:#eef7ed}.job{display:flex;margin-bottom:6pt}.dot{width:4mm;height:4mm;border-radius:2mm;background:#5fad56;margin-inline-end:4mm}.when,.where{font-size:9pt;color:#666}.firm{font-weight:400}.cols{display:flex;gap:8mm}.school{flex:1}',
      body: `<h1>${e(person.name)}<br><span style="font-size:12pt;font-weight:400">${e(person.headline)}</span></h1><p>✉ ${person.email} &nbsp;&nbsp; ☎ ${person.phone} &nbsp;&nbsp; ⚑ ${e(person.place)}</p>${s.html}`,
    }),
    sections: s.sections,
  };
};

export const SECOND_TEMPLATES: Readonly<Record<string, Template>> = {
  rail,
  capitals,
  boxed,
  tabular,
  functional,
  chips,
};
