import { color, radius, space } from '@vitae/ui/tokens';
import Markdown from 'markdown-to-jsx/react';
import { Children, type ReactNode } from 'react';

/**
 * An answer's Markdown as React elements. HTML in it is shown as the characters that it is, pictures are left out, and
 * links are text: a document that the assistant has read may have put them there. Sources have links of their own.
 */
export default function MarkdownText({ text, isGrowing }: { text: string; isGrowing: boolean }) {
  return (
    <Markdown options={{ ...OPTIONS, optimizeForStreaming: isGrowing }} css={look}>
      {withoutEntities(text)}
    </Markdown>
  );
}

interface LinkAsTextProps {
  href?: string;
  children?: ReactNode;
}

function LinkAsText({ href, children }: LinkAsTextProps) {
  const words = Children.toArray(children).join('');
  return (
    <>
      {children}
      {href && href !== words ? ` (${href})` : null}
    </>
  );
}

const OPTIONS = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  wrapper: 'div',
  sanitizer: (address: string) => (/^https?:\/\//i.test(address) ? address : null),
  overrides: {
    a: LinkAsText,
    img: () => null,
    input: () => null,
    // The screen's own headings are two levels above.
    h1: 'h4',
    h2: 'h4',
    h3: 'h4',
  },
} as const;

/** An entity would be decoded by the browser's HTML parser, which the page's policy refuses. */
const withoutEntities = (text: string) => text.replace(/&(?=[#\w])/g, '\\&');

const look = {
  display: 'grid',
  gap: space.md,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& ul': { listStyle: 'disc' },
  '& ul, & ol': { paddingInlineStart: 22, display: 'grid', gap: 6 },
  '& li::marker': { color: color.accent },
  '& h4': { fontSize: 16, lineHeight: '24px' },
  '& strong': { fontWeight: 600 },
  '& code': { background: color.sunken, borderRadius: radius.sm, padding: '1px 5px', fontSize: '0.92em' },
  '& pre': { overflowX: 'auto', background: color.sunken, borderRadius: radius.md, padding: space.md },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: space.lg,
    borderInlineStart: `3px solid ${color.accent}`,
    display: 'grid',
    gap: space.sm,
  },
  // A table scrolls sideways before it breaks words apart.
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', fontSize: 14, overflowWrap: 'normal' },
  '& th': { whiteSpace: 'nowrap' },
  '& th, & td': { textAlign: 'start', padding: '6px 14px 6px 0', borderBottom: `1px solid ${color.line}` },
  '[dir="rtl"] & th, [dir="rtl"] & td': { padding: '6px 0 6px 14px' },
} as const;
