import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type StoredResume, UNTITLED_RESUME } from '@vitae/contract/resumes';
import { changesBetween } from '@vitae/documents/model/changes';
import { useFormats } from '@vitae/remote-kit/formats';
import { Slot } from '@vitae/remote-kit/slot';
import { Button, IconButton } from '@vitae/ui/button';
import { breakpoint, color, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Copy, Download, History, Link2, type LucideIcon, PencilLine, Target, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useDownload } from '../download/use-download.ts';
import { resumeOf } from '../editor/server-save.ts';
import { ThumbnailButton } from '../page/thumbnail-button.tsx';
import type { DashboardActions } from './use-dashboard-actions.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const JobDialog = lazy(() => import('./job-dialog.tsx'));
const RenameDialog = lazy(() => import('./rename-dialog.tsx'));
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'));

interface ResumeCardProps {
  resume: StoredResume;
  /** The one that this is a copy of, where it is still there. */
  parent: StoredResume | null;
  actions: DashboardActions;
}

type DialogName = 'rename' | 'job' | 'share' | 'versions';

export function ResumeCard({ resume, parent, actions }: ResumeCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const data = useMemo(() => resumeOf(resume.data), [resume.data]);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, download] = useDownload();
  const difference = useMemo(
    () => (parent ? changesBetween(resumeOf(parent.data), data).length : null),
    [parent, data],
  );
  const { job } = resume;
  const title = resume.title === UNTITLED_RESUME ? t`Untitled resume` : resume.title;
  const day = formats.date(resume.updated_at);
  const target = job ? formats.list([job.title, job.company].filter(Boolean), { type: 'unit' }) : '';
  const slotData = useMemo(() => ({ resumeId: resume.id, title: resume.title }), [resume.id, resume.title]);
  const close = () => setDialog(null);
  return (
    <li
      aria-label={title}
      css={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        border: `1px solid ${color.line}`,
        borderRadius: radius.lg,
        background: color.surface,
        overflow: 'hidden',
      }}
    >
      <ThumbnailButton
        label={t`Open ${title}`}
        template={data.selectedTemplate}
        resume={data}
        onClick={() => void actions.open(resume)}
        css={{
          height: 250,
          padding: `${space.lg} ${space.lg} 0`,
          background: color.sunken,
          overflow: 'hidden',
          '& > div': { boxShadow: shadow.low, background: '#fff' },
          [breakpoint.narrow]: { height: 200 },
        }}
      />
      <div css={{ display: 'grid', gap: space.sm, padding: space.lg }}>
        <div>
          <h2 css={[text.body, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }]}>
            <bdi>{title}</bdi>
          </h2>
          <p css={[text.caption, { color: color.inkFaint }]}>
            <Trans>Changed {day}</Trans>
            {resume.link ? ' · ' : null}
            {resume.link ? <Trans context="a resume">shared</Trans> : null}
          </p>
        </div>
        {job ? (
          <p css={[text.caption, { color: color.inkSoft }]}>
            <Trans>
              For <bdi>{target}</bdi>
            </Trans>
            {difference === null ? null : ' · '}
            {difference === 0 ? <Trans>same as its original</Trans> : null}
            {difference ? (
              <Plural
                value={difference}
                one="# part differs from its original"
                other="# parts differ from its original"
              />
            ) : null}
          </p>
        ) : null}
        {resume.tags.length > 0 ? (
          <ul aria-label={t`Tags`} css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            {resume.tags.map((tag) => (
              <li
                key={tag}
                css={[text.caption, { padding: '0 8px', borderRadius: radius.pill, background: color.accentSoft }]}
              >
                {tag}
              </li>
            ))}
          </ul>
        ) : null}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.xs }}>
          <Button size="small" look="primary" onClick={() => void actions.open(resume)}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="small" isBusy={busy === 'pdf'} onClick={() => void download(data, resume.id, 'pdf')}>
            <Download aria-hidden="true" />
            <Trans>PDF</Trans>
          </Button>
        </div>
        {/* A row each, of the height that it says it takes: what comes late moves nothing. */}
        <div css={{ display: 'grid', justifyItems: 'start', marginInlineStart: -10 }}>
          <Slot name="resume-card-actions" data={slotData} />
        </div>
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            marginInlineStart: -10,
            [breakpoint.narrow]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
          }}
        >
          <CardAction icon={PencilLine} name={t`Rename or tag ${title}`} onClick={() => setDialog('rename')}>
            <Trans>Rename or tag</Trans>
          </CardAction>
          <CardAction icon={Copy} name={t`Duplicate ${title}`} onClick={() => void actions.duplicate(resume)}>
            <Trans>Duplicate</Trans>
          </CardAction>
          <CardAction icon={Target} name={t`Copy ${title} for a job`} onClick={() => setDialog('job')}>
            <Trans>For a job</Trans>
          </CardAction>
          <CardAction icon={Link2} name={t`Share ${title}`} onClick={() => setDialog('share')}>
            <Trans>Share</Trans>
          </CardAction>
          <CardAction icon={History} name={t`Versions of ${title}`} onClick={() => setDialog('versions')}>
            <Trans>Versions</Trans>
          </CardAction>
          <CardAction icon={Trash2} name={t`Delete ${title}`} onClick={() => void actions.remove(resume)}>
            <Trans>Delete</Trans>
          </CardAction>
        </div>
      </div>
      <Suspense fallback={null}>
        {dialog === 'rename' ? <RenameDialog resume={resume} actions={actions} onClose={close} /> : null}
        {dialog === 'job' ? <JobDialog resume={resume} actions={actions} onClose={close} /> : null}
        {dialog === 'share' ? <ShareDialog resume={resume} actions={actions} onClose={close} /> : null}
        {dialog === 'versions' ? <VersionsDialog resume={resume} actions={actions} onClose={close} /> : null}
      </Suspense>
    </li>
  );
}

interface CardActionProps {
  icon: LucideIcon;
  name: string;
  onClick(): void;
  children: ReactNode;
}

/** A picture on a desk, where pointing at it says its name; with its word on a phone, where nothing does. */
function CardAction({ icon: Icon, name, onClick, children }: CardActionProps) {
  return (
    <IconButton
      label={name}
      onClick={onClick}
      css={{ [breakpoint.narrow]: { width: 'auto', paddingInline: 10, justifyContent: 'start' } }}
    >
      <Icon aria-hidden="true" />
      <span css={[text.caption, { display: 'none', [breakpoint.narrow]: { display: 'inline' } }]}>{children}</span>
    </IconButton>
  );
}
