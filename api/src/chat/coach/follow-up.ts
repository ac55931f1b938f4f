import { fold } from '@vitae/language/fold';
import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import { differenceOf } from '../tools/compare-offers.ts';
import { isDraftToFill } from '../tools/draft-email.ts';
import { listsFindings, mendFinding } from '../tools/explain-ats.ts';
import { shortenLetter } from '../tools/letter/shorten-letter.ts';
import { asksForFigures } from '../tools/line-figures.ts';
import { isMail, LESS_FORMAL, lessFormal } from '../tools/mail-tone.ts';
import { readOffers } from '../tools/read-offers.ts';
import { shorten } from '../tools/shorten.ts';
import { SENTENCES, sentencesWished, shortenProposed } from '../tools/shorten-summary.ts';
import { answerTitled, rankAnswers } from './answer-question.ts';
import { wordsAsked } from './asked-words.ts';
import { ordinalIn } from './edits.ts';
import { languageOf, reply } from './language.ts';
import { readRequest } from './request.ts';
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
/** "nah undo that, i liked the old one". */
const UNDO =
  /\b(?:undo|revert|discard|never ?mind)\b|\b(?:take|put|bring|change) (?:it|that|this) back\b|\b(?:liked|keep|want|prefer) the (?:old|first|original) (?:one|version|text)\b|(?:^|\s)(?:تراجع|الغي|رجع\S*|ارجع\S*)(?=\s|$)|القديم[هة]? (?:احسن|افضل)/u;
/** "wait did u add sap?" */
const DID_YOU =
  /^(?:(?:wait|hey|but|hm+|so|ok)[\s,]+)*(?:did|have) (?:yo)?u (?:just )?(?:add|put|write|written|include|mention|claim|change|remove|delete|invent)\w* (?<what>[^?.!]{2,60})/u;
/** "and power query", "وكمان اكسل". */
const ONE_MORE = /^(?:n|and|also|plus|\+|&|و ?كمان|و)\s*(?:also\s+)?(?<what>[^?؟.!\n]{2,40})$/iu;
/** A message of more words says something of its own. */
const FEW_WORDS = 7;
const LANGUAGE_WISHED = /\b(?:in|to|into) (?<language>arabic|english)\b|(?:^|\s)(?:بال|ب|لل)(?<spoken>عربي|انجليزي)/u;
/** "and in Dubai?": what it asks beside the place is small words only. */
const OF_PLACES_ONLY = new Set(['about', 'how', 'in', 'عن', 'في']);
const CARRIES_ON = /^(?:and|also|what about|what if|how about|ok and|ok but|but|or|then)\s|^(?:و|طيب|ماذا عن|شو عن)/u;

