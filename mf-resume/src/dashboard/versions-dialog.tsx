import { useQuery } from '@tanstack/react-query';
import type { ResumeVersion, StoredResume } from '@vitae/contract/resumes';
import * as calls from '@vitae/contract/resumes';
import { type Change, changesBetween } from '@vitae/documents/model/changes';
import { useHttp, useNotify } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Loading } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { color, radius, space, text } from '@vitae/ui/tokens';
import { useState } from 'react';
import { resumeOf } from '../editor/server-save.ts';
import type { DashboardActions } from './use-dashboard-actions.ts';

interface VersionsDialogProps {
  resume: StoredResume;
  actions: DashboardActions;
  onClose(): void;
}

const whenFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const SHOWN_CHANGES = 12;

/** What the resume was: kept by itself and by name, to compare with and to go back to. */
export default function VersionsDialog({ resume, actions, onClose }: VersionsDialogProps) {
  const http = useHttp();
  const notify = useNotify();
  const [name, setName] = useState('');
  const [compared, setCompared] = useState<{ version: ResumeVersion; changes: Change[] } | null>(null);
  const params = { id: resume.id };
  const { data, refetch } = useQuery({
    queryKey: ['resume-versions', resume.id],
    queryFn: () => send(http, calls.listResumeVersions, { params }),
    staleTime: 0,
  });
  const keep = async () => {
    await send(http, calls.nameResumeVersion, { params, body: { name: name.trim() } });
    setName('');
    await refetch();
  };
  const compare = async (version: ResumeVersion) => {
    const { data: old } = await send(http, calls.readResumeVersion, { params: { ...params, version: version.id } });
    setCompared({ version, changes: changesBetween(resumeOf(resume.data), resumeOf(old)) });
  };
  const restore = async () => {
    if (!compared) return;
    try {
      await send(http, calls.updateResume, { params, body: { revision: resume.revision, changes: compared.changes } });
      notify('success', 'The version is back. What it replaced is kept, too.');
      await actions.change(resume, {});
      onClose();
    } catch {
      notify('error', 'The resume has changed meanwhile. Please look at it again.');
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={compared ? 'What would change' : 'Versions'}
      actions={
        compared ? (
          <>
            <Button onClick={() => setCompared(null)}>Back</Button>
            <Button look="primary" disabled={compared.changes.length === 0} onClick={() => void restore()}>
              Go back to this version
            </Button>
          </>
        ) : undefined
      }
    >
      {compared ? (
        <ChangeList changes={compared.changes} />
      ) : (
        <Stack>
          <Row gap="sm" align="end">
            <TextField
              label="Keep it as it is now, as"
              dir="auto"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button disabled={name.trim() === ''} onClick={() => void keep()}>
              Keep
            </Button>
          </Row>
          {data ? null : <Loading>Loading the versions…</Loading>}
          {data?.versions.length === 0 ? (
            <Text tone="soft">The first version is kept with your next change.</Text>
          ) : null}
          <ul css={{ listStyle: 'none', display: 'grid', gap: space.xs }}>
            {data?.versions.map((version) => (
              <li key={version.id} css={{ display: 'flex', alignItems: 'center', gap: space.md }}>
                <span css={{ flex: 1 }}>
                  {version.name ? <strong dir="auto">{`${version.name} `}</strong> : null}
                  <span css={[text.caption, { color: color.inkSoft }]}>
                    {whenFormat.format(new Date(version.created_at))}
                  </span>
                </span>
                <Button size="small" onClick={() => void compare(version)}>
                  Compare
                </Button>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Dialog>
  );
}

function ChangeList({ changes }: { changes: Change[] }) {
  if (changes.length === 0) return <Text tone="soft">Nothing: the resume is as it was then.</Text>;
  return (
    <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
      {changes.slice(0, SHOWN_CHANGES).map((change) => (
        <li
          key={change.path.join('/')}
          css={[text.caption, { padding: space.sm, borderRadius: radius.sm, background: color.sunken }]}
        >
          <strong>{change.path.at(-1)}</strong>
          <div dir="auto" css={{ textDecoration: 'line-through', color: color.inkFaint, overflowWrap: 'anywhere' }}>
            {shortOf(change.before)}
          </div>
          <div dir="auto" css={{ overflowWrap: 'anywhere' }}>
            {shortOf(change.after)}
          </div>
        </li>
      ))}
      {changes.length > SHOWN_CHANGES ? (
        <Text look="caption">{`and ${changes.length - SHOWN_CHANGES} more`}</Text>
      ) : null}
    </ul>
  );
}

function shortOf(value: unknown): string {
  const words = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  return words.length > 200 ? `${words.slice(0, 200)}…` : words;
}
