import type { SessionPayload } from '@vitae/contract/actions';
import { describeBrowser } from '../auth/describe-browser.ts';
import { OTHER_LABEL } from './counts.ts';

const REFERRAL_PARAMETERS = ['from', 'utm_source', 'source'];
const REFERRAL_MAX_CHARACTERS = 100;
const DIRECT = 'direct';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One name for a time zone that has several: `Asia/Calcutta` for `Asia/Kolkata` too. Null for what is none. */
function canonicalZone(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Newer than the compiler's own description of it. */
interface LocaleWithZones extends Intl.Locale {
  getTimeZones(): string[] | undefined;
}

/** Time zone → country, as the runtime's own data has it. */
function readZoneCountries(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      // As a tag, since that way a region of several names gets one: GB for UK.
      const locale = new Intl.Locale(`und-${first}${second}`) as LocaleWithZones;
      const country = locale.region ?? '';
      for (const zone of locale.getTimeZones() ?? []) {
        const name = canonicalZone(zone);
        if (name) countries.set(name, country);
      }
    }
  }
  return countries;
}

let zoneCountries: Map<string, string> | null = null;
/** What browsers have said, so that each name is looked up once. Bounded: anybody may send names. */
const seenZones = new Map<string, string>();
const SEEN_ZONES_MAX = 2_000;

/** The country that lives by a time zone, ISO 3166; empty where there is none, as for UTC. */
export function countryOfZone(timeZone: string): string {
  const seen = seenZones.get(timeZone);
  if (seen !== undefined) return seen;
  zoneCountries ??= readZoneCountries();
  const country = zoneCountries.get(canonicalZone(timeZone) ?? '') ?? '';
  if (seenZones.size < SEEN_ZONES_MAX) seenZones.set(timeZone, country);
  return country;
}

export type Device = 'desktop' | 'tablet' | 'phone';

export function deviceOf(userAgent: string): Device {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobi|\biPhone\b|\bAndroid\b/.test(userAgent) ? 'phone' : 'desktop';
}

/** `en-GB` as browsers write it; whatever else is written there counts together. */
export function nameLanguage(language: string): string {
  return /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(language) ? language : OTHER_LABEL;
}

/** Pages send their path or their whole address. */
const parseAddress = (address: string) => URL.parse(address, 'http://localhost');

export function pathOf(address: string): string {
  return parseAddress(address)?.pathname ?? '';
}

export function readReferralSource(pageUrl: string): string {
  const parameters = parseAddress(pageUrl)?.searchParams;
  for (const name of REFERRAL_PARAMETERS) {
    const value = parameters?.get(name)?.trim();
    if (value) return value.slice(0, REFERRAL_MAX_CHARACTERS);
  }
  return DIRECT;
}

/** The host of another site that led here. */
export function readReferrer(referrer: string, pageUrl: string): string {
  const from = URL.parse(referrer);
  if (!from?.host || from.host === URL.parse(pageUrl)?.host) return DIRECT;
  return from.hostname.replace(/^www\./, '');
}

/** What a session says of itself, in words that can be counted. */
export function describeSession(session: SessionPayload) {
  const { browser, system } = describeBrowser(session.user_agent);
  return {
    country: countryOfZone(session.timezone),
    device: deviceOf(session.user_agent),
    browser: browser ?? OTHER_LABEL,
    system: system ?? OTHER_LABEL,
    language: nameLanguage(session.language),
    referralSource: readReferralSource(session.page_url),
    referrer: readReferrer(session.referrer, session.page_url),
  };
}
