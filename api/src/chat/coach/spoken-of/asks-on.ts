import { arabicForms } from '@vitae/language/arabic-forms';
import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { answerOfId, isPlain, rankAnswers } from '../answer-question.ts';
import { stemOf, wordsAsked } from '../asked-words.ts';
import { languageOf, reply } from '../language.ts';
import { type FoundAnswer, knownAnswer } from '../search-knowledge.ts';
import { isSureOf } from '../sureness.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';
import { workedOut } from '../worked-out.ts';
import { lastAnswered, questionBefore } from './last.ts';

// Questions that carry on from an answer of the knowledge base, and say only in part what they are about.

const CARRIES_ON =
  /^(?:and|also|for (?:an?|the|my)|what about|what if|how about|ok|ok(?:ay)? (?:and|but|so)|but|or|then|so|even if|if)\s|^(?:و|طيب|طب|ماذا عن|شو عن|بس|لكن|اذا|لو)/u;
/** "they", "it": said of what was spoken of. */
const POINTS_BACK =
  /\b(?:it|its|it's|they|them|their|he|she|him|her|this|that|these|those|one|ones|there|then|instead|first|bits?|parts?)\b|(?:^|\s)\p{Script=Arabic}{3,}(?:ها|هم|وه)(?=\s|[؟?]|$)|(?:^|\s)(?:فيها|فيه|منها|منه|عنها|عنه|هذا|هذه|هاد|كذا)(?=\s|[؟?]|$)/u;
/** A question of more telling words says itself what it is about. */
const FEW_TELLING = 3;
/** With fewer it is about what was spoken of: "how long". */
const ALONE_TELLING = 2;
/** An answer that knows so much of it is no chance. */
const KNOWN_ALONE = 0.6;
/** Of the question before and of this one, an answer to both knows at least so much. */
const KNOWN_OF_BOTH = 0.25;
/** Of answers to this question alone, so near the best one. */
const NEAR_OWN = 0.7;
/** And so near to the question before. */
const SCORE_BEFORE_MIN = 0.25;
/** Share of what a message says that sentences of the answer before must speak of. */
const SAID_MIN = 0.5;
const SENTENCES_MAX = 3;

/** The country of the question before, for one that carries on from it and names none. */
export function withPlaceOfTalk(turn: Turn): Turn {
  if (placesIn(turn.text).length > 0) return turn;
  const [place] = placesIn(questionBefore(turn));
  if (!place || !(CARRIES_ON.test(fold(turn.text)) || turn.region === 'OTHER')) return turn;
  return { ...turn, region: place.region as Turn['region'] };
}

/**
 * What a question asks that leans on the answer before it: what that answer says of it, else the nearest other one to both
 * questions together. Null where it stands for itself, or nothing is known of both.
 */
export function askedOn(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const before = lastAnswered(turn);
  if (before?.about.kind !== 'answer') return null;
  const own = rankAnswers(turn);
  const isPointed = pointsPlainly(turn, own, before.about.id);
  if (!isPointed && (isOfItsOwn(own, before.about.id) || !leans(turn, own, before.about.id, said))) return null;
  const ended = endedByEmployer(turn, before.about);
  if (ended) return ended;
  const part = partOf(turn, before.about);
  if (part) return part;
  if (isPointed) return nothingMore(turn, before);
  if (isPlain(own) || own[0]?.answer.id === before.about.id) return null;
  return besideIt(turn, own, before.about) ?? (said.kind === 'unknown' ? nothingMore(turn, before) : null);
}

/** What was said is all that is known of it: other subjects are not offered in its place. */
const nothingMore = (turn: Turn, { text, choices = [], about = null }: TalkedMessage): CoachAnswer | null => {
  const title = /^\*\*(?<title>[^*\n]+)\*\*/u.exec(text)?.groups?.title;
  if (!title) return null;
  const named = ` (“${title}”)`;
  const answer = reply(
    turn,
    {
      en: `I have no reviewed answer to just that. What I know of it stands above${named}. Put it in a whole sentence with what it is about, or tell me your case, and I look again.`,
      ar: `ليس لدي جواب مراجَع عن هذا بالذات. ما أعرفه عنه مذكور أعلاه${named}. اكتبه في جملة كاملة مع موضوعه، أو أخبرني بحالتك، فأبحث ثانية.`,
    },
    { kind: 'unknown' },
  );
  return { ...answer, choices, about };
};

/** What is surely an answer to another subject, told in words of its own, leans on nothing. */
const isOfItsOwn = (own: readonly FoundAnswer[], before: string): boolean =>
  isSureOf(own) && own[0]!.answer.id !== before && own[0]!.question.words > FEW_TELLING && own[0]!.known >= KNOWN_ALONE;

/** "does that change": said of the law of a country that was just answered, and of nothing that holds elsewhere. */
const ASKS_OF_IT =
  /^(?:(?:and|but|so|ok|also|thanks) )*(?:(?:does|do|is|are|will|would|can|could|has|did|was) (?:that|this|it|they|these|those)\b|(?:what|how) (?:if|about) (?:that|this|it|i|my|they)\b|(?:which|what) of (?:that|it|them)\b)|^(?:و)?(?:هل )?(?:هذا|هاد|هذه|يتغير|بيتغير|بتتغير|يختلف|بيختلف)(?=\s)/u;
const pointsPlainly = ({ text }: Turn, own: readonly FoundAnswer[], before: string): boolean => {
  const regions = knownAnswer(before)?.regions ?? ['any'];
  const best = own[0]?.answer.regions ?? [];
  return (
    !regions.includes('any') &&
    ASKS_OF_IT.test(fold(text.slice(0, 200)).trim()) &&
    !regions.some((region) => best.includes(region))
  );
};

function leans({ text }: Turn, own: readonly FoundAnswer[], before: string, said: CoachAnswer): boolean {
  const words = fold(text.slice(0, 300)).trim();
  const [best] = own;
  if (!best || best.answer.id === before || said.kind === 'unknown' || CARRIES_ON.test(words)) return true;
  const { words: telling } = best.question;
  if (telling < ALONE_TELLING) return true;
  return POINTS_BACK.test(words) && (telling < FEW_TELLING || best.known < KNOWN_ALONE);
}

type About = { id: string; asked: string };

/** That the employer ends it, said after an answer on notice. */
const DISMISSES =
  /\b(?:(?:they|he|she|it|boss|manager|company|employer|firm) (?:\p{L}+ ){0,2}?(?:fires?|fired|sacks?|dismiss(?:es|ed)?|terminates?|lets?|kicks?|throws?)|(?:get|got|am|being|be|was) (?:fired|sacked|dismissed|terminated|let go)|(?:fire|sack|dismiss|terminate) me|let me go)\b|(?:^|\s)(?:و|لو |اذا |ان )?(?:فصلوني|طردوني|يفصلوني|يطردوني|فصلني|طردني|هم (?:فصلوني|انهوا))(?=\s|[؟?]|$)/u;
const OF_NOTICE = /^notice-(?<place>\p{Ll}+)$/u;
const OF_EMPLOYER =
  /\b(?:employer|company) (?:must|has|gives|needs|owes|who|may)\b|\bbinds? (?:\p{L}+ )?the employer\b|\bof the employer\b|\b(?:both|either) sides?\b|صاحب العمل|للطرفين/u;

/** The answer on dismissal in the country of an answer on notice; where none is reviewed that is said, with what the notice binds the employer to. */
function endedByEmployer(turn: Turn, { id, asked }: About): CoachAnswer | null {
  const place = OF_NOTICE.exec(id)?.groups?.place;
  if (!place || !DISMISSES.test(fold(turn.text.slice(0, 300)))) return null;
  for (const kind of ['dismissal', 'unfair-dismissal']) {
    const answer = answerOfId(turn, `${kind}-${place}`);
    if (answer) return answer;
  }
  const given = answerOfId(turn, id);
  const said = given?.text
    .split('\n\n')
    .slice(1)
    .join('\n')
    .split(/(?<=[.!؟?]\)?)[^\S\n]+|\n/u)
    .filter((sentence) => OF_EMPLOYER.test(sentence))
    .slice(0, SENTENCES_MAX)
    .join(' ');
  const known = said ? `\n\n> ${said}` : '';
  const { text } = reply(turn, {
    en: `On dismissal there I have no reviewed answer, and I do not guess at law.${said ? ' What the answer on notice says of the employer:' : ''}${known}\n\nWhat holds anywhere: sign nothing on the day, ask for the reason and the last day in writing, keep the letter with the date on which you got it, and take it to a union, an advice centre or a labour lawyer within days, since the time to object is short.`,
    ar: `ليس لدي جواب مراجَع عن الفصل هناك، ولا أخمّن في القانون.${said ? ' وما يقوله جواب الإشعار عن صاحب العمل:' : ''}${known}\n\nوما يصح في كل مكان: لا توقّع شيئًا في اليوم نفسه، واطلب السبب وآخر يوم كتابة، واحتفظ بالخطاب مع تاريخ استلامه، واعرضه خلال أيام على نقابة أو مركز استشارة أو محامي عمل، فمهلة الاعتراض قصيرة.`,
  });
  return { ...given!, text, choices: [], about: { kind: 'answer', id, asked } };
}

