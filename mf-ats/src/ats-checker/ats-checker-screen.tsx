import { useDraft } from '@vitae/remote-kit/draft';
import { useNotify, useTrack } from '@vitae/remote-kit/platform';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import { useState } from 'react';
import { type CheckTexts, checkDraft } from './check-draft.ts';
import { CheckForm } from './check-form.tsx';
import type { Coverage } from './coverage/coverage.ts';
import { CoverageReport } from './coverage-report.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ScanIllustration } from './scan-illustration.tsx';

interface FinishedCheck {
  texts: CheckTexts;
  coverage: Coverage;
}

/** /ats-checker: which terms of an advert a resume names, and how tracking systems read. */
export function AtsCheckerScreen() {
  const track = useTrack();
  const notify = useNotify();
  const [texts, setTexts] = useDraft(checkDraft);
  const [check, setCheck] = useState<FinishedCheck | null>(null);

  const runCheck = async (checked: CheckTexts) => {
    // The lists of skills are not needed to read and fill in this page.
    const comparison = await import('./coverage/coverage.ts').catch(() => null);
    if (!comparison) {
      notify('error', 'The check could not be loaded. Check your connection and try again; your texts are kept.');
      return;
    }
    const coverage = comparison.compareWithAdvert(checked.advert, checked.resume);
    setCheck({ texts: checked, coverage });
    track('custom_event', {
      event_name: 'ats_quick_check',
      event_data: { terms: coverage.terms.length, found: coverage.found },
      timestamp: new Date().toISOString(),
    });
  };

  return (
    <>
      <Container
        css={{
          display: 'grid',
          gap: space['3xl'],
          paddingBlock: 'clamp(32px, 5vw, 64px) clamp(48px, 8vw, 96px)',
        }}
      >
        <header
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
            alignItems: 'center',
            gap: 'clamp(24px, 5vw, 72px)',
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <div css={{ display: 'grid', gap: space.lg }}>
            <Heading level={1} look="display">
              Before a person reads it, software does.
            </Heading>
            <Text look="lead" tone="soft" css={{ maxWidth: '52ch' }}>
              Applicant tracking systems search resumes for the words of the advert. This quick check shows which of
              them yours names, and quotes the sentence that asks for each one it leaves out.
            </Text>
          </div>
          <ScanIllustration css={{ [breakpoint.medium]: { display: 'none' } }} />
        </header>
        <CheckForm texts={texts} onChange={setTexts} onCheck={runCheck} onClear={() => setCheck(null)} />
        {check ? (
          <CoverageReport
            coverage={check.coverage}
            isOutdated={check.texts.advert !== texts.advert || check.texts.resume !== texts.resume}
          />
        ) : null}
      </Container>
      <HowItWorks />
    </>
  );
}
