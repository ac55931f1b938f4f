import { Trans, useLingui } from '@lingui/react/macro';
import { KEPT_LETTER_LIMITS } from '@vitae/contract/letters';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row } from '@vitae/ui/layout';
import { color, space, text } from '@vitae/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { useDateTime } from '../letter/format-date-time.ts';
import { useTemplateTexts } from '../template/template-texts.ts';
import { LetterVersions } from './letter-versions.tsx';
import type { ListedLetter } from './use-letters.ts';

interface LetterItemProps {
  letter: ListedLetter;
  /** Of its name: one below what stands over the list. */
  heading: 'h2' | 'h3';
  onOpen(): void;
  onRename(title: string): void;
  onDuplicate(title: string): void;
  onDelete(): void;
  /** An earlier version has become the letter. */
  onRestored(): void;
}

/** One letter of the list, with what can be done to it. */
export function LetterItem({
  letter,
  heading: Name,
  onOpen,
  onRename,
  onDuplicate,
  onDelete,
  onRestored,
}: LetterItemProps) {
  const { t } = useLingui();
  const [isRenaming, setIsRenaming] = useState(false);
  const [hasVersions, setHasVersions] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  const name = letter.title || [letter.jobTitle, letter.companyName].filter(Boolean).join(', ');
  const date = useDateTime()(letter.generatedAt);
  const templateName = useTemplateTexts()(letter.templateName);
  if (isRenaming)
    return (
      <Rename
        name={name}
        onDone={(title) => {
          if (title !== null) onRename(title);
          setIsRenaming(false);
        }}
      />
    );
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }}>
      <div css={{ flex: 1, minWidth: '24ch' }}>
        <Name dir="auto" css={[text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]}>
          {name}
        </Name>
        <p css={[text.caption, { color: color.inkFaint }]}>{[date, templateName].join(' · ')}</p>
        <p dir="auto" css={[text.caption, { color: color.inkSoft, overflowWrap: 'anywhere' }]}>
          {letter.excerpt}
        </p>
      </div>
      <Row gap="xs">
        <Button size="small" aria-label={t`Restore ${name}, ${date}`} onClick={onOpen}>
          <Trans>Restore</Trans>
        </Button>
        <Button
          ref={rename}
          size="small"
          look="quiet"
          aria-label={t`Rename ${name}, ${date}`}
          onClick={() => setIsRenaming(true)}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          size="small"
          look="quiet"
          aria-label={t`Duplicate ${name}, ${date}`}
          onClick={() => onDuplicate(t`${name} (copy)`)}
        >
          <Trans>Duplicate</Trans>
        </Button>
        {letter.versions > 0 ? (
          <Button
            size="small"
            look="quiet"
            aria-expanded={hasVersions}
            aria-label={t`Earlier versions of ${name}, ${date}`}
            onClick={() => setHasVersions((before) => !before)}
          >
            <Trans>Earlier versions</Trans>
          </Button>
        ) : null}
        <Button size="small" look="quiet" aria-label={t`Delete ${name}, ${date}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </Row>
      {hasVersions ? <LetterVersions letterId={letter.id} onRestored={onRestored} /> : null}
    </div>
  );
}

/** `onDone` gets the new name, or `null` when it stays as it was. */
function Rename({ name, onDone }: { name: string; onDone(title: string | null): void }) {
  const { t } = useLingui();
  const [title, setTitle] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onDone(title.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.stopPropagation();
        onDone(null);
      }}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: space.sm,
        '& > :first-of-type': { flex: 1, minWidth: '20ch' },
      }}
    >
      <TextField
        ref={field}
        label={t`Name of the letter`}
        dir="auto"
        maxLength={KEPT_LETTER_LIMITS.line}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Button type="submit" look="primary">
        <Trans>Save</Trans>
      </Button>
      <Button onClick={() => onDone(null)}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  );
}
