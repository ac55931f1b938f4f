import { fold } from '@vitae/language/fold';

// To speak of a skill is not to have it: what is asked, judged or still to be learnt is no claim.

const SAYS_HAD =
  /\b(?:i|we|im|i'm|ive|i've)\b(?: \p{L}+){0,3}? (?:have|had|got|know|knew|use|used|using|did|done|do|work|worked|hold|held|passed|took|taken|finished|completed|trained|certified|qualified|learned|learnt|taught|ran|managed|led|built|handled|good|fluent|familiar|experienced)\b|\bive\b|\bi've\b|\b(?:at|in|from) my\b|^(?:yes|yep|yeah|yup|sure|both|all)\b|(?:^|\s)(?:و)?(?:عندي|لدي|معي|معاي|بعرف|اعرف|استخدم\S*|اشتغلت|عملت|درست|حصلت|اخذت|نعم|ايوه|اي)(?=\s|$)/u;
/** Said of the thing and not of its writer: "the welding one is the problem". */
const SAYS_OF_IT =
  /\b(?:is|are|was|were|be|isnt|isn't|it's|thats|that's|seems?|looks?|sounds?|means?|matters?|worr(?:y|ies)|bothers?|scares?|stops?|rules?|kills?|deal ?breaker|catch|problem|hurdle|sticking point)\b|(?:^|\s)(?:هي|هو|مشكل\S*|العايق|العائق|اكبر|اهم|الاهم|صعب\S*)(?=\s|$)/u;
/** Wished for, planned or under way. */
const NOT_YET =
  /\b(?:will|would|i'll|ill|want|wanna|wish|hope|hoping|plan|planning|going to|gonna|about to|thinking of|could (?:do|get|learn|take)|can (?:get|learn|take)|booked|enrolled|signed up|soon|next (?:week|month|year)|have to|need to|must|should|studying|(?:if|once|when|before|after|until|till|unless) i(?:'ve| have)? (?:do|get|got|have|had|take|pass|passed|finish|finished|complete|completed|learn|renew|sit)\b|(?:before|until|after) (?:doing|getting|taking|finishing|passing|learning))\b|(?:^|\s)(?:بدي|ابي|ابغي|اريد|ناوي\S*|راح|رح|سوف|لازم|قبل (?:ما|ان)|بعد (?:ما|ان)|اذا|لو|حتي)(?=\s|$)/u;

/** Whether a sentence that names a skill only speaks of it; a bare list of names says that they are had. */
export function isOnlySpokenOf(sentence: string): boolean {
  const words = fold(sentence).trim();
  if (NOT_YET.test(words)) return true;
  return !SAYS_HAD.test(words) && (SAYS_OF_IT.test(words) || /[?؟]$/u.test(sentence));
}
