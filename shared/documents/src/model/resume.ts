// From zod/mini: one classic import anywhere in a remote costs each of its first visits 6 kB.
import * as z from 'zod/mini';
import { richTextSchema } from './rich-text.ts';

/** Line heights that the product accepts, and the ones it sets. */
export const LINE_HEIGHT = { min: 1, max: 3, default: 1.2, onTemplateChange: 1.5 } as const;

/**
 * Font sizes are steps on the builder's scale, the one its size menu shows; one step is 1.4 pt on paper, so that
 * the default text of 7 prints at 9.8 pt and the default subheading of 10 at 14 pt.
 */
export const POINTS_PER_SIZE_STEP = 1.4;
export const FONT_SIZE = { min: 5, max: 12, default: 7 } as const;
export const SUBHEADING_FONT_SIZE = { min: 7, max: 18, default: 10 } as const;

export const CAPITALIZATION_MODES = ['normal', 'capitalize', 'uppercase', 'lowercase'] as const;
export const DATE_FORMATS = [
  'MM/DD/YYYY',
  'DD/MM/YYYY',
  'YYYY-MM-DD',
  'MM/YYYY',
  'MMM YYYY',
  'MMMM YYYY',
  'YYYY',
] as const;
export const ICON_STYLES = ['default', 'none', 'outline', 'filled', 'circle'] as const;
export const PAGE_SIZES = ['Letter', 'A4'] as const;

export const RESUME_FONTS = [
  'Arial',
  'Calibri',
  'Cambria',
  'Garamond',
  'Georgia',
  'Inter',
  'Lato',
  'Merriweather',
  'Open Sans',
  'Source Sans',
  'Times New Roman',
] as const;

export const TEMPLATE_IDS = [
  'classic',
  'modern',
  'compact',
  'academic',
  'executive',
  'sidebar-left',
  'sidebar-right',
  'timeline',
  'europass',
  'gulf',
  'technical',
  'creative',
  'first-job',
  'minimal',
] as const;

