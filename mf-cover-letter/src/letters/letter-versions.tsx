import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listLetterVersions, restoreLetterVersion } from '@vitae/contract/letters';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Banner } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { color, radius, space, text as type } from '@vitae/ui/tokens';
import { readOpenLetter } from '../letter/follow-open-letter.ts';
import { useDateTime } from '../letter/format-date-time.ts';

/** What a letter was before proposals of the assistant were accepted, and the way back. */
export function LetterVersions({ letterId, onRestored }: { letterId: string; onRestored(): void }) {
  const { t } = useLingui();
  const platform = usePlatform();
  const { http } = platform;
  const queries = useQueryClient();
  const queryKey = ['letter-versions', letterId];
  const dateTime = useDateTime();
  const versions = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await send(http, listLetterVersions, { params: { id: letterId } }, { signal })).versions,
  });
  const restore = useMutation({
    mutationFn: (version: string) => send(http, restoreLetterVersion, { params: { id: letterId, version } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      await readOpenLetter(platform).catch(() => {});
      onRestored();
    },
  });
  if (versions.isPending) {
    return (
      <Loading>
        <Trans>Loading earlier versions…</Trans>
      </Loading>
    );
  }
  return (
    <section aria-label={t`Earlier versions`} css={{ flexBasis: '100%', display: 'grid', gap: space.sm }}>
      {versions.isError || restore.isError ? (
        <Banner kind="error">
          <Trans>That did not reach your account. Please check your connection and try again.</Trans>
        </Banner>
      ) : null}
      {restore.isSuccess ? (
        <Banner kind="success">
          <Trans>Your letter has this text again. What it was before stands among the versions.</Trans>
        </Banner>
      ) : null}
      <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
        {versions.data?.map(({ id, name, text, created_at: createdAt }) => {
          const date = dateTime(createdAt);
          return (
            <li key={id} css={{ padding: space.md, borderRadius: radius.md, background: color.sunken }}>
              <details>
                <summary css={[type.caption, { cursor: 'pointer' }]}>
                  <Trans>
                    {date}, before: <bdi>{name}</bdi>
                  </Trans>
                </summary>
                <p
                  dir="auto"
                  css={[type.caption, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: 8 }]}
                >
                  {text}
                </p>
                <Button
                  size="small"
                  isBusy={restore.isPending && restore.variables === id}
                  onClick={() => restore.mutate(id)}
                >
                  <Trans>Bring this text back</Trans>
                </Button>
              </details>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
