import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { readSharedResume } from '@vitae/contract/resumes';
import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { ResumePreview } from '@vitae/documents/resume/ResumePreview';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { type Sentence, useSentences } from '@vitae/remote-kit/sentence';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Container, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { VisuallyHidden } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';

type Shared =
  | { state: 'loading' }
  | { state: 'locked'; message: Sentence }
  | { state: 'gone'; message: Sentence }
  | { state: 'open'; resume: Resume };

/** /shared-resume/:token: what others see of a resume. No editor comes with it. */
export function SharedScreen() {
  const { t } = useLingui();
  const sentence = useSentences();
  const { token = '' } = useParams();
  const http = useHttp();
  const [shared, setShared] = useState<Shared>({ state: 'loading' });
  const [password, setPassword] = useState('');
  const [zoom, setZoom] = useState(1);

  const load = useCallback(
    async (given?: string) => {
      try {
        const { data } = await send(http, readSharedResume, { body: { token, ...(given && { password: given }) } });
        setShared({ state: 'open', resume: restore(data).resume });
      } catch (error) {
        const { code, serverMessage } = readHttpFailure(error);
        const message = serverMessage ?? msg`The resume could not be loaded. Please check your connection.`;
        setShared({ state: code?.startsWith('link_password') ? 'locked' : 'gone', message });
      }
    },
    [http, token],
  );
  useEffect(() => void load(), [load]);
  useEffect(() => {
    // A page of paper is 816 or 794 pixels wide.
    const fit = () => setZoom(Math.min(1, (document.documentElement.clientWidth - 24) / 816));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);

  if (shared.state === 'loading')
    return (
      <Loading>
        <Trans>Opening the resume…</Trans>
      </Loading>
    );
  if (shared.state === 'gone') {
    return (
      <>
        <VisuallyHidden as="h1">
          <Trans>A resume</Trans>
        </VisuallyHidden>
        <EmptyState title={t`No resume here`}>{sentence(shared.message)}</EmptyState>
      </>
    );
  }
  if (shared.state === 'locked') {
    const unlock = (event: FormEvent) => {
      event.preventDefault();
      void load(password);
    };
    return (
      <Container width="text" css={{ paddingBlock: 'clamp(48px, 12vh, 140px)', maxWidth: 420 }}>
        <form onSubmit={unlock}>
          <Stack>
            <TextField
              label={t`Password of this resume`}
              type="password"
              hint={sentence(shared.message)}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            <Button type="submit" look="primary" disabled={password === ''}>
              <Trans>Open</Trans>
            </Button>
          </Stack>
        </form>
      </Container>
    );
  }
  return (
    <div css={{ paddingBlock: space.xl }}>
      <ResumePreview resume={shared.resume} zoom={zoom} />
    </div>
  );
}
