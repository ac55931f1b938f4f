import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlatform } from '@vitae/remote-kit/platform';
import { WayToMore } from '@vitae/remote-kit/way-to-more';
import { Button } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { breakpoint, color, radius, space, text } from '@vitae/ui/tokens';
import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { fieldNameOf } from './field-names.ts';
import { startResume } from './open-resume.ts';
import { type FieldConflict, type SaveState, settle, useEditor } from './resume-store.ts';
import { useValueText } from './value-text.ts';

const WORDS: Record<SaveState, MessageDescriptor> = {
  loading: msg`Opening…`,
  local: msg`Saved in this browser`,
  saving: msg`Saving…`,
  saved: msg`Saved`,
  offline: msg`Offline: saved in this browser`,
  failed: msg`Saved in this browser; the server is asked again`,
  full: msg`Saved in this browser only`,
  gone: msg`Deleted elsewhere`,
};

const TROUBLES: SaveState[] = ['full', 'failed', 'gone'];

/** Where the work is safe, in two words. */
export function SaveStatus() {
  const { t } = useLingui();
  const saveState = useEditor((state) => state.saveState);
  const hasConflicts = useEditor((state) => state.conflicts.length > 0);
  const Icon =
    saveState === 'saving'
      ? LoaderCircle
      : saveState === 'saved' || saveState === 'local'
        ? Check
        : hasConflicts
          ? TriangleAlert
          : CloudOff;
  return (
    <span
      role="status"
      data-save-state={hasConflicts ? 'conflict' : saveState}
      css={[
        text.caption,
        {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 6,
          color: color.inkSoft,
          '& svg': { width: 15, height: 15, flex: 'none' },
        },
      ]}
    >
      <Icon aria-hidden="true" />
      <span
        css={{
          [breakpoint.narrow]: {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        }}
      >
        {hasConflicts ? <Trans>Two versions of a field</Trans> : t(WORDS[saveState])}
      </span>
    </span>
  );
}

/** What the person has to decide or to know before work is lost. */
export function SaveProblems() {
  const platform = usePlatform();
  const saveState = useEditor((state) => state.saveState);
  const saveMessage = useEditor((state) => state.saveMessage);
  const conflicts = useEditor((state) => state.conflicts);
  const isStorageFull = useEditor((state) => state.isStorageFull);
  const isCalm = !isStorageFull && conflicts.length === 0 && !TROUBLES.includes(saveState);
  if (isCalm) return null;
  return (
    <Stack gap="sm">
      {isStorageFull ? (
        <Banner kind="warning">
          <Trans>This browser has no room left. Your changes go to the server; stay online, or free some space.</Trans>
        </Banner>
      ) : null}
      {saveState === 'full' ? (
        <Banner kind="warning" action={<WayToMore code="resume_limit_reached" />}>
          {saveMessage ?? <Trans>Your plan keeps no further resume.</Trans>}{' '}
          <Trans>Until then this one stays in this browser only.</Trans>
        </Banner>
      ) : null}
      {saveState === 'failed' && saveMessage ? <Banner kind="warning">{saveMessage}</Banner> : null}
      {saveState === 'gone' ? (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={() => void startResume(platform, useEditor.getState().resume)}>
              <Trans>Keep it as a new resume</Trans>
            </Button>
          }
        >
          <Trans>This resume was deleted on another device. What you see is what this browser has of it.</Trans>
        </Banner>
      ) : null}
      {conflicts.map((conflict) => (
        <Conflict key={conflict.path.join('/')} conflict={conflict} />
      ))}
    </Stack>
  );
}

function Conflict({ conflict }: { conflict: FieldConflict }) {
  const { t } = useLingui();
  const name = t(fieldNameOf(conflict.path));
  return (
    <section
      aria-label={t`Two versions of ${name}`}
      css={{
        display: 'grid',
        gap: space.sm,
        padding: space.lg,
        borderRadius: radius.md,
        background: color.warningSoft,
      }}
    >
      <strong>
        <Trans>“{name}” was changed here and elsewhere.</Trans>
      </strong>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.md }}>
        <Side title={t`Here`} value={conflict.mine} action={t`Keep this one`} onTake={() => settle(conflict, 'mine')} />
        <Side
          title={t`Elsewhere`}
          value={conflict.theirs}
          action={t`Take that one`}
          onTake={() => settle(conflict, 'theirs')}
        />
      </div>
    </section>
  );
}

function Side({ title, value, action, onTake }: { title: string; value: unknown; action: string; onTake(): void }) {
  const textOfValue = useValueText();
  return (
    <div css={{ display: 'grid', gap: space.xs, alignContent: 'start' }}>
      <span css={[text.caption, { color: color.inkSoft }]}>{title}</span>
      <div
        dir="auto"
        css={[
          text.caption,
          {
            maxHeight: 160,
            overflow: 'auto',
            padding: space.sm,
            borderRadius: radius.sm,
            background: color.surface,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          },
        ]}
      >
        {textOfValue(value)}
      </div>
      <Row>
        <Button size="small" onClick={onTake}>
          {action}
        </Button>
      </Row>
    </div>
  );
}

/** A value in words: both sides are to be read, not to be parsed. */
