import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { shortenLetter } from '../tools/letter/shorten-letter.ts';
import { shorten } from '../tools/shorten.ts';
import { wordsAsked } from './asked-words.ts';
import { languageOf, reply } from './language.ts';
import { isSmallTalk } from './small-talk.ts';
import { answerOf, type CoachAnswer, type Turn } from './turn.ts';

const WHY =
  /^(?:but |and )?(?:why(?: (?:is that|so|not|did you .{0,40}|do you .{0,40}))?|how come|how do you know(?: that)?|(?:are|r) (?:you|u) sure(?: about (?:that|it))?|really|says who|who says(?: so| that)?|(?:what is |whats )?(?:the |your )?source)[\s?!.]*$|^(?:ليش|ليه|لماذا|متاكد|انت متاكد|وش المصدر|ما المصدر|المصدر|من وين)[\s؟?!.]*$/u;
const SHORTER =
  /^(?:(?:can|could) (?:yo)?u |please |pls )*(?:make (?:it|this|that) |(?:a )?bit )?(?:short|shorter|brief|briefer|in short|tl;?dr|too long|shorten (?:it|this|that)|summari[sz]e(?: (?:it|this|that))?)(?: please| pls)?[\s?!.]*$|^(?:اختصر|اختصرها|اختصره|اقصر|باختصار|طويل|خليها اقصر)[\s؟?!.]*$/u;
const MORE =
  /^(?:(?:can|could) (?:yo)?u |please |pls |and )*(?:tell me |give me |show me )?(?:more|(?:an? |some |one )?examples?|(?:more )?details?|go on|what else|anything else)(?: please| pls| of that| about (?:it|that))?[\s?!.]*$|^(?:المزيد|اكثر|مثال|عطني مثال|اعطني مثال|تفاصيل|كمل|وغيره)[\s؟?!.]*$/u;
const IN_LANGUAGE =
  /^(?:and |now |please |can you )*(?:(?:say|write|put|translate|tell me) (?:it|this|that)? ?)?(?:in|to|into)? ?(?<language>arabic|english)(?: please| pls| version)?[\s?!.]*$|^(?:و)?(?:ب|بال|باللغه ال|اكتبها بال)(?<spoken>عربي|عربيه|انجليزي|انجليزيه)[\s؟?!.]*$/u;
/** "and in Dubai?": what it asks beside the place is small words only. */
const OF_PLACES_ONLY = new Set(['about', 'how', 'in', 'عن', 'في']);
const CARRIES_ON = /^(?:and|also|what about|how about|ok and|then)\s|^(?:و|طيب|ماذا عن|شو عن)/u;

type Answerer = (turn: Turn) => CoachAnswer;

/** What a message means in the light of those before it; null where it stands for itself. */
export function followUp(turn: Turn, answer: Answerer): CoachAnswer | null {
  const before = lastQuestion(turn);
  if (before === null) return null;
  const words = fold(turn.text.slice(0, 200)).trim();
  const answerIn = languageOf(turn);
  const again = (changes: Partial<Turn> = {}) => answer({ ...turn, history: [], text: before, answerIn, ...changes });
  if (isOfPlaceOnly(turn.text)) return inPlace(turn, before, again);
  if (WHY.test(words)) return sourceOf(turn, again());
  if (MORE.test(words)) return besideIt(turn, again());
  const wanted = IN_LANGUAGE.exec(words)?.groups;
  if (wanted)
    return again({ answerIn: /^(?:arabic|عربي)/u.test(wanted.language ?? wanted.spoken ?? '') ? 'ar' : 'en' });
  if (SHORTER.test(words)) return shorter(turn, again());
  return null;
}

/** The country of the question before, for one that carries on from it and names none. */
export function withPlaceOfTalk(turn: Turn): Turn {
  if (placesIn(turn.text).length > 0) return turn;
  const before = lastQuestion(turn);
  const [place] = before === null ? [] : placesIn(before);
  if (!place || !(CARRIES_ON.test(fold(turn.text)) || turn.region === 'OTHER')) return turn;
  return { ...turn, region: place.region as Turn['region'] };
}

