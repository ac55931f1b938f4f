import { fold } from '@vitae/language/fold';
import { tellsOtherSigned } from './part-done.ts';

// Classes of words by which a message asks whether something may be said of oneself, and admits what is so.

/** To put something into a document, or to say it in an interview. */
export const CLAIMS =
  '(?:put|write|say|claim|list|state|mention|include|add|call|count|show|round|stretch|pretend|name|use|tell|describe|label|make (?:it|that|this)|fudge|bump|change (?:it|that|this)|extend|sneak|throw in)';
const CLAIM_ARABIC = '(?:اكتب|احط|اضيف|ضيف|حط|اقول|اذكر|ادعي|ازود|ازيد|اسجل)';

/** Whether it may be said is asked, or that it is said is wished for. */
const ASKS_TO_CLAIM = new RegExp(
  `\\b(?:can|could|may|might|should|shall|do|would|cant|can't) (?:i|we|u|you)\\b(?: \\p{L}+){0,3}? ${CLAIMS}\\b|\\b(?:is it|would it be|is that|am i) (?:\\p{L}+ ){0,2}(?:ok|okay|fine|alright|bad|wrong|allowed|safe|lying|a lie|honest|legal|cheating)\\b|\\b(?:ok|okay|fine|alright|bad|wrong|safe) (?:to|if i) (?:just )?${CLAIMS}\\b|\\b(?:what if|should|maybe|i could|i'?ll|i will|thinking of|want to|i can|gonna|going to|let me|lets|let's|please|pls|just|to)\\s(?:i )?(?:just )?${CLAIMS}\\b|^(?:\\p{L}+ ){0,2}?${CLAIMS}\\b|(?:ممكن|هل|اقدر|ينفع|يصير|عادي|بقدر|مسموح|فيني|عايز|بدي|ابي)\\s(?:\\S+ ){0,2}?(?:اني )?${CLAIM_ARABIC}|^(?:\\S+ )?${CLAIM_ARABIC}`,
  'u',
);

/** Deeds that are less than the thing itself, and years that were none. */
const LESS_THAN_DONE =
  '(?:watch\\w*|shadow\\w*|observ\\w*|help\\w*|assist\\w*|saw|seen|sat in|listened|tried|attended|read|covered|stood in|followed|sit in|touched|played)';
