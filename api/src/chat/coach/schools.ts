import { randomUUID } from 'node:crypto';
import { changesBetween } from '@vitae/documents/model/changes';
import type { Education } from '@vitae/documents/model/resume';
import { fold, toAsciiDigits } from '@vitae/language/fold';
import { titleAsWritten } from '../tools/in-capitals.ts';
import { dateIn } from '../tools/month-names.ts';
import { tellingStems } from './asked-words.ts';
import { reply } from './language.ts';
import { isName } from './names.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// What somebody has studied: put into the education, named in full, or weighed.

const SECTION =
  '(?:education|studies|qualifications?|schools?|degrees?|academic (?:part|section|background))(?: section| part)?';
const POLITE = '(?:please |pls |plz |can you |could you |so |and |just |also |now )*';
const PUTS = '(?:put|add|include|stick|pop|insert|list)';
const HOLDS =
  "(?:i(?:'ve| have)?|ive)(?: also| just| now| recently)* (?:passed|finished|completed|did|done|got|gained|earned|achieved|obtained|graduated (?:with|from|in)|have|hold|studied)";
const TELLS_SCHOOL: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:and|also|so|hi|hey)[\s,]+)*${HOLDS}\s+(?:an? |my |the )?(?<told>[^\n?]{3,200}?)[,.;:]?\s+${POLITE}${PUTS}\s+(?:it|that|this)\s+(?:in|to|into|under|on|with)\s+(?:my |the )?${SECTION}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:to|in|into|under)\s+(?:my |the )?${SECTION}\s*(?::|,|-)?\s*(?:that )?(?:${HOLDS}\s+)?(?:an? |my |the )?(?<told>[^\n?]{3,200})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:that\s+)?(?:${HOLDS}\s+)?(?:an? |my |the )?(?<told>[^\n?]{3,200}?)\s+(?:to|in|into|under)\s+(?:my |the )?${SECTION}$`,
    'iu',
  ),
  /^(?:ضيف|[أا]ضف|حط|زود|اكتب)(?:ي|لي)?\s+(?:في|إلى|الى|لل|على|ب)\s?(?:قسم )?(?:ال)?(?:تعليم|دراسة|دراسه|مؤهلات)\s*[:：،]?\s*(?<told>[^\n؟]{3,160})$/u,
  /^(?:ضيف|[أا]ضف|حط|زود)(?:ي|لي)?\s+(?<told>[^\n؟]{3,160}?)\s+(?:في|إلى|الى|لل|ل|على|ب)\s?(?:قسم )?(?:ال)?(?:تعليم|دراسة|دراسه|مؤهلات)$/u,
];
const POLITE_END = /(?:\s+(?:too|as well|please|pls|thanks|لو سمحت))*[\s.,!]*$/iu;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const WHEN = new RegExp(
  String.raw`[\s,(]*(?:(?:from|in|since|last|this|of|during|between|finished|graduated|سنة|عام|في|من)\s)*(?:${MONTH}\.?,?\s)?\(?(?:19|20)\d\d\)?(?:\s?(?:-|–|to|until|till|and|الى|إلى|حتى)\s?(?:${MONTH}\.?,?\s)?(?:19|20)\d\d)?\)?`,
  'giu',
);
const YEARS = new RegExp(String.raw`(?:${MONTH}\.?,?\s)?\(?(?:19|20)\d\d`, 'giu');
const SAME_PLACE =
  /\b(?:the )?same (?<kind>college|school|university|uni|institute|place|academy|one)\b|(?:نفس) (?:ال)?(?<arabic>جامعه|كليه|معهد|مدرسه|مكان)/u;
const AT_PLACE = /(?:[,،]\s*|\s(?:at|from|with|في|من)\s)(?<place>(?:the )?\p{L}[^,،\n]{2,80})$/iu;

/** "i passed AAT level 4 in 2025, same college, put it in education"; null where a message tells nothing of the kind. */
export function addToldSchool(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().slice(0, 400).replace(POLITE_END, '');
  const told = TELLS_SCHOOL.map((tells) => tells.exec(text)?.groups?.told).find(Boolean);
  if (!told || !turn.resume || readRequest(turn.text).isQuestion) return null;
  const dates = [...toAsciiDigits(told).matchAll(YEARS)].flatMap(([date]) => dateIn(date.replace('(', '')) ?? []);
  const undated = told.replace(WHEN, '').trim();
  const same = SAME_PLACE.exec(fold(undated))?.groups;
  const withoutSame = undated
    .replace(/,?\s*(?:at |from )?(?:the )?same \p{L}+|[،,]?\s*(?:من |في )?نفس \p{L}+/iu, '')
    .trim();
  const place = same ? undefined : AT_PLACE.exec(withoutSame)?.groups?.place;
  const named = withoutSame.replace(place ? AT_PLACE : '', '').replace(/[\s,،]+$/u, '');
  if (!isName(named) || tellingStems(named).length === 0) return null;
  const institution = same ? placeLike(turn, same.kind ?? '') : place ? capitals(place, turn) : '';
  if (dates.length === 0 && institution === '') return askForFacts(turn, capitals(named, turn));
  const [first = '', last = first] = dates;
  const school = {
    degree: capitals(named, turn),
    institution,
    startDate: last === first ? '' : first,
    endDate: last,
  };
  return propose(turn, school);
}

const capitals = (named: string, turn: Turn): string =>
  titleAsWritten(named, turn)
    .replace(SHORT_NAMES, (name) => name.toUpperCase())
    .replace(/(?<=\s)(?:In|Of|And|For|The|At)(?=\s)/gu, (word) => word.toLowerCase());
/** Bodies and degrees that nobody writes in small letters. */
const SHORT_NAMES = /(?<!\p{L})(?:aat|acca|cima|cipd|hnd|hnc|nvq|btec|gcse|mba|cpa|cfa|pmp)(?!\p{L})/giu;

/** The institution of the resume that is of the kind which is said, else the newest. */
function placeLike({ resume }: Turn, kind: string): string {
  const schools = resume!.data.education.filter(({ isHidden }) => !isHidden);
  const like = schools.find(({ institution }) =>
    fold(institution).includes(fold(kind === 'uni' ? 'university' : kind)),
  );
  return (like ?? schools[0])?.institution ?? '';
}

const askForFacts = (turn: Turn, named: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `Where and when was it? Write it in one line: “add to my education: ${named}, City College, 2025”.`,
      ar: `أين ومتى كان ذلك؟ اكتبه في سطر واحد: «أضف إلى التعليم: ${named}، اسم الجهة، 2025».`,
    },
    { kind: 'asking' },
  );

function propose(turn: Turn, told: Pick<Education, 'degree' | 'institution' | 'startDate' | 'endDate'>): CoachAnswer {
  const { id, data } = turn.resume!;
  const school: Education = {
    id: randomUUID(),
    fieldOfStudy: '',
    location: '',
    url: '',
    current: false,
    score: '',
    courses: [],
    description: '',
    isHidden: false,
    ...told,
  };
  const at = data.education.findIndex(({ endDate, startDate }) => (endDate || startDate) <= school.endDate);
  const after = at < 0 ? [...data.education, school] : data.education.toSpliced(at, 0, school);
  return reply(
    turn,
    {
      en: `As you say. Nothing changes until you accept it.${school.institution === '' ? ' Where was it? Tell me, and I put it in.' : ''}`,
      ar: `كما قلت. لا يتغير شيء حتى تقبله.${school.institution === '' ? ' أين كان ذلك؟ قل لي فأضيفه.' : ''}`,
    },
    {
      about: { kind: 'school', id: school.id },
      proposals: [
        {
          resumeId: id,
          title: reply(turn, { en: 'Add to the education', ar: 'إضافة إلى التعليم' }).text,
          diffs: [{ label: reply(turn, { en: 'Education', ar: 'التعليم' }).text, before: '', after: lineOf(school) }],
          changes: changesBetween({ education: data.education }, { education: after }),
        },
      ],
    },
  );
}

const lineOf = ({ degree, institution, startDate, endDate }: Education): string =>
  [degree, institution, [startDate, endDate].filter(Boolean).join(' – ')].filter(Boolean).join(', ');

const CALLED =
  /^(?:(?:and|ok|no|so|btw|well|actually)[\s,]+)*(?:(?:it'?s|its|it is|that'?s|thats) (?:really |actually )?(?:called|named|titled)|the (?:full |whole |right |proper |exact )?(?:name|title) (?:of it )?(?:is|should be)|call it|(?:اسمه|اسمها|الاسم))\s+(?:an? |the )?["“]?(?<name>\p{L}[^\n?"”]{2,120}?)["”]?[\s.!]*$/iu;
/** "level 4": stays before a name that does not hold it. */
const STAYS = /\blevel \d\b/iu;

/** "its called professional diploma in accounting", of the school that was put in. */
export function nameSchool(turn: Turn, schoolId: string): CoachAnswer | null {
  const told = CALLED.exec(turn.text.trim().slice(0, 200))?.groups?.name;
  const school = turn.resume?.data.education.find(({ id }) => id === schoolId);
  if (!told || !school || !isName(told)) return null;
  const name = capitals(told, turn);
  const degree = STAYS.test(school.degree) && !STAYS.test(name) ? `${school.degree} ${name}` : name;
  const before = turn.resume!.data.education;
  return reply(
    turn,
    { en: 'As you say. Nothing changes until you accept it.', ar: 'كما قلت. لا يتغير شيء حتى تقبله.' },
    {
      about: { kind: 'school', id: schoolId },
      proposals: [
        {
          resumeId: turn.resume!.id,
          title: reply(turn, { en: 'Add to the education', ar: 'إضافة إلى التعليم' }).text,
          diffs: [
            {
              label: reply(turn, { en: 'Education', ar: 'التعليم' }).text,
              before: lineOf(school),
              after: lineOf({ ...school, degree }),
            },
          ],
          changes: changesBetween(
            { education: before },
            { education: before.map((each) => (each.id === schoolId ? { ...each, degree } : each)) },
          ),
        },
      ],
    },
  );
}

const IN_DOUBT =
  /\b(?:remove|delete|drop|take out|leave out|cut|keep|leave in|hide)\b.{0,80}(?:\?|\bor (?:keep|leave|not|should)\b|\bwhat do (?:yo)?u (?:think|say)\b|\bworth (?:it|keeping)\b)|\b(?:should i|shall i|do i|can i|is it (?:ok|worth|better)|would you)\b.{0,40}\b(?:remove|delete|drop|take out|leave out|cut|keep|leave|hide|mention|list|include)\b|(?:احذف|اشيل|امسح|اخلي|ابقي|اترك).{0,60}(?:ولا|او|شو رايك|ايش رايك|وش رايك|ايه رايك|[؟?])/u;
const HIGHER =
  /\b(?:b\.?sc|b\.?a|b\.?eng|bachelor\p{L}*|m\.?sc|m\.?a|mba|master\p{L}*|ph\.?d|doctor\p{L}*|degree|diploma)\b|بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس/u;
const KINDS: ReadonlySet<string> = new Set(
  ['degree', 'school', 'study', 'university', 'college', 'diploma'].flatMap(tellingStems),
);

/** "leave out my old jobs such as the school cook": no school, though one has that word in its name. */
const OF_JOBS =
  /\b(?:jobs?|roles?|positions?|work experience|employers?) (?:like|such as|as|from|at|before)\b|\b(?:early|old|older|first|previous) (?:jobs?|roles?|positions?)\b/u;

/** "remove the lebanon degree? or keep it": what speaks for a school of the resume; null where none is in doubt. */
export function adviseOnSchool(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (!turn.resume || !IN_DOUBT.test(words) || OF_JOBS.test(words)) return null;
  const schools = turn.resume.data.education.filter(({ isHidden }) => !isHidden);
  const said = tellingStems(words).filter((stem) => !KINDS.has(stem));
  const named = schools.filter((school) => {
    const own = new Set(
      tellingStems(
        Object.values(school)
          .filter((value) => typeof value === 'string')
          .join(' '),
      ),
    );
    return said.some((stem) => own.has(stem));
  });
  const [school, another] = named;
  if (!school || another) return null;
  const name = [school.degree, school.fieldOfStudy, school.institution].filter(Boolean).join(', ');
  const isHigher = HIGHER.test(fold(`${school.degree} ${school.fieldOfStudy}`));
  const isKept = isHigher || schools.length === 1;
  return reply(
    turn,
    isKept
      ? {
          en: `I would keep **${name}**, in one or two lines. A finished degree counts wherever it was taken: many employers ask for one, and without it your dates have a hole. If abroad, its equivalent can stand in brackets. The choice is yours.`,
          ar: `أبقي **${name}** في سطر أو سطرين. الشهادة المكتملة تُحسب أينما كانت: كثيرون يطلبونها، وبدونها يظهر فراغ في تواريخك. وإن كانت من بلد آخر فيمكن ذكر معادلتها بين قوسين. والقرار لك.`,
        }
      : {
          en: `I would leave **${name}** out: what you studied after it says more, and the line is better used. The choice is yours.`,
          ar: `أحذف **${name}**: ما درسته بعدها يقول أكثر، والسطر أنفع لغيره. والقرار لك.`,
        },
    {
      about: { kind: 'entry', text: name },
      choices: [{ en: `Remove ${name}`, ar: `احذف ${name}` }],
    },
  );
}
