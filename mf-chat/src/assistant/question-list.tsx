import { Button } from '@vitae/ui/button';
import { EmptyState } from '@vitae/ui/message';
import { color, focusRing, motion, radius, space, text } from '@vitae/ui/tokens';
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
  if (answers.length === 0) {
    return (
      <div className={className}>
        <EmptyState
          icon={<MessageCircleQuestion aria-hidden="true" />}
          title="No answer to that"
          action={<Button onClick={onShowAll}>Show all questions</Button>}
        >
          Try a single word, such as gap, salary or photo, or another topic.
        </EmptyState>
      </div>
    );
  }
  return (
    <nav aria-label="Questions" className={className}>
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
                  padding: `${space.md} ${space.md} ${space.md} 0`,
                  borderRadius: radius.sm,
                  color: color.ink,
                  textDecoration: 'none',
                  transition: `color ${motion.quick}, padding ${motion.quick}`,
                  '& svg': { flex: 'none', width: 18, height: 18, color: color.inkFaint },
                  '&:hover': { color: color.accent },
                  '&[aria-current]': { color: color.accent, fontWeight: 600, paddingLeft: space.md },
                  '&[aria-current] svg': { color: color.accent },
                },
              ]}
            >
              {answer.question}
              <ChevronRight aria-hidden="true" />
            </QuestionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
