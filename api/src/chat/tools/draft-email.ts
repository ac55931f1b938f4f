import { fullNameOf, type Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { z } from 'zod';
import { inTitleCase } from '../../writing/text/title-case.ts';
import { contactIn } from '../../writing/understand/contact.ts';
import { companyIn } from '../../writing/understand/employer-of-advert.ts';
import { isPast } from '../../writing-help/verb-forms.ts';
import { tellingStems } from '../coach/asked-words.ts';
import { isGulf, placeOfTalk } from '../coach/countries.ts';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type Turn } from '../coach/turn.ts';
import { EMAIL_KINDS, type EmailKind } from './email-kinds.ts';
import { linesForAdvert } from './lines-for-advert.ts';
import { otherDayIn, setDayIn, whyNotIn } from './mail-appointments.ts';
import {
  answeredIn,
  appliedIn,
  asksForMessage,
  companyOfReader,
  dayIn,
  effortIn,
  freeIn,
  howItStands,
  ideaIn,
  jobIn,
  lastDayIn,
  noticeIn,
  offeredSumIn,
  otherOfferIn,
  payIn,
  postAppliedFor,
  promiseIn,
  questionIn,
  raiseIn,
  sharedIn,
  startIn,
  subjectIn,
  untilIn,
  whereIn,
  wishedSumIn,
} from './mail-details.ts';
import { firmIn, whomIn } from './mail-names.ts';
import { noteOnMail, noticeByLaw } from './mail-notes.ts';
import { referenceOf, termsTold } from './mail-terms.ts';
import { MAIL_TEXTS } from './mail-texts.ts';
import { thanksIn } from './mail-thanks.ts';
import { lessFormal } from './mail-tone.ts';
import { spelledAsOwn } from './own-spelling.ts';
import { withProperNames } from './proper-names.ts';
import { linesOf } from './resume-lines.ts';
import { postOf, titleOfAdvert } from './title-of-advert.ts';
import { caseForRaise, deedThereIn, noticeTold } from './told-of-work.ts';
import { defineTool } from './tool.ts';

type Say = (en: string, ar: string) => string;

const ARABIC = /\p{Script=Arabic}/u;
const REASONS_MAX = 3;

