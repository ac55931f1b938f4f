import { fold } from '@vitae/language/fold';
import { tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { lackingInTalk, writtenIn } from './said-not-to-have.ts';

/** "do i put it on there before i get it": what is under way, or only planned. */
const BEFORE_HAVING =
  /\b(?:put|list|write(?! to)|add|mention|include|show|say|claim)\b.{0,50}\b(?:before|until|till|while|when|since)\b.{0,20}\b(?:i|it|its|it's|am|im|i'm)\b.{0,25}\b(?:get|got|have|had|pass|passed|finish|finished|complete|completed|arrives?|comes?|studying|doing|taking|waiting|in progress|pending|still|booked|enrolled)\b|\b(?:put|list|write|add|mention|include|show|say|claim)\b.{0,50}\b(?:in progress|pending|under way|underway|not yet|yet to|expected|soon to|about to (?:get|finish|pass)|still (?:waiting|studying|doing|taking))\b|(?:اكتب|احط|اضيف|اذكر).{0,40}(?:قبل ما|قبل ان|لسه ما|لسا ما|تحت الدراسه|قيد)/u;
const ASKS = /\b(?:can|could|may|should|shall|do|would|is it ok|ok to|how do) (?:i|it)?\b|[?؟]|هل|اقدر|ينفع|ممكن/u;
const OTHER_QUESTION =
  /(?<question>\b(?:how (?:long|much|soon|hard|many)|where (?:do|can)|what does it cost)\b[^?.!;\n]{3,70}?)(?=\s(?:and|or|also|plus) (?:do|can|should|is|would|may)\b|[?.!;\n]|$)/iu;

/** How a paper that is under way may be named, and that one which is only planned is not; null where that is not asked. */
export function listedBeforeHeld(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).replace(/\s+/gu, ' ');
  if (!BEFORE_HAVING.test(words) || !ASKS.test(words) || OF_JOBS.test(words)) return null;
  const name = thingMeant(turn);
  if (name === '' && !PAPER.test(words)) return null;
  const thing = name || '[certificate]';
  const other = OTHER_QUESTION.exec(turn.text.slice(0, 400))?.groups?.question?.trim();
  return reply(turn, {
    en: [
      `**Not as something you have${name ? `: ${name} stays off the list until it is yours` : ''}.** A licence or a certificate is the first thing that is checked. Once you are enrolled or have a date, name it as under way, among the certificates or at the end of the summary:\n\n> ${thing} (in progress, expected [month year])`,
      'Only planned, with nothing booked, it belongs in the letter at most: “I will take it by [month]”.',
      other
        ? `On “${other}” I have no reviewed answer: it depends on the office that issues it and on its checks. Its own site says so, or one call to it; ask for the time of **all** steps (course, test, background check), and add two weeks.`
        : '',
      `Are you enrolled, and for when? Tell me the month, and I write the line.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    ar: [
      `**ليس كشيء لديك.** الرخص والشهادات أول ما يُتحقق منه. ومتى سجلت أو صار لديك موعد فاكتبها على أنها جارية:\n\n> ${thing} (in progress, expected [month year])`,
      'وإن كانت نية فقط دون حجز فمكانها الخطاب على الأكثر: «سأحصل عليها قبل [الشهر]».',
      other ? `أما «${other}» فليس لدي جواب مراجَع عنه: يحدده مَن يصدرها، فاسأله عن مدة كل الخطوات.` : '',
      'هل سجلت، ومتى الموعد؟ قل لي الشهر وأكتب السطر.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  });
}

const PAPER =
  /\b(?:licen[cs]es?|certificat\w+|certs?|courses?|degrees?|diplomas?|endorsements?|tickets?|cards?|registration|exams?|training|qualifications?|masters?|mba|phd|bsc)\b|رخص|شهاد|دور[هة]|دبلوم|ماجستير/u;
/** "do i list my new job before i start": no paper. */
const OF_JOBS = /\b(?:salary|notice|resign\w*|offer|job before|new job|gap)\b/u;

/** What has been said to be lacking and is spoken of again, as it was first written. */
function thingMeant(turn: Turn): string {
  const own = new Set(tellingStems(turn.text));
  const lacking = lackingInTalk(turn);
  const said =
    lacking.findLast((item) => tellingStems(item).some((stem) => own.has(stem))) ??
    (lacking.length === 1 ? lacking[0]! : '');
  const texts = [turn.advert, turn.text, ...turn.history.map(({ text }) => text)];
  return texts.map((text) => writtenIn(text, said)).find(Boolean) ?? said;
}
