import { createHash } from 'node:crypto';

// The site's colours, without its scripts and fonts: these pages have to work alone.
const STYLE = `
:root { color-scheme: light dark; --page: #faf8f4; --surface: #fff; --ink: #1b1d1a; --soft: #4b4f49; --line: #e4dfd4; --accent: #1c5a48; --on-accent: #fff; --note: #fbf0d9;
  font: 15px/1.6 system-ui, sans-serif; background: var(--page); color: var(--ink); }
@media (prefers-color-scheme: dark) { :root { --page: #131513; --surface: #1a1d1a; --ink: #f0efe9; --soft: #bdc1b9; --line: #2e332e; --accent: #86cfb2; --on-accent: #0d1f18; --note: #352b16; } }
body { max-width: 42rem; margin: 4rem auto; padding: 0 1rem; }
h1 { font: 500 2rem/1.2 Georgia, serif; letter-spacing: -.015em; }
h2 { font-size: 1.1rem; margin: 0; }
.notice { padding: .75rem 1rem; border-radius: 10px; background: var(--note); }
.meta { color: var(--soft); font-size: .85rem; margin: .25rem 0 1rem; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 1.25rem; margin-top: 1rem; }
pre { white-space: pre-wrap; font: inherit; margin: 0; }
a { color: var(--accent); }
form { display: flex; gap: .75rem; flex-wrap: wrap; margin-top: 1.5rem; }
button { font: inherit; font-weight: 550; padding: .6rem 1.2rem; border-radius: 10px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); cursor: pointer; }
button.primary { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** For pages made by `htmlPage`: their one style sheet, and forms that stay on this site. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** A page of the API's own, without script. `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  const heading = escapeHtml(title);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading} · Vitae</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>` +
    `<body><main><h1>${heading}</h1>${body}</main></body></html>`
  );
}
