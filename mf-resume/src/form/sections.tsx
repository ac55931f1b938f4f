import { type PersonalField, REGIONS } from '@vitae/contract/regions';
import * as calls from '@vitae/contract/resumes';
import { formatDate } from '@vitae/documents/model/dates';
import {
  createEntryId,
  customEntrySchema,
  educationSchema,
  projectSchema,
  type Resume,
  workExperienceSchema,
} from '@vitae/documents/model/resume';
import { useRegion } from '@vitae/remote-kit/platform';
import { Button, IconButton } from '@vitae/ui/button';
import { SelectField, TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Loading } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { breakpoint, color, radius, space } from '@vitae/ui/tokens';
import { Eye, EyeOff, Plus, Trash2, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { edit, setField, useEditor } from '../editor/resume-store.ts';
import { Entries } from './entries.tsx';
import { DateField, LineField, NamesField, TextsField, useField, YesField } from './fields.tsx';
import { hintsOf } from './hints.ts';
import { PhotoField } from './photo-field.tsx';
import { type Help, WritingHelp } from './writing-help.tsx';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export interface SectionProps {
  /** The rest of the address: the entry that is open. */
  subStep: string | null;
  onSubStep(subStep: string | null): void;
}

export function Columns({ children }: { children: ReactNode }) {
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space.lg,
        alignItems: 'start',
        [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      {children}
    </div>
  );
}

const period = (resume: Resume, entry: { startDate: string; endDate: string; current: boolean }) =>
  [entry.startDate, entry.current ? 'now' : entry.endDate]
    .filter(Boolean)
    .map((date) => formatDate(date, 'MMM YYYY', resume.language))
    .join(' – ');

export function HeadingSection() {
  return (
    <Stack gap="lg">
      <Columns>
        <LineField path={['personal', 'firstName']} label="First name" autoComplete="given-name" />
        <LineField path={['personal', 'lastName']} label="Last name" autoComplete="family-name" />
      </Columns>
      <LineField
        path={['personal', 'jobTitle']}
        label="Job title"
        placeholder="e.g. Registered Nurse"
        hint="The work you apply for, in the words of the advert."
      />
      <Columns>
        <LineField path={['personal', 'email']} label="Email" type="email" autoComplete="email" />
        <LineField
          path={['personal', 'phone']}
          label="Phone"
          type="tel"
          autoComplete="tel"
          placeholder="+44 20 7946 0018"
        />
        <LineField path={['personal', 'city']} label="City" autoComplete="address-level2" />
        <LineField path={['personal', 'country']} label="Country" autoComplete="country-name" />
        <LineField path={['personal', 'linkedin']} label="LinkedIn" placeholder="linkedin.com/in/…" />
        <NamesField path={['personal', 'website']} label="Website" placeholder="example.com" />
      </Columns>
      <PhotoField />
    </Stack>
  );
}

const PERSONAL_LABELS: Record<PersonalField, string> = {
  dateOfBirth: 'Date of birth',
  nationality: 'Nationality',
  maritalStatus: 'Marital status',
  visaStatus: 'Visa status',
  gender: 'Gender',
  religion: 'Religion',
  passport: 'Passport',
};
const PERSONAL_FIELDS = Object.keys(PERSONAL_LABELS) as PersonalField[];

export function PersonalDetailsSection() {
  const siteRegion = useRegion();
  const [target, setTarget] = useField<string>(['personal', 'targetCountry']);
  const personal = useEditor((state) => state.resume.personal);
  const region =
    REGIONS.find(({ code }) => code === (target || siteRegion)) ?? REGIONS.find(({ code }) => code === 'OTHER')!;
  const shown = PERSONAL_FIELDS.filter((field) => region.personalFields[field] !== 'avoid');
  // What stands there already can be seen and taken out.
  const unwanted = PERSONAL_FIELDS.filter(
    (field) => region.personalFields[field] === 'avoid' && personal[field] !== '',
  );
  const field = (name: PersonalField) => {
    const label = PERSONAL_LABELS[name];
    const hint = region.personalFields[name] === 'expected' ? 'Expected here.' : undefined;
    return name === 'dateOfBirth' ? (
      <DateField key={name} path={['personal', name]} label={label} hint={hint} placeholder="e.g. 21 Aug 1994" />
    ) : (
      <LineField key={name} path={['personal', name]} label={label} hint={hint} />
    );
  };
  return (
    <Stack gap="lg">
      <SelectField
        label="Where do you apply?"
        options={REGIONS.map(({ code, name }) => ({ value: code, label: name }))}
        value={region.code}
        onChange={(event) => setTarget(event.target.value)}
        hint={region.advice}
      />
      {shown.length > 0 ? <Columns>{shown.map(field)}</Columns> : null}
      {unwanted.length > 0 ? (
        <section
          css={{
            display: 'grid',
            gap: space.md,
            padding: space.lg,
            borderRadius: radius.md,
            background: color.warningSoft,
          }}
        >
          <Text>{`These stand on your resume. In ${region.name} employers do not expect them, and they can do harm.`}</Text>
          <Columns>{unwanted.map(field)}</Columns>
          <div>
            <Button
              size="small"
              onClick={() =>
                edit((resume) => ({
                  ...resume,
                  personal: { ...resume.personal, ...Object.fromEntries(unwanted.map((name) => [name, ''])) },
                }))
              }
            >
              Take them out
            </Button>
          </div>
        </section>
      ) : null}
      <Columns>
        <LineField path={['personal', 'address']} label="Street address" autoComplete="street-address" />
        <LineField path={['personal', 'postalCode']} label="Postal code" autoComplete="postal-code" />
      </Columns>
      <TextsField
        path={['personal', 'other']}
        label="Other"
        rows={2}
        hint="Driving licence, notice period and the like."
      />
    </Stack>
  );
}

function Hints({ description }: { description: string }) {
  const hints = hintsOf(description);
  if (hints.length === 0) return null;
  return (
    <ul aria-label="Hints" css={{ listStyle: 'none', display: 'grid', gap: 4 }}>
      {hints.map((hint) => (
        <li
          key={hint.id}
          css={{ display: 'flex', gap: space.sm, color: color.inkSoft, fontSize: 14, lineHeight: '20px' }}
        >
          <span aria-hidden="true" css={{ color: color.warning }}>
            ●
          </span>
          {hint.text}
        </li>
      ))}
    </ul>
  );
}

function append(path: readonly string[], before: string, lines: string): void {
  setField(path, [before.trimEnd(), lines].filter(Boolean).join('\n'));
}

function Description({ path, label, helps = [] }: { path: readonly string[]; label: string; helps?: Help[] }) {
  const [value] = useField<string>(path);
  const tighten: Help<typeof calls.enhanceText> = {
    label: 'Tighten the text',
    call: calls.enhanceText,
    input: () => (value.trim() === '' ? null : { body: { text: value.slice(0, 5000) } }),
    nothing: 'There is nothing to tighten.',
    useLabel: 'Put it in its place',
    onUse: (next) => setField(path, next),
  };
  return (
    <Stack gap="sm">
      <TextsField
        path={path}
        label={label}
        rows={6}
        hint="Begin a line with “- ” for a list. **bold** and *italic* are understood."
      />
      <Hints description={value} />
      <WritingHelp helps={[...helps, tighten as unknown as Help]} />
    </Stack>
  );
}

export function ExperienceSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['workExperience']}
      noun="job"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => workExperienceSchema.parse({ id, description: '' })}
      headOf={(job) => ({
        title: [job.jobTitle, job.company].filter(Boolean).join(', '),
        detail: period(resume, job),
      })}
    >
      {(job) => {
        const path = ['workExperience', job.id];
        const suggest: Help<typeof calls.suggestHistory> = {
          label: 'Suggest lines',
          call: calls.suggestHistory,
          input: () => (job.jobTitle.trim() === '' ? null : { body: { job_title: job.jobTitle.slice(0, 200) } }),
          nothing: 'Say the job title first: suggestions follow from it.',
          useLabel: 'Add',
          onUse: (lines) => append([...path, 'description'], currentDescription('workExperience', job.id), lines),
        };
        const fromNotes: Help<typeof calls.generateDescription> = {
          label: 'Make a list of my notes',
          call: calls.generateDescription,
          input: () =>
            job.description.trim() === ''
              ? null
              : {
                  body: {
                    job_title: job.jobTitle.slice(0, 200),
                    company: job.company.slice(0, 200),
                    notes: job.description.slice(0, 5000),
                  },
                },
          nothing: 'Write down in a few words what you did; a list is made of it.',
          useLabel: 'Put it in its place',
          onUse: (lines) => setField([...path, 'description'], lines),
        };
        return (
          <>
            <Columns>
              <LineField path={[...path, 'jobTitle']} label="Job title" />
              <LineField path={[...path, 'company']} label="Employer" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {job.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'location']} label="Place" />
              <LineField path={[...path, 'url']} label="Website" />
            </Columns>
            <CurrentField path={path} label="I still work here" />
            <Description
              path={[...path, 'description']}
              label="What you did"
              helps={[suggest as unknown as Help, fromNotes as unknown as Help]}
            />
          </>
        );
      }}
    </Entries>
  );
}

