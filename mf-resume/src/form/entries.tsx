import { Trans, useLingui } from '@lingui/react/macro';
import { createEntryId } from '@vitae/documents/model/resume';
import { Button, IconButton } from '@vitae/ui/button';
import { Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { color, focusRing, radius, space, text } from '@vitae/ui/tokens';
import { ArrowDown, ArrowUp, ChevronDown, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { edit, fieldOf, undo, useEditor } from '../editor/resume-store.ts';
import type { EntryWords } from './entry-words.ts';
import { placeByDate } from './place-by-date.ts';

type Sortable = typeof import('./sortable-entries.tsx').default;

/** What sorts by drag, once it is there. A fallback in its place would take the field from under the typing hand. */
function useSortable(): Sortable | null {
  const [sortable, setSortable] = useState<{ Entries: Sortable } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./sortable-entries.tsx').then(
      ({ default: Entries }) => isCurrent && setSortable({ Entries }),
      // Arrows move entries, too.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return sortable?.Entries ?? null;
}

export interface EntryLike {
  id: string;
  isHidden: boolean;
}

interface EntriesProps<T extends EntryLike> {
  /** Of the list in the resume. */
  path: readonly string[];
  words: EntryWords;
  /** The entry that the address names. */
  openId: string | null;
  onOpen(id: string | null): void;
  make(id: string): T;
  headOf(entry: T): { title: string; detail: string };
  children(entry: T): ReactNode;
}

/** Puts a list at a path into the open resume. */
function setList<T>(path: readonly string[], change: (entries: T[]) => T[]): void {
  edit((resume) => {
    const put = (value: unknown, rest: readonly string[]): unknown => {
      const [key, ...others] = rest;
      if (key === undefined) return change(value as T[]);
      if (Array.isArray(value)) return value.map((item) => (item.id === key ? put(item, others) : item));
      const fields = value as Record<string, unknown>;
      return { ...fields, [key]: put(fields[key], others) };
    };
    return put(resume, path) as typeof resume;
  });
}

const NO_ENTRIES: never[] = [];

/** A list of jobs, schools or the like: add, open, move, copy, hide, delete with undo. */
export function Entries<T extends EntryLike>({ path, words, openId, onOpen, make, headOf, children }: EntriesProps<T>) {
  const { t } = useLingui();
  const entries = useEditor((state) => (fieldOf(state.resume, path) as T[] | null) ?? NO_ENTRIES);
  const SortableEntries = useSortable();
  const [deleted, setDeleted] = useState<string | null>(null);
  const isOnlyOne = entries.length === 1;
  const open = openId ?? (isOnlyOne ? entries[0]!.id : null);

  useEffect(() => {
    if (deleted && entries.some(({ id }) => id === deleted)) setDeleted(null);
  }, [entries, deleted]);

  const change = (update: (entries: T[]) => T[]) => setList<T>(path, update);
  // Not before it is left: the entry would move from under the typing hand.
  const added = useRef<string | null>(null);
  const settle = () => {
    const id = added.current;
    added.current = null;
    const all = fieldOf(useEditor.getState().resume, path) as T[] | null;
    if (!id || !all) return;
    const settled = placeByDate(all, id);
    if (settled.some((entry, i) => entry !== all[i])) change(() => settled);
  };
  const settleWhenLeft = useRef(settle);
  settleWhenLeft.current = settle;
  useEffect(() => () => settleWhenLeft.current(), []);
  const show = (id: string | null) => {
    if (id !== added.current) settle();
    onOpen(id);
  };
  const add = () => {
    settle();
    const entry = make(createEntryId());
    change((all) => [entry, ...all]);
    added.current = entry.id;
    onOpen(entry.id);
  };
  const move = (id: string, to: number) =>
    change((all) => {
      const from = all.findIndex((entry) => entry.id === id);
      const next = all.toSpliced(from, 1);
      return next.toSpliced(to, 0, all[from]!);
    });

  const card = (entry: T, index: number, handle?: ReactNode) => {
    const { title, detail } = headOf(entry);
    const isOpen = entry.id === open;
    const name = title || t(words.unnamed);
    return (
      <article
        key={entry.id}
        aria-label={name}
        css={{
          border: `1px solid ${isOpen ? color.lineStrong : color.line}`,
          borderRadius: radius.md,
          background: color.surface,
        }}
      >
        <header css={{ display: 'flex', alignItems: 'center', gap: space.xs, paddingInlineEnd: space.xs }}>
          {handle}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => show(isOpen ? null : entry.id)}
            css={[
              focusRing,
              {
                flex: 1,
                minWidth: 0,
                display: 'grid',
                padding: `${space.md} ${space.md}`,
                border: 0,
                background: 'transparent',
                textAlign: 'start',
                cursor: 'pointer',
                opacity: entry.isHidden ? 0.55 : 1,
              },
            ]}
          >
            <span css={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
              <bdi>{name}</bdi>
            </span>
            <span css={[text.caption, { color: color.inkFaint }]}>
              {[detail, entry.isHidden ? t({ message: 'hidden', context: 'an entry' }) : '']
                .filter(Boolean)
                .join(' · ') || t`Open to fill in`}
            </span>
          </button>
          {isOpen ? (
            <ChevronDown aria-hidden="true" css={{ width: 18, height: 18, transform: 'rotate(180deg)' }} />
          ) : (
            <ChevronDown aria-hidden="true" css={{ width: 18, height: 18, color: color.inkFaint }} />
          )}
        </header>
        {isOpen ? (
          <div css={{ display: 'grid', gap: space.lg, padding: space.lg, borderTop: `1px solid ${color.line}` }}>
            {children(entry)}
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'flex-end' }}>
              <IconButton label={t`Move ${name} up`} disabled={index === 0} onClick={() => move(entry.id, index - 1)}>
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t`Move ${name} down`}
                disabled={index === entries.length - 1}
                onClick={() => move(entry.id, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
              <IconButton
                label={t`Duplicate ${name}`}
                onClick={() => {
                  const copy = { ...entry, id: createEntryId() };
                  change((all) => all.toSpliced(index + 1, 0, copy));
                  onOpen(copy.id);
                }}
              >
                <Copy aria-hidden="true" />
              </IconButton>
              <IconButton
                label={entry.isHidden ? t`Show ${name}` : t`Hide ${name}`}
                aria-pressed={entry.isHidden}
                onClick={() =>
                  change((all) =>
                    all.map((other) => (other.id === entry.id ? { ...other, isHidden: !other.isHidden } : other)),
                  )
                }
              >
                {entry.isHidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
              </IconButton>
              <IconButton
                label={t`Delete ${name}`}
                onClick={() => {
                  change((all) => all.filter((other) => other.id !== entry.id));
                  setDeleted(entry.id);
                  onOpen(null);
                }}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
          </div>
        ) : null}
      </article>
    );
  };

  const plain = <Stack gap="sm">{entries.map((entry, index) => card(entry, index))}</Stack>;
  return (
    <Stack gap="md">
      {deleted ? (
        <Banner
          kind="info"
          action={
            <Row gap="xs">
              <Button size="small" onClick={undo}>
                <Trans>Undo</Trans>
              </Button>
              <Button size="small" look="quiet" onClick={() => setDeleted(null)}>
                <Trans>Dismiss</Trans>
              </Button>
            </Row>
          }
        >
          {t(words.deleted)}
        </Banner>
      ) : null}
      {SortableEntries && entries.length > 1 ? (
        <SortableEntries entries={entries} openId={open} onMove={move} render={card} />
      ) : (
        plain
      )}
      <Button onClick={add}>
        <Plus aria-hidden="true" />
        {t(entries.length === 0 ? words.addFirst : words.addAnother)}
      </Button>
    </Stack>
  );
}
