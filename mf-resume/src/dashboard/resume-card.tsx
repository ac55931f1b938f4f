import type { StoredResume } from '@vitae/contract/resumes';
import { changesBetween } from '@vitae/documents/model/changes';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button, IconButton } from '@vitae/ui/button';
import { breakpoint, color, radius, shadow, space, text } from '@vitae/ui/tokens';
import { Copy, Download, History, Link2, PencilLine, Target, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
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

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

export function ResumeCard({ resume, parent, actions }: ResumeCardProps) {
  const data = useMemo(() => resumeOf(resume.data), [resume.data]);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [busy, download] = useDownload();
  const difference = useMemo(() => (parent ? differenceOf(resumeOf(parent.data), data) : null), [parent, data]);
  const close = () => setDialog(null);
  return (
    <li
      aria-label={resume.title}
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
        label={`Open ${resume.title}`}
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
          <h2 dir="auto" css={[text.body, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' }]}>
            {resume.title}
          </h2>
          <p css={[text.caption, { color: color.inkFaint }]}>
            {`Changed ${dateFormat.format(new Date(resume.updated_at))}`}
            {resume.link ? ' · shared' : ''}
          </p>
        </div>
        {resume.job ? (
          <p css={[text.caption, { color: color.inkSoft }]}>
            {`For ${[resume.job.title, resume.job.company].filter(Boolean).join(', ')}`}
            {difference ? `: ${difference}` : ''}
          </p>
        ) : null}
        {resume.tags.length > 0 ? (
          <ul aria-label="Tags" css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 4 }}>
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
            Edit
          </Button>
          <Button size="small" isBusy={busy === 'pdf'} onClick={() => void download(data, resume.id, 'pdf')}>
            <Download aria-hidden="true" />
            PDF
          </Button>
          <SiteButtonLink size="small" look="quiet" to={`/coverletter-builder?resume=${resume.id}`}>
            Letter
          </SiteButtonLink>
        </div>
        <div css={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -10 }}>
          <IconButton label={`Rename or tag ${resume.title}`} onClick={() => setDialog('rename')}>
            <PencilLine aria-hidden="true" />
          </IconButton>
          <IconButton label={`Duplicate ${resume.title}`} onClick={() => void actions.duplicate(resume)}>
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton label={`Copy ${resume.title} for a job`} onClick={() => setDialog('job')}>
            <Target aria-hidden="true" />
          </IconButton>
          <IconButton label={`Share ${resume.title}`} onClick={() => setDialog('share')}>
            <Link2 aria-hidden="true" />
          </IconButton>
          <IconButton label={`Versions of ${resume.title}`} onClick={() => setDialog('versions')}>
            <History aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${resume.title}`} onClick={() => void actions.remove(resume)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
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

/** "3 fields differ": how far a copy has gone from its parent. */
function differenceOf(parent: unknown, copy: unknown): string {
  const count = changesBetween(parent, copy).length;
  if (count === 0) return 'same as its original';
  return count === 1 ? 'one part differs from its original' : `${count} parts differ from its original`;
}
