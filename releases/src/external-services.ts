/** Services of others that a deployment has switched on by naming its account with them. */
export interface ExternalServices {
  googleClientId: string | null;
  webAnalyticsId: string | null;
}

/** What a page may reach beside its own site. */
export interface ExternalAllowance {
  /** Whole addresses of scripts. */
  scripts: string[];
  /** Added to the directives of the page's Content-Security-Policy. */
  directives: Record<string, string[]>;
}

/** From `GOOGLE_CLIENT_ID` and `WEB_ANALYTICS_ID`, as the API reads them. */
export function readExternalServices(env: NodeJS.ProcessEnv): ExternalServices {
  return { googleClientId: env.GOOGLE_CLIENT_ID || null, webAnalyticsId: env.WEB_ANALYTICS_ID || null };
}

const GOOGLE_IDENTITY = 'https://accounts.google.com/gsi';
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const TAG_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];
/** The Trusted Types policy of Google's libraries; without it they fall back to strings, which the page refuses. */
const GOOGLE_TRUSTED_TYPES = 'goog#html';

/** What the configured services need, as their owner documents it, and nothing for the others. */
export function allowanceFor({ googleClientId, webAnalyticsId }: ExternalServices): ExternalAllowance {
  const allowances: ExternalAllowance[] = [];
  if (googleClientId) {
    allowances.push({
      scripts: [`${GOOGLE_IDENTITY}/client`],
      directives: {
        'script-src': [`${GOOGLE_IDENTITY}/client`],
        'style-src': [`${GOOGLE_IDENTITY}/style`],
        'frame-src': [`${GOOGLE_IDENTITY}/`],
        'connect-src': [`${GOOGLE_IDENTITY}/`],
        'trusted-types': [GOOGLE_TRUSTED_TYPES],
      },
    });
  }
  if (webAnalyticsId) {
    allowances.push({
      scripts: [`${TAG_SCRIPT}?id=${encodeURIComponent(webAnalyticsId)}`],
      directives: {
        'script-src': [TAG_SCRIPT],
        'img-src': TAG_HOSTS,
        'connect-src': TAG_HOSTS,
        'trusted-types': [GOOGLE_TRUSTED_TYPES],
      },
    });
  }
  return mergeAllowances(allowances);
}

export function mergeAllowances(allowances: readonly ExternalAllowance[]): ExternalAllowance {
  const directives: Record<string, string[]> = {};
  for (const allowance of allowances) {
    for (const [name, sources] of Object.entries(allowance.directives)) {
      directives[name] = [...new Set([...(directives[name] ?? []), ...sources])];
    }
  }
  return { scripts: allowances.flatMap((allowance) => allowance.scripts), directives };
}
