import { css, Global } from '@emotion/react';
import { color, font } from './tokens.ts';

const light = {
  page: '#faf8f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f2efe8',
  line: '#e4dfd4',
  'line-strong': '#8a867c',
  ink: '#1b1d1a',
  'ink-soft': '#4b4f49',
  'ink-faint': '#686c65',
  accent: '#1c5a48',
  'accent-hover': '#154838',
  'accent-soft': '#e3eee8',
  'on-accent': '#ffffff',
  danger: '#a8321f',
  'danger-soft': '#fbe9e5',
  warning: '#7d5300',
  'warning-soft': '#fbf0d9',
  success: '#1f6a3f',
  'success-soft': '#e2f2e6',
  'shadow-low': '0 1px 2px rgb(40 34 20 / 6%), 0 2px 8px rgb(40 34 20 / 5%)',
  'shadow-high': '0 4px 12px rgb(40 34 20 / 8%), 0 18px 48px rgb(40 34 20 / 14%)',
};

const dark: typeof light = {
  page: '#131513',
  surface: '#1a1d1a',
  raised: '#212521',
  sunken: '#0e100e',
  line: '#2e332e',
  'line-strong': '#7b827a',
  ink: '#f0efe9',
  'ink-soft': '#bdc1b9',
  'ink-faint': '#969b93',
  accent: '#86cfb2',
  'accent-hover': '#a3dec5',
  'accent-soft': '#1f332b',
  'on-accent': '#0d1f18',
  danger: '#f19a89',
  'danger-soft': '#3a201b',
  warning: '#e6bf6d',
  'warning-soft': '#352b16',
  success: '#8fd4a4',
  'success-soft': '#1b3323',
  'shadow-low': '0 1px 2px rgb(0 0 0 / 40%), 0 2px 8px rgb(0 0 0 / 30%)',
  'shadow-high': '0 4px 12px rgb(0 0 0 / 40%), 0 18px 48px rgb(0 0 0 / 55%)',
};

/**
 * Fonts of the reader's own, set to the widths of those that are on their way: lines break at the same words before and
 * after. Widths were measured with Liberation Sans and Serif, which have the metrics of Arial and Times New Roman.
 * For the same reason the width of a text is said in em: a ch is the width of a zero, which each font has its own of.
 */
const FALLBACK_FONTS = css`
  @font-face {
    font-family: 'Inter Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Arimo');
    size-adjust: 106.7%;
    ascent-override: 90.8%;
    descent-override: 22.6%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Newsreader Fallback';
    src: local('Times New Roman'), local('Liberation Serif'), local('Tinos');
    size-adjust: 105.9%;
    ascent-override: 69.9%;
    descent-override: 25.5%;
    line-gap-override: 0%;
  }
`;

const properties = (palette: typeof light) =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--v-${name}`, value]));

/** The page's custom properties in both themes and its base styles. Rendered once, by whoever owns the page. */
export function ThemeStyles() {
  return (
    <Global
      styles={[
        FALLBACK_FONTS,
        css({
          ':root': { colorScheme: 'light', ...properties(light) },
          // Paper is light.
          '@media not print': { ':root[data-theme="dark"]': { colorScheme: 'dark', ...properties(dark) } },
          '*, *::before, *::after': { boxSizing: 'border-box' },
          html: { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' },
          body: {
            margin: 0,
            background: color.page,
            color: color.ink,
            fontFamily: font.sans,
            fontSize: '0.9375rem',
            lineHeight: '1.5rem',
            fontFeatureSettings: "'cv11', 'ss03'",
            WebkitFontSmoothing: 'antialiased',
          },
          'h1, h2, h3, h4, p, ul, ol, figure, fieldset': { margin: 0, padding: 0 },
          fieldset: { border: 0, minWidth: 0 },
          'button, input, textarea, select': { font: 'inherit', color: 'inherit' },
          a: { color: color.accent, textUnderlineOffset: '3px' },
          'img, svg': { display: 'block' },
          // Arabic letters join, and rise higher than Latin ones: space between them tears words, tight lines cut them.
          ':root:lang(ar) :is(*, ::placeholder):not(:lang(en), :lang(en) *)': { letterSpacing: 'normal !important' },
          ':root:lang(ar) :is(h1, h2, h3):not(:lang(en), :lang(en) *)': { lineHeight: '1.4 !important' },
          '::selection': { background: color.accentSoft },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
          },
          // Where the reader's own colours replace ours, a frame says what is chosen.
          '@media (forced-colors: active)': {
            '[aria-current], [aria-checked="true"], [aria-selected="true"], [aria-pressed="true"], label:has(input:checked)':
              { outline: '2px solid Highlight', outlineOffset: '-2px' },
            'input[type="checkbox"]:checked + span': { outline: '2px solid Highlight' },
          },
        }),
      ]}
    />
  );
}
