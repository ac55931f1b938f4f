import { fold } from '@vitae/language/fold';

const LACK =
  "(?:missing|not (?:there|in|on|cover|have|meet|match|show|tick)|lack(?:s|ing)?|short of|not there|fall short|falls short|not enough|absent|weak (?:on|in|for)|gaps?|left out|still need|do i need|should i add|to add|don'?t (?:have|meet|match|tick|cover)|dont (?:have|meet|match|tick|cover)|doesn'?t (?:have|cover|match|show))";
const ASKS =
  "(?:what'?s?|whats|which|where|anything|something|what (?:is|are|am|do|does)|where (?:am|do|does)|how far|tell me|show me|list)";
const OF_JOB =
  '(?:job|role|post|position|advert|ad|posting|vacancy|one|opening|listing|jd|they (?:want|ask|need)|requirements?|manager|company|match(?:es)?|fits?)';
const OF_OWN = "(?:my|mine|me|i|i'?m|im|it|cv|resume)";

/** What a resume lacks for a job is asked for, in whatever order: its words stand together in a short message. */
const MISSING_FOR_JOB = new RegExp(
  `^(?=.*\\b${ASKS}\\b)(?=.*\\b${LACK}(?![\\p{L}]))(?=.*\\b${OF_OWN}\\b)(?=.*\\b${OF_JOB}\\b)(?!.*\\b(?:interview|salary|letter|e-?mail|contract|offer|visa|tax|notice|gap (?:year|in)|career gap|employment gap)\\b).{6,140}$`,
  'u',
);
const MISSING_ARABIC =
  /(?:ايش|شو|وش|ايه|ماذا|شنو|ما)\s(?:\S+ ){0,3}?(?:ناقص|ينقص|بينقص|الناقص|محتاج)\S*.{0,40}(?:وظيف|اعلان|شغل|سيرت|سي ?في)/u;

export const asksWhatIsMissing = (words: string): boolean =>
  MISSING_FOR_JOB.test(words) || MISSING_ARABIC.test(fold(words));