/** The sentences of the answer before that speak of what the message adds to its question. */
export function partOf(turn: Turn, { id, asked }: About): CoachAnswer | null {
  const given = answerOfId(turn, id);
  if (!given) return null;
  const reckoned = workedOut(id, `${asked}\n${turn.text}`, languageOf(turn));
  if (reckoned !== '' && id.startsWith('gratuity') && reckoned !== workedOut(id, asked, languageOf(turn)))
    return {
      ...given,
      text: `${given.text.split('\n\n')[0]}\n\n${reckoned}`,
      about: { kind: 'answer', id, asked: `${asked}\n${turn.text}` },
    };
  const known = new Set(wordsIn(asked).flat());
  const wanted = wordsIn(turn.text).filter((forms) => !forms.some((form) => known.has(form)));
  const [title = '', ...paragraphs] = given.text.split('\n\n');
  if (wanted.length === 0 && WHAT_NOW.test(fold(turn.text))) return whatToDo(given, title, paragraphs);
  const why = WHY.test(fold(turn.text).trim())
    ? paragraphs.find((paragraph) => GIVES_REASON.test(paragraph))
    : undefined;
  if (why) return { ...given, text: `${title}\n\n${why}` };
  if (wanted.length > 0 && wanted.every(isIn(new Set(wordsIn(title).flat())))) return given;
  const sentences = paragraphs
    .join('\n')
    .split(/(?<=[.!؟?])[^\S\n]+|(?=\n)/u)
    .map((text) => ({ text, forms: new Set(wordsIn(text).flat()) }));
  const ifNot = REFUSED.test(fold(turn.text)) ? sentences.findIndex(({ text }) => IF_NOT.test(text)) : -1;
  if (ifNot >= 0) {
    const rest = sentences
      .slice(ifNot)
      .map(({ text }) => text)
      .join(' ')
      .trim();
    return { ...given, text: `${title}\n\n${rest}`, about: { kind: 'answer', id, asked } };
  }
  const said = sentences.filter(({ forms }) => wanted.some(isIn(forms))).slice(0, SENTENCES_MAX);
  const covered = wanted.filter((word) => said.some(({ forms }) => isIn(forms)(word)));
  if (covered.length === 0 || covered.length < wanted.length * SAID_MIN) return null;
  const text = `${title}\n\n${said
    .map((sentence) => sentence.text)
    .join(' ')
    .trim()}`;
  return { ...given, text, about: { kind: 'answer', id, asked } };
}