/** A mail to be completed: what is not known stays a blank in brackets. */
export const draftEmail = defineTool({
  name: 'draft_email',
  description:
    'Drafts an email of a job search. What is not known stays a blank in square brackets. `isShort` leaves out what can be missed; `isPlain` writes as to somebody whom one knows; `added` are sentences of the user’s own; `left` is what no sentence is to speak of; `signed` is the name under it, as the user has told it.',
  input: z.object({
    kind: z.enum(EMAIL_KINDS),
    isShort: z.boolean().optional(),
    isPlain: z.boolean().optional(),
    added: z.array(z.string().max(300)).max(8).optional(),
    left: z.array(z.string().max(200)).max(8).optional(),
    signed: z.string().max(80).optional(),
  }),
  run({ kind, isShort = false, isPlain = false, added = [], left = [], signed }, turn): CoachAnswer {
    const say = sayIn(languageOf(turn));
    const mail = written(kind, turn, isShort, signed);
    const { subject } = mail;
    const isOpen = (sentence: string) => !isInLanguage(sentence, turn);
    const own = added.map((sentence) => (isOpen(sentence) ? `[${sentence}]` : sentence));
    const body = withSentences(without(mail.body, left), own);
    const quoted = body.split('\n').map((line) => `> ${line}`);
    const title = subject === '' ? '' : `${say('**Subject:**', '**العنوان:**')} ${subject}\n\n`;
    const hasBlanks = /\[/.test(body);
    const inOther = added.some(isOpen) ? ` ${say(IN_OTHER.en, IN_OTHER.ar)}` : '';
    const blanks = hasBlanks ? `\n\n${say(FILL_IN.en, FILL_IN.ar)}${inOther}` : '';
    const text = `${title}${quoted.join('\n')}${reasons(kind, turn)}${blanks}${noteOnMail(kind, turn)}`;
    return answerOf(isPlain ? lessFormal(text) : text, {
      about: {
        kind: 'mail',
        mail: kind,
        told: turn.text,
        added,
        ...(left.length > 0 && { left }),
        ...(signed && { signed }),
        isShort,
        isPlain,
        language: languageOf(turn),
        hasBlanks,
      },
    });
  },
});

/** What was told in the other language waits in brackets for its writer. */
const isInLanguage = (sentence: string, turn: Turn): boolean =>
  languageOf({ text: sentence, language: languageOf(turn) }) === languageOf(turn);

/** Whether nothing of a mail can be missed: its short form is the mail itself. */
export const isAsShortAsCanBe = (kind: EmailKind, turn: Turn): boolean =>
  written(kind, turn, true).body === written(kind, turn, false).body;

/** Without the sentences that speak of what is to be left out; greeting and name stay. */
function without(body: string, left: readonly string[]): string {
  const topics = left.map(tellingStems).filter((stems) => stems.length > 0);
  const isLeft = (sentence: string) => {
    const own = new Set(tellingStems(sentence));
    return topics.some((stems) => stems.every((stem) => own.has(stem)));
  };
  const paragraphs = body.split('\n\n');
  return paragraphs
    .map((paragraph, at) =>
      at === 0 || at === paragraphs.length - 1
        ? paragraph
        : paragraph
            .split(/(?<=[.!?؟\]])\s+/u)
            .filter((sentence) => !isLeft(sentence))
            .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Before the last paragraphs, which thank and take leave. */
const THANKS = /^(?:Thank you|Thanks|شكرًا)/u;
/** Greeting, one paragraph and the name. */
const MAIL_OF_ONE = 3;

function withSentences(body: string, added: readonly string[]): string {
  if (added.length === 0) return body;
  const paragraphs = body.split('\n\n');
  const isLeaveTaken = paragraphs.length > MAIL_OF_ONE && THANKS.test(paragraphs.at(-2)!);
  const at = isLeaveTaken ? -2 : -1;
  return [...paragraphs.slice(0, at), added.join(' '), ...paragraphs.slice(at)].join('\n\n');
}

const CAN_BE_MISSED = /~[^~]*~/g;

/** A mail with what its writer has told; without a subject where it is a message of a chat. */
function written(kind: EmailKind, turn: Turn, isShort: boolean, signed?: string): { subject: string; body: string } {
  const language = languageOf(turn);
  const say = sayIn(language);
  const blank = isShort ? '' : say(' [because …, if you want to give a reason]', ' [بسبب …، إن أردت ذكره]');
  const parts: Record<string, string> = {
    ...partsOf(kind, turn),
    why: whyNotIn(turn.text, say) ?? blank,
    thanks: thanksOf(turn.text, isShort, say),
    topics: isShort ? topicsOf(turn, say) : '',
    ...(signed && { name: signed }),
  };
  const fill = (text: string) =>
    text
      .replace(CAN_BE_MISSED, (some) => (isShort ? '' : some.slice(1, -1)))
      .replace(/\{([a-z ]+)\}/g, (blank, part: string) => parts[part] ?? blank);
  const { subject, body } = MAIL_TEXTS[kind];
  if (!asksForMessage(turn.text)) return { subject: fill(subject[language]), body: fill(body[language]) };
  const message = fill(body[language])
    .replace(/^(?:Dear|Hello) /, 'Hi ')
    .replace(/\n\n(?:Kind regards|Thank you,? and (?:kind|best) regards|مع التحية)\n.*$/u, '');
  return { subject: '', body: message };
}

/** A short mail thanks only for what is told. */
function thanksOf(told: string, isShort: boolean, say: Say): string {
  const things = thanksIn(told, say) ?? (isShort ? undefined : say('[one thing]', '[شيء واحد]'));
  return things ? say(`\n\nThank you for ${things}.`, `\n\nشكرًا على ${things}.`) : '';
}

/** What was spoken of, in the words of a short mail. */
function topicsOf(turn: Turn, say: (en: string, ar: string) => string): string {
  const subject = deedThereIn(turn.text) ? undefined : subjectOf(turn);
  return subject && !subject.startsWith('[')
    ? say(` and for telling me about ${subject}`, ` وعلى حديثكم عن ${subject}`)
    : '';
}

/** What stands in the place of each part of a text that differs from mail to mail. */
function partsOf(kind: EmailKind, turn: Turn): Record<string, string> {
  const language = languageOf(turn);
  const say = sayIn(language);
  const { text: told, resume, advert } = turn;
  const name = resume ? nameIn(resume.data) : '';
  const present = inTitleCase(resume?.data.workExperience.find(({ current }) => current)?.jobTitle ?? '');
  const named = firmIn(told, advert);
  const firm =
    named ??
    (isWithAdvertiser(kind) && advert !== '' ? companyIn(advert, titleOfAdvert(advert)) || undefined : undefined);
  const job = jobOf(turn, named);
  const offered = offeredSumIn(told);
  const at = firm ? say(` at ${firm}`, ` في ${firm}`) : '';
  return {
    name: name || say('[your name]', '[اسمك]'),
    who:
      inFull(whomIn(told, language), turn) ??
      contactNamed(turn) ??
      (whoSelects(kind, turn, named) || say('[name]', '[الاسم]')),
    day: dayIn(told, language),
    free: freeIn(told, say),
    question: questionIn(told, say),
    start: startIn(told, language) ?? say('[date]', '[التاريخ]'),
    pay: payIn(told, say) ?? say('[pay and package as agreed]', '[التفصيل]'),
    set: setDayIn(told, language),
    instead: otherDayIn(told, say),
    trade: tradeOf(turn) ?? say('[your trade]', '[مجالك]'),
    now: present ? say(` at ${companyNow(turn)}`, ` في ${companyNow(turn)}`) : '',
    result: resultOf(turn) ?? say('[One result of yours.]', '[نتيجة من عملك.]'),
    applied: appliedIn(told, say) ?? say('on [date]', 'بتاريخ [التاريخ]'),
    phone: resume?.data.personal.phone || say('[phone]', '[الهاتف]'),
    title: present || say('[title]', '[المسمى]'),
    'at firm': present && companyNow(turn) ? say(` at ${companyNow(turn)}`, ` في ${companyNow(turn)}`) : '',
    talk: talkOf(turn, say),
    case: caseForRaise(told, say),
    'notice left': noticeTold(told, say),
    job: job ?? say('[job title]', '[المسمى الوظيفي]'),
    'a job': job ? `${/^[aeiou]/iu.test(job) ? 'an' : 'a'} ${job}` : 'a [job title]',
    leaves: leavingOf(turn, say),
    until: untilIn(told, language) ?? say('[date]', '[التاريخ]'),
    wish: raiseIn(told, say),
    deed: deedTold(told, language),
    figure: wishedSumIn(told) ?? say('[figure]', '[الرقم]'),
    offered: offered ? say(` of ${offered}`, ` بمبلغ ${offered}`) : '',
    firm: at,
    with: at || say(' with you', ''),
    position: job
      ? say(`the position as ${job}${at}`, `وظيفة ${job}${at}`)
      : say('[job title, company]', '[الوظيفة والشركة]'),
    subject: subjectOf(turn) ?? say('[subject]', '[الموضوع]'),
    answered:
      (language === 'en' ? answeredIn(told) : undefined) ?? say('[Your answer in one sentence.]', '[جوابك في جملة.]'),
    stayed: stayedOf(turn, say),
    'how it stands': howItStands(told, say),
    proof: proofOf(turn, say),
    terms: termsOf(turn),
    reference: referenceIn(advert, say),
    because: otherOfferIn(told, say) ?? say('[your one reason]', '[السبب]'),
    where: whereIn(told, say),
    promise: promiseIn(told, say),
    shared: sharedIn(told, say) ?? say('[where you know each other]', '[من أين تعرفان بعضكما]'),
    company: companyOfReader(told),
    effort: effortIn(told, say),
    reason: TOOK_ANOTHER.test(fold(told))
      ? say('I have accepted another position, and so decline yours', 'قبلت عرضًا آخر وأعتذر عن قبول عرضكم')
      : say('I have decided on another path and cannot accept it', 'اخترت طريقًا آخر وأعتذر عن قبوله'),
    post: firm ? say(` of a position at ${firm}`, ` للعمل في ${firm}`) : '',
    dues: say(...duesAt(turn)),
  };
}

/** Kinds that go to others than whoever advertises the job. */
const TO_OTHERS: ReadonlySet<EmailKind> = new Set([
  'resign',
  'early_release',
  'raise',
  'referral',
  'ask_reference',
  'cold_message',
  'question',
]);
const isWithAdvertiser = (kind: EmailKind): boolean => !TO_OTHERS.has(kind);

/** The last day as it is told, with the notice where one is told or the law sets it. */
function leavingOf(turn: Turn, say: Say): string {
  const told = lastDayIn(turn.text, languageOf(turn));
  const day = told ?? say('[date]', '[التاريخ]');
  const notice = noticeIn(turn.text, say) ?? noticeByLaw(turn);
  if (notice) return say(`With ${notice}, my last working day is ${day}.`, `وبحسب ${notice} يكون آخر يوم عمل ${day}.`);
  return say(
    `My last working day is ${day}.`,
    told ? `ويكون آخر يوم عمل لي ${day}.` : `وبحسب مدة الإشعار يكون آخر يوم عمل ${day}.`,
  );
}

function stayedOf(turn: Turn, say: Say): string {
  const subject = subjectOf(turn);
  return subject
    ? say(`What you said about ${subject} has stayed with me.`, `وبقي معي ما قلتموه عن ${subject}.`)
    : say('[One thing that stayed with you.]', '[شيء بقي معك من الحديث.]');
}

const PROOFS_MAX = 2;
/** The lines of the resume that come nearest to what the advert asks for, as a paragraph. */
function proofOf(turn: Turn, say: Say): string {
  const blank = say('\n\n[Two things of your work that fit the advert.]', '\n\n[أمران من عملك يناسبان الإعلان.]');
  if (!turn.resume) return blank;
  const { data } = turn.resume;
  const nearest = turn.advert === '' ? [] : linesForAdvert(data, turn.advert, PROOFS_MAX, () => true);
  const withFigure = linesOf(data).filter((line) => /\d/u.test(line.text) && !nearest.includes(line));
  const lines = [...nearest, ...withFigure].filter(({ text }) => isInLanguage(text, turn)).slice(0, PROOFS_MAX);
  if (lines.length === 0) return blank;
  const listed = lines.map(({ text }) => `\n- ${text.replace(/[.\s]+$/u, '')}`).join('');
  return say(`\n\nFrom my work, for this post:\n${listed}`, `\n\nمن عملي لهذه الوظيفة:\n${listed}`);
}

const termsOf = (turn: Turn): string => {
  const terms = termsTold(turn, languageOf(turn));
  return terms.length > 0 ? `\n\n${terms.join(' ')}` : '';
};

function referenceIn(advert: string, say: Say): string {
  const code = referenceOf(advert);
  return code ? say(`, reference ${code}`, `، المرجع ${code}`) : '';
}

/** What was spoken of; in another language than the mail's it waits in brackets for its writer. */
function subjectOf(turn: Turn): string | undefined {
  const subject = subjectIn(turn.text);
  const named = subject && withProperNames(spelledAsOwn(subject, turn));
  return named && !isInLanguage(named, turn) && !named.startsWith('[') ? `[${named}]` : named;
}

/** "Helen" by the whole name that the advert gives her. */
function inFull(whom: string | undefined, { advert }: Turn): string | undefined {
  const contact = whom && !whom.includes(' ') ? contactOf(advert) : '';
  return contact.split(' ')[0] === whom && contact ? contact : whom;
}

/** Of whom a message speaks by the first name: "priya asked when i am free". */
function contactNamed({ text, advert }: Turn): string | undefined {
  const contact = contactOf(advert);
  const first = contact.split(' ')[0]!.toLowerCase();
  return contact !== '' &&
    text
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .includes(first)
    ? contact
    : undefined;
}

const contactOf = (advert: string): string =>
  advert === ''
    ? ''
    : contactIn(advert, companyIn(advert, titleOfAdvert(advert))) || (SENT_TO.exec(advert)?.groups?.name ?? '');

/** "send your CV to Lucy Grant, Finance Manager". */
const SENT_TO =
  /\b(?:[Ss]end|[Ww]rite|[Ee]-?mail|[Aa]pply|[Cc]ontact|[Cc]all|[Aa]sk|[Ss]peak|[Tt]alk)\b[^.\n]{0,80}?(?:\b(?:to|for|with)\s|(?<=[Cc]ontact\s|[Cc]all\s))(?<name>\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,:.\n]|\s(?:at|on|by|in)\s)/u;

/** Whom the advert names for applications. */
function whoSelects(kind: EmailKind, { advert }: Turn, firm: string | undefined): string {
  const isOfApplication = ['apply', 'application_status', 'withdraw', 'ask_time'].includes(kind);
  return isOfApplication && isOfAdvert(advert, firm) ? contactIn(advert, companyIn(advert, titleOfAdvert(advert))) : '';
}

const companyNow = ({ resume }: Turn): string =>
  resume?.data.workExperience.find(({ current }) => current)?.company ?? '';

/** "a Procurement Coordinator"; nothing where the resume names no trade in the letters of the mail. */
function tradeOf(turn: Turn): string | undefined {
  const title = inTitleCase(
    turn.resume?.data.workExperience.find(({ current }) => current)?.jobTitle ??
      turn.resume?.data.personal.jobTitle ??
      '',
  );
  if (!title) return undefined;
  return languageOf(turn) === 'ar' ? title : `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;
}

/** The first line with a figure, as it stands. */
function resultOf(turn: Turn): string | undefined {
  const lines = turn.resume ? linesOf(turn.resume.data) : [];
  const line = lines
    .find(({ text }) => /\d/.test(text) && isPast(text.split(/\s/, 1)[0]!))
    ?.text.replace(/[.\s]+$/u, '');
  if (!line || languageOf(turn) === 'ar') return undefined;
  return `I ${line[0]!.toLowerCase()}${line.slice(1)}.`;
}

/** "i found 18k of duplicates": what is told for a raise. */
function deedTold(told: string, language: ChatLanguage): string {
  const [, deed = '', verb = ''] =
    /(?:^|[,.;]\s*|\b(?:because|since|as|and)\s)(i (?:have |'ve )?(\p{L}+)\s[^,.;\n]{6,120})/iu.exec(told) ?? [];
  if (language === 'ar' || !isPast(verb) || WISHED.test(verb)) return '';
  return ` ${deed.replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')}.`;
}
const WISHED = /^(?:want|ask|need|hop|wish|thought|said|wrote)/iu;

/** The job that a mail is about: as it is told, else as the advert has it, unless the mail goes to another firm. */
function jobOf(turn: Turn, firm: string | undefined): string | undefined {
  const advertised = isOfAdvert(turn.advert, firm) ? withoutTrade(titleOfAdvert(turn.advert)) : '';
  // With its advert at hand only what is said to be applied for is another name of the post.
  const named = (advertised === '' ? jobIn(turn.text) : postAppliedFor(turn.text)) ?? '';
  // A title in other letters than the mail's is left to the writer.
  const fits = (title: string) => title !== '' && (languageOf(turn) === 'ar' || !ARABIC.test(title));
  return [fold(named) === fold(advertised) ? advertised : named, advertised].find(fits);
}

/** "Key Account Manager - Business Software": nobody calls a post so. */
const withoutTrade = (title: string): string => postOf(ofTwoLanguages(title));

/** "Servicetechniker / Field Service Engineer (m/f/d)": the name in English, where the advert gives both. */
function ofTwoLanguages(title: string): string {
  const names = title.split(/\s\/\s/u);
  const isOccupation = (name: string) => name.split(' ').some((word) => namesOccupation(word));
  return names.length === 2 && !isOccupation(names[0]!) && isOccupation(names[1]!) ? names[1]! : title;
}

/** "I took another one", "going with a different company". */
const TOOK_ANOTHER =
  /\b(?:took|taken|taking|accepted|accepting|signed|chose|chosen|going with|have|got) (?:with )?(?:an?other|a different|the other)\b|(?:قبلت|اخذت|اخترت) (?:عرض|وظيفه|شغل)\S* (?:اخر|تاني|ثاني)/u;

/** An advert of another firm than the one that is told says nothing of this mail. */
const isOfAdvert = (advert: string, firm: string | undefined): boolean =>
  advert !== '' && (firm === undefined || fold(advert).includes(fold(firm)));

/** What is due at the end of a job; end of service and its certificate are of the Gulf's laws. */
function duesAt(turn: Turn): [string, string] {
  const place = placeOfTalk(turn);
  return place === null || isGulf(place)
    ? [
        'Please confirm receipt, my remaining leave and my end-of-service dues, and prepare a certificate of service.',
        'يرجى تأكيد الاستلام ورصيد الإجازات ومستحقات نهاية الخدمة وإعداد شهادة الخدمة.',
      ]
    : [
        `Please confirm receipt, my remaining leave and the date of my final pay${PAPER_AT_END[place] ? `, and prepare ${PAPER_AT_END[place]}` : ''}.`,
        'يرجى تأكيد الاستلام ورصيد الإجازات وموعد آخر راتب.',
      ];
}
/** The paper that is asked for at the end of a job. */
const PAPER_AT_END: Readonly<Record<string, string>> = {
  DE: 'a qualified reference (Arbeitszeugnis)',
  KE: 'a certificate of service',
  ZA: 'a certificate of service and the UI-19',
  PH: 'a certificate of employment (COE)',
  CA: 'the record of employment (ROE)',
  IN: 'the relieving letter',
};

const FILL_IN: Said = {
  en: 'Fill in what stands in brackets; I do not make it up.',
  ar: 'أكمل ما بين الأقواس، فأنا لا أختلقه.',
};

const IN_OTHER: Said = {
  en: 'Your own sentence I do not translate: write it to me in English (“say that …”), and I put it in.',
  ar: 'وجملتك لا أترجمها: اكتبها لي بالعربية («اذكر أن …») فأضعها.',
};

/** "RAKESH NAMBIAR" heads a resume, or "OKAFOR, Blessing (Mrs.)"; nobody signs so. */
const nameIn = ({ personal }: Resume): string =>
  fullNameOf(personal)
    .replace(/\s*\((?:mrs?|ms|miss|dr|eng)\.?\)/giu, '')
    .replace(POST_NOMINALS, '')
    .replace(/^(?<last>\p{Lu}[\p{L}'’-]+), (?<first>\p{L}.*)$/u, '$<first> $<last>')
    .replace(/\p{Lu}{3,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());

/** What stayed of the talk, or what one did there, and what the resume adds to it. */
function talkOf(turn: Turn, say: (en: string, ar: string) => string): string {
  const result = resultOf(turn);
  const bring = say(
    result ? `What I would bring to it: ${result}` : '[one sentence on what you would bring to it].',
    '[جملة عما ستضيفه].',
  );
  const deed = languageOf(turn) === 'ar' ? undefined : deedThereIn(turn.text);
  if (deed) return result ? `I enjoyed ${deed}. ${bring}` : `I enjoyed ${deed}.`;
  const idea = ideaIn(turn.text, say);
  const told = subjectOf(turn);
  if (!told && idea) return [idea, result ? bring : ''].filter(Boolean).join(' ');
  const subject = told ?? say('[subject]', '[الموضوع]');
  const stayed = say(`What you said about ${subject} has stayed with me`, `بقي معي ما قلتموه عن ${subject}`);
  if (idea) return [`${stayed}.`, idea, result ? bring : ''].filter(Boolean).join(' ');
  return result ? say(`${stayed}. ${bring}`, `${stayed}: ${bring}`) : `${stayed}: ${bring}`;
}

/** "Ruth Obi, CPA, MBA", "Ruth Obi,": nobody signs so. */
const POST_NOMINALS =
  /(?:,\s*(?:(?:CPA|CMA|CIA|CFA|ACCA|ACA|CIMA|MBA|MPH|MA|MD|MSc|BSc|BA|BEng|MEng|MRICS|RN|RM|RPh|LPT|REE|PMP|CIPD|CIPS|MCIPS|FCIPS|CEng|PE|P\.?Eng|Ph\.?D|M\.?Sc|B\.?Sc|LL\.?[BM]|Esq|Jr|Sr)\.?))+[\s,.]*$|[\s,;]+$/iu;

/** Lines of the resume that a wish for more pay may stand on. */
function reasons(kind: EmailKind, turn: Turn): string {
  if ((kind !== 'negotiate' && kind !== 'raise') || !turn.resume) return '';
  const lines = linesOf(turn.resume.data)
    .filter(({ text }) => /\d/.test(text))
    .slice(0, REASONS_MAX)
    .map(({ text }) => `- ${text}`);
  if (lines.length === 0) return '';
  const say = sayIn(languageOf(turn));
  if (kind === 'raise')
    return `\n\n${say('Your resume gives these reasons; tell me which goes in (“mention that …”):', 'تعطي سيرتك هذه الأسباب، قل لي أيها يُذكر («اذكر أنني …»):')}\n\n${lines.join('\n')}`;
  return `\n\n${say('Your resume gives these reasons; take one:', 'تعطي سيرتك هذه الأسباب، اختر واحدًا:')}\n\n${lines.join('\n')}\n\n${say(
    'A polite question with one reason seldom costs an offer.',
    'سؤال مهذب بسبب واحد نادرًا ما يُفقدك العرض.',
  )}`;
}
