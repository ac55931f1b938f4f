import { hasTitleWord } from './job-titles.ts';

/** What the sections of a resume hold, found by their headings. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'projects'
  | 'activities'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'other';

export interface Section {
  kind: SectionKind;
  lines: string[];
}

const HEADINGS: [Exclude<SectionKind, 'header'>, RegExp][] = [
  [
    'other',
    /^(?:contact|references|referees|publications|patents|interests|hobbies|awards?|honou?rs|personal (?:details|information|data)|declaration|links|objective details|selected honors|invited talks|presentation|writing|memberships|driving licen[cs]e|most proud of|strengths|a day of my life|life philosophy|informations? personnelles?|datos personales|intereses|centres d'intérêt|المعلومات الشخصية|البيانات الشخصية|المعرفون|المراجع|الهوايات)\b/iu,
  ],
  [
    'projects',
    /^(?:(?:personal|selected|academic|key|side|relevant|notable|final year) )?projects?\b|^(?:proyectos|projets|projekte|المشاريع)/iu,
  ],
  [
    'activities',
    /^(?:(?:personal|selected|academic|key|side|relevant|notable) )?(?:volunteer(?:ing)?|voluntary|community|extracurricular|leadership(?! and work)|campus|on campus)\b|^(?:voluntariado|bénévolat|العمل التطوعي)/iu,
  ],
  [
    'experience',
    /\b(?:experience|employment|work history|internships?|career history|positions held|clinical practice)\b|^(?:experiencia|expérience|berufserfahrung|esperienza|experiência|الخبر|خبرات|التدريب العملي)/iu,
  ],
  [
    'education',
    /^(?:education|academic|qualifications?(?: and training)?$|studies|educational|training and education|formación|educación|formation|études|ausbildung|istruzione|التعليم|التحصيل|المؤهلات|الدراسة)/iu,
  ],
  ['languages', /^(?:languages?(?: skills)?|idiomas|langues|sprachen|اللغات)\b/iu],
  [
    'certifications',
    /^(?:certifi|licen[cs]|professional (?:certifi|development|qualifications|registration)|courses|training|registration|accreditation|الدورات|الشهادات)/iu,
  ],
  [
    'skills',
    /^(?:(?:technical|core|key|professional|main|it|computer|soft|hard|relevant|clinical|culinary) )*(?:skills|competenc|expertise|technologies|tools|strengths|proficienc|abilities)|^(?:habilidades|compétences|kenntnisse|competenze|aptitudes|المهارات)|^skills\b/iu,
  ],
  [
    'summary',
    /^(?:(?:professional|career|executive|personal) )?(?:summary|profile|objective|statement|about(?: me)?|overview)\b|^(?:perfil|profil|resumen|الملخص|نبذة|الهدف)/iu,
  ],
];

const MAX_HEADING_WORDS = 5;

/** "E D U C A T I O N" as "EDUCATION". */
function closedUp(line: string): string {
  return /^(?:\p{L}{1,3} ){3,}\p{L}{1,3}$/u.test(line) && line === line.toUpperCase() ? line.replaceAll(' ', '') : line;
}

function headingKind(raw: string): Exclude<SectionKind, 'header'> | null {
  const line = closedUp(raw.replace(/^[#*\s]+|[\s:*_—-]+$/g, ''));
  if (line.length === 0 || line.split(' ').length > MAX_HEADING_WORDS || /[.,;@\d•|]/.test(line)) return null;
  // A heading stands out: capitals, title case, or a script without case.
  const words = line.split(' ').filter((word) => word.length > 3);
  if (words.some((word) => /^\p{Ll}/u.test(word))) return null;
  if (hasTitleWord(line) && !/experience|history|training/i.test(line)) return null;
  return HEADINGS.find(([, pattern]) => pattern.test(line))?.[0] ?? null;
}

export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', lines: [] }];
  for (const line of text.split('\n')) {
    const kind = headingKind(line);
    if (kind) sections.push({ kind, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}
