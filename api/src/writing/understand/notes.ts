import type { LetterNote } from '@vitae/contract/cover-letter';
import { fold } from '@vitae/language/fold';
import { isOrder } from '@vitae/language/orders';
import { RELATIVES } from '@vitae/language/persons';
import { CITIES } from '@vitae/language/places';
import { CHAT_SPELLINGS, MISSPELLINGS } from '@vitae/language/spelling';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { normaliseText, withoutMarkup } from '../text/clean-text.ts';
import { isSpliced, lacksArticle } from '../text/sound.ts';
import { sentencesOf, upperFirst, withArticle, wordCount } from '../text/words.ts';
import { followWish, NO_WISHES, type Wishes } from './wishes.ts';

/** What the applicant adds to resume and advert, taken apart. */
export interface Notes {
  /** Sentences of the applicant that can stand in a letter as they are. */
  statements: string[];
  wishes: Wishes;
  /** What became of each sentence, for the applicant to see. */
  outcomes: NoteOutcome[];
}

/** `topics` are what the letter has to speak of, and `avoided` what it must not, for the note to have been followed. */
export type NoteOutcome = LetterNote & {
  topics: readonly string[];
  avoided: readonly string[];
  /** The topics are to be spoken of first. */
  isFirst: boolean;
};

const MAX_WORDS = 45;
/** What is longer is something to be said, and no topic. */
const MAX_TOPIC_WORDS = 5;
/** "Please mention this in one sentence", of what has been said before. */
const SAY_THIS =
  /^(?:please |also )?(?:mention|include|say|add) (?:this|that|it)(?=$|\.| in\b| once\b| briefly\b| honestly\b)/i;
const MAX_STATEMENTS = 6;

/** Instructions and facts apart. `context` are notes that go with every letter, `request` what is to be changed this time. */
export function readNotes(context: string, request: string): Notes {
  const notes: Notes = { statements: [], wishes: { ...NO_WISHES }, outcomes: [] };
  const sort = (text: string, isStatement: string | null) => {
    const before = notes.wishes;
    const asked = followWish(text, notes.wishes);
    // "Don't say that I want to move abroad" is an order, and what is left out does no harm.
    const leavesOut = asked !== null && asked.wishes.avoid.length > before.avoid.length;
    const wish = isOrder(text) && !leavesOut ? null : asked;
    if (wish) notes.wishes = wish.wishes;
    const topics = notes.wishes.emphasise.filter((topic) => !before.emphasise.includes(topic));
    const avoided = notes.wishes.avoid.filter((topic) => !before.avoid.includes(topic));
    const statement = wish ? statementOf(wish.mention) : SPEAKS_TO_WRITER.test(text) ? null : isStatement;
    const canSay = statement !== null && notes.statements.length < MAX_STATEMENTS;
    if (canSay) notes.statements.push(statement);
    const isOfLast = SAY_THIS.test(text) && notes.outcomes.at(-1)?.outcome === 'said';
    const isFollowed =
      isOfLast || (wish !== null && (wish.mention === '' || canSay || wordCount(wish.mention) <= MAX_TOPIC_WORDS));
    notes.outcomes.push({
      text,
      outcome: canSay ? 'said' : isFollowed ? 'followed' : 'left_out',
      topics: isOfLast ? [] : topics,
      avoided,
      isFirst: notes.wishes.leadWith.length > before.leadWith.length,
    });
  };
  for (const text of sentencesIn(context)) {
    if (TAKEN_BACK.test(text)) {
      notes.outcomes.push({ text, outcome: 'left_out', topics: [], avoided: [], isFirst: false });
      continue;
    }
    const parts = clausesOf(text);
    const clauses = isOrder(parts[0] ?? '') ? [text] : parts;
    const dictated = clauses.length === 1 ? DICTATES.exec(text)?.[1] : undefined;
    const statement = clauses.slice(1).some(isWish) ? null : statementOf(dictated ?? text);
    if (statement) {
      notes.statements.push(statement);
      notes.outcomes.push({ text, outcome: 'said', topics: [], avoided: [], isFirst: false });
    } else if (isListInPart(text, clauses))
      for (const { part, statement: said } of partsOf(text)) {
        if (said) notes.statements.push(said);
        notes.outcomes.push({
          text: part,
          outcome: said ? 'said' : SAY_THIS.test(part) ? 'followed' : 'left_out',
          topics: [],
          avoided: [],
          isFirst: false,
        });
      }
    else
      for (const clause of clauses)
        sort(clause === text.replace(/[.\s]+$/, '') ? text : clause, clauses.length > 1 ? statementOf(clause) : null);
  }
  for (const text of sentencesIn(request).flatMap(clausesOf)) sort(text, statementOf(text));
  notes.statements = [...new Set(notes.statements)].slice(0, MAX_STATEMENTS);
  return notes;
}

