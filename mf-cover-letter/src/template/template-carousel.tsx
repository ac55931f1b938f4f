import { Trans, useLingui } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { Button, IconButton } from '@vitae/ui/button';
import { VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, focusRing, mirrored, motion, space } from '@vitae/ui/tokens';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { useTemplateTexts } from './template-texts.ts';

/** A shorter movement of the finger is a tap or a scroll. */
const SWIPE_MIN_PIXELS = 48;

interface TemplateCarouselProps {
  templates: readonly CoverLetterTemplate[];
  current: number;
  onMove(index: number): void;
  children: ReactNode;
}

/** One card at a time, with arrows, dots, the arrow keys and a swipe. Goes round at both ends. */
export function TemplateCarousel({ templates, current, onMove, children }: TemplateCarouselProps) {
  const { t } = useLingui();
  const inLanguage = useTemplateTexts();
  const position = current + 1;
  const currentName = inLanguage(templates[current]!.name);
  const [hasControls, setHasControls] = useState(true);
  const touchStart = useRef<{ x: number; y: number } | null>(null);
  const count = templates.length;
  const step = (by: number) => onMove((current + by + count) % count);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    step((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1);
  };
  const onTouchEnd = ({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) => {
    const start = touchStart.current;
    const end = changedTouches[0];
    touchStart.current = null;
    if (!start || !end) return;
    const across = end.clientX - start.x;
    if (Math.abs(across) < SWIPE_MIN_PIXELS || Math.abs(across) < Math.abs(end.clientY - start.y)) return;
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    step(across > 0 === isRightToLeft ? 1 : -1);
  };
  const onSmallScreens = { [breakpoint.narrow]: hasControls ? {} : { display: 'none' } };

  return (
    <section
      aria-roledescription={t`carousel`}
      aria-label={t`Cover letter templates`}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        touchStart.current = touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null;
      }}
      onTouchEnd={onTouchEnd}
      css={{ display: 'flex', flexDirection: 'column', gap: space.lg }}
    >
      <div
        css={{
          display: 'none',
          [breakpoint.narrow]: { display: 'flex', justifyContent: 'flex-end' },
        }}
      >
        <Button
          size="small"
          look="quiet"
          aria-expanded={hasControls}
          aria-controls="carousel-controls"
          onClick={() => setHasControls(!hasControls)}
        >
          {hasControls ? t`Hide Controls` : t`Show Controls`}
        </Button>
      </div>
      <VisuallyHidden as="div" aria-live="polite">
        <Trans>
          Template {position} of {count}: {currentName}
        </Trans>
      </VisuallyHidden>
      {children}
      <div
        id="carousel-controls"
        css={[{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.lg }, onSmallScreens]}
      >
        <IconButton label={t`Previous template`} look="secondary" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" css={mirrored} />
        </IconButton>
        <div css={{ display: 'flex' }}>
          {templates.map((template, index) => (
            <button
              key={template.id}
              type="button"
              aria-label={inLanguage(template.name)}
              aria-current={index === current || undefined}
              onClick={() => onMove(index)}
              css={[
                focusRing,
                {
                  // The dot is small, its target is not.
                  display: 'grid',
                  placeItems: 'center',
                  width: 28,
                  height: 40,
                  padding: 0,
                  border: 0,
                  borderRadius: 8,
                  background: 'transparent',
                  cursor: 'pointer',
                  '& > span': {
                    width: 9,
                    height: 9,
                    borderRadius: 9,
                    background: color.lineStrong,
                    transition: `width ${motion.calm}, background ${motion.calm}`,
                  },
                  '&[aria-current] > span': { width: 22, background: color.accent },
                },
              ]}
            >
              <span />
            </button>
          ))}
        </div>
        <IconButton label={t`Next template`} look="secondary" onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" css={mirrored} />
        </IconButton>
      </div>
    </section>
  );
}
