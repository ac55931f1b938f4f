import { fold } from '@vitae/language/fold';
import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import { matchAdvert } from '../../tools/advert-match.ts';
import { wordsAsked } from '../asked-words.ts';
import { countryAsWritten, isGulf } from '../countries.ts';
import { reply, type Said } from '../language.ts';
import { reasonOfFigures } from '../own-figures.ts';
import { readRequest } from '../request.ts';
import type { ChatLanguage, CoachAnswer, TalkedMessage, Turn } from '../turn.ts';
import { reasonOfLine } from '../weakest-line.ts';

// What is said to an answer itself: for which place, in which language, why, how long.

/** A message of more words says something of its own. */
const FEW_WORDS = 7;
/** "and in Dubai?": what it asks beside the place is small words only. */
const OF_PLACES_ONLY = new Set(['about', 'how', 'in', 'عن', 'في']);

/** The names of all places in a text, as written: of those whose law is known here, and of other countries. */
const namesOfPlaces = (text: string): string[] => [
  ...new Set([
    ...[...placesIn(text), ...otherCountriesIn(text)].map(({ words }) => words.join(' ')),
    ...countryAsWritten(text),
  ]),
];

export function isOfPlaceOnly(text: string): boolean {
  const places = namesOfPlaces(text);
  if (places.length === 0) return false;
  const named = new Set(places.flatMap((name) => wordsAsked(name).map((each) => each.word)));
  return wordsAsked(text).every(({ word, isSmall }) => isSmall || named.has(word) || OF_PLACES_ONLY.has(word));
}

/** A question with the place that another message names in the place of its own. */
function movedTo(question: string, text: string): string {
  const bare = namesOfPlaces(question).reduce(
    (rest, name) => rest.replace(name, ''),
    question.replace(/[?؟.\s]+$/u, ''),
  );
  return `${bare.replace(/\(\s*\)/g, '').trimEnd()} (${namesOfPlaces(text).join(', ')})`;
}

/** The question before, asked of the place that a message names. */
export function inPlace(turn: Turn, asked: string, again: (changes: Partial<Turn>) => CoachAnswer): CoachAnswer {
  const there = again({ text: movedTo(asked, turn.text) });
  if (there.text !== turn.history.at(-1)?.text || there.kind !== 'answer') return there;
  const place = namesOfPlaces(turn.text).map(capitalised).join(', ');
  const [ofPlace, ofOthers] = sentencesOfPlace(there.text, turn.text);
  if (ofPlace !== '') return { ...there, text: `**${place}**\n\n${ofPlace}` };
  if (ofOthers) return there;
  const { text } = reply(turn, {
    en: `What I said holds for ${place} too: it does not depend on the country.`,
    ar: `ما قلته يسري أيضًا (${place})، فهو لا يعتمد على البلد.`,
  });
  return { ...there, text, sources: [], choices: [] };
}

const capitalised = (name: string): string =>
  name.length <= SHORT_FORM ? name.toUpperCase() : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
/** "uk", "uae". */
const SHORT_FORM = 3;
const OF_GULF = /\bGulf\b|الخليج/u;

/** What an answer says of the place that a message names, and whether it says something of others. */
function sentencesOfPlace(answer: string, named: string): [string, boolean] {
  const regions = new Set(placesIn(named).map(({ region }) => region));
  const names = otherCountriesIn(named).map(({ words }) => fold(words.join(' ')));
  const isInGulf = [...regions].some(isGulf);
  const sentences = answer
    .split('\n\n')
    .slice(1)
    .join('\n')
    .split(/(?<=[.!؟])\s+|\n+/u);
  const speaksOf = (sentence: string) =>
    placesIn(sentence).some(({ region }) => regions.has(region)) ||
    names.some((name) => fold(sentence).includes(name)) ||
    (isInGulf && OF_GULF.test(sentence));
  const isOfAny = sentences.some((sentence) => placesIn(sentence).length > 0 || OF_GULF.test(sentence));
  return [sentences.filter(speaksOf).join(' '), isOfAny];
}

const IN_LANGUAGE =
  /^(?:(?:and|now|please|pls|can you|i (?:meant|mean|want)|no|but|ok) )*(?:(?:say|write|put|translate|make|change|have|need|tell me|give me|send me) (?:it|this|that|them|me)? ?)?(?:all )?(?:in|to|into|the|an)? ?(?<language>arabic|english)(?: (?:please|pls|version|too|instead|name|language|then))*[\s?!.]*$|^(?:و)?(?:(?:ال)?نسخه (?:ال)?|ب|بال|باللغه ال|اكتبها بال|اكتبيها بال|نفسها بال)(?<spoken>عربي|عربيه|ان[جق]ليزي|ان[جق]ليزيه)(?: (?:لو سمحت|بليز|احسن|افضل))?[\s؟?!.]*$/u;
const LANGUAGE_WISHED =
  /\b(?:in|to|into) (?<language>arabic|english)\b|(?:^|\s)(?:بال|ب|لل|باللغه ال)(?<spoken>عربي|ان[جق]ليزي)/u;

function languageWished(text: string): ChatLanguage | null {
  const words = fold(text.slice(0, 200)).trim();
  const { things, isQuestion } = readRequest(text);
  const isShort = words.split(/\s+/).length <= FEW_WORDS && !isQuestion && !things.has('resume');
  const { language, spoken } =
    IN_LANGUAGE.exec(words)?.groups ?? (isShort ? LANGUAGE_WISHED.exec(words)?.groups : {}) ?? {};
  const named = language ?? spoken;
  return named ? (/^(?:arabic|عربي)/u.test(named) ? 'ar' : 'en') : null;
}

