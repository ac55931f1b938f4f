import { Trans, useLingui } from '@lingui/react/macro';
import { type ReadField, SURE_ENOUGH } from '@vitae/contract/resumes';
import { useDraft } from '@vitae/remote-kit/draft';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Row, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, space, text } from '@vitae/ui/tokens';
import { FileText } from 'lucide-react';
import { type DragEvent, type ReactNode, useMemo, useState } from 'react';
import { useOpenResume } from '../editor/open-resume.ts';
import { useEditor } from '../editor/resume-store.ts';
import { SaveProblems } from '../editor/save-status.tsx';
import { BARS_HEIGHT, TopBar } from '../editor/top-bar.tsx';
import { DateField, LineField, NamesField, TextsField } from '../form/fields.tsx';
import { Columns } from '../form/sections/columns.tsx';
import { SkillsSection } from '../form/sections/skills.tsx';
import { originalFile, type Reading, readingDraft } from '../upload/upload.ts';
import { FurtherParts } from './further-parts.tsx';
import { Original } from './original.tsx';
import { Part } from './part.tsx';
import { draggedText, place, type Target, Tray } from './tray.tsx';

const NOTHING: Reading = { fields: [], unplaced: [], text: '', page_count: 0, source: 'text' };
/** /ResumeParsing: the file beside what was understood of it. */
export function ParsingScreen() {
  const { t } = useLingui();
  const isOpen = useOpenResume();
  const [stored, setReading] = useDraft(readingDraft);
  const reading = stored ?? NOTHING;
  const resume = useEditor((state) => state.resume);
  const [active, setActive] = useState<string | null>(null);
  const marked = useMemo(
    () => (active === null ? [] : reading.fields.filter(({ path }) => path.join('/') === active)),
    [active, reading.fields],
  );
  const hasOriginal = originalFile !== null || reading.text !== '';
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

  const leaveOut = (index: number) => setReading({ ...reading, unplaced: reading.unplaced.toSpliced(index, 1) });
  const send = (index: number, target: Target) => {
    const item = reading.unplaced[index];
    if (!item) return;
    place(target, item.text);
    leaveOut(index);
  };
  const onField = (event: { target: EventTarget | null }) => {
    const field = (event.target as Element | null)?.closest?.('[data-field]')?.getAttribute('data-field');
    if (field !== undefined) setActive(field === 'personal/lastName' ? 'personal/firstName' : field);
  };
  const marks = (path: string, children: ReactNode) => <Doubt isDoubtful={doubtful.has(path)}>{children}</Doubt>;
  const line = (path: string[], label: string) => marks(path.join('/'), <LineField path={path} label={label} />);
  const date = (path: string[], label: string) => marks(path.join('/'), <DateField path={path} label={label} />);
  const jobLabel = (number: number) => t`Job ${number}`;
  const degreeLabel = (number: number) => t`Degree ${number}`;
  const drop = (target: Target) => ({
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      send(draggedText(event), target);
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
          gridTemplateColumns: hasOriginal ? 'minmax(0, 1fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
          justifyItems: hasOriginal ? 'stretch' : 'center',
          alignItems: 'start',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        {hasOriginal ? (
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
        ) : null}
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
                : !hasOriginal
                  ? t`This is what your file holds. All of it can be changed here.`
                  : t`Point at a field to see where it came from. Fields with an orange edge are worth a second look.`}
            </Text>
          </header>
          <SaveProblems />
          <Tray texts={reading.unplaced.map((item) => item.text)} onSend={send} onLeaveOut={leaveOut} />
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
          <FurtherParts line={line} drop={drop} />
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
  return new Set(fields.filter(({ confidence }) => confidence < SURE_ENOUGH).map(({ path }) => path.join('/')));
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
