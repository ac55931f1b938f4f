import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { companyIn } from '../../writing/understand/employer-of-advert.ts';
import { titleOfAdvert } from '../tools/title-of-advert.ts';
import { tellingStems } from './asked-words.ts';
import { employerNamed } from './employers.ts';
import { reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// A letter that is asked for another job than the one of the talk's advert.

const POST = '(?:job|role|position|post|vacancy|opening|opportunity)';
const TITLES: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:an?|the|for|as|another|different)\s(?<told>(?:[\p{L}/&-]+\s){1,4}?)${POST}\b`, 'giu'),
  /\b(?:letter|application)\s(?:for|as)\s(?:an?\s|the\s|being\s)*(?<told>[\p{L}/&-]+(?:\s[\p{L}/&-]+){0,3}?)(?=\s(?:at|with|in|job|role|and|please|pls)\b|[,.;!\n]|$)/giu,
  /(?:وظيفة|وظيفه|شغلة|منصب)\s(?<told>\p{Script=Arabic}+(?:\s\p{Script=Arabic}+)?)/gu,
];
const BESIDE_NAME = new RegExp(String.raw`^(?:(?:an?|the|this|that|my)\s)+|\s*\b${POST}$`, 'giu');
const PLACES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${POST}|letter|apply(?:ing)?)\s(?:at|with)\s(?:an?\s|the\s|my\s)*(?<told>[\p{L}&'’-]+(?:\s[\p{L}&'’-]+){0,3}?)(?=\s(?:on|for|that|which|who|and|in|near|please|pls|they|as)\b|[,.;!?\n]|$)`,
    'giu',
  ),
];
const NO_ADVERT =
  /\b(?:no|not an?|without an?|isn'?t an?|don'?t have an?|there'?s no|theres no)\s(?:\p{L}+\s)?(?:advert|ad|posting|listing|job description|jd)\b|(?:ما في|مافي|بدون|بلا|من غير|ما عندي|لا يوجد) (?:نص )?(?:اعلان|وصف)/u;
/** They name no place of their own. */
const ANY_PLACE: ReadonlySet<string> = new Set(
  ['company', 'firm', 'place', 'employer', 'top', 'moment', 'minute', 'advert', 'ad', 'above', 'same'].flatMap(
    tellingStems,
  ),
);

/** Says that the advert of the talk is for another job than a letter is asked for; null where it is for that one. */
export function refuseOtherJob(turn: Turn): CoachAnswer | null {
  const title = titleOfAdvert(turn.advert);
  const told = otherJobIn(turn, title);
  if (told === null) return null;
  const firm = companyIn(turn.advert, title);
  const advertised = [title, firm].filter(Boolean).join(', ');
  return reply(
    turn,
    {
      en: `The advert of this talk is for **${advertised}**, and you ask for a letter ${told === '' ? 'for a job without that advert' : `for another job (**${told}**)`}. From the wrong advert I do not write it. Paste here what is known of that job, a few lines will do: its title, who it is with, and what they look for. Then I write the letter for it.`,
      ar: `إعلان هذه المحادثة لوظيفة **${advertised}**، وأنت تطلب خطابًا ${told === '' ? 'لوظيفة ليس لها هذا الإعلان' : `لوظيفة أخرى (**${told}**)`}. لا أكتبه من إعلان آخر. الصق هنا ما تعرفه عن تلك الوظيفة في أسطر قليلة: المسمى والجهة وما يطلبونه، فأكتب الخطاب لها.`,
    },
    {
      kind: 'asking',
      choices: title ? [{ en: `Write a cover letter for ${title}`, ar: `اكتب خطاب تقديم لوظيفة ${title}` }] : [],
    },
  );
}

/** What a message names that the advert does not know; empty where it only says that there is no advert. */
function otherJobIn(turn: Turn, title: string): string | null {
  const text = turn.text.slice(0, 400);
  const known = new Set([...tellingStems(turn.advert), ...tellingStems(title)]);
  const isOther = (name: string) => tellingStems(name).some((stem) => !known.has(stem));
  const namedIn = (patterns: readonly RegExp[]) =>
    patterns.flatMap((names) =>
      [...text.matchAll(names)].map(({ groups }) => groups!.told!.trim().replace(BESIDE_NAME, '')),
    );
  const advertised = new Set(tellingStems(title));
  // "finance manager" may stand in the advert as the person to write to.
  const isOtherPost = (name: string) => {
    const post = name.split(/\s/).at(-1)!;
    return title !== '' && namesOccupation(fold(post)) && tellingStems(post).every((stem) => !advertised.has(stem));
  };
  const titles = namedIn(TITLES).filter((name) => namesOccupation(fold(name)) && (isOther(name) || isOtherPost(name)));
  const places = namedIn(PLACES).filter(
    (name) =>
      isOther(name) && employerNamed(turn, name) === null && tellingStems(name).some((stem) => !ANY_PLACE.has(stem)),
  );
  const isWithout = NO_ADVERT.test(fold(text));
  if (titles.length + places.length === 0 && !isWithout) return null;
  return [titles[0], places[0]].filter(Boolean).join(', ');
}
