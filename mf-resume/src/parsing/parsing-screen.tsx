import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadField } from '@vitae/contract/resumes';
import type { Resume } from '@vitae/documents/model/resume';
import { createEntryId } from '@vitae/documents/model/resume';
import { richTextOfDescription } from '@vitae/documents/model/rich-text';
import { useDraft } from '@vitae/remote-kit/draft';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, radius, space, text } from '@vitae/ui/tokens';
import { FileText } from 'lucide-react';
import { type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { useOpenResume } from '../editor/open-resume.ts';
import { edit, useEditor } from '../editor/resume-store.ts';
import { SaveProblems } from '../editor/save-status.tsx';
import { BARS_HEIGHT, TopBar } from '../editor/top-bar.tsx';
import { DateField, LineField, NamesField, TextsField } from '../form/fields.tsx';
import { Columns } from '../form/sections/columns.tsx';
import { SkillsSection } from '../form/sections/skills.tsx';
import { originalFile, type Reading, readingDraft } from '../upload/upload.ts';
import { Original } from './original.tsx';

/** Below this, a value is worth a second look. */
const DOUBTFUL = 0.6;
const NOTHING: Reading = { fields: [], unplaced: [], text: '', page_count: 0, source: 'text' };
const TEXT_TYPE = 'text/plain';

type Target = 'profile' | 'experience' | 'education' | 'skills' | 'certifications' | 'awards' | 'other' | 'section';
const TARGETS: { value: Target; label: MessageDescriptor }[] = [
  { value: 'profile', label: msg`Summary` },
  { value: 'experience', label: msg`Last job` },
  { value: 'education', label: msg`Last school` },
  { value: 'skills', label: msg`Skills` },
  { value: 'certifications', label: msg`Certifications` },
  { value: 'awards', label: msg`Key achievements` },
  { value: 'other', label: msg`Other details` },
  { value: 'section', label: msg`A section of its own` },
];

/** Puts a text that had no place into a part of the resume. */
function place(target: Target, content: string): void {
  const join = (before: string) => [before.trimEnd(), content].filter(Boolean).join('\n');
  const rich = (before: Resume['awards']) => {
    const added = richTextOfDescription(`- ${content}`).blocks.map((block) => ({ ...block, key: createEntryId() }));
    return { ...before, blocks: [...before.blocks, ...added] };
  };
  edit((resume) => {
    const { personal } = resume;
    switch (target) {
      case 'profile':
        return { ...resume, personal: { ...personal, profile: join(personal.profile) } };
      case 'other':
        return { ...resume, personal: { ...personal, other: join(personal.other) } };
      case 'skills':
        return { ...resume, skills: [...resume.skills, { name: content, level: '', keywords: [] }] };
      case 'certifications':
        return { ...resume, certifications: rich(resume.certifications) };
      case 'awards':
        return { ...resume, awards: rich(resume.awards) };
      case 'experience':
      case 'education': {
        const list = target === 'experience' ? 'workExperience' : 'education';
        const [first, ...rest] = resume[list];
        if (!first) return { ...resume, personal: { ...personal, other: join(personal.other) } };
        return { ...resume, [list]: [{ ...first, description: join(first.description) }, ...rest] };
      }
      case 'section': {
        const id = createEntryId();
        const section = { id, kind: 'custom' as const, title: 'More', description: content, entries: [] };
        return {
          ...resume,
          customSections: [...resume.customSections, section],
          sectionOrder: [...resume.sectionOrder, id],
        };
      }
    }
  });
}

/** /ResumeParsing: the file beside what was understood of it. */
export function ParsingScreen() {
  const { t } = useLingui();
  const isOpen = useOpenResume();
  const [stored, setReading] = useDraft(readingDraft);
  const reading = stored ?? NOTHING;
  const unplacedCount = reading.unplaced.length;
  const resume = useEditor((state) => state.resume);
  const [active, setActive] = useState<string | null>(null);
  const marked = useMemo(
    () => (active === null ? [] : reading.fields.filter(({ path }) => path.join('/') === active)),
    [active, reading.fields],
  );
  const doubtful = useMemo(() => doubtfulPaths(reading.fields), [reading.fields]);

  if (!isOpen)
    return (
      <Loading>
        <Trans>Opening what was read…</Trans>
      </Loading>
    );
  if (!stored) {
    return (
      <>
        <VisuallyHidden as="h1">
          <Trans>Check what was read</Trans>
        </VisuallyHidden>
        <EmptyState
          icon={<FileText />}
          title={t`No file has been read yet`}
          action={
            <SiteButtonLink to="/Upload-resume" look="primary">
              <Trans>Choose a file</Trans>
            </SiteButtonLink>
          }
        />
      </>
    );
  }

  const send = (index: number, target: Target) => {
    const item = reading.unplaced[index];
    if (!item) return;
    place(target, item.text);
    setReading({ ...reading, unplaced: reading.unplaced.toSpliced(index, 1) });
  };
  const onField = (event: { target: EventTarget | null }) => {
    const field = (event.target as Element | null)?.closest?.('[data-field]')?.getAttribute('data-field');
    if (field !== undefined) setActive(field === 'personal/lastName' ? 'personal/firstName' : field);
  };
  const marks = (path: string, children: ReactNode) => <Doubt isDoubtful={doubtful.has(path)}>{children}</Doubt>;
  const targets = TARGETS.map(({ value, label }) => ({ value, label: t(label) }));
  const line = (path: string[], label: string) => marks(path.join('/'), <LineField path={path} label={label} />);
  const date = (path: string[], label: string) => marks(path.join('/'), <DateField path={path} label={label} />);
  const jobLabel = (number: number) => t`Job ${number}`;
  const degreeLabel = (number: number) => t`Degree ${number}`;
  const drop = (target: Target) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      send(Number(event.dataTransfer.getData(TEXT_TYPE)), target);
    },
  });

  return (
    <div>
      <TopBar>
        <SiteButtonLink to="/ChooseTemplate" size="small" look="primary">
          <Trans>Go on</Trans>
        </SiteButtonLink>
      </TopBar>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'start',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <aside
          aria-label={t`Your file`}
          css={{
            position: 'sticky',
            top: BARS_HEIGHT,
            maxHeight: `calc(100dvh - ${BARS_HEIGHT}px)`,
            overflow: 'auto',
            padding: 'clamp(12px, 2vw, 24px)',
            background: color.sunken,
            [breakpoint.medium]: { maxHeight: '38dvh', zIndex: 5, borderBottom: `1px solid ${color.line}` },
          }}
        >
          <Original file={originalFile} text={reading.text} marked={marked} />
        </aside>
        <section
          aria-label={t`What was understood`}
          onFocus={onField}
          onMouseOver={onField}
          css={{ padding: 'clamp(16px, 3vw, 32px)', display: 'grid', gap: space.xl, maxWidth: 760 }}
        >
          <header>
            <Heading level={1}>
              <Trans>Is this right?</Trans>
            </Heading>
            <Text tone="soft">
              {reading.source === 'ocr'
                ? t`The words were read off pictures: please look at every one.`
                : t`Point at a field to see where it came from. Fields with an orange edge are worth a second look.`}
            </Text>
          </header>
          <SaveProblems />
          {reading.unplaced.length > 0 ? (
            <section
              aria-labelledby="tray"
              css={{ padding: space.lg, borderRadius: radius.md, background: color.warningSoft }}
            >
              <Heading level={2} look="subtitle" id="tray">
                <Trans>Not placed yet: {unplacedCount}</Trans>
              </Heading>
              <Text look="caption" tone="soft">
                <Trans>Drag a text onto a part below, or send it there.</Trans>
              </Text>
              <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm, marginTop: space.md }}>
                {reading.unplaced.map((item, index) => (
                  <li
                    key={`${index}-${item.text}`}
                    draggable
                    onDragStart={(event) => event.dataTransfer.setData(TEXT_TYPE, String(index))}
                    css={{
                      display: 'grid',
                      gridTemplateColumns: 'minmax(0, 1fr) 190px auto',
                      gap: space.sm,
                      alignItems: 'end',
                      padding: space.sm,
                      borderRadius: radius.sm,
                      background: color.surface,
                      cursor: 'grab',
                      [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
                    }}
                  >
                    <span dir="auto" css={[text.caption, { overflowWrap: 'anywhere', alignSelf: 'center' }]}>
                      {item.text}
                    </span>
                    <SelectField
                      label={t`Send to`}
                      options={[{ value: '', label: t`Choose…` }, ...targets]}
                      value=""
                      onChange={(event) => event.target.value && send(index, event.target.value as Target)}
                    />
                    <Button
                      size="small"
                      look="quiet"
                      onClick={() => setReading({ ...reading, unplaced: reading.unplaced.toSpliced(index, 1) })}
                    >
                      <Trans context="verb">Leave out</Trans>
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ) : (
            <Banner kind="success">
              <Trans>Every text of the file has its place.</Trans>
            </Banner>
          )}
          <Part title={t`Heading`} {...drop('other')}>
            <Columns>
              {line(['personal', 'firstName'], t`First name`)}
              {line(['personal', 'lastName'], t`Last name`)}
              {line(['personal', 'jobTitle'], t`Job title`)}
              {line(['personal', 'email'], t`Email`)}
              {line(['personal', 'phone'], t`Phone`)}
              {line(['personal', 'city'], t`City`)}
              {line(['personal', 'country'], t`Country`)}
              {line(['personal', 'linkedin'], t`LinkedIn`)}
              <NamesField path={['personal', 'website']} label={t`Website`} />
            </Columns>
          </Part>
          <Part title={t`Summary`} {...drop('profile')}>
            {marks('personal/profile', <TextsField path={['personal', 'profile']} label={t`Summary`} rows={4} />)}
          </Part>
          <Part title={t`Experience`} {...drop('experience')}>
            {resume.workExperience.map((job, index) => (
              <Stack key={job.id} gap="md">
                <Columns>
                  {line(['workExperience', job.id, 'jobTitle'], jobLabel(index + 1))}
                  {line(['workExperience', job.id, 'company'], t`Employer`)}
                  {date(['workExperience', job.id, 'startDate'], t`Start`)}
                  {job.current ? (
                    <Text tone="soft">
                      <Trans>Still there</Trans>
                    </Text>
                  ) : (
                    date(['workExperience', job.id, 'endDate'], t`End`)
                  )}
                </Columns>
                {marks(
                  `workExperience/${job.id}/description`,
                  <TextsField path={['workExperience', job.id, 'description']} label={t`What you did`} rows={4} />,
                )}
              </Stack>
            ))}
            {resume.workExperience.length === 0 ? (
              <Text tone="faint">
                <Trans>No job was found.</Trans>
              </Text>
            ) : null}
          </Part>
          <Part title={t`Education`} {...drop('education')}>
            {resume.education.map((school, index) => (
              <Columns key={school.id}>
                {line(['education', school.id, 'degree'], degreeLabel(index + 1))}
                {line(['education', school.id, 'institution'], t`School`)}
                {date(['education', school.id, 'startDate'], t`Start`)}
                {date(['education', school.id, 'endDate'], t`End`)}
              </Columns>
            ))}
            {resume.education.length === 0 ? (
              <Text tone="faint">
                <Trans>No school was found.</Trans>
              </Text>
            ) : null}
          </Part>
          <Part title={t`Skills`} {...drop('skills')}>
            <SkillsSection />
          </Part>
          {resume.customSections.map((section) => (
            <Part key={section.id} title={section.title || t`More`}>
              <TextsField path={['customSections', section.id, 'description']} label={t`Text`} rows={4} />
            </Part>
          ))}
          <Row justify="end">
            <SiteButtonLink to="/resume-form/cv-heading">
              <Trans>To the form</Trans>
            </SiteButtonLink>
            <SiteButtonLink to="/ChooseTemplate" look="primary">
              <Trans>Choose a template</Trans>
            </SiteButtonLink>
          </Row>
        </section>
      </div>
    </div>
  );
}

function doubtfulPaths(fields: readonly ReadField[]): Set<string> {
  return new Set(fields.filter(({ confidence }) => confidence < DOUBTFUL).map(({ path }) => path.join('/')));
}

function Doubt({ isDoubtful, children }: { isDoubtful: boolean; children: ReactNode }) {
  if (!isDoubtful) return children;
  return (
    <div data-doubtful css={{ borderInlineStart: `3px solid ${color.warning}`, paddingInlineStart: space.sm }}>
      {children}
      <span css={[text.caption, { color: color.warning }]}>
        <Trans>Please check</Trans>
      </span>
    </div>
  );
}

function Part({
  title,
  children,
  ...drop
}: {
  title: string;
  children: ReactNode;
  onDragOver?(event: DragEvent): void;
  onDrop?(event: DragEvent): void;
}) {
  return (
    <section {...drop} aria-label={title} css={{ display: 'grid', gap: space.lg }}>
      <Heading level={2} look="subtitle">
        {title}
      </Heading>
      {children}
    </section>
  );
}