const ADMITS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we)(?:'?ve| have| had| was| were|'?m| am)? (?:(?:actually|really|honestly|basically|still) )?(?:only|just|mostly|barely|hardly|never|merely|technically|kind of|sort of)(?: ever| really)? (?!${CLAIMS}\\b)\\p{L}+`,
    'u',
  ),
  new RegExp(`\\b(?:i|we) (?:\\p{L}+ ){0,2}?(?:only |just )?${LESS_THAN_DONE}\\b`, 'u'),
  /\b(?:i|we) (?:actually |really )?(?:didn'?t|did not|haven'?t|havent|have not|wasn'?t|was not|weren'?t|don'?t|dont|do not|never) (?:\p{L}+ )?(?!know\b|want\b|think\b|like\b|mean\b|understand\b|see\b|mind\b|believe\b|need\b|wanna\b)(?:have|had|do|did|done|use|used|manage|managed|lead|led|finish|finished|graduate|complete|completed|pass|passed|work|worked|been|touch|touched|run|ran|own|get|got|a|the|in|my|really)\b/u,
  /\bas an? (?:trainee|intern|student|volunteer|apprentice|temp|helper|assistant|favou?r)\b|\b(?:was|is|it'?s|its|were) (?:only|just|really|actually|more like|closer to|nearer)\b/u,
  /\b(?:not (?:really|exactly|quite|fully|officially|strictly)|almost|nearly|close to|more or less|roughly) (?:true|so|mine|finished|done|that|a|the|in|\d)/u,
  /\b(?:technically|supervisor|manager|boss|colleague|team) (?:did|does|do|was doing|ran|led|handled|managed) (?:it|that|them|most)\b|\bwithout (?:actually|really|ever) \p{L}+ing\b/u,
  /\b(?:i|i'?ve|ive|we)\b[^.;?!]{0,40}\b(?:once|twice|(?:\d|two|three|four|five|six|a few|a couple of|a handful of) times?)\b|مره (?:واحده|وحده)|مرتين|كم مره بس/u,
  /(?:^|\s)(?:بس|فقط|مجرد)\s?(?:كنت )?(?:شفت|اتفرج\S*|ساعدت|حضرت|تدربت|متدرب\S*|راقبت|سمعت|جربت)|(?:^|\s)(?:ما|لم|عمري ما) (?:ا?شتغلت|عملت|سويت|استخدمت|خلصت|اكملت|كملت|تخرجت|درست|قدت|ادرت|مسكت)|كنت (?:متدرب|طالب|مساعد)/u,
];

/** "lie", "exaggerate": named as such, they are a question that has its answer. */
const NAMED_AS_LIE = /\b(?:lie|lying|exaggerat\w*|fake|bluff\w*)\b|كذب|مبالغ/u;

/** Whether a message asks to say of its writer what it admits not to be quite so. */
export function asksToClaimMore(text: string): boolean {
  const words = fold(text.slice(0, 600)).replace(/\s+/gu, ' ').trim();
  if (NAMED_AS_LIE.test(words)) return false;
  const clauses = words.split(/[.;!?؟]+\s*|,\s|،\s|\s(?:but|though|although|because|since|even if|بس|لكن|لان)(?=\s)/u);
  const claims = clauses.filter((clause) => ASKS_TO_CLAIM.test(clause.trim()));
  return (
    claims.length > 0 &&
    (ADMITS.some((admits) => admits.test(words)) || tellsOtherSigned(words)) &&
    CLAIM_OF_DOCUMENT.test(claims.join(' ')) &&
    !NO_CLAIM.test(claimedIn(words))
  );
}
/** What is done with a text, or told to somebody, claims nothing. */
const NO_CLAIM =
  /^(?:to|my|me|them|him|her|us|one|someone|first|last|next|and|or|as|if|so|shorter|longer|better|what|why|how|where|when|the|this|some|an? (?:cover )?(?:letter|photo|picture|reference|e-?mail|summary)|letters?|e-?mails?|hobbies|references?)\b(?! (?:own|idea|team|project|boss))/iu;
/** "can I say no", "should I tell my boss": nothing that is claimed of oneself. */
const CLAIM_OF_DOCUMENT =
  /^(?!.*\b(?:say (?:no|yes|sorry|thank|goodbye|that to)|tell (?:my|the) (?:boss|manager|team|employer)|tell them (?:why|about|no)|call (?:them|him|her|in|back|the)|make (?:a|an|it clear|sure|up my)|name (?:a|my) (?:reference|referee)|why i)\b).+$/u;

/** What a message wants to claim, in its own words. */
export function claimedIn(text: string): string {
  const words = text.slice(0, 600).replace(/\s+/gu, ' ');
  return CLAIMED.exec(words)?.groups?.what?.trim() ?? '';
}
const CLAIMED = new RegExp(
  `\\b${CLAIMS}\\b(?: (?:po|there|in|on|it|my (?:cv|resume|summary)|just|also|down|like|to say))*(?: that)?(?: (?:i|we|i'?ve|i have|i was|i am))? (?<what>[^.;?!,\\n]{2,70}?)(?=\\s(?:on|in|into|to|for) (?:my|the) (?:cv|resume|summary|profile|letter|application|form)|\\s(?:but|though|even|since|because|when|if|while)\\b|[.;?!,]|$)`,
  'iu',
);

/** How the deed was less than the thing: decides the honest verb. */
export function honestVerbFor(text: string): 'watched' | 'helped' | 'tried' | 'learned' | null {
  const words = fold(text.slice(0, 600));
  if (/\b(?:watch\w*|shadow\w*|observ\w*|saw|seen|sat in|sit in|listened)\b|شفت|اتفرج|حضرت|راقبت/u.test(words))
    return 'watched';
  if (/\b(?:help\w*|assist\w*|covered|stood in)\b|ساعدت/u.test(words)) return 'helped';
  if (/\b(?:tried|touched|played|once|twice|a few times|a couple)\b|جربت/u.test(words)) return 'tried';
  if (/\b(?:trainee|intern\w*|student|apprentice|course|class|school|college|uni)\b|متدرب|طالب|دوره/u.test(words))
    return 'learned';
  return null;
}

const COUNTS_VERB =
  /\b(?:does|do|did|will|would|can|could|might|is|are|was|isn'?t|doesn'?t|wouldn'?t)\b.{0,40}\b(?:count|counts|counted|counting|qualify|qualifies|qualified|considered|seen as|treated as|regarded as|good enough|enough|valid|relevant|equivalent|the same as|accepted)\b|\b(?:counts?|qualif\w+|pass(?:es)?|goes?) (?:as|for|towards)\b.*(?:\?|$)|\b(?:that|this|it) counts?(?: right| yes| no|,? or (?:not|no))?[\s?]*$|(?:ي|ت|ب|بي|بت)?(?:حسب|حتسب|عتبر|نحسب)(?:لي|وه|ها|ونها)?(?=\s|[؟?]|$)/u;
/** "does the weekend count as notice": a matter of law or of a contract, and no experience. */
const OF_LAW =
  /\b(?:notice|probation|holidays?|leave|gratuity|end of service|overtime|sick|visa|tax|pension|insurance|contract|redundan\w+|severance|bonus)\b|اشعار|انذار|اجاز|نهايه الخدمه|تجربه|تاشير|ضريب|تامين|عقد/u;
const TOLD_OF_ONESELF =
  /(?<![\p{L}'’])(?:i|i'?ve|i'?m|my|we|me)(?![\p{L}])|(?:^|\s)(?:انا|كنت|عملت|اشتغلت|سويت|شغلي|عندي|دربت)(?=\s)/u;

/** "am i qualified", "do i have enough": whether to apply. */
const OF_CHANCE = /\b(?:am|do|would|will|could|can|should) i\b/u;

/** Whether a message asks if what it tells of its writer's work counts for what is asked for. */
export function asksWhetherItCounts(text: string): boolean {
  const words = fold(text.slice(0, 600)).replace(/\s+/gu, ' ').trim();
  return COUNTS_VERB.test(words) && TOLD_OF_ONESELF.test(words) && !OF_LAW.test(words) && !OF_CHANCE.test(words);
}
