import { fold } from '@vitae/language/fold';
import { SKILLS_BY_ARABIC } from '@vitae/language/skills';
import { addSkills } from '../tools/add-skills.ts';
import { levelInResume } from '../tools/skill-level.ts';
import { reply } from './language.ts';
import { isName } from './names.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** "add Python to my skills", "I have Python, add it", "ضيف بايثون لمهاراتي". */
const NAMED_SKILLS = [
  /(?:i (?:also )?(?:have|know)|لدي|عندي)\s+(?<named>.{2,60}?)[,،]?\s?(?:please )?(?:add (?:it|them)|أضفها|اضفها)/iu,
  /\b(?:add|put|include|insert)\s+(?<named>.{2,80}?)\s+(?:to|in|into|under|as)\s+(?:a |my |the )?(?:list of )?skills?/iu,
  /\bskills?\b.{0,20}?\b(?:and )?add\s+(?<named>[^.?!\n]{2,80})/iu,
  /(?:ضيف|[أاإ]ضيف|أضف|اضف|حط|زود)(?:لي)?\s+(?<named>.{2,60}?)\s+(?:لل|ل|إلى |الى |في )(?:قائمة )?(?:ال)?مهار/u,
  /(?:ضيف|[أاإ]ضيف|أضف|اضف|حط|زود)(?:ي)?(?:لي)?\s+(?:في|على|عال|لل|إلى|الى)\s?(?:قائمة )?(?:ال)?مهارات\s+(?<named>[^.؟?]{2,60}?)(?=\s+و(?:شيل|احذف|امسح|أزل)|[.؟?،]|$)/u,
  /(?:ضيف|[أاإ]ضيف|أضف|اضف|حط|زود)(?:ي)?(?:لي)?\s+(?:مهارة|مهارات|مهاره)\s+(?<named>[^.؟?]{2,60}?)(?=\s+(?:(?:عال|على|ع|في|إلى|الى|لل?|بال)\s?(?:ال)?(?:سير|قائم|مهار|سي في|[cC][vV])|لو سمحت|بليز)|[.؟?]|$)/u,
];
/** "ضيفيلي مهارة". */
export const SKILLS_IN_ARABIC = /مهاره|مهارات/u;
export const ADD_IT = /(?:i (?:also )?(?:have|know)|لدي|عندي) .{2,60}?(?:add (?:it|them)|اضفها)/u;
const BETWEEN_SKILLS = /\s*(?:[,;،+]|\band\b|\s&\s|\sو(?:\s?كمان\s|(?=\p{L})))\s*/u;
/** Not the name of a skill: "the missing ones". */
const NO_NAME = /^(?:(?:it|this|that|them|those)$|the |some |any |more |these |those |missing |new |الناقصة?|بعض)/iu;

/** "take excel out of skills". */
const TAKEN_OUT =
  /\b(?:take|leave|pull|kick|throw|get|keep)\s+(?:the )?(?<named>.{1,80}?)\s+(?:out of|off|out from|away from|from)\s+(?:my |the )?(?:list of )?skills?\b/iu;
/** "تحذف", "شيلي لي", "وامسح". */
const TAKES_OUT_IN_ARABIC =
  '(?:[اأت]?حذف|[اأت]?مسح|[اأت]?شيل|[أا]زل|[اأت]زيل|[اأ]?طلع|نزل|[اأ]?شطب|الغ)(?:ي|و|وا)?(?:لي)?';
export const TAKES_SKILLS_OUT = new RegExp(
  `^(?:(?:can|could) you |please |pls |and |now )*${TAKEN_OUT.source}|(?:^|\\s)و?${TAKES_OUT_IN_ARABIC}\\s+(?:(?:ال)?مهار|[^.؟?\\n]{1,40}\\sمن (?:ال)?مهار)`,
  'iu',
);

/** "i have seen in youtube course": heard of, and not done. */
const ONLY_WATCHED =
  /\b(?:seen|watched|watching|saw|heard)\b.{0,30}\b(?:you ?tube|videos?|tutorials?|course|webinar|reels?)\b|\b(?:only|just) (?:from|in|on|a) (?:\p{L}+ )?(?:you ?tube|videos?|tutorials?)\b|(?:شفت|شاهدت|سمعت).{0,20}(?:يوتيوب|فيديو|كورس|دوره)/u;

/** Null where nothing is said of a video, or no skill is to be put in. */
export function refuseWatched(turn: Turn): CoachAnswer | null {
  const { orders } = readRequest(turn.text);
  return orders.has('add') && ONLY_WATCHED.test(fold(turn.text)) ? sayItIsNotKnown(turn) : null;
}

const sayItIsNotKnown = (turn: Turn): CoachAnswer =>
  reply(
    turn,
    {
      en: 'I would not list these as skills: who reads them there asks about them in the first interview, and a video carries no answer. What is true and counts: name them under courses once you have finished one with exercises (“add a certificate: …, 2026”), or build one small thing with them and name that as a project. In the interview say: “I have begun to learn it, and this is what I built.” If you have used one of them at work, tell me where, and I add it.',
      ar: 'لا أنصح بكتابتها في المهارات: من يقرؤها هناك يسأل عنها في أول مقابلة، والفيديو وحده لا يكفي للجواب. الصحيح: اذكرها ضمن الدورات حين تنهي واحدة بتمارينها، أو نفّذ بها مشروعًا صغيرًا واذكره. وإن استخدمتها في عملك فقل لي أين وأضيفها.',
    },
    { kind: 'asking' },
  );