function currentDescription(list: 'workExperience', id: string): string {
  return useEditor.getState().resume[list].find((entry) => entry.id === id)?.description ?? '';
}

/** Whoever is still there has no end. */
function CurrentField({ path, label }: { path: readonly string[]; label: string }) {
  const [isCurrent] = useField<boolean>([...path, 'current']);
  const [endDate] = useField<string>([...path, 'endDate']);
  return (
    <>
      <YesField path={[...path, 'current']} label={label} />
      {isCurrent && endDate ? (
        <Text look="caption" tone="faint">
          {`The end (${endDate}) is kept and not printed.`}
        </Text>
      ) : null}
    </>
  );
}

export function EducationSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['education']}
      noun="school"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => educationSchema.parse({ id })}
      headOf={(school) => ({
        title: [school.degree, school.institution].filter(Boolean).join(', '),
        detail: period(resume, school),
      })}
    >
      {(school) => {
        const path = ['education', school.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'degree']} label="Degree" placeholder="e.g. Bachelor of Science" />
              <LineField path={[...path, 'fieldOfStudy']} label="Subject" />
              <LineField path={[...path, 'institution']} label="School" />
              <LineField path={[...path, 'location']} label="Place" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {school.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'score']} label="Grade" />
              <NamesField path={[...path, 'courses']} label="Courses" hint="With commas between." />
            </Columns>
            <CurrentField path={path} label="I am still studying here" />
            <TextsField path={[...path, 'description']} label="More" rows={3} />
          </>
        );
      }}
    </Entries>
  );
}

