import { fold } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import type { ResumeLine } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems } from './named-in-documents.ts';

const MANY: Readonly<Record<string, number>> = { ...NUMBER_WORDS, one: 1, a: 1, an: 1, couple: 2, few: 3, some: 3 };
const WRITES =
  '(?:help|put|write|give|make|draft|create|need|want|get|suggest|do|come up with|put together|prepare|can i (?:have|get)|add)';
const WANTS_BULLETS = new RegExp(
  `\\b${WRITES}\\b(?: (?:me|us|out|for me|up|po|some|it|put it nicely,?|nicely,?))* (?:(?<count>\\d|one|an?|two|(?:a )?couple(?: of)?|three|(?:a )?few|some|four|five) )?(?:(?:strong|good|nice|new|short|more|better|english|resume|cv) )*(?:bullets?(?: ?points?)?|lines|points)\\b(?:.{0,30}?)\\b(?:about|on|for|from|of|describing|covering|regarding) (?<topic>[^.;?!\\n]{3,120})`,
  'u',
);
const WANTS_ARABIC =
  /(?:اكتب|عطني|اعطني|اعمل|سو|سوي|جهز|ضيف|اضف|ابي|ابغي|بدي|اريد|عايز)(?:ي)?(?:\s?لي|لي)?\s(?:(?<count>[\dثخا]\S*|كم|بعض)\s)?(?<noun>نقطتين|نقطه|نقاط|نقط|سطرين|سطر|اسطر|سطور|بوليت\S*|جملتين)(?:[^.؟?\n]{0,40}?)\s(?:عن|حول|بخصوص|ل|من)\s(?<topic>[^.؟?\n]{3,120})/u;
const ARABIC_COUNT: readonly (readonly [RegExp, number])[] = [
  [/نقطتين|سطرين|جملتين/u, 2],
  [/ثلاث|3|٣/u, 3],
  [/اربع|4|٤/u, 4],
  [/خمس|5|٥/u, 5],
];
const USUAL = 2;
const MOST = 5;
/** A job or a place is named by them; the advert is another order. */
const NO_TOPIC =
  /^(?:(?:my|the|this|that|each|every|all|a) )?(?:cv|resume|job|jobs|advert|ad|role|position|experience|summary|profile|interview|letter)s?\b[\s.]*(?:please|pls)?$/u;

/** "a bullet for mill: this year I helped …": the line itself is told. */
const TELLS_DEED = /[:：]|\b(?:i|we) (?:also |have |just |recently )*\p{L}+(?:ed|t|n)\b/u;

interface Wish {
  count: number;
  topic: string;
}

function wishIn(text: string): Wish | null {
  const words = fold(text.slice(0, 400)).replace(/\s+/gu, ' ').trim();
  const arabic = WANTS_ARABIC.exec(words)?.groups;
  if (arabic?.topic) {
    const said = `${arabic.count ?? ''} ${arabic.noun ?? ''}`;
    return { count: ARABIC_COUNT.find(([how]) => how.test(said))?.[1] ?? USUAL, topic: arabic.topic };
  }
  const { count = '', topic } = WANTS_BULLETS.exec(words)?.groups ?? {};
  if (!topic || NO_TOPIC.test(topic) || TELLS_DEED.test(topic)) return null;
  const named = count.replace(/^a (?=couple|few)|\sof$/gu, '').trim();
  return { count: Math.min(MOST, Number(named) || MANY[named] || USUAL), topic };
}

/** "two bullets on that": on what the message before told. */
function withTopicBefore({ history }: Turn, wish: Wish | null): Wish | null {
  const before = history.findLast(({ role }) => role === 'user')?.text;
  return wish && before && /^(?:it|that|this|them|these|those)\b/u.test(wish.topic) ? { ...wish, topic: before } : wish;
}

/** Lines on a topic of the resume, from what it says of it, and frames for the rest; null where no such lines are wanted, or it says nothing of the topic. */
export function bulletsOnTopic(turn: Turn): CoachAnswer | null {
  const { resume, advert } = turn;
  const wish = resume ? withTopicBefore(turn, wishIn(turn.text)) : null;
  if (!resume || !wish || namingStems(wish.topic).length === 0) return null;
  const found = linesNamed(wish.topic, resume.data, wish.count);
  const [first] = found;
  if (!first) return null;
  const entries = entriesNamed(wish.topic, resume.data, 1);
  const demand = demandNamed(wish.topic, advert);
  const job = resume.data.workExperience.find(({ id }) => id === first.entryId);
  const isNow = job?.current ?? false;
  const written = found.map((line) => asDeed(line, isNow));
  const [paper] = entries;
  if (written.length < wish.count && paper && !first.text.includes(paper))
    written[0] = `${written[0]}; trained for it (${paper.replace(/[()]/gu, '')})`;
  const frames = framesFor(demand, isNow).slice(0, Math.max(0, wish.count - written.length));
  const bullets = [...written, ...frames].map((line) => `> - ${line}`).join('\n');
  return reply(
    turn,
    {
      en: `From what your resume says of it${frames.length > 0 ? ', and a frame for what it does not say yet (fill in the brackets, strike it where it is not so)' : ''}:\n\n${bullets}\n\n${demand ? `The advert asks: “${demand}”. ` : ''}What did you do in it yourself, how often, and what changed by it? One figure of yours, and I put it into the line.`,
      ar: `مما تقوله سيرتك عنه${frames.length > 0 ? '، مع قالب لما لا تذكره بعد (أكمل ما بين الأقواس واحذفه إن لم يصح)' : ''}:\n\n${bullets}\n\n${demand ? `يطلب الإعلان: «${demand}». ` : ''}ماذا فعلت فيه بنفسك، وكم مرة، وماذا تغيّر؟ رقم واحد منك وأضعه في السطر.`,
    },
    { about: { kind: 'line', entryId: first.entryId, text: first.text, deed: 'figures asked' } },
  );
}

/** "Member of the committee since 2023" begins with what one does. */
function asDeed({ text }: ResumeLine, isNow: boolean): string {
  const plain = text.replace(/[.\s]+$/u, '');
  const since = /\s+since (?<year>(?:19|20)\d\d)$/iu.exec(plain)?.groups?.year;
  const member = /^(?:active )?member of (?:the |an? )?(?<what>.+)$/iu.exec(
    since ? plain.replace(/\s+since .*$/iu, '') : plain,
  );
  if (!member) return rewordLine(plain);
  return `${isNow ? 'Serve' : 'Served'} on the ${member.groups!.what}${since ? ` (since ${since})` : ''}`;
}

/** What an advert asks for, as a line that its writer fills in. */
function framesFor(demand: string | null, isNow: boolean): string[] {
  const verb = isNow ? 'Carry out' : 'Carried out';
  const begins = demand ? demand[0]!.toLowerCase() + demand.slice(1).replace(/[.\s]+$/u, '') : '';
  const isDeed = demand !== null && /^\p{L}+s? (?:of |for |the |and |reviews?|checks?|reports?)?/u.test(demand);
  return [
    demand && isDeed
      ? `${verb} ${keepsCapital(demand) ? demand.replace(/[.\s]+$/u, '') : begins}: [how many a month], [what came of it]`
      : '',
    '[What I did in it myself], [how often], [what was different afterwards]',
    '[Whom I worked with in it], [what we decided or delivered]',
  ].filter(Boolean);
}

const keepsCapital = (text: string): boolean => /^\p{Lu}{2}/u.test(text);
