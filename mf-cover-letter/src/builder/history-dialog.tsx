import { Trans, useLingui } from '@lingui/react/macro';
import { useDraft } from '@vitae/remote-kit/draft';
import { useUser } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Row } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { color, space, text } from '@vitae/ui/tokens';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useDateTime } from '../letter/format-date-time.ts';
import { deleteFromHistory, type HistoryEntry, historyDraft, lettersOf } from '../letter/letter-history.ts';
import { useTemplateTexts } from '../template/template-texts.ts';

interface HistoryDialogProps {
  isOpen: boolean;
  onRestore(entry: HistoryEntry): void;
  onClose(): void;
}

const EXCERPT_CHARACTERS = 160;

export default function HistoryDialog({ isOpen, onRestore, onClose }: HistoryDialogProps) {
  const { t } = useLingui();
  const user = useUser();
  const [history, setHistory] = useDraft(historyDraft);
  const [lastDeleted, setLastDeleted] = useState<{ entry: HistoryEntry; index: number } | null>(null);
  const entries = lettersOf(user?.username ?? null, history);

  const remove = (entry: HistoryEntry) => {
    setLastDeleted({ entry, index: history.indexOf(entry) });
    deleteFromHistory(entry.letter.generatedAt);
  };
  const undo = () => {
    if (!lastDeleted) return;
    setHistory((before) => before.toSpliced(lastDeleted.index, 0, lastDeleted.entry));
    setLastDeleted(null);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Your letters`}
      description={t`Kept in this browser only, until you delete them or log out.`}
      actions={
        lastDeleted ? (
          <Row css={{ flex: 1 }} justify="space-between">
            <span role="status">
              <Trans>Letter deleted.</Trans>
            </span>
            <Button onClick={undo}>
              <Trans>Undo</Trans>
            </Button>
          </Row>
        ) : undefined
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon={<History aria-hidden="true" />} title={t`No letters yet`}>
          <Trans>Every letter that you generate is listed here, so that you can come back to it.</Trans>
        </EmptyState>
      ) : (
        <ul css={{ listStyle: 'none', display: 'flex', flexDirection: 'column' }}>
          {entries.map((entry) => (
            <li
              key={entry.letter.generatedAt}
              css={{ paddingBlock: space.lg, '& + li': { borderTop: `1px solid ${color.line}` } }}
            >
              <HistoryItem entry={entry} onRestore={() => onRestore(entry)} onDelete={() => remove(entry)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function HistoryItem({ entry, onRestore, onDelete }: { entry: HistoryEntry; onRestore(): void; onDelete(): void }) {
  const { t } = useLingui();
  const { letter } = entry;
  const title = [letter.jobTitle, letter.companyName].filter(Boolean).join(', ');
  const date = useDateTime()(letter.generatedAt);
  const templateName = useTemplateTexts()(letter.templateName);
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }}>
      <div css={{ flex: 1, minWidth: '24ch' }}>
        <h3 dir="auto" css={[text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]}>
          {title}
        </h3>
        <p css={[text.caption, { color: color.inkFaint }]}>{[date, templateName].join(' · ')}</p>
        <p dir="auto" css={[text.caption, { color: color.inkSoft, overflowWrap: 'anywhere' }]}>
          {excerpt(letter.introduction)}
        </p>
      </div>
      <Row gap="xs">
        <Button size="small" aria-label={t`Restore ${title}, ${date}`} onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
        <Button size="small" look="quiet" aria-label={t`Delete ${title}, ${date}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </Row>
    </div>
  );
}

function excerpt(letter: string): string {
  const body = letter.replace(/^[^\n]*,\s*\n+/, '').replace(/\s+/g, ' ');
  return body.length > EXCERPT_CHARACTERS ? `${body.slice(0, EXCERPT_CHARACTERS).replace(/\s+\S*$/, '')}…` : body;
}
