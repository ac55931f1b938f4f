import { Trans, useLingui } from '@lingui/react/macro';
import { KEPT_LETTER_LIMITS } from '@vitae/contract/letters';
import { useUser } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { color, space } from '@vitae/ui/tokens';
import { History } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { LetterItem } from './letter-item.tsx';
import { type ListedLetter, type Undo, useLetters } from './use-letters.ts';

/** From how many letters on they can be searched. */
const SEARCHABLE_FROM = 2;

/** All letters of who is here, to be found, opened, renamed, copied and deleted. */
export function LetterList({ heading, onOpened }: { heading: 'h2' | 'h3'; onOpened(): void }) {
  const { t } = useLingui();
  const isUser = useUser() !== null;
  const [search, setSearch] = useState('');
  const letters = useLetters(useDeferredValue(search));
  const [undo, setUndo] = useState<Undo | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const undoButton = useRef<HTMLButtonElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  // The pressed button went with its letter: what it leads to next has the focus.
  useEffect(() => {
    if (undo) undoButton.current?.focus();
  }, [undo]);

  const attempt = (action: () => Promise<unknown>) => {
    setHasFailed(false);
    action().catch(() => setHasFailed(true));
  };
  const remove = ({ id }: ListedLetter) =>
    attempt(async () => {
      const bringBack = await letters.remove(id);
      setUndo(() => bringBack);
    });
  const takeBack = () =>
    attempt(async () => {
      await undo?.();
      setUndo(null);
      searchField.current?.focus();
    });

  const { letters: listed } = letters;
  const isSearched = search.trim() !== '';
  return (
    <Stack gap="lg">
      {isSearched || listed.length >= SEARCHABLE_FROM ? (
        <TextField
          ref={searchField}
          type="search"
          label={t`Search your letters`}
          placeholder={t`A name, an employer, a word of the advert`}
          dir="auto"
          maxLength={KEPT_LETTER_LIMITS.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      {hasFailed ? (
        <Banner kind="error">
          <Trans>That did not reach your account. Please check your connection and try again.</Trans>
        </Banner>
      ) : null}
      {undo ? (
        <Banner
          kind="info"
          action={
            <Button ref={undoButton} size="small" onClick={takeBack}>
              <Trans>Undo</Trans>
            </Button>
          }
        >
          <Trans>Letter deleted.</Trans>
        </Banner>
      ) : null}
      {letters.hasFailed ? (
        <Banner
          kind="error"
          action={
            <Button size="small" onClick={() => void letters.reread()}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <Trans>The letters of your account could not be loaded.</Trans>
        </Banner>
      ) : null}
      {letters.isLoading ? (
        <Loading>
          <Trans>Loading your letters…</Trans>
        </Loading>
      ) : listed.length > 0 ? (
        <ul css={{ listStyle: 'none', display: 'flex', flexDirection: 'column' }}>
          {listed.map((letter) => (
            <li key={letter.id} css={{ paddingBlock: space.lg, '& + li': { borderTop: `1px solid ${color.line}` } }}>
              <LetterItem
                letter={letter}
                heading={heading}
                onOpen={() => attempt(() => letters.open(letter.id).then(onOpened))}
                onRename={(title) => attempt(() => letters.rename(letter.id, title))}
                onDuplicate={(title) => attempt(() => letters.duplicate(letter.id, title))}
                onDelete={() => remove(letter)}
                onRestored={() => void letters.reread()}
              />
            </li>
          ))}
        </ul>
      ) : isSearched ? (
        <EmptyState title={t`No letter has these words`}>
          <Row justify="center">
            <Button onClick={() => setSearch('')}>
              <Trans>Show all letters</Trans>
            </Button>
          </Row>
        </EmptyState>
      ) : letters.hasFailed ? null : (
        <EmptyState icon={<History aria-hidden="true" />} title={t`No letters yet`}>
          {isUser ? (
            <Trans>Every letter that you generate is listed here, on all your devices.</Trans>
          ) : (
            <Trans>Every letter that you generate is listed here, so that you can come back to it.</Trans>
          )}
        </EmptyState>
      )}
    </Stack>
  );
}