/** Keys of the sections that every resume has, in their default order. */
export const SECTION_KEYS = [
  'personalDetails',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'awards',
  'languages',
  'hobbies',
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

export const DEFAULT_SECTION_TITLES: Record<SectionKey, string> = {
  personalDetails: 'Personal Details',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certifications: 'Certifications',
  awards: 'Key Achievements',
  languages: 'Languages',
  hobbies: 'Hobbies',
};

/** Characters, and entries of a list. Longer input is cut by `restore()`, which says so. */
export const RESUME_LIMITS = { line: 500, text: 20_000, entries: 200, imageUrl: 4_000_000 } as const;

const atMost = (limit: number) => z.string().check(z.maxLength(limit));
const line = z._default(atMost(RESUME_LIMITS.line), '');
/** Paragraphs and list items in the form of `paragraphsOfDescription`. */
const text = z._default(atMost(RESUME_LIMITS.text), '');
/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; any other text, such as "Summer 2019", is shown as it stands. */
const date = z._default(atMost(60), '');
const id = z.string().check(z.minLength(1), z.maxLength(80));
/** Kept, and not printed. */
const isHidden = z._default(z.boolean(), false);
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z._default(z.array(item).check(z.maxLength(RESUME_LIMITS.entries)), []);
const words = listOf(atMost(RESUME_LIMITS.line));

export const workExperienceSchema = z.object({
  id,
  jobTitle: line,
  company: line,
  location: line,
  url: line,
  /** What the company does, in a few words. */
  companyDescription: line,
  startDate: date,
  /** Empty when `current`. */
  endDate: date,
  current: z._default(z.boolean(), false),
  description: text,
  isHidden,
});
export type WorkExperience = z.infer<typeof workExperienceSchema>;

export const educationSchema = z.object({
  id,
  institution: line,
  /** "Bachelor of Science". */
  degree: line,
  /** "Computer Science". */
  fieldOfStudy: line,
  location: line,
  url: line,
  startDate: date,
  endDate: date,
  current: z._default(z.boolean(), false),
  /** Grade or GPA as the school writes it. */
  score: line,
  courses: words,
  description: text,
  isHidden,
});
export type Education = z.infer<typeof educationSchema>;

export const skillSchema = z.object({
  name: line,
  level: line,
  /** The single skills, where `name` is a group: "Databases": PostgreSQL, Redis. */
  keywords: words,
});
export type Skill = z.infer<typeof skillSchema>;

export const languageSchema = z.object({ name: line, level: line });
export type Language = z.infer<typeof languageSchema>;

export const hobbySchema = z.object({ name: line, keywords: words });
export type Hobby = z.infer<typeof hobbySchema>;

export const projectSchema = z.object({
  id,
  name: line,
  url: line,
  /** Company or institution that it was done for. */
  organization: line,
  kind: line,
  roles: words,
  keywords: words,
  startDate: date,
  endDate: date,
  current: z._default(z.boolean(), false),
  description: text,
  isHidden,
});
export type Project = z.infer<typeof projectSchema>;

export const customEntrySchema = z.object({
  id,
  title: line,
  subtitle: line,
  location: line,
  url: line,
  startDate: date,
  endDate: date,
  current: z._default(z.boolean(), false),
  description: text,
  isHidden,
});
export type CustomEntry = z.infer<typeof customEntrySchema>;

export const customSectionSchema = z.object({
  /** Stands in `sectionOrder` beside the keys of the fixed sections. */
  id,
  title: line,
  /** What the section is in JSON Resume, so that it goes back there. */
  kind: z._default(z.enum(['custom', 'volunteer', 'publications', 'references']), 'custom'),
  description: text,
  entries: listOf(customEntrySchema),
});
export type CustomSection = z.infer<typeof customSectionSchema>;

export const profileLinkSchema = z.object({ network: line, username: line, url: line });
export type ProfileLink = z.infer<typeof profileLinkSchema>;

export const personalSchema = z.object({
  firstName: line,
  lastName: line,
  jobTitle: line,
  email: line,
  phone: line,
  linkedin: line,
  website: words,
  /** Other networks than LinkedIn. */
  profiles: listOf(profileLinkSchema),
  /** The summary. */
  profile: text,
  /** A `data:image/…` URL of a PNG, JPEG or WebP, or a path on this site. */
  profileImg: z._default(atMost(RESUME_LIMITS.imageUrl), ''),
  showProfileImage: z._default(z.boolean(), true),
  dateOfBirth: date,
  nationality: line,
  maritalStatus: line,
  visaStatus: line,
  gender: line,
  religion: line,
  passport: line,
  other: text,
  address: line,
  city: line,
  region: line,
  postalCode: line,
  country: line,
  /** Where the applicant wants to work: an ISO 3166 code or a name. */
  targetCountry: line,
});
export type Personal = z.infer<typeof personalSchema>;

const listOfKeys = z.array(atMost(80)).check(z.maxLength(RESUME_LIMITS.entries + SECTION_KEYS.length));
const keys = z._default(listOfKeys, []);
const label = z._default(atMost(60), '');

const within = ({ min, max, default: usual }: { min: number; max: number; default: number }) =>
  z._default(z.number().check(z.minimum(min), z.maximum(max)), usual);
const title = (key: SectionKey) => z._default(atMost(RESUME_LIMITS.line), DEFAULT_SECTION_TITLES[key]);

export const resumeSchema = z.object({
  schemaVersion: z._default(z.literal(1), 1),
  /** BCP 47. Arabic, Hebrew, Persian and Urdu resumes run from right to left. */
  language: z._default(z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)), 'en'),

  lineHeight: within(LINE_HEIGHT),
  selectedTemplate: z._default(z.enum(TEMPLATE_IDS), 'classic'),
  selectedColor: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/)), '#1f4e79'),
  capitalizationMode: z._default(z.enum(CAPITALIZATION_MODES), 'normal'),
  selectedFont: z._default(z.enum(RESUME_FONTS), 'Arial'),
  selectedFontSize: within(FONT_SIZE),
  selectedSubheadingFontSize: within(SUBHEADING_FONT_SIZE),
  selectedDateFormat: z._default(z.enum(DATE_FORMATS), 'MM/DD/YYYY'),
  iconStyle: z._default(z.enum(ICON_STYLES), 'default'),
  pageSize: z._default(z.enum(PAGE_SIZES), 'Letter'),
  /** Shrinks sizes and spaces, within what stays readable, until the resume fits on one page. */
  fitToOnePage: z._default(z.boolean(), false),

  sectionTitles: z.prefault(
    z.object({
      personalDetails: title('personalDetails'),
      summary: title('summary'),
      experience: title('experience'),
      education: title('education'),
      skills: title('skills'),
      projects: title('projects'),
      certifications: title('certifications'),
      awards: title('awards'),
      languages: title('languages'),
      hobbies: title('hobbies'),
    }),
    {},
  ),
  /** Section keys and ids of custom sections, each once. */
  sectionOrder: z._default(listOfKeys, [...SECTION_KEYS]),

  /** Keys or ids of sections that are kept, and not printed. */
  hiddenSections: keys,
  /** Keys of sections and ids of entries that start a new page. */
  pageBreaks: keys,
  /** The user's own words for those that the resume's language brings; empty: the language's. */
  labels: z.prefault(z.object({ present: label, grade: label, courses: label }), {}),

  personal: z.prefault(personalSchema, {}),
  workExperience: listOf(workExperienceSchema),
  education: listOf(educationSchema),
  skills: listOf(skillSchema),
  languages: listOf(languageSchema),
  hobbies: listOf(hobbySchema),
  projects: listOf(projectSchema),
  certifications: z.prefault(richTextSchema, {}),
  awards: z.prefault(richTextSchema, {}),
  customSections: listOf(customSectionSchema),
});
export type Resume = z.infer<typeof resumeSchema>;

export type TemplateId = Resume['selectedTemplate'];
export type ResumeFont = Resume['selectedFont'];
export type PageSizeName = Resume['pageSize'];
export type DateFormat = Resume['selectedDateFormat'];
export type CapitalizationMode = Resume['capitalizationMode'];
export type IconStyle = Resume['iconStyle'];

export function emptyResume(): Resume {
  return resumeSchema.parse({});
}

const ID_BYTES = 9;

/** A random id for an entry: 18 hexadecimal digits. */
export function createEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fullNameOf(personal: Pick<Personal, 'firstName' | 'lastName'>): string {
  return `${personal.firstName} ${personal.lastName}`.trim();
}

/** What a resume is called while nobody has named it: whose it is, and for what work. Empty where it says neither. */
export function nameOfResume({ personal }: Pick<Resume, 'personal'>): string {
  return [fullNameOf(personal), personal.jobTitle.trim()].filter(Boolean).join(', ');
}

/** Whether anything stands below the heading of the page. */
export function hasContent(resume: Resume): boolean {
  const { personal, workExperience, education, projects, skills, customSections, certifications, awards } = resume;
  const lists = [workExperience, education, projects, skills, customSections, certifications.blocks, awards.blocks];
  return personal.profile.trim() !== '' || lists.some((list) => list.length > 0);
}

/** Whether it has neither a heading nor anything below: nobody has begun it. */
export function isBlank(resume: Resume): boolean {
  return nameOfResume(resume) === '' && !hasContent(resume);
}
