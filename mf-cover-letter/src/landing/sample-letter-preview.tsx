import { VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, motion } from '@vitae/ui/tokens';
import { Component, lazy, type ReactNode, Suspense } from 'react';

// What lays out pages is heavier than the rest of this page, which need not wait for it.
const RenderedSampleLetter = lazy(() => import('./rendered-sample-letter.tsx'));

const PAPER = '#fffefb';

/** A finished letter, laid out by what makes the PDF. The page stands without it. */
export function SampleLetterPreview() {
  return (
    <figure
      css={{
        position: 'relative',
        // The page's empty end is left out.
        aspectRatio: '8.5 / 8.9',
        maxWidth: 600,
        width: '100%',
        marginInline: 'auto',
        overflow: 'hidden',
        borderRadius: 4,
        background: PAPER,
        boxShadow: '0 2px 6px rgb(20 18 10 / 12%), 0 24px 60px rgb(20 18 10 / 20%)',
        transform: 'rotate(1.2deg)',
        transition: `transform ${motion.calm}`,
        '&:hover': { transform: 'none' },
        // Its plain text, for as long as the fonts are on their way, would jump.
        '& [data-letter-preview="loading"], & [data-letter-preview="text"]': { visibility: 'hidden' },
        [breakpoint.medium]: { transform: 'none' },
      }}
    >
      <VisuallyHidden>
        <figcaption>A finished cover letter</figcaption>
      </VisuallyHidden>
      <WithoutOnFailure>
        <Suspense>
          <RenderedSampleLetter />
        </Suspense>
      </WithoutOnFailure>
    </figure>
  );
}

class WithoutOnFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
