import { fold } from '../fold.ts';

/** Folded. What is asked for and yet nobody is turned away for lacking. */
const IS_PREFERENCE =
  /\b(?:preferred|preferably|preferabl[ey]|(?:nice|good|great)[ -]to[ -]haves?|an? (?:big |huge |strong |added |definite |real |distinct )?(?:plus|bonus|advantage)|(?:added|definite|distinct) (?:plus|advantage)|bonus|desirable|desired|ideally|(?:we|i)(?:['’]d| would)? prefer|preference for|advantageous|beneficial|would be (?:great|good|useful|helpful|lovely|welcome|an? \w+)|(?:it is|it['’]s|are|is) (?:also |very )?welcome(?! to)|highly regarded|(?:is |are )?an asset|especially (?:pleased|keen|interested)|love to hear from|(?:given|have) preference|preference (?:will be|is) given|(?:will be|gets?|given) (?:first )?priority|not (?:a must|essential)|not strictly|(?:would|will) (?:all |also |both )?be (?:an? )?(?:\w+ )?(?:handy|helpful|useful|awesome|nice|great|good|ideal|fantastic|brilliant|beneficial|welcome|advantage|asset|plus|bonus)|handy(?! (?:at|with))|goes a long way|(?:sets?|setting) you apart|(?:looked|look) (?:up)?on (?:favou?rabl[ey]|kindly|well)|favou?rably|good stead|who (?:speaks?|has|have|holds?|knows?) [^.]{1,60} (?:is|are) encouraged|so much the better|(?:particularly|especially|strongly) encouraged|(?:first|added|distinct|definite) (?:preference|advantage)|of (?:particular|special|great) interest|(?:is|are) considered (?:an )?assets?|(?:top|front) of the (?:pile|queue|list)|it(?:['’]d| would)[^.;]{0,40} if|(?:it(?:['’]s| is)|that(?:['’]s| is)) an? (?:\w+ ){1,2}if|(?:it(?:['’]s| is)|(?:we|i)(?:['’]d| would)) (?:like|welcome|appreciate|value|be (?:happy|glad|pleased|relieved|thrilled|delighted))|if you (?:have|can|know|speak|are|(?:['’]ve))\b[^.]{1,120} (?:we|i)(?:['’]ll| will|['’]d| would) be \w+|(?:gets?|earns?|wins?) you|(?:is|are|would be) (?:much |highly |greatly |always )?(?:appreciated|valued|favoured|advantageous|useful|helpful)|even better\b|by no means (?:essential|required|necessary)|(?:is|are|['’]s) (?:also |very |always |really )?(?:nice|great|lovely|handy|useful|helpful|brilliant)(?=\s*[.!;,)]|$)|but not (?:mandatory|essential|required|necessary)|not (?:mandatory|essential|required|necessary)[,;]? (?:but|though)|not something we insist|isn['’]t something we insist|candidate (?:will|would|should) also|optional|(?:is|are|would be) (?:\w+ )?(?:nice|great|handy|useful|helpful|lovely|ideal) but|(?:we|i)(?:['’]d| would) (?:also |really |all )?love (?:it|you|if)|(?:brownie|extra|bonus) points|icing on the cake|cherry on (?:the )?top|(?:head start|leg up|an edge)|in your favou?r|(?:if|where|wherever) possible|stands? out|(?:feel|be) (?:right )?at home (?:sooner|faster|quicker)|would (?:really |also |certainly )?help(?=\s*[.!;,)]|$)|helps(?=\s*[.!;,)]|$)|it helps if|(?:especially|particularly) welcome|you (?:may|might) also (?:have|know|be)|(?:go|goes|jump|jumps) to the (?:front|top|head) of|nice extras?|particularly (?:like|love) to hear|useful(?=\s*[.!;)]|$)|it would be (?:wonderful|a joy|marvellous|amazing|terrific) to|should you (?:know|speak|have|hold|like)|we like (?:people|candidates|someone) who|extra credit|don['’]t worry if|no (?:problem|worries|matter) if)\b|(?<!\p{L})و?(?:يفضل|الافضليه|افضليه|ميزه اضافيه|[تي](?:عد|عتبر) (?:ميزه|اضافه)|من المفضل|يستحسن|يحبذ|(?:تعطي )?الاولويه)(?!\p{L})/iu;
/** "If you've kept the books of a charity, you'll find your way sooner": nobody is asked to have. */
const IS_CONDITION =
  /^(?:and |but )?if you(?:['’]ve|['’]re| have| can| know| speak| hold| also| happen| are)\b(?! (?:any |a |the )?(?:quer|question|disab|interest|not |reasonable|adjust|requir|difficult|what it takes|read this|unable|looking|ready|successful|shortlisted|selected|excited|concern))[^.]{4,140}, (?:you(?:['’]ll|['’]d| will| would| may) (?:feel|find|settle|fit|have an? (?:easier|head)|hit|be (?:up|ahead|off|right|quicker|faster))|(?:that|it)(?:['’]s|['’]d| is| would)|so much|all the better|even better|great|lovely)\b/i;
/** "Writing method statements *would* be looked on well": what would do something is no person, and not there yet. */
const WOULD_DO =
  /\b(?:would|might)\b(?! (?:need|require|suit|have|you|be (?:required|expected|needed|essential|responsible)))/i;
const WILL_COUNT =
  /\bwill (?:also |all |both |certainly |definitely )*(?:be (?:of |an? |seen |regarded |considered |viewed |taken |looked |highly |appreciated|valued)|help\b|set you|put you|give you|make you|stand (?:you|out)|count|serve as|go (?:to|in|a)|earn|impress|catch)/i;
const IS_PERSON =
  /^(?:and |but |or |so )?(?:you|we|i|they|he|she|it|who|this|that|candidates?|applicants?|(?:the|our|an?|each|every|all|any) (?:[\w-]+ ){0,3}(?:candidates?|applicants?|person|individual|post ?holder|incumbent|hire|professional|role|job|position|post|team|company|manager|work))\b/i;
const IS_CHOSEN_FROM_MANY =
  /^(?:and |but |or )?(?:those|anyone|anybody|someone|somebody|people|candidates?|applicants?)\b.{0,20}\b(?:with|who|holding|having)\b/i;
const ASKS_FOR_SOMETHING =
  /\b(?:experience|knowledge|familiar\w*|understanding|exposure|background|certifi\w+|qualifi\w+|licen[cs]e\w*|ticket|card|degree|diploma|skills?|training|fluen\w+|spoken|languages?|membership|registration|proficien\w+|(?:have|has|had|have been) \w+ed)\b|^\p{L}+ing\b/iu;
const LEADS =
  /^(?:and |but |or )?(?:ideally|preferabl[ey]|preference|bonus|nice|good to|desirable|it(?:['’]d|['’]s| would| is| will)|(?:we|i)(?:['’]d| would| prefer)|an? (?:\w+ )?(?:advantage|bonus|plus)(?::| if| for| to)|(?:it|you) helps?|if you|candidates? (?:with|who|having)|(?:the |an |our )?(?:ideal |right |successful )?candidate (?:will|would|should) also|preference|added advantage|(?:يفضل|ويفضل|الافضليه|تعطي|الاولويه|يستحسن|يحبذ))/iu;
/** Nothing but how much it is asked for: "– added plus", ", all preferred". */
const IS_CUE_ALONE =
  /^(?:even better|(?:but |though )?it (?:would |really |certainly |does )*helps?|(?:all|so much) the better|(?:but |and )?(?:we|i)(?:['’]d| would) (?:like|love|welcome|value) (?:it|them|that|this|these)|(?:(?:is|are|an?|all|both|would|will|be|added|also|highly|strongly|very|much|but|not|and|definite|big|huge|these|any of these|as|considered|the|it|would all be|all be)\s+)*(?:preferred|desirable|desired|plus|bonus|advantage|advantageous|asset|assets|beneficial|essential|required|necessary|welcome|useful|helpful|preferable|favourable|must|prerequisite|requirement)|و?[تي](?:عد|عتبر) (?:ميزة|ميزه|إضافة|اضافة)(?: إضافية| اضافية)?|(?:هو |هي )?(?:ميزة إضافية|مفضل|يفضل))[.!]?$/iu;
/** Says by itself that it is asked for, whatever is said behind it. */
const DEMANDS =
  /\b\d{1,2}(?!\d)|^(?:and |but )?(?:fluen\w+|proficien\w+|must|minimum|excellent|strong|solid|valid|good command|proven|thorough|sound)\b|\b(?:required|requires|essential|mandatory|(?:is |are )?an? (?:absolute )?must)\b|^(?:and |but )?you(?:['’]ve|['’]re| have| hold| are| need| must| can|['’]ll (?:need|have|hold|be an?))\b|^(?:and )?(?:will|must|should|can) (?:be able|have|hold|know)\b/i;
const DEMANDS_PLAINLY = /\b(?:required|requires|essential|mandatory|must)\b/i;
const IS_WISH_FOR_MANY = /\b(?:are|both|all)\b/i;
const JOINS_LAST = /^(?:and|or|&|و)\b|^و/i;
const HAS_OWN_JOINT = /\s(?:and|or|&)\s/i;
const GOES_ON_LIKE_BEFORE =
  /^(?:al)?though\b|^(?:and )?(?:so|as) (?:is|are|would|will|does|do)\b|^(?:and |or )?if (?:you|they)\b/i;
const SPEAKS_ANEW = /^(?:and |but )?(?:you|we|they|this|the (?:successful|right)|candidates? (?:must|should|need))\b/i;
const PARTS =
  /;\s|,\s|،|\s[–—-]\s|\s?\(|\)|\s(?=(?:but|while|whereas|although|though|preferably|ideally)\s)|\s(?=and (?:so|as) (?:is|are|would|will)\s)|(?<=\s(?:required|essential|mandatory|must|preferred|desirable|plus|advantage|asset|bonus))\s(?=and\s)/gi;
const LEADING_JOINT = /^(?:and|but|while|whereas|although|though)\s+/i;
const MAX_PARTS = 40;

/** "Perhaps you've rigged a mast, too." */
const BEGINS_AS_MAYBE = /^(?:perhaps|maybe) you/i;
/** "We'd love to hear from cooks with at least …": whoever is looked for is not wished for. */
const SEEKS =
  /\b(?:would|['’]d) (?:all )?(?:love|like|be (?:glad|happy|keen|delighted)) to (?:meet|hear from|speak (?:to|with)|talk to|find|see) (?!.*\b(?:also|ideally|preferably)\b).*\b(?:at least|minimum|experienced|must|who (?:has|have|holds?)|with (?:a |an )?(?:minimum|proven|strong|solid|\d))\b/i;

/** Whether a sentence, or a part of one, says by its own words that it is a wish. */
export function isWish(text: string, isAsked: boolean): boolean {
  const folded = fold(text);
  if (isAsked && SEEKS.test(folded)) return false;
  if (BEGINS_AS_MAYBE.test(folded)) return true;
  if (IS_PREFERENCE.test(folded) || IS_CONDITION.test(folded)) return true;
  const saysOfThing =
    (!IS_PERSON.test(folded) && (WOULD_DO.test(folded) || WILL_COUNT.test(folded))) ||
    (IS_CHOSEN_FROM_MANY.test(folded) && WILL_COUNT.test(folded));
  return saysOfThing && (isAsked || ASKS_FOR_SOMETHING.test(folded));
}

interface Part {
  text: string;
  folded: string;
  /** Offsets in the sentence. */
  start: number;
  end: number;
  /** The comma or semicolon behind it. */
  sign: string;
  isAside: boolean;
  isWish: boolean;
}

/**
 * What a sentence demands and what it wishes for, each as one text: "5 years on site, high-rise preferred" is two. A wish's
 * words reach over what they stand before ("ideally …, … and …") or behind ("…, … and … would be a plus"), up to a demand.
 */
export function splitWishes(sentence: string, isAsked: boolean): string[] {
  if (!isWish(sentence, isAsked) || IS_CONDITION.test(fold(sentence))) return [sentence];
  const parts = partsOf(sentence, isAsked);
  if (parts.length < 2 || parts.length > MAX_PARTS || !parts.some((part) => part.isWish)) return [sentence];
  const wishes = parts.map((part) => part.isWish);
  parts.forEach((part, index) => {
    if (!part.isWish) return;
    if (LEADS.test(part.folded)) reachForward(parts, wishes, index);
    else if (reachesBack(parts, index)) reachBack(parts, wishes, index);
  });
  parts.forEach((part, index) => {
    if (index > 0 && wishes[index - 1] && GOES_ON_LIKE_BEFORE.test(part.folded) && !DEMANDS_PLAINLY.test(part.folded))
      wishes[index] = true;
  });
  const textOf = (isOfWish: boolean) =>
    parts
      .flatMap((part, index) => {
        if (wishes[index] !== isOfWish || (index > 0 && wishes[index - 1] === isOfWish)) return [];
        const next = wishes.findIndex((other, at) => at > index && other !== isOfWish);
        const last = parts[next < 0 ? parts.length - 1 : next - 1]!;
        const text = sentence.slice(part.start, last.sign === ';' ? last.end + 1 : last.end);
        return [index === 0 ? text : text.replace(LEADING_JOINT, '')];
      })
      .join(', ');
  const [demand, wish] = [textOf(false), textOf(true)];
  if (!/[\p{L}\p{N}]{2}/u.test(demand) || !/[\p{L}\p{N}]{2}/u.test(wish) || IS_CUE_ALONE.test(wish)) return [sentence];
  return wishes[0] ? [wish, demand] : [demand, wish];
}

function partsOf(sentence: string, isAsked: boolean): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let isAside = false;
  const add = (end: number, separator: string) => {
    const text = sentence.slice(start, end).trim();
    if (text)
      parts.push({
        text,
        folded: fold(text),
        start: sentence.indexOf(text, start),
        end: sentence.indexOf(text, start) + text.length,
        sign: separator.trim(),
        isAside,
        isWish: isWish(text, isAsked),
      });
    if (separator.includes('(')) isAside = true;
    if (separator.includes(')')) isAside = false;
  };
  for (const match of sentence.matchAll(PARTS)) {
    add(match.index, match[0]);
    start = match.index + match[0].length;
  }
  add(sentence.length, '');
  return parts;
}

const demands = (part: Part) => !part.isWish && DEMANDS.test(part.folded);

function reachForward(parts: readonly Part[], wishes: boolean[], from: number): void {
  // In the middle of a sentence, "ideally online" is all that is wished for.
  const isOnlyAside = from > 0 && /^(?:ideally|preferabl[ey])\b/.test(parts[from]!.folded);
  if (isOnlyAside || parts[from]!.isAside) return;
  // "It's nice if you've …, you've … or you've …": whatever comes is under the one condition.
  const isConditional = /\bif\b/.test(parts[from]!.folded);
  for (let index = from + 1; index < parts.length; index++) {
    const part = parts[index]!;
    if (isConditional && !DEMANDS_PLAINLY.test(part.folded)) {
      wishes[index] = true;
      continue;
    }
    if (demands(part) || (SPEAKS_ANEW.test(part.folded) && parts[index - 1]!.sign !== ',')) return;
    wishes[index] = true;
  }
}

function reachesBack(parts: readonly Part[], index: number): boolean {
  const { folded, isAside } = parts[index]!;
  if (isAside || parts[index - 1]?.sign === ';') return false;
  if (JOINS_LAST.test(folded) || IS_WISH_FOR_MANY.test(folded) || IS_CUE_ALONE.test(folded)) return true;
  if (HAS_OWN_JOINT.test(folded)) return true;
  return /\b(?:would|will|might)\b/.test(folded);
}

function reachBack(parts: readonly Part[], wishes: boolean[], from: number): void {
  for (let index = from - 1; index >= 0; index--) {
    const part = parts[index]!;
    if (part.isWish || demands(part) || part.sign === ';') return;
    wishes[index] = true;
  }
}
