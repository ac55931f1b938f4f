import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
.notice { border-inline-start: 4px solid #b45309; padding: .5rem 1rem; background: color-mix(in srgb, #f59e0b 15%, Canvas); }
.meta { opacity: .75; }
article { border-top: 1px solid GrayText; padding-block: 1rem; }
pre { white-space: pre-wrap; font: inherit; }
form { display: flex; gap: 1rem; flex-wrap: wrap; margin-top: 1.5rem; }
button { font: inherit; padding: .6rem 1.2rem; border-radius: .5rem; border: 1px solid GrayText; cursor: pointer; }
button.primary { background: #1d4ed8; color: #fff; border-color: #1d4ed8; }
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
