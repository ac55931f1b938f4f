import { fold } from '@vitae/language/fold';
import { isBase } from '../../../writing-help/verb-forms.ts';
import { withApostrophes } from '../../tools/apostrophes.ts';
import { withWholeDays } from '../../tools/mail/days.ts';
import { inMail } from '../../tools/mail/subject.ts';
import { spelledAsOwn } from '../../tools/own-spelling.ts';
import { withProperNames } from '../../tools/proper-names.ts';
import type { Turn } from '../turn.ts';

// What a message tells for a text that is written for its owner: a letter, a mail.

/** A sentence to be put in, or what is not to be in it. */
export type ToldForText = { does: 'add'; what: string } | { does: 'leave out'; what: string };

const LEADS =
  /^(?:(?:please|pls|plz|and|also|ok|okay|then|but|now|oh|so|just|(?:can|could|would|will) (?:yo)?u|maybe|لو سمحت|ممكن|كمان|طيب)[\s,،]+)+/iu;
const SOMETHING = '(?:(?:an? |one )?(?:line|sentence|bit|word|note|something|smth|sth)s? )?';
const TOLD: readonly (readonly [ToldForText['does'], RegExp])[] = [
  [
    'leave out',
    /^(?:leave|take) out (?<what>.+)$|^(?:leave|take|keep) (?<between>.+?) out(?: of (?:it|the \w+|this))?$|^(?:omit|skip|drop|remove|delete|cut|(?:don'?t|do not|dont|no need to) (?:mention|include|say|talk about|bring up|ask (?:(?:them|him|her) )?(?:for|about))|no mention of|without(?: mentioning)?|not a word (?:about|on)) (?<behind>.+)$/iu,
  ],
  ['leave out', /^و?(?:احذف|شيل|امسح|اشطب|لا تذكر|ما تذكر|بلا ذكر|بدون ذكر|بدون)(?:ي|وا)?\s+(?<what>.+)$/u],
  [
    'add',
    new RegExp(
      String.raw`^(?:end|finish|close|conclude|begin|start|open)(?: it| the \w+| this)? (?:with|on|by saying|by) ${SOMETHING}(?:about |that |saying |on |how )?(?<what>.+)$`,
      'iu',
    ),
  ],
  [
    'add',
    new RegExp(
      `^(?:add|mention|say|include|write|put|state|\\p{L}{3,8}(?= in (?:that|thanks?|thank|an?|something|some|i|i['’]\\p{L}+|ill|im|ive|my)\\b)|tell (?:them|him|her)|let (?:them|him|her) know)(?: in| there| also| too| it| something like)* ${SOMETHING}(?:that |about |saying |how )?(?<what>.+)$`,
      'iu',
    ),
  ],
  [
    'add',
    /^(?:change|edit|update|rewrite|adjust|make|redo) (?:it|this|that|the (?:e-?mail|mail|message|letter|note)) (?:so (?:that )?(?:it|this) |to |and )?(?:says?|mentions?|includes?|tells? (?:them|him|her)|reads?) (?:that |about )?(?<what>.+)$/iu,
  ],
  ['add', /^(?<what>ask (?:(?:them|him|her|also|again) )*(?:for|if|whether|when|how|what|about) .+)$/iu],
  [
    'add',
    /^و?(?:اختم|انه|أنه|ابدا|ابدأ)(?:ي|ها|يها|ه)?\s+ب(?<what>.+)$|^و?(?:اذكر|أذكر|أضف|اضف|ضيف|قل|قول|زود|اكتب|وضح|خبر|احك|بلغ)(?:ي|هم|ه|ها|له|لها|لهم|ي لهم|يلهم|يله|يلها)?\s+(?:لهم\s+)?(?<behind>.+)$/u,
  ],
];

/** Null where a message tells nothing of the kind. */
export function toldForText(text: string): ToldForText | null {
  const said = text.trim().slice(0, TOLD_MAX).replace(LEADS, '').replace(POLITE_END, '');
  if (/[?؟]\s*$/u.test(text)) return null;
  for (const [does, tells] of TOLD) {
    const { what, between, behind } = tells.exec(said)?.groups ?? {};
    const told = (what ?? between ?? behind)?.trim().replace(PART_ABOUT, '');
    if (told && !NOTHING.test(told)) return { does, what: told };
  }
  return SAYS_OF_ONESELF.test(fold(said)) ? { does: 'add', what: said } : null;
}
const PART_ABOUT =
  /^(?:the |that |any )?(?:part|bit|sentence|line|thing|mention|stuff|paragraph)s? (?:about|on|of|with|where) (?:the |my )?/iu;
const TOLD_MAX = 300;
const POLITE_END = /(?:,? (?:please|pls|plz|too|as well|thanks|لو سمحت|من فضلك))*[\s.!]*$/iu;
/** "add it", "leave that out": names nothing. */
const NOTHING = /^(?:it|that|this|them|those|these|one|more|some|something|a)$/iu;
/** "I can start in a month": for whoever reads it. */
const SAYS_OF_ONESELF =
  /^(?:i (?:can|could|will|am|have|hold|live|speak|drive|need|would|plan|moved|worked|led)|i'(?:m|ve|ll|d)|im|ive|(?:ill|id) \p{L}|my (?:notice|salary|start|last day|visa|family|wife|husband)) .{4,}|^(?:انا|عندي|لدي|اقدر|استطيع|يمكنني|بقدر) .{4,}/u;

/** What was told as a sentence of its writer's; a topic alone stays open, for its writer to fill. */
export function asSentence(what: string, turn: Pick<Turn, 'resume' | 'advert'>): string {
  const spelled = what.replace(/[\s.!]+$/u, '').replace(/^ill (?=\p{Ll})/iu, 'I’ll ');
  const told = spelledAsOwn(withApostrophes(inMail(withWholeDays(spelled))), turn);
  if (ARABIC.test(told))
    return `${told
      .replace(/^(?:اني|أني|إني|أنني|انني|إنني)\s+/u, 'إنني ')
      .replace(/^(?:أن|ان)\s+/u, '')
      .replace(/(?<!\p{L})لقيت(?!\p{L})/gu, 'وجدت')
      .replace(/^(?:إنني )?[أا]?عجبني/u, 'أعجبني')}.`;
  const bids = /^to (?<deed>\p{Ll}+(?: .+))$/u.exec(told)?.groups?.deed;
  if (bids && isBase(bids.split(' ', 1)[0]!)) return `Please ${bids.replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')}.`;
  const thanks =
    /^(?:many |a big |big )?(?:thanks|thank you|thx|cheers|ta)(?: a lot| so much| very much)? (?<rest>(?:for|to) .+)$/iu.exec(
      told,
    )?.groups?.rest;
  if (thanks) return `Thank you ${thanks}.`;
  const leave = ASKS_LEAVE.exec(told)?.groups;
  if (leave) return `I have ${leave.days} of holiday left: may I take them before I leave, or will they be paid?`;
  const asks = ASKS.exec(told)?.groups;
  if (asks?.topic) return `Could you also tell me about ${asks.topic}?`;
  if (asks) return asks.thing ? `May I also ask for ${asks.thing}?` : `Could you also tell me ${asks.rest}?`;
  const said = withProperNames(told)
    .replace(AGREE, (...args) => `if you ${(args.at(-1) as { you?: string }).you ?? 'agree'}`)
    .replace(/^(?:being able|able) to\b/iu, 'I am able to')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/^(?:being|im|i[’']m)\s/iu, 'I am ')
    .replace(/\b(?<and>and|but) that (?=(?:i|my|we|our)\b)/giu, '$<and> ')
    .replace(/^having\s/iu, 'I have ')
    .replace(/^me (?:being )?/iu, 'I am ')
    .replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')
    .trim();
  const isSentence =
    /^(?:I\b|we\b|my\b.*\b(?:is|are|was|will|can|has|have|ends?|starts?|needs?|works?|lives?)\b|it\b|there\b)|^.{2,60}\b(?:is|are|was|were|would|will|can|could)\b/iu.test(
      said,
    );
  return isSentence ? `${said[0]!.toUpperCase()}${said.slice(1)}.` : `[${said}: one sentence of yours.]`;
}
/** Whoever has to agree is whoever reads it. */
const AGREE =
  /\bif (?:they|he|she) (?:(?<you>agree|accept|allow it|approve)s?|(?:are|is) (?:ok(?:ay)?|fine|happy) with (?:it|that))\b/giu;
/** "ask about my holidays, i have 6 days left". */
const ASKS_LEAVE =
  /^ask (?:(?:them|him|her|also|again) )*(?:about|for) (?:my |the )?(?:\p{L}+ )?(?:holidays?|leave|vacation|annual leave|pto|days off)[\s,.:;-]+(?:i(?:['’]ve| have|ve)?(?: still)?(?: got)?) (?<days>\d{1,2}(?:\.5)? days)(?: of (?:it|them|holiday|leave))?(?: left)?$/iu;
const ASKS =
  /^ask (?:(?:them|him|her|also|again) )*(?:for (?<thing>.+)|about (?<topic>(?:my|the) .+)|(?:about )?(?<rest>.+))$/iu;
const ARABIC = /^\p{Script=Arabic}/u;