/** "remove excel from my skills". */
const NAMED_TO_GO = [
  TAKEN_OUT,
  /\b(?:remove|delete|drop|take (?:out|off)|get rid of|scrap)\s+(?:the )?(?<named>.{1,60}?)(?:\s+(?:from|out of|off|as an?)\s+(?:my |the )?(?:list of )?skills?|\s+skills?\b|\s+and\s+add\b|$)/iu,
  new RegExp(
    `${TAKES_OUT_IN_ARABIC}\\s+(?:ال)?(?:مهارة|مهاره|مهارات)\\s+(?<named>[^.؟?]{1,40}?)(?=\\s+(?:من|لو سمحت|بليز)(?:\\s|$)|[.؟?،]|$)`,
    'u',
  ),
  new RegExp(
    `${TAKES_OUT_IN_ARABIC}\\s+(?:مهارة\\s+|مهاره\\s+)?(?<named>[^.؟?]{1,40}?)\\s+(?:من ?)(?:(?:ال)?مهار|ها)`,
    'u',
  ),
];

const namedBy = (patterns: readonly RegExp[], text: string): string[] => {
  const named = patterns.map((pattern) => pattern.exec(text.slice(0, 300))?.groups?.named?.trim()).find(Boolean);
  if (named === undefined || NO_NAME.test(named)) return [];
  return named
    .split(BETWEEN_SKILLS)
    .map((name) => name.replace(/^[\s“"«']+|[\s”"»'.]+$|\s+(?:please|pls|plz|بليز)$/giu, ''))
    .filter(Boolean)
    .slice(0, 10);
};

/** Says where something is to stand, and not what is to be added. */
const NAMES_ORDER =
  /\b(?:before|above|below|beneath|after|under|over|next to|beside|first|last|top|bottom|order|alphabetic\w*)\b|(?:^|\s)(?:قبل|بعد|فوق|تحت)(?=\s)/u;
/** "not in the skills": another place is meant. */
const NOT_AMONG_SKILLS =
  /\bnot (?:in|to|into|under|among|with|as) (?:an? |my |the )?skills?\b|(?:^|\s)(?:مش|مو|ليس|لا|بدون) (?:في|ب|مع|تحت|ضمن) ?(?:ال)?مهار/u;

/** "add Power BI, basic level". */
export const SKILL_LEVEL = /\b(?:basic|beginner|intermediate|advanced|expert)\b|مبتدي|متوسط|متقدم/u;

/** "الاكسل المتقدم": how well, behind the name. */
const LEVEL_BEHIND = /\s+(?:ب?مستو[ىي] )?(?:ال)?(?:مبتد[ئي]|متوسط|متقدم)[ةه]?$/u;

/** Puts in and takes out the skills that are named; null where something else is to be taken out. */
export function changeNamedSkills(turn: Turn): CoachAnswer | null {
  const watched = refuseWatched(turn);
  if (watched) return watched;
  const listed = new Set(turn.resume?.data.skills.map(({ name }) => fold(name)));
  const out = namedBy(NAMED_TO_GO, turn.text).flatMap((name) => {
    const names = [name, inEnglish(name), inEnglish(name.replace(/^ال/u, ''))];
    return names.find((each) => listed.has(fold(each))) ?? [];
  });
  const said = namedBy(NAMED_SKILLS, turn.text).map((name) => name.replace(LEVEL_BEHIND, '') || name);
  const skills = said.filter(isName);
  if ((skills.length < said.length && out.length + skills.length === 0) || NOT_AMONG_SKILLS.test(fold(turn.text)))
    return null;
  const isNothingNamed = out.length + skills.length === 0;
  if (isNothingNamed && (readRequest(turn.text).orders.has('remove') || NAMES_ORDER.test(fold(turn.text)))) return null;
  const told = skills.length === 1 ? SKILL_LEVEL.exec(fold(turn.text))?.[0] : undefined;
  const level = told && levelInResume(told, turn);
  return addSkills.run(
    { ...(skills.length > 0 && { skills }), ...(out.length > 0 && { out }), ...(level && { level }) },
    turn,
  );
}

/** "كويك بوكس" as the list of a resume in English names it. */
const inEnglish = (name: string): string => SKILLS_BY_ARABIC.get(fold(name)) ?? name;

/** What somebody has said yes to, after the question which skills of the advert they have. */
export function addAffirmed(turn: Turn, skills: string[]): CoachAnswer {
  const added = addSkills.run({ skills }, turn);
  const { text } = reply(turn, {
    en: 'What you have said no to stays out. Say where you learnt or used each of these in a line of that job, since a list alone proves nothing.',
    ar: 'وما قلت إنه ليس لديك لا يُضاف. واذكر في سطر من الوظيفة أين تعلمت كل واحدة أو استخدمتها.',
  });
  return { ...added, text: `${added.text} ${text}` };
}
