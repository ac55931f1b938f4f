import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { addSkills } from '../tools/add-skills.ts';
import { matchAdvert } from '../tools/advert-match.ts';
import { tellingStems } from './asked-words.ts';
import { reply } from './language.ts';
import { addAffirmed } from './named-skills.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// What is said of the things that an advert asks for and a resume does not show, once they were listed.

const HAS =
  /\bi (?:do |actually |also |really )*(?:have|hold|got|know|did|done|used|use)\b|\bi'?ve (?:got|used|done)\b|(?:^|\s)(?:عندي|لدي|معي|استخدمت|اشتغلت)(?=\s)/u;
const HAS_NOT = /\b(?:no|not|never|don'?t|dont|haven'?t|none)\b|(?:^|\s)(?:لا|ما|مش|مو|ليس)(?=\s|$)/u;
const LETTERS_MIN = 3;

/** "i do have a uae licence, add that one": the one of the list that shares a word with it; null where none does. */
export function addListed(turn: Turn, names: readonly string[]): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200));
  if (!HAS.test(words) || HAS_NOT.test(words) || /[?؟]/.test(turn.text)) return null;
  const said = new Set(tellingStems(turn.text));
  const meant = names.filter((name) => tellingStems(name).some((stem) => stem.length >= LETTERS_MIN && said.has(stem)));
  if (meant.length === 0) return null;
  const place = placesIn(turn.text)[0]?.words.join(' ') ?? '';
  const where = place.length <= LETTERS_MIN ? place.toUpperCase() : place;
  const skills = meant.map((name) => (OF_PLACE.test(name) && place !== '' ? `${where} ${name}` : name));
  return addAffirmed({ ...turn, text: `${turn.text}\n${skills.join('\n')}` }, skills);
}
/** Licences are those of a country. */
const OF_PLACE = /licen[cs]e/iu;

const ASKS_WHICH =
  /\b(?:which|what)\b.{0,40}\b(?:can|could|may|should|do) i\b.{0,20}\b(?:put|add|use|write|list|claim|include)\b|\bwithout (?:lying|a lie)\b|\b(?:add|put)(?: in)? (?:those|them|all|all of them|these|the (?:missing|other|rest)(?: \p{L}+)?)\b|(?:^|\s)(?:اي|ايها|وش|شو|ايش).{0,30}(?:اقدر|استطيع|ممكن|ينفع).{0,20}(?:اضيف|احط|اكتب)|(?:ضيف|اضف|حط)(?:ها|هم) كلها|بدون (?:ما )?(?:اكذب|كذب)/u;

/** "which of those can i put without lying": what the resume tells in other words, and what only its owner knows. */
export function saysWhichMay(turn: Turn, names: readonly string[]): CoachAnswer | null {
  if (!ASKS_WHICH.test(fold(turn.text.slice(0, 200))) || names.length === 0 || !turn.resume) return null;
  const near = turn.advert === '' ? [] : matchAdvert(turn.advert, turn.resume.data).near;
  const told = near.map(({ label, line }) => `- **${label}**: “${line}”`).join('\n');
  const list = names.join(', ');
  const proven = turn.advert === '' ? [] : addSkills.run({}, turn).proposals;
  return reply(
    turn,
    {
      en: `${told ? `These your lines show in other words; use the advert’s word in that line, where it is the same:\n\n${told}\n\n` : ''}Of **${list}** your resume shows none, so only you know. Each that you have really done may stand there, with the job in which you did it; what you have not done stays out, since the interview asks for just that. Which of them have you done? (“I have …, add it”)`,
      ar: `${told ? `هذه تظهرها أسطرك بكلمات أخرى؛ استخدم كلمة الإعلان في السطر إن كانت الشيء نفسه:\n\n${told}\n\n` : ''}أما **${list}** فلا تُظهر سيرتك شيئًا منها، وأنت وحدك تعرف. ما عملته فعلًا يُكتب مع الوظيفة التي عملته فيها، وما لم تعمله يبقى خارجها لأن المقابلة تسأل عنه. أيها عملت؟ («لدي …، أضفها»)`,
    },
    { kind: 'asking', about: { kind: 'skills asked', names: [...names] }, proposals: proven },
  );
}
