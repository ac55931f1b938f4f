import type { Channel, StoredFile } from '@vitae/contract/channel';
import {
  CHANNEL_ELEMENT_ID,
  EXTERNAL_SCRIPTS_META,
  ROOT_ELEMENT_ID,
  STORE_META,
  STORE_URL,
} from '@vitae/contract/page';
import type { ShellRelease } from '@vitae/contract/release';
import type { PageDescription } from '@vitae/contract/shell';
import { type ExternalAllowance, mergeAllowances } from './external-services.ts';

/**
 * What a page may load and run: scripts and data of this site only, nothing inline, nothing built from strings.
 * Emotion writes its styles into the page, hence 'unsafe-inline' for styles.
 */
const DIRECTIVES: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

/** The page of all addresses that no remote owns. */
export const CHANNEL_INDEX = 'index';

const NOTHING_EXTERNAL: ExternalAllowance = { scripts: [], directives: {} };

/** What a developer's own server, on the machine of the browser, needs where the channel lets it in. */
const LOCALHOST: ExternalAllowance = {
  scripts: [],
  directives: {
    'script-src': ['http://localhost:*'],
    'connect-src': ['http://localhost:*', 'ws://localhost:*'],
    'img-src': ['http://localhost:*'],
    'font-src': ['http://localhost:*'],
  },
};

/** What a deployment changes about the pages of a channel. */
export interface PageDeployment {
  external: ExternalAllowance;
  /** The whole address of the store, with a slash at its end, where browsers get published versions from elsewhere. */
  storeUrl: string | null;
}

const STORE_DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'];

/** What the pages of this channel may reach beside their own site. */
function allowanceOf(
  { overrides }: Pick<Channel, 'overrides'>,
  { external, storeUrl }: PageDeployment,
): ExternalAllowance {
  const allowances = [external];
  if (storeUrl) {
    const directives = Object.fromEntries(STORE_DIRECTIVES.map((name) => [name, [storeUrl]]));
    allowances.push({ scripts: [], directives });
  }
  if (overrides.localhost) allowances.push(LOCALHOST);
  return mergeAllowances(allowances);
}

function contentSecurityPolicy({ directives }: ExternalAllowance): string {
  return Object.entries(DIRECTIVES)
    .map(([name, sources]) => [name, ...sources, ...(directives[name] ?? [])].join(' '))
    .join('; ');
}

/** The policy as a header, which alone can forbid other sites to frame the page. */
export function contentSecurityPolicyHeader(channel: Pick<Channel, 'overrides'>, deployment: PageDeployment): string {
  return `${contentSecurityPolicy(allowanceOf(channel, deployment))}; frame-ancestors 'none'`;
}

const policyTag = (external: ExternalAllowance) =>
  `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(contentSecurityPolicy(external))}">`;
const POLICY_TAG = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * A stored page with the deployment's allowance in place of the strict policy, the addresses of scripts and store for
 * the shell, which lets no other address pass, and the store's address before each of its files.
 */
export function deployedPage(html: string, channel: Pick<Channel, 'overrides'>, deployment: PageDeployment): string {
  const { external, storeUrl } = deployment;
  const metas = [
    ...(storeUrl ? [metaTag(STORE_META, storeUrl)] : []),
    ...(external.scripts.length > 0 ? [metaTag(EXTERNAL_SCRIPTS_META, external.scripts.join(' '))] : []),
  ];
  if (metas.length === 0) return html;
  const allowing = html.replace(POLICY_TAG, () => [policyTag(allowanceOf(channel, deployment)), ...metas].join('\n'));
  return storeUrl ? allowing.replace(STORED_ADDRESS, (_, attribute) => attribute + escapeHtml(storeUrl)) : allowing;
}

/** A stored page with what the screen of this address needs besides: a remote has one page, and many screens. */
export function preloadingPage(html: string, files: readonly StoredFile[]): string {
  return html.replace('</head>', () => [...files.map(preloadLink), '</head>'].join('\n'));
}

const metaTag = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
/** In an attribute; a quote in the page's JSON is never bare. */
const STORED_ADDRESS = new RegExp(`( (?:href|src)=")${STORE_URL}(?=remotes/)`, 'g');

/** The shell and what its first paint needs, then what the remote of this page needs. */
export function renderChannelPage(channel: Channel, shell: ShellRelease, remoteName: string | null): string {
  const remote = remoteName === null ? null : channel.remotes[remoteName];
  const { page } = shell;
  const icon = `${STORE_URL}remotes/shell/${shell.version}/${shell.icon}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag(allowanceOf(channel, { external: NOTHING_EXTERNAL, storeUrl: null }))}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${escapeHtml(page.themeColor.light)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${escapeHtml(page.themeColor.dark)}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${escapeHtml(icon)}" type="image/svg+xml">
${[
  scriptTag(channel.shell.entry),
  ...channel.shell.preload.map(scriptTag),
  ...(remote ? [remote.entry, ...remote.preload] : []).map(preloadLink),
  ...channel.shell.styles.map(styleLink),
].join('\n')}
<style>${loadingStyle(page.themeColor)}</style>
<script type="application/json" id="${CHANNEL_ELEMENT_ID}">${escapeJson(channel)}</script>
</head>
<body>
<div id="${ROOT_ELEMENT_ID}"><div class="vitae-loading" role="status"><span class="vitae-loading-ring"></span><span class="vitae-loading-text">Loading ${escapeHtml(page.title)}…</span></div></div>
<noscript><p class="vitae-noscript">${escapeHtml(page.title)} needs JavaScript. Please switch it on in your browser and load this page again.</p></noscript>
</body>
</html>
`;
}

/** Seen until the shell draws. The ring fades in late, so that a quick start does not flicker. */
function loadingStyle({ light, dark }: PageDescription['themeColor']): string {
  return [
    `.vitae-loading{position:fixed;inset:0;display:grid;place-items:center;background:${light};color:#777}`,
    `@media (prefers-color-scheme:dark){.vitae-loading{background:${dark};color:#aaa}}`,
    '.vitae-loading-ring{width:32px;height:32px;border:3px solid;border-top-color:transparent;border-radius:50%;animation:vitae-appear .3s .4s both,vitae-turn .9s linear infinite}',
    '.vitae-loading-text{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}',
    '.vitae-noscript{position:relative;font:16px/1.5 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 16px}',
    '@keyframes vitae-appear{from{opacity:0}}',
    '@keyframes vitae-turn{to{transform:rotate(1turn)}}',
    '@media (prefers-reduced-motion:reduce){.vitae-loading-ring{animation:none}}',
    '@media (scripting:none){.vitae-loading{display:none}}',
  ].join('');
}

/** First of all scripts: while it runs, the remote's, which it will ask for, are still on their way. */
function scriptTag(file: StoredFile): string {
  return `<script defer fetchpriority="high" src="${urlOf(file)}" integrity="${file.integrity}" crossorigin="anonymous"></script>`;
}

function preloadLink(file: StoredFile): string {
  return `<link rel="preload" as="script" fetchpriority="low" href="${urlOf(file)}" integrity="${file.integrity}" crossorigin="anonymous">`;
}

function styleLink(file: StoredFile): string {
  return `<link rel="stylesheet" href="${urlOf(file)}" integrity="${file.integrity}" crossorigin="anonymous">`;
}

function urlOf(file: StoredFile): string {
  return escapeHtml(`${STORE_URL}${file.path}`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON that cannot end the script element that holds it. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
