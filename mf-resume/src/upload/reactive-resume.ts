type Json = Record<string, unknown>;

const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const items = (section: unknown): Json[] => {
  const list = record(section).items;
  return Array.isArray(list) ? list.map(record).filter((item) => item.visible !== false && item.hidden !== true) : [];
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const address = (value: unknown): string => text(value) || text(record(value).href) || text(record(value).url);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const MARKS: Record<string, string> = { strong: '**', b: '**', em: '*', i: '*' };
const BREAKS = new Set(['p', 'br', 'div', 'ul', 'ol', 'li', 'h1', 'h2', 'h3']);

/** Its texts are HTML: paragraphs, lists, bold and italic. Read without the browser's parser, which the page's policy keeps for trusted text. */
function plain(html: unknown): string {
  return text(html)
    .replace(/<(\/?)([a-z0-9]{1,10})[^<>]*>/gi, (_tag, slash: string, name: string) => {
      const tag = name.toLowerCase();
      if (MARKS[tag]) return MARKS[tag];
      if (tag === 'li' && slash === '') return '\n- ';
      return BREAKS.has(tag) ? '\n' : '';
    })
    .replace(/&(#\d{1,7}|[a-z]{2,5});/gi, (entity, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Math.min(Number(name.slice(1)), 0x10ffff))
        : (ENTITIES[name.toLowerCase()] ?? entity),
    )
    .replace(/\n- \s*\n+/g, '\n- ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}

const DASH = /\s*(?:–|—|-| to )\s*/;

function period(item: Json): Json {
  const [start = '', end = ''] = (text(item.period) || text(item.date)).split(DASH);
  return { startDate: start, endDate: end };
}

/** Whether this is an export of Reactive Resume, version 4 or 5. */
export function isReactiveResume(value: unknown): boolean {
  const { basics, sections } = record(value);
  return typeof basics === 'object' && typeof sections === 'object' && 'experience' in record(sections);
}

/** The export in the form of JSON Resume, which `restore()` reads. */
export function jsonResumeOfReactiveResume(value: unknown): Json {
  const { basics, sections, summary } = record(value);
  const person = record(basics);
  const all = record(sections);
  const profiles = items(all.profiles).map((item) => ({
    network: text(item.network),
    username: text(item.username),
    url: address(item.url) || address(item.website),
  }));
  return {
    basics: {
      name: text(person.name),
      label: text(person.headline),
      email: text(person.email),
      phone: text(person.phone),
      url: address(person.url) || address(person.website),
      location: { city: text(person.location) },
      summary: plain(record(all.summary).content ?? record(summary).content),
      profiles,
    },
    work: items(all.experience).map((item) => ({
      name: text(item.company),
      position: text(item.position),
      location: text(item.location),
      url: address(item.url) || address(item.website),
      ...period(item),
      summary: plain(item.summary ?? item.description),
    })),
    education: items(all.education).map((item) => ({
      institution: text(item.institution) || text(item.school),
      studyType: text(item.studyType) || text(item.degree),
      area: text(item.area),
      score: text(item.score) || text(item.grade),
      ...period(item),
      summary: plain(item.summary ?? item.description),
    })),
    skills: items(all.skills).map((item) => ({
      name: text(item.name),
      level: text(item.description) || text(item.proficiency),
      keywords: Array.isArray(item.keywords) ? item.keywords : [],
    })),
    languages: items(all.languages).map((item) => ({
      language: text(item.name) || text(item.language),
      fluency: text(item.description) || text(item.fluency),
    })),
    projects: items(all.projects).map((item) => ({
      name: text(item.name),
      url: address(item.url) || address(item.website),
      keywords: Array.isArray(item.keywords) ? item.keywords : [],
      ...period(item),
      description: plain(item.summary || item.description),
    })),
    volunteer: items(all.volunteer).map((item) => ({
      organization: text(item.organization),
      position: text(item.position),
      ...period(item),
      summary: plain(item.summary ?? item.description),
    })),
    certificates: items(all.certifications).map((item) => ({
      name: text(item.name) || text(item.title),
      issuer: text(item.issuer),
      date: text(item.date),
    })),
    awards: items(all.awards).map((item) => ({
      title: text(item.title),
      awarder: text(item.awarder),
      date: text(item.date),
    })),
    publications: items(all.publications).map((item) => ({
      name: text(item.name) || text(item.title),
      publisher: text(item.publisher),
      releaseDate: text(item.date),
      summary: plain(item.summary ?? item.description),
    })),
    interests: items(all.interests).map((item) => ({
      name: text(item.name),
      keywords: Array.isArray(item.keywords) ? item.keywords : [],
    })),
    references: items(all.references).map((item) => ({
      name: text(item.name),
      reference: plain(item.summary ?? item.description),
    })),
  };
}
