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
  const found = [
    ...[...text.matchAll(MY_JOB), ...text.matchAll(AS_ONE)].filter(({ groups }) => isPost(groups!.title!)),
    ...[...text.matchAll(BY_ITSELF)].filter(({ groups }) => namesOccupation(groups!.title!) && !OF_OTHERS.test(groups!.title!)),
  ];
  return found[0]?.groups!.title!.trim();
}

const isPost = (title: string): boolean => {
  const words = fold(title).split(/\s+/u);
  return (
    !OF_OTHERS.test(title) && !STOP_WORDS.has(words[0]!) && (namesOccupation(title) || SHORTENED.test(title))
  );
};
/** "my boss", "the manager": whom the mail goes to, and no post of one's own. */
const OF_OTHERS = /^(?:the |my |their |our )?(?:boss|manager|owner|head|supervisor|recruiter|hr|director|matron|foreman|new|someone|somebody)(?: \p{L}+)?$/iu;
