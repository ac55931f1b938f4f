import { Plural } from '@lingui/react/macro';
import type { PlanOffer } from '@vitae/contract/billing';
import { color, space } from '@vitae/ui/tokens';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

type Limits = Partial<PlanOffer['limits']['per_day']> & { resumes?: number };

/** What may be used in a day and kept, as the API counts it, then what else there is. */
export function PlanLimits({
  cover_letters: letters,
  ai_texts: texts,
  ats_checks: checks,
  resumes,
  features = [],
}: Limits & { features?: readonly string[] }) {
  return (
    <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
      {letters ? (
        <Line>
          <Plural value={letters} one="# cover letter a day" other="# cover letters a day" />
        </Line>
      ) : null}
      {texts ? (
        <Line>
          <Plural
            value={texts}
            one="# writing suggestion or answer of the assistant a day"
            other="# writing suggestions and answers of the assistant a day"
          />
        </Line>
      ) : null}
      {checks ? (
        <Line>
          <Plural value={checks} one="# ATS check a day" other="# ATS checks a day" />
        </Line>
      ) : null}
      {resumes ? (
        <Line>
          <Plural value={resumes} one="# resume kept in your account" other="# resumes kept in your account" />
        </Line>
      ) : null}
      {features.map((feature) => (
        <Line key={feature}>{feature}</Line>
      ))}
    </ul>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li css={{ display: 'flex', gap: space.sm }}>
      <Check aria-hidden="true" css={{ flex: 'none', width: 18, height: 18, marginTop: 3, color: color.accent }} />
      <span>{children}</span>
    </li>
  );
}
