import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readUserTimeline, type TimelineEntry } from '@vitae/contract/admin';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Text } from '@vitae/ui/text';
import { color, font, space } from '@vitae/ui/tokens';
import { Fragment } from 'react';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { useStaffCall } from '../session/staff-http.ts';

const KINDS: Record<string, MessageDescriptor> = {
  signed_up: msg`Signed up`,
  signed_in: msg`Signed in`,
  resume_made: msg`Made a resume`,
  letter_written: msg`Wrote a letter`,
  check_made: msg`Checked a resume`,
  page_visit: msg`Left a page`,
  button_click: msg`Pressed a button`,
  form_submit: msg`Sent a form`,
  navigation: msg`Went to a page`,
  ai_content_used: msg`Used a written text`,
  resume_download: msg`Downloaded a resume`,
  signup_attempt: msg`Tried to sign up`,
  login_attempt: msg`Tried to log in`,
  resume_creation: msg`Began a resume`,
  custom_event: msg`Something else`,
};

/** What one user did, day by day, the latest first. */
export function Timeline({ userId }: { userId: string }) {
  const { t } = useLingui();
  const call = useStaffCall();
  const formats = useFormats();
  const asked = useInfiniteQuery({
    queryKey: ['timeline', userId],
    queryFn: ({ pageParam, signal }) =>
      call(readUserTimeline, { params: { id: userId }, query: pageParam ? { before: pageParam } : {} }, signal),
    initialPageParam: '',
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.at : undefined),
  });
  const dayOf = (at: string) => formats.date(at, { dateStyle: 'full' });
  return (
    <Panel title={t`Timeline`} hint={t`What browsers tell is kept for 90 days`}>
      <Asked query={asked} lines={8}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              <ol css={{ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }}>
                {entries.map((entry, index) => {
                  const day = dayOf(entry.at);
                  const isNewDay = index === 0 || dayOf(entries[index - 1]!.at) !== day;
                  return (
                    <Fragment key={index}>
                      {isNewDay ? (
                        <li
                          css={{ paddingBlock: `${space.md} 4px`, fontSize: 13, fontWeight: 600, color: color.inkSoft }}
                        >
                          {day}
                        </li>
                      ) : null}
                      <Entry entry={entry} time={formats.date(entry.at, { timeStyle: 'short' })} />
                    </Fragment>
                  );
                })}
              </ol>
              {asked.hasNextPage ? (
                <div>
                  <Button size="small" isBusy={asked.isFetchingNextPage} onClick={() => asked.fetchNextPage()}>
                    <Trans>Show what was before</Trans>
                  </Button>
                </div>
              ) : (
                <Text look="caption" tone="soft">
                  <Trans>That is all.</Trans>
                </Text>
              )}
            </>
          );
        }}
      </Asked>
    </Panel>
  );
}

function Entry({ entry: { kind, detail, page_url }, time }: { entry: TimelineEntry; time: string }) {
  const { t } = useLingui();
  const known = KINDS[kind];
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '72px minmax(0, 1fr)',
        gap: space.md,
        paddingBlock: 7,
        borderTop: `1px solid ${color.line}`,
        fontSize: 14,
      }}
    >
      <span css={{ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' }}>{time}</span>
      <span css={{ minWidth: 0 }}>
        <span css={{ fontWeight: 550 }}>{known ? t(known) : <bdi>{kind}</bdi>}</span>
        {detail ? (
          <>
            {': '}
            <bdi css={{ overflowWrap: 'anywhere' }}>{detail}</bdi>
          </>
        ) : null}
        {page_url ? (
          <bdi
            dir="ltr"
            css={{
              display: 'block',
              fontFamily: font.mono,
              fontSize: 12.5,
              color: color.inkSoft,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {page_url.replace(/^https?:\/\/[^/]+/, '')}
          </bdi>
        ) : null}
      </span>
    </li>
  );
}
