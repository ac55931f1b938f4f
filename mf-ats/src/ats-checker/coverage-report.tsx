import type { Importance } from '@vitae/language/adverts/advert-lines';
import { usePlatform } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, radius, space, text } from '@vitae/ui/tokens';
import { Check, Copy, FileSearch, Minus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Coverage, TermCoverage } from './coverage/coverage.ts';

const IMPORTANCE_LABELS: Record<Importance, string> = {
  required: 'Required',
  preferred: 'Nice to have',
  mentioned: 'Mentioned',
};

interface CoverageReportProps {
  coverage: Coverage;
  /** The texts were edited after this check. */
  isOutdated: boolean;
}

export function CoverageReport({ coverage, isOutdated }: CoverageReportProps) {
  const { terms, found } = coverage;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!coverage) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
  }, [coverage]);

  const missing = terms.filter((term) => term.shown === null);
  const named = terms.filter((term) => term.shown !== null);
  const required = terms.filter((term) => term.importance === 'required');
  const requiredFound = required.filter((term) => term.shown !== null).length;

  return (
    <section aria-label="Result" css={{ display: 'grid', gap: space['2xl'] }}>
      <div ref={heading} tabIndex={-1} css={{ outline: 'none', scrollMarginTop: 96, display: 'grid', gap: space.lg }}>
        {isOutdated ? (
          <Banner kind="info">You have edited a text since this check. Check again to bring it up to date.</Banner>
        ) : null}
        {terms.length === 0 ? (
          <NothingAsked />
        ) : (
          <>
            <Heading level={2} look="display" css={{ fontSize: 'clamp(30px, 4.6vw, 48px)' }}>
              Your resume names {found} of {terms.length} {terms.length === 1 ? 'term' : 'terms'}.
            </Heading>
            <Meter terms={terms} />
            <Text look="lead" tone="soft" css={{ maxWidth: '62ch' }}>
              {required.length === 0
                ? 'The advert marks none of them as required.'
                : `Of the ${required.length} that the advert requires, ${requiredFound} ${requiredFound === 1 ? 'is' : 'are'} there.`}{' '}
              {missing.length > 0
                ? 'A missing term matters only if it is true of you: then write it where you did the work.'
                : 'A human reader decides from here.'}
            </Text>
          </>
        )}
      </div>
      {terms.length > 0 ? (
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 'clamp(24px, 5vw, 64px)',
            [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <TermList title="Not in your resume" terms={missing} empty="Every term is there." />
          <TermList title="In your resume" terms={named} empty="None of the terms is there yet." />
        </div>
      ) : null}
      {terms.length > 0 ? (
        <Row gap="md">
          {missing.length > 0 ? <CopyMissing labels={missing.map((term) => term.label)} /> : null}
          <SiteButtonLink to="/coverletter" look="secondary">
            Write a cover letter for this job
          </SiteButtonLink>
        </Row>
      ) : null}
    </section>
  );
}

/** One cell a term, in the order of the lists. The heading above says the same in words. */
function Meter({ terms }: { terms: readonly TermCoverage[] }) {
  const cells = [...terms].sort((a, b) => Number(b.shown !== null) - Number(a.shown !== null));
  return (
    <div aria-hidden="true" css={{ display: 'flex', gap: 3, maxWidth: 720 }}>
      {cells.map((term) => (
        <span
          key={term.label}
          css={{
            flex: 1,
            height: 12,
            minWidth: 2,
            borderRadius: 3,
            border: `1px solid ${term.shown === null ? color.lineStrong : color.accent}`,
            background: term.shown === null ? 'transparent' : color.accent,
          }}
        />
      ))}
    </div>
  );
}

function TermList({ title, terms, empty }: { title: string; terms: readonly TermCoverage[]; empty: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={{ minWidth: 0 }}>
      <Heading level={3} id={id} css={{ paddingBottom: space.md, borderBottom: `2px solid ${color.ink}` }}>
        {title} <span css={{ color: color.inkFaint, fontWeight: 450 }}>({terms.length})</span>
      </Heading>
      {terms.length === 0 ? (
        <Text tone="soft" css={{ paddingBlock: space.lg }}>
          {empty}
        </Text>
      ) : (
        <ul css={{ listStyle: 'none' }}>
          {terms.map((term) => (
            <TermRow key={term.label} term={term} />
          ))}
        </ul>
      )}
    </section>
  );
}

function TermRow({ term }: { term: TermCoverage }) {
  const isNamed = term.shown !== null;
  const Icon = isNamed ? Check : Minus;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '24px minmax(0, 1fr) auto',
        columnGap: space.md,
        rowGap: 2,
        paddingBlock: space.md,
        borderBottom: `1px solid ${color.line}`,
      }}
    >
      <span
        aria-hidden="true"
        css={{
          display: 'grid',
          placeItems: 'center',
          width: 24,
          height: 24,
          borderRadius: radius.pill,
          background: isNamed ? color.accent : 'transparent',
          border: `1.5px ${isNamed ? 'solid' : 'dashed'} ${isNamed ? color.accent : color.lineStrong}`,
          color: isNamed ? color.onAccent : color.inkSoft,
          '& svg': { width: 14, height: 14, strokeWidth: 3 },
        }}
      >
        <Icon />
      </span>
      <span css={[text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]}>{term.label}</span>
      <span
        css={[text.caption, { lineHeight: '24px', color: term.importance === 'required' ? color.ink : color.inkFaint }]}
      >
        {IMPORTANCE_LABELS[term.importance]}
        {term.mentions > 1 ? ` · ${term.mentions}×` : ''}
      </span>
      <span css={[text.caption, { gridColumn: '2 / -1', color: color.inkSoft, overflowWrap: 'anywhere' }]}>
        {term.shown ? (
          <>
            You write: “{term.shown.before}
            <mark css={{ background: color.accentSoft, color: color.ink, borderRadius: 3, paddingInline: 2 }}>
              {term.shown.match}
            </mark>
            {term.shown.after}”
          </>
        ) : (
          `The advert: “${shorten(term.asked)}”`
        )}
      </span>
    </li>
  );
}

const MAX_QUOTE_LENGTH = 160;

function shorten(sentence: string): string {
  if (sentence.length <= MAX_QUOTE_LENGTH) return sentence;
  return `${sentence.slice(0, MAX_QUOTE_LENGTH).replace(/\s+\S*$/, '')} …`;
}

function CopyMissing({ labels }: { labels: readonly string[] }) {
  const { notify } = usePlatform();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(labels.join('\n'));
      notify('success', 'Copied the missing terms.');
    } catch {
      notify('error', 'Failed to copy to clipboard.');
    }
  };
  return (
    <Button onClick={copy}>
      <Copy aria-hidden="true" />
      Copy the missing terms
    </Button>
  );
}

function NothingAsked() {
  return (
    <EmptyState icon={<FileSearch aria-hidden="true" />} title="No skills were found in this advert">
      Paste its whole text, above all the part that lists what the employer asks for. The check reads adverts in
      English.
    </EmptyState>
  );
}
