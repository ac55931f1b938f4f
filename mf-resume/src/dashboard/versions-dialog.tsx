import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ResumeVersion, StoredResume } from '@vitae/contract/resumes';
import * as calls from '@vitae/contract/resumes';
import { type Change, changesBetween } from '@vitae/documents/model/changes';
import { useFormats } from '@vitae/remote-kit/formats';
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
import { fieldNameOf } from '../editor/field-names.ts';
import { resumeOf } from '../editor/server-save.ts';
import { useValueText } from '../editor/value-text.ts';
import type { DashboardActions } from './use-dashboard-actions.ts';

interface VersionsDialogProps {
  resume: StoredResume;
  actions: DashboardActions;
  onClose(): void;
}

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
const SHOWN_CHANGES = 12;

/** What the resume was: kept by itself and by name, to compare with and to go back to. */
export default function VersionsDialog({ resume, actions, onClose }: VersionsDialogProps) {
  const http = useHttp();
  const notify = useNotify();
  const { t } = useLingui();
  const formats = useFormats();
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
      notify('success', t`The version is back. What it replaced is kept, too.`);
      await actions.change(resume, {});
      onClose();
    } catch {
      notify('error', t`The resume has changed meanwhile. Please look at it again.`);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={compared ? t`What would change` : t`Versions`}
      actions={
        compared ? (
          <>
            <Button onClick={() => setCompared(null)}>
              <Trans>Back</Trans>
            </Button>
            <Button look="primary" disabled={compared.changes.length === 0} onClick={() => void restore()}>
              <Trans>Go back to this version</Trans>
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
              label={t`Keep it as it is now, as`}
              dir="auto"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button disabled={name.trim() === ''} onClick={() => void keep()}>
              <Trans context="a version">Keep</Trans>
            </Button>
          </Row>
          {data ? null : (
            <Loading>
              <Trans>Loading the versions…</Trans>
            </Loading>
          )}
          {data?.versions.length === 0 ? (
            <Text tone="soft">
              <Trans>The first version is kept with your next change.</Trans>
            </Text>
          ) : null}
          <ul css={{ listStyle: 'none', display: 'grid', gap: space.xs }}>
            {data?.versions.map((version) => (
              <li key={version.id} css={{ display: 'flex', alignItems: 'center', gap: space.md }}>
                <span css={{ flex: 1 }}>
                  {version.name ? <strong dir="auto">{`${version.name} `}</strong> : null}
                  <span css={[text.caption, { color: color.inkSoft }]}>{formats.date(version.created_at, WHEN)}</span>
                </span>
                <Button size="small" onClick={() => void compare(version)}>
                  <Trans>Compare</Trans>
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
  const { t } = useLingui();
  const textOfValue = useValueText();
  if (changes.length === 0) {
    return (
      <Text tone="soft">
        <Trans>Nothing: the resume is as it was then.</Trans>
      </Text>
    );
  }
  const more = changes.length - SHOWN_CHANGES;
  return (
    <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
      {changes.slice(0, SHOWN_CHANGES).map((change) => (
        <li
          key={change.path.join('/')}
          css={[text.caption, { padding: space.sm, borderRadius: radius.sm, background: color.sunken }]}
        >
          <strong>{t(fieldNameOf(change.path))}</strong>
          <div dir="auto" css={{ textDecoration: 'line-through', color: color.inkFaint, overflowWrap: 'anywhere' }}>
            {shortened(textOfValue(change.before))}
          </div>
          <div dir="auto" css={{ overflowWrap: 'anywhere' }}>
            {shortened(textOfValue(change.after))}
          </div>
        </li>
      ))}
      {more > 0 ? (
        <Text look="caption">
          <Plural value={more} one="and # more" other="and # more" />
        </Text>
      ) : null}
    </ul>
  );
}

const shortened = (words: string) => (words.length > 200 ? `${words.slice(0, 200)}…` : words);