export function ProjectsSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['projects']}
      noun="project"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => projectSchema.parse({ id })}
      headOf={(project) => ({ title: project.name, detail: period(resume, project) })}
    >
      {(project) => {
        const path = ['projects', project.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'name']} label="Name" />
              <LineField path={[...path, 'organization']} label="Done for" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {project.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'url']} label="Address" />
              <NamesField path={[...path, 'keywords']} label="Keywords" hint="With commas between." />
            </Columns>
            <CurrentField path={path} label="It goes on" />
            <Description path={[...path, 'description']} label="What it is and what you did" />
          </>
        );
      }}
    </Entries>
  );
}

/** Entries of one or two short fields, one a line. */
function ShortList({
  list,
  nameLabel,
  detailLabel,
  detail,
  addLabel,
}: {
  list: 'skills' | 'languages' | 'hobbies';
  nameLabel: string;
  detailLabel: string;
  detail: 'level' | 'keywords';
  addLabel: string;
}) {
  type Item = { name: string; level?: string; keywords?: string[] };
  const items = useEditor((state) => state.resume[list]) as Item[];
  const change = (update: (items: Item[]) => Item[]) =>
    edit((resume) => ({ ...resume, [list]: update(resume[list] as Item[]) }) as Resume);
  const make = (): Item => ({
    name: '',
    ...(list === 'hobbies' ? {} : { level: '' }),
    ...(list === 'languages' ? {} : { keywords: [] }),
  });
  return (
    <Stack gap="sm">
      {items.map((item, index) => (
        <div
          key={index}
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) 40px',
            gap: space.sm,
            alignItems: 'end',
            [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 40px' },
          }}
        >
          <TextField
            label={nameLabel}
            dir="auto"
            data-field={`${list}/${index}/name`}
            value={item.name}
            onChange={(event) =>
              change((all) => all.map((other, at) => (at === index ? { ...other, name: event.target.value } : other)))
            }
          />
          {detail === 'level' ? (
            <TextField
              label={detailLabel}
              dir="auto"
              value={item.level ?? ''}
              onChange={(event) =>
                change((all) =>
                  all.map((other, at) => (at === index ? { ...other, level: event.target.value } : other)),
                )
              }
            />
          ) : (
            <KeywordsInput
              label={detailLabel}
              names={item.keywords ?? []}
              onChange={(keywords) =>
                change((all) => all.map((other, at) => (at === index ? { ...other, keywords } : other)))
              }
            />
          )}
          <IconButton
            label={`Delete ${item.name || nameLabel}`}
            onClick={() => change((all) => all.toSpliced(index, 1))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button onClick={() => change((all) => [...all, make()])}>
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      </div>
    </Stack>
  );
}

function KeywordsInput({
  label,
  names,
  onChange,
}: {
  label: string;
  names: string[];
  onChange(names: string[]): void;
}) {
  return (
    <TextField
      key={names.length === 0 ? 'empty' : 'filled'}
      label={label}
      dir="auto"
      defaultValue={names.join(', ')}
      onBlur={(event) =>
        onChange(
          event.target.value
            .split(/[,،;]/)
            .map((name) => name.trim())
            .filter(Boolean),
        )
      }
    />
  );
}

export function SkillsSection() {
  const resume = useEditor((state) => state.resume);
  const suggest: Help<typeof calls.suggestSkills> = {
    label: 'Suggest skills',
    call: calls.suggestSkills,
    input: () => ({ body: { job_title: resume.personal.jobTitle.slice(0, 200), data: withoutPhoto(resume) } }),
    nothing: 'No further skills are known for this job title.',
    useLabel: 'Add',
    onUse: (name) =>
      edit((before) => ({ ...before, skills: [...before.skills, { name: name.trim(), level: '', keywords: [] }] })),
  };
  return (
    <Stack gap="lg">
      <ShortList
        list="skills"
        nameLabel="Skill or group"
        detailLabel="Skills of the group"
        detail="keywords"
        addLabel="Add a skill"
      />
      <WritingHelp helps={[suggest as unknown as Help]} />
    </Stack>
  );
}

function withoutPhoto(resume: Resume): Record<string, unknown> {
  return { ...resume, personal: { ...resume.personal, profileImg: '' } };
}

export function LanguagesSection() {
  return (
    <ShortList list="languages" nameLabel="Language" detailLabel="Level" detail="level" addLabel="Add a language" />
  );
}

export function HobbiesSection() {
  return (
    <ShortList list="hobbies" nameLabel="Hobby" detailLabel="In more words" detail="keywords" addLabel="Add a hobby" />
  );
}

export function SummarySection() {
  const resume = useEditor((state) => state.resume);
  const write: Help<typeof calls.generateSummary> = {
    label: 'Propose a summary',
    call: calls.generateSummary,
    input: () => ({ body: { data: withoutPhoto(resume) } }),
    nothing: 'Fill in a job or a job title first: the summary says nothing that the resume does not.',
    useLabel: 'Use this one',
    onUse: (summary) => setField(['personal', 'profile'], summary),
  };
  return (
    <Stack gap="md">
      <TextsField
        path={['personal', 'profile']}
        label="Summary"
        rows={6}
        hint="Two or three sentences: who you are at work, what you have done, what you look for."
      />
      <WritingHelp helps={[write as unknown as Help]} />
    </Stack>
  );
}

function RichTextSection({ name, label, hint }: { name: 'certifications' | 'awards'; label: string; hint: string }) {
  const key = useEditor((state) => state.key);
  return (
    <Stack gap="sm">
      <Text look="caption" tone="faint">
        {hint}
      </Text>
      <Suspense fallback={<Loading>Loading the editor…</Loading>}>
        <RichTextEditor key={key} path={[name]} label={label} />
      </Suspense>
    </Stack>
  );
}

export function CertificationsSection() {
  return (
    <RichTextSection
      name="certifications"
      label="Certifications"
      hint="One a line: what it is, who gave it, the year."
    />
  );
}

export function AwardsSection() {
  return <RichTextSection name="awards" label="Key achievements" hint="Prizes, records, results: one a line." />;
}

const KINDS = [
  { kind: 'custom', title: '', label: 'A section of your own' },
  { kind: 'volunteer', title: 'Volunteering', label: 'Volunteering' },
  { kind: 'publications', title: 'Publications', label: 'Publications' },
  { kind: 'references', title: 'References', label: 'References' },
] as const;

/** Sections beyond the usual ones. The address names the open one. */
export function CustomSections({ subStep, onSubStep }: SectionProps) {
  const sections = useEditor((state) => state.resume.customSections);
  const hidden = useEditor((state) => state.resume.hiddenSections);
  const openEntry = useEditor((state) => state.openEntry);
  const add = (kind: (typeof KINDS)[number]['kind'], title: string) => {
    const id = createEntryId();
    edit((resume) => ({
      ...resume,
      customSections: [...resume.customSections, { id, kind, title, description: '', entries: [] }],
      sectionOrder: [...resume.sectionOrder, id],
    }));
    onSubStep(id);
  };
  return (
    <Stack gap="lg">
      {sections.map((section) => {
        const isOpen = section.id === subStep || sections.length === 1;
        const isHidden = hidden.includes(section.id);
        return (
          <section
            key={section.id}
            aria-label={section.title || 'New section'}
            css={{
              display: 'grid',
              gap: space.md,
              padding: space.lg,
              border: `1px solid ${color.line}`,
              borderRadius: radius.md,
            }}
          >
            <Row gap="xs" align="end">
              <div css={{ flex: 1, minWidth: 180 }}>
                <LineField path={['customSections', section.id, 'title']} label="Title of the section" />
              </div>
              <IconButton
                label={`${isHidden ? 'Show' : 'Hide'} ${section.title || 'section'}`}
                onClick={() => toggleSection(section.id)}
              >
                {isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={`Delete ${section.title || 'section'}`}
                onClick={() =>
                  edit((resume) => ({
                    ...resume,
                    customSections: resume.customSections.filter(({ id }) => id !== section.id),
                    sectionOrder: resume.sectionOrder.filter((key) => key !== section.id),
                  }))
                }
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </Row>
            {isOpen ? (
              <>
                <TextsField path={['customSections', section.id, 'description']} label="Text" rows={3} />
                <Entries
                  path={['customSections', section.id, 'entries']}
                  noun="entry"
                  openId={openEntry}
                  onOpen={(id) => useEditor.setState({ openEntry: id })}
                  make={(id) => customEntrySchema.parse({ id })}
                  headOf={(entry) => ({ title: entry.title, detail: entry.subtitle })}
                >
                  {(entry) => {
                    const path = ['customSections', section.id, 'entries', entry.id];
                    return (
                      <>
                        <Columns>
                          <LineField path={[...path, 'title']} label="Title" />
                          <LineField path={[...path, 'subtitle']} label="Organization" />
                          <DateField path={[...path, 'startDate']} label="Start" />
                          <DateField path={[...path, 'endDate']} label="End" />
                          <LineField path={[...path, 'location']} label="Place" />
                          <LineField path={[...path, 'url']} label="Address" />
                        </Columns>
                        <TextsField path={[...path, 'description']} label="Text" rows={4} />
                      </>
                    );
                  }}
                </Entries>
              </>
            ) : (
              <div>
                <Button size="small" onClick={() => onSubStep(section.id)}>
                  Open
                </Button>
              </div>
            )}
          </section>
        );
      })}
      <Row gap="sm">
        {KINDS.map(({ kind, title, label }) => (
          <Button key={kind} size="small" onClick={() => add(kind, title)}>
            <Plus aria-hidden="true" />
            {label}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}

export function toggleSection(key: string): void {
  edit((resume) => ({
    ...resume,
    hiddenSections: resume.hiddenSections.includes(key)
      ? resume.hiddenSections.filter((other) => other !== key)
      : [...resume.hiddenSections, key],
  }));
}