/** "why not just tell them": what an answer says of its reason. */
const WHY = /^(?:and |but )?why\b|^(?:و)?(?:ليش|ليه|لماذا)(?=\s)/u;
const GIVES_REASON = /^(?:Why\b|لماذا)/u;

const isIn = (own: ReadonlySet<string>) => (forms: readonly string[]) => forms.some((form) => own.has(form));

/** "what if he says no": where no word tells what is asked, the answer that somebody may get does. */
const REFUSED =
  /\b(?:says?|said|is|get) no\b|\b(?:refuses?|rejects?)\b|(?:^|\s)(?:رفض|يرفض|رفضوا|قال لا)(?=\s|[؟?]|$)/u;
const IF_NOT = /\bif (?:not|they refuse|the answer is no)\b|\bnot now\b|وإن لم|إن رفض/iu;

/** "what can i do about it": what stands behind the first sentence, which says whether it is so. */
const WHAT_NOW =
  /\b(?:what (?:can|should|do|must|could) i do|how (?:do|can|should) i (?:do|fix|solve|start)|what now|and now)\b|(?:شو|وش|ايش|ماذا|ايه) (?:اسوي|اعمل|افعل)|كيف اسوي/u;
function whatToDo(given: CoachAnswer, title: string, paragraphs: readonly string[]): CoachAnswer {
  const rest = paragraphs.join('\n\n').replace(/^[^.!?؟]{1,160}[.!?؟]\s+/u, '');
  return { ...given, text: `${title}\n\n${rest}` };
}

/** The telling words of a text, each in the forms that it may stand for. */
const wordsIn = (text: string): string[][] =>
  wordsAsked(text)
    .filter(({ isSmall }) => !isSmall)
    .map(({ word }) => arabicForms(word).map(stemOf));

/** Another answer that knows something of both questions, the best of both. */
function besideIt(turn: Turn, own: readonly FoundAnswer[], { id, asked }: About): CoachAnswer | null {
  const before = new Map(rankAnswers({ text: asked, region: turn.region }).map((found) => [found.answer.id, found]));
  const least = (own[0]?.score ?? 0) * NEAR_OWN;
  const both = own
    .filter(
      ({ answer, known, score }) =>
        answer.id !== id && answer.group === null && known >= KNOWN_OF_BOTH && score >= least,
    )
    .map((found) => ({ found, of: before.get(found.answer.id) }))
    .filter(({ of }) => of !== undefined && of.known >= KNOWN_OF_BOTH && of.score >= SCORE_BEFORE_MIN)
    .toSorted((a, b) => b.found.score + b.of!.score - (a.found.score + a.of!.score));
  const next = both[0]?.found.answer;
  return next ? answerOfId(turn, next.id) : null;
}
