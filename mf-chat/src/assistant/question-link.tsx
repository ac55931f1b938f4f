import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** `?question=explain-a-gap` is an answer's address. */
export const QUESTION_PARAMETER = 'question';

/** A link to an answer; without an id, to the list of questions. */
export function QuestionLink({
  id,
  isCurrent,
  className,
  children,
}: {
  id: string | null;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const search = id === null ? '' : `?${QUESTION_PARAMETER}=${id}`;
  return (
    <Link to={{ pathname, search }} aria-current={isCurrent ? 'true' : undefined} className={className}>
      {children}
    </Link>
  );
}
