import { fold } from '@vitae/language/fold';
import type { MailSubject } from '../subject.ts';

// How a mail that was drafted is to sound and how long it is to be, apart from what it says.

export type Style = Partial<Pick<MailSubject, 'isShort' | 'isPlain'>>;

/** How somebody begs: what is left out then are the sentences that assure how much one wants it. */
const BEGS =
  'desperate|desperation|needy|pushy|clingy|begg(?:y|ing)|grovell?(?:ing|y)|whin(?:y|ing)|thirsty|pathetic|apologetic|emotional|dramatic|intense|anxious|nervous|weak|timid|submissive|soppy|sappy|servile|pleading|eager|keen|enthusiastic|excited|sweet|gushy';
const BEGS_LESS = `(?:(?:a )?(?:bit|little|lot|way|much) )?(?:less|not (?:so|too|as|that|sound(?:ing)?|be(?:ing)?)|too|so|sounds?|without (?:sounding|being)|stop sounding)(?: (?:so|too|bloody|damn|fucking|like i'?m))? (?:${BEGS})`;
/** Who is sure of himself writes less. */
const SURE =
  '(?:(?:more|a bit|bit|sound(?:s)?|be) )*(?:confident|assertive|firm(?:er)?|self[- ]assured|direct|to the point|straight(?:er)?|bold(?:er)?|punchy|punchier|assured|stronger|strong)';

const COUNT =
  '(?:\\d|one|two|three|four|five|six|(?:a )?(?:couple|few))(?: ?(?:-|to|or) ?(?:\\d|two|three|four|five|six))?';
const SHORT = new RegExp(
  `\\b(?:short(?:er|en)?|brief(?:er|ly)?|(?:more )?concise|snappier|tighter|trim|cut|(?:too|so|rather|a bit|bit) (?:long|wordy|lengthy)(?: winded)?|wordy|(?:less|fewer|too many) (?:words|text|lines)|half (?:as long|the (?:length|size))|${COUNT} (?:of )?(?:short )?(?:lines?|sentences?)|gush(?:y|ing)|over the top|ott|over ?done|too (?:much|sweet|keen|eager|flattering|cheesy|enthusiastic)|(?:less|not so|not too) (?:keen|eager|enthusiastic|sweet)|cheesy|smarmy|(?:remove|lose|drop|cut out|get rid of|take out|ditch|without) (?:the |that |any )?(?:\\p{L}+ ){0,2}(?:tone|vibe|feel|begging|pleading|grovelling)|tone|tighten(?: up)?|condense|chop|slim(?: down)?|compress|boil(?: down)?|trim(?:med)?|halve|begging|desperate|needy|grovell?ing|pathetic|clingy|${BEGS_LESS}|${SURE}|half(?: (?:of )?it)?|by half|in half|down)\\b|(?:اختصر|قصر)(?:ي)?(?:ها|ه)?|اقصر|مختصره?|طويله?|مبالغ\\S*`,
  'gu',
);
const FORMAL =
  /\b(?:more (?:formal|official|professional|serious|businesslike)|(?:too|less|not so) (?:casual|informal|chatty|friendly|relaxed|matey|familiar|chummy)|(?<!less |too |so )(?:formal|professional))\b|(?:اكثر|اكتر) رسميه|رسميه? (?:اكثر|اكتر)/gu;
const PLAIN =
  /\b(?:(?:less|not (?:so|too|as)|too|(?:a )?bit|sounds?|reads?|feels?|so|very|rather) )+(?:\p{L}+ )?(?:formal|stiff|official|cold|robotic|posh|fancy|stuffy|corporate|businessy|distant|dry|annoyed|angry|rude|harsh|blunt|aggressive|salty|cross|grumpy|bitter|sharp|snarky|passive aggressive|bossy|serious|heavy|wooden|lawyerly|legal|old fashioned|dramatic|complicated|complex)\b|\b(?:robotic|stiff)\b|\bkeep (?:it|things|the tone) (?!short|brief|concise|formal|professional|official|polite|as\b|like\b|the\b|in\b|to\b|a\b)\p{L}{3,}\b|\b(?:more )?(?:warmer|warm|warmth|friendlier|friendly|casual|informal|human|natural|personal|relaxed|chatty|chill(?:ed)?|light(?:er|hearted)?|simpler?|softer|nicer|kinder|easy ?going|laid back|down to earth|genuine|cheerful|gentle|gentler|easier|normal|everyday|plain(?:er)?)\b|\b(?:like|as if) (?:me|myself|i'?m talking|a (?:human|person|normal (?:person|human|bloke)|real person|mate|friend|neighbou?r))\b|\b(?:not |less |isn'?t |than )?(?:like )?an? (?:lawyer|solicitor|robot|bot|machine|contract|politician|textbook|computer|template|form letter|bank|court)\b|\b(?:how|the way) (?:people|i|you'd|normal people) (?:talk|speak|write)\b|(?:اقل|مو|مش|غير|بدون) رسمي\S*|وديه?|الطف|ادفي/gu;
const FILLER = new Set(
  "it this that the a an e mail email message text version one bit little lot much more way still too so quite very really rather like to make made keep kept get got sound sounds sounding be is was are im i want need would could can you u please pls plz just now nice good great ok okay fine thanks thank thx ty cool perfect lovely no yes yeah hmm but and max maximum only maybe around about roughly down at most or in for me again even some here there then have has its on thats again try write rewrite redo i'd id shall hm oh well also better looks reads feels bit tad touch under than below slightly somewhat add sort sorted wrote written nah nope naw meh ugh ew hey dont don't fix i as sounding up needs mate bro man sir dear love buddy boss bruv fam ma'am madam ta cheers lol tone overall whole thing dead stay did does do actually seems seem come comes across coming off kinda sorta".split(
    ' ',
  ),
);
const FILLER_IN_ARABIC =
  /^(?:خلي\S*|اكتب\S*|شوي|شويه|بس|طيب|حلو\S*|كتير|كثير|اكثر|اكتر|لو|سمحت\S*|من|فضلك|الرساله|الايميل|ممكن|هي|هو|جدا)$/u;
const WORDS_MAX = 14;

const restOf = (words: string): string[] =>
  words.split(/[^\p{L}\d']+/u).filter((word) => word !== '' && !FILLER.has(word) && !FILLER_IN_ARABIC.test(word));

/** The style that a clause wishes for, empty where it only praises; null where it says anything else. */
export function styleWished(clause: string): Style | null {
  const words = fold(clause).trim();
  if (words.split(/\s+/u).length > WORDS_MAX || /[?؟]$/u.test(words)) return null;
  const withoutShort = words.replace(SHORT, ' ');
  const withoutFormal = withoutShort.replace(FORMAL, ' ');
  const withoutPlain = withoutFormal.replace(PLAIN, ' ');
  if (restOf(withoutPlain).length > 0) return null;
  return {
    ...(withoutShort !== words && { isShort: true }),
    ...(withoutFormal !== withoutShort && { isPlain: false }),
    ...(withoutPlain !== withoutFormal && { isPlain: true }),
  };
}