/** The last message that asked something of its own, with the place that was named after it. */
function lastQuestion({ history }: Turn): string | null {
  let question: string | null = null;
  for (const { role, text } of history) {
    if (role !== 'user') continue;
    const words = fold(text.slice(0, 200)).trim();
    if (isOfPlaceOnly(text)) question = question === null ? null : movedTo(question, text);
    else if (!isSmallTalk(text) && ![WHY, SHORTER, MORE, IN_LANGUAGE].some((pattern) => pattern.test(words)))
      question = text;
  }
  return question;
}

function isOfPlaceOnly(text: string): boolean {
  const places = placesIn(text);
  if (places.length === 0) return false;
  const named = new Set(
    places.flatMap(({ words }) => words.flatMap((word) => wordsAsked(word).map((each) => each.word))),
  );
  return wordsAsked(text).every(({ word, isSmall }) => isSmall || named.has(word) || OF_PLACES_ONLY.has(word));
}

/** A question with the place that another message names in the place of its own. */
function movedTo(question: string, text: string): string {
  const bare = placesIn(question).reduce(
    (rest, { words }) => rest.replace(words.join(' '), ''),
    question.replace(/[?؟.\s]+$/u, ''),
  );
  const places = placesIn(text).map(({ words }) => words.join(' '));
  return `${bare.replace(/\(\s*\)/g, '').trimEnd()} (${places.join(', ')})`;
}

function inPlace(turn: Turn, before: string, again: (changes?: Partial<Turn>) => CoachAnswer): CoachAnswer {
  const there = again({ text: movedTo(before, turn.text) });
  if (there.text !== again().text || there.kind === 'asking') return there;
  const place = placesIn(turn.text)
    .map(({ words }) => words.join(' '))
    .join(', ');
  return reply(turn, {
    en: `What I said holds for ${place} too: it does not depend on the country.`,
    ar: `ما قلته يسري أيضًا (${place})، فهو لا يعتمد على البلد.`,
  });
}

function sourceOf(turn: Turn, before: CoachAnswer): CoachAnswer {
  const { sources, proposals } = before;
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

function besideIt(turn: Turn, before: CoachAnswer): CoachAnswer {
  const { choices } = before;
  const said = {
    en: 'That is what I have on it. Tell me your own case, the job and what you have so far, and I work on that with you.',
    ar: 'هذا ما لدي عن ذلك. أخبرني بحالتك: الوظيفة وما لديك حتى الآن، فأعمل عليها معك.',
  };
  return { ...reply(turn, said, { kind: 'asking' }), choices };
}

/** A letter of an email stands in a quotation: without its second paragraph it still says what it is for. */
const QUOTED_PARAGRAPH = /\n> \n/;

function shorter(turn: Turn, before: CoachAnswer): CoachAnswer | null {
  const [proposal] = before.proposals;
  if (proposal) return proposal.letterId ? shortenLetter.run({}, turn) : shorten.run({}, turn);
  if (before.kind !== 'answer') return null;
  if (/^\*\*(?:Subject|العنوان):/.test(before.text)) {
    const paragraphs = before.text.split(QUOTED_PARAGRAPH);
    return paragraphs.length > 3
      ? answerOf([...paragraphs.slice(0, 2), ...paragraphs.slice(3)].join('\n> \n'))
      : reply(turn, { en: 'It is as short as a polite mail can be.', ar: 'هي أقصر ما تكون الرسالة المهذبة.' });
  }
  const [title = '', first = ''] = before.text.split('\n\n');
  const sentences = first.split(/(?<=[.!؟?])\s+/u).slice(0, 2);
  return sentences.join(' ') === '' ? null : { ...before, text: `${title}\n\n${sentences.join(' ')}`, choices: [] };
}
