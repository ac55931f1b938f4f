import { fold } from '@vitae/language/fold';

// How a mail is wished for, where that is said with what it is for.

const SHORT =
  /\b(?:(?:very|really|super|quite|nice and|keep it|make it|just) )*(?:short|brief|quick|concise|to the point|(?:a )?(?:couple|few)(?: of)? (?:short )?(?:lines|sentences)|(?:like |max |only |about )?(?:[1-6]|one|two|three|four|five|six) (?:short )?(?:lines?|sentences?))\b(?! (?:notice|time|term|list))|مختصر|قصير/u;
const PLAIN =
  /\b(?:not|nothing|isn'?t|without being) (?:too|so|overly|all|very|that|be)?\s?(?:posh|formal|fancy|stiff|stuffy|corporate|official|robotic|businessy|smarmy|wordy|grand)\b|\b(?:no (?:drama|fuss|hard feelings)|(?:nothing|not) dramatic|on good terms|warm(?:ly)?|informal|casual|friendly|relaxed|down to earth|plain english|normal words|chatty)\b|(?:مو|مش|غير|بدون) رسمي|وديه?(?=\s|$)/u;

export const wishesShort = (text: string): boolean => SHORT.test(fold(text));
export const wishesPlain = (text: string): boolean => PLAIN.test(fold(text));