/** What was said, in the language that a message wishes for; null where it wishes for none. */
export function inOtherLanguage(turn: Turn, again: (language: ChatLanguage) => CoachAnswer): CoachAnswer | null {
  const language = languageWished(turn.text);
  return language && again(language);
}

/** Why it was said, or where it comes from. */
export function sourceOf(turn: Turn, { about, sources = [], proposals = [] }: TalkedMessage): CoachAnswer {
  const ofFigures = about?.kind === 'answer' ? reasonOfFigures(about.id, about.asked, turn) : null;
  if (ofFigures) return reply(turn, ofFigures, { about: about ?? null });
  if (about?.kind === 'line' && proposals.length === 0) return reasonOfLine(turn, about);
  if (sources.length > 0) {
    const named = sources.map(({ origin, url }) => `- ${origin}${url ? `: ${url}` : ''}`).join('\n');
    return reply(
      turn,
      {
        en: `It is reviewed advice, not my own opinion. It rests on:\n\n${named}\n\nLaws change, and contracts differ: before you act on it, look at the official page or ask somebody who knows your papers.`,
        ar: `هذه نصيحة مراجَعة وليست رأيي. مصدرها:\n\n${named}\n\nالقوانين تتغير والعقود تختلف: قبل أن تعمل بها راجع الصفحة الرسمية أو اسأل من يعرف أوراقك.`,
      },
      { sources },
    );
  }
  if (proposals.length > 0) {
    const isOfAdvert =
      turn.advert !== '' && proposals.some(({ changes }) => changes.some(({ path }) => OF_ADVERT.has(path.join('.'))));
    if (isOfAdvert) return reply(turn, becauseOfAdvert(turn));
    return reply(turn, {
      en: 'Because a reader takes in few words: I take out filler, put the verb first and keep what proves something. I changed no fact. Each proposal shows the old text beside the new one, and you take only what you like.',
      ar: 'لأن القارئ يلتقط كلمات قليلة: أحذف الحشو وأبدأ بالفعل وأبقي ما يثبت شيئًا، ولم أغيّر أي حقيقة. يعرض كل اقتراح النص القديم بجانب الجديد، ولك أن تقبل ما يعجبك فقط.',
    });
  }
  return reply(
    turn,
    { en: 'Which point do you mean? Name it, and I say more.', ar: 'أي نقطة تقصد؟ سمّها وأزيدك عنها.' },
    { kind: 'asking' },
  );
}

/** What is fitted to an advert, where one is there. */
const OF_ADVERT: ReadonlySet<string> = new Set(['personal.profile', 'skills']);
const ASKED_MAX = 4;

/** The words of the advert that the resume proves are the reason. */
function becauseOfAdvert({ advert, resume }: Turn): Said {
  const { title, met } = resume ? matchAdvert(advert, resume.data) : { title: '', met: [] };
  const asked = met.slice(0, ASKED_MAX).map(({ label }) => label);
  return {
    en: `Because of the advert${title ? ` (${title})` : ''}: whoever sorts the applications looks for its words in the first lines.${asked.length > 0 ? ` It asks for ${asked.join(', ')}, and your resume proves them, so they stand in front.` : ''} What says nothing for this job went out; I changed no fact. Each proposal shows the old text beside the new one, and you take only what you like.`,
    ar: `بسبب الإعلان${title ? ` (${title})` : ''}: من يفرز الطلبات يبحث عن كلماته في الأسطر الأولى.${asked.length > 0 ? ` يطلب ${asked.join('، ')} وسيرتك تثبتها، فوضعتها في المقدمة.` : ''} وما لا يفيد هذه الوظيفة حُذف، ولم أغيّر أي حقيقة. يعرض كل اقتراح النص القديم بجانب الجديد، ولك أن تقبل ما يعجبك.`,
  };
}

export function besideIt(turn: Turn, { choices = [] }: TalkedMessage): CoachAnswer {
  const said = {
    en: 'That is what I have on it. Tell me your own case, the job and what you have so far, and I work on that with you.',
    ar: 'هذا ما لدي عن ذلك. أخبرني بحالتك: الوظيفة وما لديك حتى الآن، فأعمل عليها معك.',
  };
  return { ...reply(turn, said, { kind: 'asking' }), choices };
}

const AS_SHORT_AS_SAID: Said = {
  en: 'It takes half a minute to say, as such an answer may. If it has to be shorter, leave out the middle and keep how it began and what came of it.',
  ar: 'يستغرق نصف دقيقة، وهو المناسب لجواب كهذا. وإن لزم أقصر فاترك الوسط وأبقِ البداية والنتيجة.',
};

/** The title of an answer with its first sentences; null where it has none. */
export function shorterText(turn: Turn, { text, about = null, sources = [] }: TalkedMessage): CoachAnswer | null {
  const [title = '', first = ''] = text.split('\n\n');
  const sentences = first
    .split(/(?<=[.!؟?])\s+/u)
    .slice(0, 2)
    .join(' ');
  if (sentences === '') return null;
  if (first.startsWith('>')) return reply(turn, AS_SHORT_AS_SAID, { about, sources });
  return { ...reply(turn, { en: `${title}\n\n${sentences}`, ar: `${title}\n\n${sentences}` }), about, sources };
}