/** "no, make it Supply Chain Coordinator instead": another value for what was just asked for. */
const CORRECTS = [
  /^(?:(?:hm+|no|nah|nope|actually|wait|sorry|ok(?:ay)?|oh|rather|better)[\s,.]+)*(?:please )?(?:make (?:it|that)|change (?:it|that) to|put|call (?:it|me)|write|use|i (?:meant|want|prefer)|let'?s (?:say|use)|should be)\s+(?<value>[^?؟\n]{2,80}?)(?:,? (?:instead|rather|then|please|pls))*[\s.!]*$/iu,
  /^(?:(?:hm+|no|nah|nope|actually|wait|sorry|ok(?:ay)?|oh|rather|better)[\s,.]+)+(?<value>[^?؟\n]{2,80}?)(?:,? (?:instead|rather))[\s.!]*$/iu,
  /^(?:لا+|لأ|لء|او|بالاحرى|اسف)[\s،,.]+(?:خليها?|خليه|حط|اكتب|غيرها? (?:ل|الى|إلى))\s*(?<value>[^?؟\n]{2,80}?)(?:\s(?:احسن|أحسن|بدالها|بدل|بداله))?[\s.!]*$/u,
];
/** Where an order names its value: behind "to", or between what is done and where. */
const VALUE_OF_ORDER = [
  /^(?<before>[\s\S]*?\b(?:my|the)\s(?:\p{L}+\s){0,2}(?:title|headline|position|number|phone|email|mail|city|location|name|level|date)\b[\s\S]*?\s(?:to|into|as|be|is|say|read|=))\s+(?<value>[\s\S]+)$/iu,
  /^(?<before>\s*(?:please |pls )?(?:add|put|include|insert))\s+(?<value>.+?)(?<behind>\s+(?:to|in|into|as) (?:a |my |the )?(?:list of )?(?:skills?|languages?)[\s\S]*)$/iu,
  /^(?<before>[\s\S]*?(?:المسمى|مسماي|رقمي|بريدي|ايميلي|مدينتي)[\s\S]*?\s(?:إلى|الى|ل|هو|يصير))\s*(?<value>[\s\S]+)$/u,
];

/** The order before with another value in it; null where a message corrects nothing, or the order named no value. */
function corrected(text: string, before: string): string | null {
  const value = CORRECTS.map((corrects) => corrects.exec(text.trim())?.groups?.value?.trim()).find(Boolean);
  if (!value || readRequest(before).isQuestion) return null;
  const groups = VALUE_OF_ORDER.map((order) => order.exec(before)?.groups).find(Boolean);
  return groups ? `${groups.before} ${value}${groups.behind ?? ''}` : null;
}

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
  if (UNDO.test(words)) return takeBack(turn, again());
  const said = turn.history.at(-1)?.text ?? '';
  if (isMail(said) && LESS_FORMAL.test(words)) return { ...answerOf(lessFormal(said)), choices: [] };
  const found = listsFindings(said) && MENDS.test(words) ? ordinalIn(words) : -1;
  if (found >= 0) return mendFinding(turn, found);
  if (DIFFERENCE.test(words) && words.split(/\s+/).length <= FEW_WORDS * 2 && readOffers(turn.text).length < 2) {
    const difference = differenceOf(before, turn);
    if (difference) return difference;
  }
  const other = corrected(turn.text, before);
  if (other !== null) return again({ text: other });
  const done = DID_YOU.exec(words)?.groups?.what;
  if (done) return sayWhatWasDone(turn, again(), done);
  const more = ONE_MORE.exec(turn.text.trim())?.groups?.what;
  if (more && isOfSkills(before)) return again({ text: `add ${more} to my skills` });
  const wanted = languageWished(words, turn.text);
  if (wanted)
    return again({ answerIn: /^(?:arabic|عربي)/u.test(wanted.language ?? wanted.spoken ?? '') ? 'ar' : 'en' });
  if (SHORTER.test(words) || isOfSentences(words)) return shorter(turn, again());
  return tellsMore(turn.text, turn.history.at(-1)?.text) ? again({ text: `${before}\n${turn.text}` }) : null;
}

const MENDS = /\b(?:fix|do|mend|solve|improve|change|help|start|explain|what about|how)\b|صلح|عدل|حل|اشرح|كيف/u;
const DIFFERENCE =
  /\b(?:difference|differ|how much (?:more|less|better|is that)|gap between)\b|(?:^|\s)(?:ال)?فرق(?=\s|[؟?]|$)/u;

/** Whether a message is what the one before it waits for: it asks for nothing itself. */
function tellsMore(text: string, said = ''): boolean {
  if (!isDraftToFill(said) && !asksForFigures(said)) return false;
  const { orders, isQuestion } = readRequest(text);
  return !isQuestion && ![...orders].some((order) => !LIGHT_ORDERS.has(order));
}
/** Words that tell as often as they order: "she said", "I want". */
const LIGHT_ORDERS: ReadonlySet<string> = new Set(['tell', 'want', 'explain', 'fit', 'judge', 'fill', 'write', 'add']);

function languageWished(words: string, text: string) {
  const plain = IN_LANGUAGE.exec(words)?.groups;
  if (plain) return plain;
  const { things, isQuestion } = readRequest(text);
  const isShort = words.split(/\s+/).length <= FEW_WORDS;
  return isShort && !isQuestion && things.size === 0 ? LANGUAGE_WISHED.exec(words)?.groups : undefined;
}

