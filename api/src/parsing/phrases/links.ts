const URL =
  /(?<![a-z0-9-])(?:https?:\/\/|www\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,18}(?::\d{2,5})?(?:\/[^\s|,;<>"'）)]{0,200})?/gi;
const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/gu;

/** Endings under which people keep sites; a word with a dot in it is mostly no address. */
const TOP_LEVEL = new Set(
  'com org net io dev me co info biz app ai tech xyz site online website page name pro edu gov uk us de fr es it nl be ch at pl pt br mx ar cl pe in pk bd lk ae sa qa kw bh om jo lb eg ma tn dz tr ru ua jp cn kr sg my id th vn ph hk tw au nz ca ie se no dk fi is ee lv lt cz sk hu ro bg gr rs hr si cat eu blog design studio link live cloud digital media art works space tv cc ly gg sh so to fm im le works portfolio engineer software codes academy agency'.split(
    ' ',
  ),
);
/** Words that look like addresses in resumes of programmers. */
const NOT_A_SITE =
  /^(?:(?:node|vue|react|next|nuxt|express|d3|three|socket|angular|ember|backbone|chart|p5|moment|require|type|alpine|discord|electron|nest|deno|ml|tensorflow|brain|phaser|babylon|gatsby|meteor|sails|koa|knockout|handlebars|highcharts|polymer|chai|mocha|leaflet|asp|vb|ado|ml|socket|draw|e|i|b|m|ph|dr|mr|ms|st|u|a|p)\.(?:js|ts|io|net|io|g|e|s|d|a|tech|sc|com|ed|eng|phil|arch|k|m)|asp\.net(?:\..*)?|vb\.net|ado\.net|.*\.(?:js|ts|py|md|pdf|docx?))$/i;

export type LinkKind = 'linkedin' | 'github' | 'website' | 'profile';

export interface FoundLink {
  /** As printed or as targeted. */
  url: string;
  kind: LinkKind;
  index: number;
  length: number;
}

export function findEmails(text: string): { text: string; index: number; length: number }[] {
  return [...text.matchAll(EMAIL)]
    .filter(([written]) => !NAME_ON_A_SITE.test(written))
    .filter(({ 0: written, index }) => !(WORD_BEFORE_SIGN.test(written) && ENDS_IN_WORD.test(text.slice(0, index))))
    .map((match) => ({
      text: match[0].replace(/\s/g, ''),
      index: match.index,
      length: match[0].length,
    }));
}

/** "ig @jane.doe" */
const NAME_ON_A_SITE =
  /^(?:ig|insta(?:gram)?|twitter|x|tiktok|fb|facebook|snap(?:chat)?|telegram|threads|wechat|line)\s+@/i;

/** "kept for privacy over @mail.example": a word of the sentence, and the rest of an address that has been taken out. */
const WORD_BEFORE_SIGN = /^\p{Ll}+\s@/u;
const ENDS_IN_WORD = /(?<!\p{L})(?!e?-?mail|address|id|contact)\p{Ll}{2,}\s$/u;

/** Web addresses printed in a text. */
export function findLinks(text: string): FoundLink[] {
  const withoutEmails = text.replace(EMAIL, (email) => ' '.repeat(email.length));
  const found: FoundLink[] = [];
  for (const match of withoutEmails.matchAll(URL)) {
    const url = match[0].replace(/[.,;:]+$/, '');
    const before = withoutEmails[match.index - 1] ?? ' ';
    if (/[\p{L}\p{N}@_-]/u.test(before)) continue;
    const hasScheme = /^(?:https?:|www\.)/i.test(url);
    const host = hostOf(url);
    if (!hasScheme && (!TOP_LEVEL.has(host.split('.').at(-1)!) || NOT_A_SITE.test(host) || /^\d/.test(host))) continue;
    found.push({ url, kind: linkKind(url), index: match.index, length: match[0].length });
  }
  return found;
}

export function linkKind(url: string): LinkKind {
  const host = hostOf(url);
  const path = url
    .replace(/^https?:\/\//i, '')
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\/$/, '');
  if (/(?:^|\.)linkedin\.com$|^lnkd\.in$/.test(host)) return 'linkedin';
  if (host === 'github.com') return path !== '' && path.split('/').length === 1 ? 'github' : 'profile';
  return PLATFORM.test(host) ? 'profile' : 'website';
}

const PLATFORM =
  /(?:^|\.)(?:x\.com|twitter\.com|facebook\.com|fb\.com|instagram\.com|youtube\.com|youtu\.be|medium\.com|leetcode\.com|hackerrank\.com|codeforces\.com|codechef\.com|kaggle\.com|stackoverflow\.com|stackexchange\.com|gitlab\.com|bitbucket\.org|behance\.net|dribbble\.com|scholar\.google\.com|orcid\.org|researchgate\.net|skype\.com|t\.me|telegram\.me|wa\.me|whatsapp\.com|mastodon\.social|dev\.to|npmjs\.com|pypi\.org|doi\.org|arxiv\.org|xing\.com|google\.com|goo\.gl|bit\.ly|apple\.com|maps\.app\.goo\.gl|coursera\.org|credly\.com|credential\.net|udemy\.com|overleaf\.com|canva\.com)$/;

function hostOf(url: string): string {
  return url
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/:?#]/)[0]!
    .toLowerCase();
}
