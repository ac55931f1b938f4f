import { fold } from '@vitae/language/fold';
import { reply, type Said } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// Requests that have nothing to do with work: said so in a friendly sentence, without a word of accounts.

const SUBJECTS =
  /\b(?:recipes?|cook(?:ing)? (?:a|the|some|for)|bake|dinner tonight|what(?:'s| is) for (?:lunch|dinner)|weather|rain(?:ing)? (?:today|tomorrow)|forecast for (?:today|tomorrow)|football|soccer|cricket|basketball|world cup|premier league|match (?:today|tonight|score)|who won|final score|movies?|films?|series|netflix|anime|songs?|lyrics|playlist|jokes?|riddles?|poems?|stor(?:y|ies) about (?:a|an)|horoscope|zodiac|lottery|bitcoin|crypto|stocks? to buy|girlfriend|boyfriend|crush|love letter|dating|tinder|birthday (?:wish|message|cake|gift|present)|gift for|my homework|maths? (?:problem|homework)|solve (?:this|x|for)|capital (?:city )?of|president of|tall(?:est)? (?:building|mountain|man)|how far is|(?:drive|fly|travel|walk|flight|bus|train) from \p{L}+(?: \p{L}+)? to|distance (?:from|between)|flights? (?:to|from|ticket)|holiday in|(?:best|good|nice|cheap|any) (?:hotels?|restaurants?|cafes?|schools?|beach(?:es)?)|schools? for (?:my )?(?:kids|children|son|daughter)|lose weight|diet|workout|headache|medicine for|my (?:cat|dog|plant)s?|braid|hairstyle|makeup|wedding (?:dress|speech)|translate (?:good|hello|i love)|tie a tie|fix my (?:car|phone|laptop|wifi|tv|sink)|car (?:engine|repair)|instagram caption|minecraft|fortnite|video ?games?)\b|(?:وصفه|طبخه|طبخ|الطقس|الجو اليوم|مباراه|كوره|نكته|قصيده|اغنيه|فيلم|مسلسل|الابراج|حظي|رجيم|رييس دوله|عاصمه|هديه|عيد ميلاد)/u;
/** What asks: "give me", "tell me", a question. */
const ASKS =
  /\b(?:whats|hows|wheres|whos|give|tell|send|write|show|find|recommend|suggest|know|need|want|have|help|make|play|sing|solve|translate|is|are|was|did|who|what|which|where|when|how|can|could|should|any|best|best way)\b|[?؟]|(?:عطني|اعطني|ابي|بدي|اريد|عايز|ممكن|كيف|شو|وش|ايش|من|ما|هل|كم|متي|احكيلي|قولي)/u;
/** A trade may have to do with any of it: a chef's recipes, a hairdresser's styles. */
const OF_WORK =
  /\b(?:cv|resume|job|jobs|interview|work|working|salary|pay|boss|manager|employer|company|career|experience|skill|skills|letter|apply|applying|application|advert|role|position|offer|hire|hired|recruiter|linkedin|summary|bullet|line|certificate|profile|portfolio|hobb(?:y|ies)|interests?|chef|restaurant manager|training|course)\b|سيره|سيرتي|وظيف|شغل|مقابل|راتب|مدير|خبر|مهار|خطاب|تقديم|هوايات/u;
const CLAUSES = /[.!?؟;\n]+\s*|,\s(?=(?:my|the|cv|but|and|so|btw|anyway)\b)|\s(?:btw|anyway|by the way|بالمناسبه)\s/u;

/** Says in a friendly way that a request lies outside; null for all that has to do with work. */
export function outsideOfWork(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  const clause = words.split(CLAUSES).find((part) => SUBJECTS.test(part) && ASKS.test(part));
  if (!clause || OF_WORK.test(clause)) return null;
  const asks = words.split(CLAUSES).filter((part) => part !== clause && OF_WORK.test(part));
  // Another clause may ask for something that is done here.
  if (asks.some((part) => readRequest(part).orders.size > 0 || readRequest(part).isQuestion)) return null;
  return reply(turn, OUTSIDE, { kind: 'unknown' });
}

const OUTSIDE: Said = {
  en: 'That one is outside what I do: I only know job search and work, so I would be guessing. Anything on your resume, a letter, an interview, an offer or your contract I gladly take on. What comes next there?',
  ar: 'هذا خارج ما أعمله: لا أعرف إلا البحث عن عمل وشؤون الوظيفة. لكن أي شيء عن سيرتك أو خطاب أو مقابلة أو عرض أو عقد فبكل سرور. ما خطوتك التالية؟',
};