/** "My cousin works there but don't put it" */
const TAKEN_BACK =
  /\bbut (?:please )?(?:don['’]?t|do not|no need to) (?:put|mention|say|write|include|add|tell) (?:it|that|this|them)\b/i;

const SPEAKS_OF_BEFORE =
  /\b(?:the (?:application|process|exam|course|test|visa|move|transfer|results?)|it|that|this|there|them)\b/i;
const partsOf = (text: string) =>
  text
    .split(/,\s+(?![^(]*\))/)
    .map((part) => ({ part: part.replace(/[.\s]+$/, ''), statement: statementOf(part) }))
    .filter(({ part }) => part !== '')
    // "not registered yet, have started the application": of which, the part that is left out would say.
    .map((one, _, all) =>
      SPEAKS_OF_BEFORE.test(one.part) && all.some(({ statement }) => statement === null)
        ? { ...one, statement: null }
        : one,
    );

/** "clean licence, 42, happy to do the on-call": what can be said of it is said. */
const isListInPart = (text: string, clauses: readonly string[]) =>
  clauses.length === 1 &&
  text.includes(',') &&
  !isOrder(text) &&
  followWish(text, NO_WISHES) === null &&
  partsOf(text).some(({ statement }) => statement !== null);

/** Notes are typed in haste: "No photos. keep it short". */
const ENDS_SLOPPILY = /(?<=\p{L}{3,}[.!?]+)\s+(?=\p{Ll})/u;

/** "Say that I am happy to start on the bottom rung" */
const DICTATES =
  /^(?:[Pp]lease |[Pp]ls |[Aa]lso )*(?:[Ss]ay|[Ww]rite|[Tt]ell them|[Aa]dd|[Mm]ention)(?: that)? ((?:(?:[Ii] am|[Ii]['’]m) (?:happy|willing|able|ready|available|free|glad|keen|open|moving|relocating)|[Ii] (?:can|could|will|would|relocate|move|start|live|speak|hold|have|need|own|drive)|[Mm]y (?:notice|salary|start)) .+)$/u;

/** "… and sign it as Jo", which cannot be followed and is nothing to say. */
const SPEAKS_TO_WRITER =
  /^(?:please |also )?(?:(?:say|tell|sign|start|begin|end|finish) (?:that|them|him|her|me|it|this|with|my|as|to|off|i)|(?:write|put) (?:that|it|this))\b/i;
/** "… and address it to Mrs Pugh" */
const isWish = (clause: string) =>
  SPEAKS_TO_WRITER.test(clause) || (!isOrder(clause) && followWish(clause, NO_WISHES) !== null);

function sentencesIn(text: string): string[] {
  return withoutMarkup(normaliseText(text))
    .split('\n')
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.split(ENDS_SLOPPILY))
    .map((sentence) => sentence.replace(/^[-*•]\s+/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const WRITERS_VERBS =
  "more|less|shorter|longer|emphasi[sz]e|focus|highlight|mention|include|add|don['’]?t|do not|remove|omit|skip|leave out|avoid|keep|make|address|change|stress|say|tell|sign|start with|end with|begin with|finish with|write (?:that|it|this)|put (?:that|it|this)";
const NEW_CLAUSE = new RegExp(
  `[;!?]\\s+|,\\s+(?:and |but )?(?=(?:please |also )?(?:${WRITERS_VERBS}|use)\\b)|\\s+(?:and|but)\\s+(?=(?:please |also )?(?:${WRITERS_VERBS})\\b)`,
  'i',
);

/** A request of several parts, cut where a new part begins. */
function clausesOf(request: string): string[] {
  return request
    .split(NEW_CLAUSE)
    .map((clause) => clause.replace(/[.\s]+$/, '').trim())
    .filter(Boolean);
}

/** "أستطيع الانتقال في يناير", "فترة الإشعار شهر": of the writer, in the first person. */
const SAID_IN_ARABIC =
  /^(?:أنا|[أا]درس|[أا]سكن|[أا]تقن|اجتزت|[أا]ستطيع|يمكنني|بإمكاني|لدي|عندي|[أا]ملك|[أا]حمل|[أا]رغب|[أا]قيم|س[أا]\p{L}{2,}|متاحة?|مستعدة?|جاهزة?|متفرغة?|حصلت|عملت|درست|فترة (?:الإشعار|الاشعار)|إقامتي|اقامتي|رخصتي|راتبي)(?!\p{L})/u;
const FIRST_PERSON =
  /^(?:i|i'm|i've|i'd|my(?: [\p{L}-]+){1,5} (?:is|are|was|were|has|have|will|ends|starts|expires))\b/iu;
/** "After four years of freelancing I miss being part of a team" */
const BEGINS_BEFORE_I =
  /^(?:after|since|for|in|when|with|as|at|from|during|until|before) [^.;:]{3,60}? I(?:['’](?:m|ve))? (?!know\b|think\b)\p{Ll}/iu;
const STATE =
  /^(?:available|fluent|willing|able|open|eligible|authori[sz]ed|entitled|based|happy|ready|currently|registered|licen[cs]ed|certified|originally)\b/i;
/** "can join from 1 December" */
const SHORT_OF_I =
  /^(?:can(?:['’]t|not)?|could|will|would|have|hold|speak|live|own|drive) (?!be\b|we\b|they\b|he\b|she\b)\p{L}/iu;
const SPEAKS_TO_SOMEBODY = /\b(?:you|your|please|letter|tone|paragraph|words)\b|[{}[\]|\\`<>]|https?:/i;

/** "full clean driving licence" */
const LICENCE = /^(?:(?:full|clean|UK|EU|manual|valid|driving|drivers?|driver['’]s) ){1,5}licen[cs]e$/iu;
/** "4 weeks notice" */
const NOTICE =
  /^(?:i (?:have|need) )?(?:an? )?((?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?))['’]? notice(?: period)?$/iu;
/** "notice period one month", "expected salary: 10500 AED" */
const LABELLED =
  /^(?:my )?((?:notice period|(?:expected|current|desired) salary|salary expectations?|visa status|start date|earliest start(?: date)?|date of availability))\s*(?:is|are|:|-|–|=)?\s*(\S.{1,60})$/iu;
/** "My grandmother died at Witham Hospice": a sentence with a verb of its own. */
function isWholeWithMy(text: string): boolean {
  const [first = '', ...words] = text.split(' ');
  const isVerb = (word: string) =>
    BASE_OF_PAST.has(word) ||
    (word.endsWith('s') && (BASE_FORMS.has(word.slice(0, -1)) || BASE_FORMS.has(word.slice(0, -2))));
  const isOfRelative = RELATIVES.has(fold(words[0] ?? '')) && words.length > MAX_SUBJECT_WORDS;
  return /^my$/i.test(first) && (isOfRelative || words.slice(1, MAX_SUBJECT_WORDS).some(isVerb));
}
const MAX_SUBJECT_WORDS = 5;
/** "Never worked in health before", "not yet used SAP" */
const NOT_DONE = /^(?:never|not yet) (?:worked|used|managed|had|done|taught|driven|been|led|sold|run) \p{L}/iu;
/** "T2 licence expected in November" */
const DUE =
  /^(?:my )?((?:[\p{L}\d]+ ){0,4}(?:licen[cs]e|certificate|visa|(?<=\p{L} )results?|degree|card|permit|registration)) (?:is |are )?(expected|due) ((?:in|on|by|from|at|next) .{2,40})$/iu;
/** "thursday evenings and saturdays are no problem" */
const NO_PROBLEM =
  /^(?:(?:\p{L}+days?|evenings?|mornings?|weekends?|nights?|night shifts?|shifts?|travel(?:ling)?|relocat(?:ion|ing)|overtime|early starts?|and|or|the|late|working)[ ,]+)+(?:is|are) (?:no problem|fine|ok(?:ay)?|possible)$/iu;

/** The sentence as the applicant can say it in a letter, or null where it is none, is not sound, or more would have to be guessed. */
function statementOf(raw: string): string | null {
  // "the degree they ask for", to their face
  const statement = asStatement(raw)?.replace(/\bthey (?=(?:ask|asked|want|need|require|look)\b)/gi, 'you ') ?? null;
  return statement === null ||
    isSpliced(statement) ||
    statement.split('(').length !== statement.split(')').length ||
    lacksArticle(statement) ||
    IN_LOOSE_ENGLISH.test(statement) ||
    IN_SHORTHAND.test(statement) ||
    OF_THE_READER.test(statement)
    ? null
    : statement;
}

/** "the guide + a course", "(had 2 years in school, forgot it)" */
/** "their crisps", of whom the letter is to. */
const OF_THE_READER =
  /\b(?:them|their|theirs)\b|\bso (?:please )?(?:explain|show|focus|make|mention|tell|say|write|keep|use|emphasi[sz]e)\b/i;
const IN_SHORTHAND =
  /\((?:have|had|has|am|was|is|need|can|will|would) | [+&=] |\([^()]*, [^()]*\)|!!|\?\)|\b(?:w\/|b\/c|bc|thx|etc|yrs|mths|hrs)(?=\s|$)/i;
/** "worked there before 6 years", "I always dreamed to see it" */
const IN_LOOSE_ENGLISH =
  /\b(?:before|since) \d+ (?:years?|months?)\b|\b(?:dream(?:ed|t)?|look(?:ing)? forward|interested|used|success\w*|good) to (?!the |a |an |my |your |this |hear)\p{Ll}+\b(?<!ing)|\b(?:depend|discuss) (?:of|about)\b|\b(?:can|could|will|would|may) (?!not)\p{Ll}+ also\b|\battend interview\b|\bproblems? to (?!(?:solve|fix|work)\b)\p{Ll}+|\b(?:learn|pick|adapt|work)\w*\b[^.;]* quick(?=$|[,.;])|\b(?:from|over|near) there\b|^I(?: would|['’]d) like (?:that|this|it)\b|\bmy (?:wife|husband|mother|father|mum|dad|sister|brother|friend|boss|son|daughter|uncle|aunt|cousin) (?:family|house|job|work|school|visa|company|town|city|brother|sister|parents|friend)\b|\bmy(?: \p{L}+){1,3} (?:finish|end|start|expire|begin)\b/iu;

function asStatement(raw: string): string | null {
  const text = inRightSpelling(raw)
    // "Be honest that I haven't used SAP"
    .replace(/^(?:please )?be (?:honest|open|upfront|clear) (?:that |about the fact that )?(?=I\b)/i, '')
    .replace(/,? (?:please )?(?:say|tell (?:them|it)|be) (?:it |that )?(?:honestly|honest about it)$/i, '')
    .replace(/^that\s+/i, '')
    .replace(/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن(?:ني|ي)\s+/u, 'أنا ')
    .replace(/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن\s+(?=فترة|راتبي|إقامتي|رخصتي)/u, '')
    .replace(/(?<=^أنا .*،?) وأن(?:ني|ي)\s+(?=أ)/u, ' و')
    // "I'd be moving to Leeds, my sister lives there": two sentences, joined in haste.
    .replace(/, (?=(?:I|I'm|I’m|I've|I'll|I'd) \p{Ll})/gu, '; ')
    .replace(
      /\bon (?=(?:dependant|dependent|spouse|partner|work|student|graduate|visit|tourist|family|skilled worker) visa\b)/gi,
      'on a ',
    )
    .replace(/, (?=(?:notice(?: period)?|expected salary)\b)/gi, '; my ')
    .replace(
      /(?<=\b(?:give|serve|need|have|work|on|with) )(\d{1,2}|two|three|four|six) (day|week|month)s?['’]? (?=notice\b)/gi,
      '$1 $2s’ ',
    )
    .replace(BEFORE_DATE, '$& on')
    .replace(/\b(\d+) (minute|hour)s['’]? (?=(?:walk|drive|ride)\b)/gi, '$1 $2s’ ')
    .replace(/(?<=\b(?:in|at|to|from|near) )\p{Ll}{4,}(?!\p{L})/gu, (word) =>
      CITIES.has(word) ? upperFirst(word) : word,
    )
    .replace(/(?<=\d )(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b/g, upperFirst)
    .replace(/(?<![\p{L}.])i(?=['’]|\s)/gu, 'I')
    .replace(WITHOUT_ARTICLE, '$1 the $2')
    .replace(/, (?=would (?:prefer|like|rather)\b)/gi, ' and I ')
    .replace(/(?<=\b(?:prefer|like|want|do|work) )(\d)[ -]day week\b/gi, 'a $1-day week')
    .replace(/(?<=; my (?:notice period|expected salary)) (?=\d)/gi, ' is ')
    .replace(/, (?=(?:my|our) (?:[\p{L}'’]+ ){1,4}(?:is|are|was|were|has|have|lives?|works?)\b)/giu, '; ')
    // "I have scripted for years, it just isn't on my resume": the last is for the writer.
    .replace(
      /,? (?:but )?(?:it|that|this) (?:just )?(?:isn['’]t|is not) (?:on|in) (?:my|the) (?:resume|cv)[.\s]*$/i,
      '',
    )
    // "The gap was because I looked after my mother."
    .replace(
      /^(?:the|my) (?:career )?(?:gap|break)(?: in [^,;]{2,30})? (?:was|is) (?:because|as|since) (?=(?:I|my)\b)/i,
      '',
    )
    .replace(/ and that (?=(?:I|my)\b)/gi, ' and ')
    .replace(/[\s.;,:!]+$/, '')
    .trim();
  if (
    text === '' ||
    wordCount(text) > MAX_WORDS ||
    wordCount(text) < 2 ||
    isOrder(text) ||
    SPEAKS_TO_SOMEBODY.test(text)
  )
    return null;
  // A letter in English leaves out what is in Arabic, and the other way round.
  if (SAID_IN_ARABIC.test(text)) return `${text}.`;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < text.length / 2) return null;
  if (BEGINS_BEFORE_I.test(text)) return `${upperFirst(text)}.`;
  const [, notice = ''] = NOTICE.exec(text) ?? [];
  if (notice) return `My notice period is ${notice.toLowerCase()}.`;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  if (label) return `My ${label.toLowerCase()} ${/expectations$/i.test(label) ? 'are' : 'is'} ${value}.`;
  if (NOT_DONE.test(text)) return `I have ${lowerFirstLetter(text)}.`;
  const [, paper = '', isDue = '', when = ''] = DUE.exec(text) ?? [];
  if (paper) return `My ${paper} is ${isDue.toLowerCase()} ${when}.`;
  if (NO_PROBLEM.test(text)) return `${upperFirst(text).replace(/\bok(?:ay)?$/i, 'fine')}.`;
  if (isWholeWithMy(text)) return `${upperFirst(text)}.`;
  if (FIRST_PERSON.test(text))
    return `${upperFirst(inOneSentence(text.replace(/^i\b/, 'I').replace(/^I (?=(?:relocate|move|start)\b)/, 'I will ')))}.`;
  if (STATE.test(text)) return `I am ${lowerFirstLetter(text)}.`;
  if (SHORT_OF_I.test(text)) return `I ${lowerFirstLetter(inOneSentence(text))}.`;
  if (LICENCE.test(text)) return `I hold ${withArticle(lowerFirstLetter(text))}.`;
  const [first = ''] = text.split(' ');
  return isGerund(first.toLowerCase()) ? `I am ${lowerFirstLetter(text)}.` : null;
}

/** Notes are typed in haste, and a letter is not: "immediatly" as "immediately". */
const inRightSpelling = (text: string) =>
  text
    .replace(
      NOTICE_TO_START,
      (_, count: string, unit: string) =>
        `with ${/^(?:1|one|a)$/i.test(count) ? `one ${unit.toLowerCase()}’s` : `${count} ${unit.toLowerCase()}s’`} notice`,
    )
    .replace(A_WORD, (word, at: number) => meantBy(at === 0 ? word.toLowerCase() : word) ?? word)
    .replace(MONTH_IN_DATE, upperFirst)
    .replace(DAY_OF_WEEK, upperFirst)
    .replace(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu, (word) =>
      OF_SPEECH.test(text) && LANGUAGE_NAMES.has(word) ? upperFirst(word) : word,
    );
/** "can start 1 week notice" */
const NOTICE_TO_START =
  /(?<=\b(?:start|join|begin) )(?:in |with |at |on |after )?(\d{1,2}|an?|one|two|three|four) (day|week|month)s?['’]? notice\b/gi;
const MONTHS_IN_WORDS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const MONTH_IN_DATE = new RegExp(
  `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?|in|from|by|since|until|end of|mid|early|late) )(?:${MONTHS_IN_WORDS})\\b|\\b(?:${MONTHS_IN_WORDS})(?= \\d)`,
  'g',
);
/** "I can start 1 March" */
const BEFORE_DATE = new RegExp(
  `\\b(?:start|join|begin|arrive|move)(?= \\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS_IN_WORDS})\\b)`,
  'gi',
);
/** "worked in UAE" */
const WITHOUT_ARTICLE =
  /\b(in|to|from|outside|within|across) (UAE|UK|USA|US|EU|GCC|Gulf|Middle East|Netherlands|Philippines|Emirates|States)\b/g;
const DAY_OF_WEEK = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const OF_SPEECH = /\b(?:speak|spoken|fluent|native|languages?|bilingual)\b/i;
const A_WORD = /(?<![\p{L}\p{N}'’@./-])\p{L}\p{Ll}+(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu;

const meantBy = (word: string) => MISSPELLINGS.get(word) ?? CHAT_SPELLINGS.get(word);

const isGerund = (word: string) =>
  /^[a-z]{3,}ing$/.test(word) && [word.slice(0, -3), `${word.slice(0, -3)}e`].some((base) => BASE_FORMS.has(base));

/** "I can join within 30 days, willing to relocate" */
const inOneSentence = (text: string) =>
  text.replace(
    /,? (?:and )?(?=(?:willing|able|ready|happy|available|open|prepared) (?:to|for|from|at)\b)/gi,
    (joint, at: number) => (joint.startsWith(',') && at > 0 ? ' and I am ' : joint),
  );

const lowerFirstLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
