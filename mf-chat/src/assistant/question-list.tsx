import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { EmptyState } from '@vitae/ui/message';
import { color, focusRing, mirrored, motion, radius, space, text } from '@vitae/ui/tokens';
import { ChevronRight, MessageCircleQuestion } from 'lucide-react';
import type { Answer } from './answers.ts';
import { QuestionLink } from './question-link.tsx';

interface QuestionListProps {
  answers: readonly Answer[];
  current: string | null;
  onShowAll(): void;
  className?: string;
}

export function QuestionList({ answers, current, onShowAll, className }: QuestionListProps) {
  const { t } = useLingui();
  if (answers.length === 0) {
    return (
      <div className={className}>
        <EmptyState
          icon={<MessageCircleQuestion aria-hidden="true" />}
          title={t`No answer to that`}
          action={
            <Button onClick={onShowAll}>
              <Trans>Show all questions</Trans>
            </Button>
          }
        >
          <Trans>Try a single word, such as gap, salary or photo, or another topic.</Trans>
        </EmptyState>
      </div>
    );
  }
  return (
    <nav aria-label={t`Questions`} className={className}>
      <ul css={{ listStyle: 'none', borderTop: `2px solid ${color.ink}` }}>
        {answers.map((answer) => (
          <li key={answer.id} css={{ borderBottom: `1px solid ${color.line}` }}>
            <QuestionLink
              id={answer.id}
              isCurrent={answer.id === current}
              css={[
                focusRing,
                text.body,
                {
                  display: 'flex',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: space.md,
                  paddingBlock: space.md,
                  paddingInlineEnd: space.md,
                  borderRadius: radius.sm,
                  color: color.ink,
                  textDecoration: 'none',
                  transition: `color ${motion.quick}, padding ${motion.quick}`,
                  '& svg': { flex: 'none', width: 18, height: 18, color: color.inkFaint },
                  '&:hover': { color: color.accent },
                  '&[aria-current]': { color: color.accent, fontWeight: 600, paddingInlineStart: space.md },
                  '&[aria-current] svg': { color: color.accent },
                },
              ]}
            >
              {answer.question}
              <ChevronRight aria-hidden="true" css={mirrored} />
            </QuestionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