const isOfSkills = (question: string): boolean => {
  const { orders, things } = readRequest(question);
  return orders.has('add') && things.has('skills');
};

/** A proposal changes nothing before it is accepted, and says itself how it is undone. */
function takeBack(turn: Turn, before: CoachAnswer): CoachAnswer | null {
  // What has been accepted already is proposed no more, but its message says that it was.
  const isProposed = before.proposals.length > 0 || /\baccept\b|تقبل/u.test(turn.history.at(-1)?.text ?? '');
  if (!isProposed) return null;
  return reply(turn, {
    en: 'Then it stays as it was: a proposal changes nothing until you press **Accept**, so leave it. If you have accepted it, press **Undo** below it, and the old text is back. Tell me what you liked about the old one, and I keep that.',
    ar: 'إذن يبقى كما كان: الاقتراح لا يغيّر شيئًا حتى تضغط **قبول**، فاتركه. وإن كنت قبلته فاضغط **تراجع** تحته ويعود النص القديم. قل لي ما أعجبك في القديم فأبقيه.',
  });
}

/** Whether what is asked about stands in what was proposed. */
function sayWhatWasDone(turn: Turn, { proposals }: CoachAnswer, what: string): CoachAnswer | null {
  if (proposals.length === 0) return null;
  const named = what.replace(/\b(?:the|any|my|to|in|into|it|that)\b/g, ' ').trim();
  const wanted = wordsAsked(named).filter(({ isSmall }) => !isSmall);
  const written = new Set(
    proposals.flatMap(({ diffs }) => diffs.flatMap(({ after }) => wordsAsked(after).map(({ word }) => word))),
  );
  const isThere = wanted.length > 0 && wanted.every(({ word }) => written.has(word));
  return reply(
    turn,
    isThere
      ? {
          en: `Yes, “${named}” stands in the new text. If it is not true, do not accept that proposal, and tell me what is; a resume should hold nothing that you could not show.`,
          ar: `نعم، «${named}» موجود في النص الجديد. إن لم يكن صحيحًا فلا تقبل ذلك الاقتراح وقل لي الصحيح.`,
        }
      : {
          en: `No. “${named}” stands in none of my proposals: I use only what your resume says, and name what the advert asks for beyond it without claiming it. Where you have used something similar, that may stand in its place, as what it is.`,
          ar: `لا، «${named}» ليس في أي اقتراح: أستخدم ما تقوله سيرتك فقط، وأذكر ما يطلبه الإعلان فوق ذلك دون أن أدّعيه. وإن استخدمت شيئًا مشابهًا فيُذكر كما هو.`,
        },
  );
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
export function lastQuestion({ history }: Turn): string | null {
  let question: string | null = null;
  for (const [at, { role, text }] of history.entries()) {
    if (role !== 'user') continue;
    const words = fold(text.slice(0, 200)).trim();
    if (isOfPlaceOnly(text)) question = question === null ? null : movedTo(question, text);
    else if (question !== null && tellsMore(text, history[at - 1]?.text)) question = `${question}\n${text}`;
    else if (question !== null && (languageWished(words, text) || (ONE_MORE.test(text.trim()) && isOfSkills(question))))
      continue;
    else if (!isSmallTalk(text) && ![WHY, SHORTER, MORE, IN_LANGUAGE].some((pattern) => pattern.test(words)))
      question = text;
  }
  return question;
}

/** The names of all places in a text, as written: of those whose law is known here, and of other countries. */
const namesOfPlaces = (text: string): string[] =>
  [...placesIn(text), ...otherCountriesIn(text)].map(({ words }) => words.join(' '));

function isOfPlaceOnly(text: string): boolean {
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
  const places = namesOfPlaces(text);
  return `${bare.replace(/\(\s*\)/g, '').trimEnd()} (${places.join(', ')})`;
}

function inPlace(turn: Turn, before: string, again: (changes?: Partial<Turn>) => CoachAnswer): CoachAnswer {
  const there = again({ text: movedTo(before, turn.text) });
  if (there.text !== again().text || there.kind === 'asking') return there;
  const place = namesOfPlaces(turn.text).map(capitalised).join(', ');
  const [ofPlace, ofOthers] = sentencesOfPlace(there.text, turn.text);
  if (ofPlace !== '') return { ...there, text: `**${place}**\n\n${ofPlace}` };
  if (ofOthers) return there;
  return reply(turn, {
    en: `What I said holds for ${place} too: it does not depend on the country.`,
    ar: `ما قلته يسري أيضًا (${place})، فهو لا يعتمد على البلد.`,
  });
}

const capitalised = (name: string): string =>
  name.length <= SHORT_FORM ? name.toUpperCase() : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
/** "uk", "uae". */
const SHORT_FORM = 3;
const GULF = new Set(['AE', 'SA', 'QA', 'KW', 'BH', 'OM']);
const OF_GULF = /\bGulf\b|الخليج/u;

/** What an answer says of the place that a message names, and whether it says something of others. */
function sentencesOfPlace(answer: string, named: string): [string, boolean] {
  const regions = new Set(placesIn(named).map(({ region }) => region));
  const names = otherCountriesIn(named).map(({ words }) => fold(words.join(' ')));
  const isInGulf = [...regions].some((region) => GULF.has(region));
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

/** "two sentences max": how short it is to be. */
const isOfSentences = (words: string): boolean =>
  words.split(/\s+/).length <= FEW_WORDS + 1 &&
  SENTENCES.test(words) &&
  /short|max|only|just|cut|keep|make/u.test(words);

function shorter(turn: Turn, before: CoachAnswer): CoachAnswer | null {
  const [proposal] = before.proposals;
  const summary = summaryIn(before);
  if (summary !== null) {
    const short = { en: 'It has no more sentences than that already.', ar: 'ليس فيه جمل أكثر من ذلك.' };
    return shortenProposed(turn, summary, sentencesWished(turn)) ?? reply(turn, short);
  }
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

/** "which bits go first": asks on, with a word for what was spoken of. */
const ASKS_ON =
  /^(?:(?:and|so|ok|okay|then|but)[\s,]+)*(?:which|what|where|how|who|when)\b.*\b(?:bits?|parts?|ones|first|last|next|most|least)\b|^(?:و|طيب )?(?:اي|ايش|شو|وش|ايه|كيف|متي|وين).*(?:اول|منها|منه|فيها|فيه|بعدها|جزء)/u;
/** Of what goes on from an answer, so much is known at least. */
const BESIDE_KNOWN = 0.3;

/** What a short question that goes on from the answer before asks: the nearest answer that has not been given yet. */
export function besideLastAnswer(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200)).trim();
  const before = ASKS_ON.test(words) && words.split(/\s+/).length <= FEW_WORDS ? lastQuestion(turn) : null;
  if (before === null) return null;
  const given = turn.history.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const isNew = ({ en, ar }: { en: { title: string }; ar: { title: string } }) =>
    !given.some((text) => text.includes(`**${en.title}**`) || text.includes(`**${ar.title}**`));
  const next = rankAnswers({ text: `${before} ${turn.text}`, region: turn.region }).find(
    ({ answer, known }) => known >= BESIDE_KNOWN && answer.group === null && isNew(answer),
  );
  const language = languageOf(turn);
  return next ? answerTitled({ ...turn, text: next.answer[language].title, answerIn: language }) : null;
}

/** The summary that an answer proposes and nothing else; null for all others. */
function summaryIn({ proposals }: CoachAnswer): string | null {
  const changes = proposals.flatMap((proposal) => proposal.changes);
  const [only] = changes;
  return changes.length === 1 && only!.path.join('.') === 'personal.profile' ? String(only!.after) : null;
}

/** What a message means together with the question before it, where it carries on from it and says too little itself. */
export function withQuestionBefore(turn: Turn, answer: Answerer): CoachAnswer | null {
  const before = CARRIES_ON.test(fold(turn.text)) ? lastQuestion(turn) : null;
  if (before === null) return null;
  const together = answer({ ...turn, history: [], text: `${before} ${turn.text}`, answerIn: languageOf(turn) });
  return together.kind === 'unknown' ? null : together;
}
