import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { STOP_WORDS } from '@vitae/language/stop-words';

// The post that somebody holds, as a message tells it: "quit my sous chef job", "i'm a forklift driver at a depot".

const WORDS = String.raw`\p{L}[\p{L}/&'’-]*(?: \p{L}[\p{L}/&'’-]*){0,3}?`;
/** "my sous chef job". */
const MY_JOB = new RegExp(
  String.raw`\b(?:my|the|this) (?:(?:current|present|old|full[- ]?time|part[- ]?time|weekend|saturday|day|night|main|second|little|shitty|crappy|other) )*(?<title>${WORDS}) (?:job|role|position|post|gig)\b`,
  'giu',
);
/** "as a nail tech", "my role is site engineer", "i am staff nurse". */
const AS_ONE = new RegExp(
  String.raw`\b(?:as|(?:position|role|post|job|title|designation) (?:of|as|is|:)|(?:i['’]?m|i am|im)(?: (?:currently|now|just|presently|working|employed))*|(?:i|have) (?:work|worked|been))(?: as)? (?:an? |the |their |one of the )?(?<title>${WORDS})(?=\s(?:at|in|with|for|from|of|and|but|here|there|since|on|to|last|where|who|notice|\d)\b|[,.;!?\n]|$)`,
  'giu',
);
/** ", room leader for 4 years,". */
const BY_ITSELF = new RegExp(
  String.raw`(?:^|[,.;]\s*)(?<title>${WORDS})(?= (?:for|since|at|with|here)\b| \d|[,.;])`,
  'giu',
);
/** Trades that are shortened as people say them. */
const SHORTENED = /^(?:\p{L}+ ){1,2}(?:tech|exec|rep|asst|op|mgr|sup|coord|admin|lead|hand|boy|girl|worker|staff)$/iu;

/** Undefined where none is told. */
export function ownPostIn(text: string): string | undefined {
  const told = [...text.matchAll(MY_JOB), ...text.matchAll(AS_ONE), ...text.matchAll(BY_ITSELF)];
  return told.map(({ groups }) => groups!.title!.trim()).find(isPost) ?? postBehind(text);
}

/** "my post of payroll officer effective 30 June": the words that name a trade, however it goes on. */
const BEHIND =
  /\b(?:as|(?:position|role|post|job|title|designation) (?:of|as|is|:)|i['’]?m|i am|im)(?: (?:an?|the))? (?<words>\p{L}+(?: \p{L}+){0,4})/giu;
function postBehind(text: string): string | undefined {
  for (const { groups } of text.matchAll(BEHIND)) {
    const words = groups!.words!.split(' ');
    const shortest = words.findIndex((_, at) => namesOccupation(words.slice(0, at + 1).join(' '))) + 1;
    if (shortest === 0) continue;
    let length = shortest;
    while (length < words.length && namesOccupation(words[length]!)) length += 1;
    const title = words.slice(0, length).join(' ');
    if (isPost(title)) return title;
  }
  return undefined;
}

const isPost = (title: string): boolean => {
  const words = fold(title).split(/\s+/u);
  return (
    !OF_OTHERS.test(title) &&
    !STOP_WORDS.has(words[0]!) &&
    (namesOccupation(title) || SHORTENED.test(title) || isDoer(title))
  );
};
/** "a paint sprayer": whoever does something, by how the word ends. */
const isDoer = (title: string): boolean => DOER.test(title) && !NO_DOER.test(title);
const DOER = /^(?:\p{L}+ ){1,2}\p{L}{2,}(?:er|ist|man|woman|maid|smith|hand|keeper)$/iu;
const NO_DOER =
  /\b(?:i|my|the|is|was|so|very|much|better|other|either|matter|number|manner|letter|offer|career|over|after|under|never|ever|later|longer|member|customer|order|paper|winter|summer|\p{L}*ember|october|weather|whether|together|rather|further|hand)$|\b(?:i|is|was|my)\b/iu;
/** "my boss", "the manager": whom the mail goes to, and no post of one's own. */
const OF_OTHERS =
  /^(?:the |my |their |our )?(?:boss|manager|owner|head|supervisor|recruiter|hr|director|matron|foreman|new|someone|somebody)(?: \p{L}+)?$|\b(?:is|was|called|named|mr|mrs|ms|dr|sir|madam)\b/iu;
