import { fold } from '@vitae/language/fold';
import { capital } from '../tools/first-letter.ts';
import { hasFigure } from '../tools/has-figure.ts';
import { changeLines, linesOf, nameOfJob, type ResumeLine } from '../tools/resume-lines.ts';
import { rewordLine } from '../tools/reword-line.ts';
import { FIELDS, TRADES, type Trade } from '../tools/words-of-trades.ts';
import { employerNamed, employersByPlace } from './employers.ts';
import { reply, type Said } from './language.ts';
import { readRequest } from './request.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

// "reword this section so that it speaks to corporate training": a job told for another trade than its own, with no other
// facts and no other title.

const REWORDS =
  /\b(?:re-?word\w*|re-?writ\w*|re-?work\w*|re-?phras\w*|re-?fram\w*|re-?position\w*|translat\w*|adapt\w*|adjust\w*|chang\w*|convert\w*|spin|redo|tweak|make (?:it|my|the|this|them)|put (?:it|this|them|my)|fix|write|update|turn)\b|(?:صيغ|صغ|عدل|غير|حول)\S*/u;
const SPEAKS_TO =
  /\b(?:so (?:that )?(?:it|they|this)|to|that) (?:\p{L}+ )?(?:speaks?|sounds?|reads?|fits?|appeals?|works?|suits?|looks?|makes? sense|relates?|applies|translates?|matches)\b|\b(?:for|into|in|to) (?:the |an? )?(?:\p{L}+ )?(?:world|field|sector|industry|language|terms|speak|people|recruiters?|career|side)\b|\b(?:less|not|without|stop|too)(?: \p{L}+){0,2} (?:like )?(?:an? )?(?:\p{L}+y? )?(?:teacher\w*|school\w*|soldier|military|army|waiter|waitress|shop\w*|retail\w*|nurse|nursing|hotel|hospitality|kitchen|cashier|classroom|barista)\b|\bfor (?:an? )?(?:corporate|office|business|non[- ]\p{L}+|hr|l ?& ?d|tech|sales|marketing|project|operations?|customer|data|admin\w*)\b/u;
/** "less like a teacher": away from the trade of the job, wherever it goes. */
const LESS_LIKE =
  /\b(?:less|not|without|stop|too|worried about)(?: \p{L}+){0,2} (?:like )?(?:an? )?(?:teacher\w*|school\w*|soldier|military|army|waiter|waitress|shop\w*|retail\w*|nurse|nursing|hotel|hospitality|kitchen|cashier|classroom|barista)\b/u;
const MOVES_TO =
  /\b(?:i|i'?d|i'?m|im|want|like|trying|hoping|planning|looking|wish|me)\b.{0,40}\b(?:move|moving|switch\w*|change|changing|transition\w*|pivot\w*|go(?:ing)?|get(?:ting)?|break(?:ing)?|cross\w*|leav\w+)\b.{0,40}?\b(?:to|into|for)\b (?<field>[^.?!\n]{2,80})/u;
const THIS_JOB = /\b(?:this|that|the) (?:\p{L}+ ){0,2}?(?:job|role|post|position|advert|ad|vacancy)\b/u;
const ONE_LINE = /\b(?:bullet|line|point|sentence)\b(?!s)/u;
const WORDS_MAX = 70;

/** Null where no other trade than that of the job is named, or nothing is to be put in other words. */
export function rewordForOtherTrade(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 500)).trim();
  const { things } = readRequest(turn.text);
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || !REWORDS.test(words) || ONE_LINE.test(words))
    return null;
  if (['letter', 'mail', 'interview', 'offer', 'summary'].some((thing) => things.has(thing))) return null;
  if (turn.advert !== '' && THIS_JOB.test(words)) return null;
  if (![SPEAKS_TO, MOVES_TO, LESS_LIKE].some((says) => says.test(words))) return null;
  const employer = employerNamed(turn, turn.text) ?? employersByPlace(turn, turn.text)[0] ?? null;
  const isOfLines =
    employer !== null || /\b(?:section|part|lines?|bullets?|points?|experience|jobs?|cv|resume|role)\b/u.test(words);
  const job = turn.resume.data.workExperience.find(
    ({ company, isHidden }) => !isHidden && (employer === null || company === employer),
  );
  if (!job || !isOfLines) return null;
  const own = fold([job.jobTitle, job.company, job.description].join(' '));
  const trade = TRADES.find(({ isOf }) => isOf.test(own));
  const field = fieldIn(turn, words, employer);
  return trade && field
    ? propose(
        turn,
        trade,
        field,
        linesOf(turn.resume.data).filter(({ entryId }) => entryId === job.id),
      )
    : null;
}

/** What is aimed at: in this message, else in what was said before. */
function fieldIn({ history }: Turn, words: string, employer: string | null) {
  const plain = employer ? words.replace(fold(employer), ' ') : words;
  const aim = MOVES_TO.exec(plain)?.groups?.field ?? plain;
  const texts = [aim, plain, ...textsOfUser(history).toReversed().map(fold)];
  const named = texts.map((text) => FIELDS.find(([names]) => names.test(text))).find(Boolean);
  return named ?? (LESS_LIKE.test(words) ? FIELDS.at(-1)! : undefined);
}

function propose(
  turn: Turn,
  trade: Trade,
  [, field, wanted]: (typeof FIELDS)[number],
  lines: readonly ResumeLine[],
): CoachAnswer | null {
  const gone = lines.filter(({ text }) => trade.ofItAlone.test(text) && !hasFigure(text));
  const kept = lines
    .filter((line) => !gone.includes(line))
    .map((line) => ({ line, after: inPlainWords(line.text, trade) }))
    .map((each) => ({ ...each, worth: worthOf(each.after, wanted) }));
  const sorted = kept.toSorted((a, b) => b.worth - a.worth);
  const [first] = lines;
  const before = turn.resume!.data.workExperience.find(({ id }) => id === first?.entryId)?.description ?? '';
  if (!first || lines.length !== before.split('\n').filter((line) => line.trim() !== '').length) return null;
  // In the places of the lines stand those that speak for the field first.
  const texts = new Map(lines.map((line, at) => [line.index, sorted[at]?.after ?? null] as const));
  const change = changeLines(turn.resume!.data, first, texts);
  if (change.after === change.before) return null;
  const { skills, certifications } = turn.resume!.data;
  const helpful = [...certifications.blocks.map(({ text }) => text), ...skills.map(({ name }) => name)].filter((text) =>
    wanted.test(text),
  );
  const job = turn.resume!.data.workExperience.find(({ id }) => id === first.entryId)!;
  const said: Said = {
    en: [
      `The lines of **${nameOfJob(job)}** in words that **${field}** reads, what speaks for it first. Nothing is in them that you did not say, and the title stays, since it is what you were. Nothing changes until you accept it.`,
      gone.length > 0
        ? `Out go: ${gone.map(({ text }) => `“${text}”`).join(', ')}. They say nothing to that world.`
        : '',
      helpful.length > 0
        ? `Bring these higher up, since they are of that world already: **${helpful.slice(0, 4).join('**, **')}**.`
        : '',
      'Tell me for how many people, how often and what came of it, and I put that in.',
    ]
      .filter(Boolean)
      .join('\n\n'),
    ar: [
      `أسطر **${nameOfJob(job)}** بكلمات يفهمها المجال الجديد، وما يناسبه أولًا. ليس فيها ما لم تقله، ويبقى المسمى كما كان. لا يتغير شيء حتى تقبله.`,
      gone.length > 0 ? `وتُحذف: ${gone.map(({ text }) => `«${text}»`).join('، ')}.` : '',
      helpful.length > 0 ? `وارفع هذه إلى الأعلى: **${helpful.slice(0, 4).join('**، **')}**.` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
  return reply(turn, said, {
    about: { kind: 'lines', employer: job.company, deed: 'reworded' },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Reword for another field', ar: 'صياغة لمجال آخر' }).text,
        diffs: [
          ...sorted.map(({ line, after }) => ({ label: nameOfJob(job), before: line.text, after })),
          ...gone.map(({ text }) => ({ label: nameOfJob(job), before: text, after: '' })),
        ],
        changes: [change],
      },
    ],
    choices: [
      { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' },
      { en: 'Remove the unnecessary things from my resume', ar: 'احذف الأشياء غير الضرورية من سيرتي' },
    ],
  });
}

/** A figure proves in any trade; words of the field say that it is the same work. */
const worthOf = (text: string, wanted: RegExp): number =>
  (text.match(new RegExp(wanted.source, 'giu'))?.length ?? 0) + (hasFigure(text) ? 1 : 0);

const BUDGET = /^(?<what>budget) for (?<of>.+?),? (?<sum>(?:[A-Z]{1,3}|[$€£])\s?\d[\d ,.]*(?:k|m)?)$/iu;
/** "pass rate 91% (2020) to 98% (2024)": what rose, without a word on who raised it. */
const ROSE =
  /^(?<what>[\p{L} ]{4,60}?) (?:from )?(?<from>\d[\d.]*) ?%(?<when>\s?\([^)]*\))? (?:to|-|–) (?<to>\d[\d.]*) ?%(?<then>\s?\([^)]*\))?$/u;

function inPlainWords(text: string, { words }: Trade): string {
  const plain = words.reduce((said, [own, common]) => said.replace(own, common), text);
  const budget = BUDGET.exec(plain)?.groups;
  if (budget) return `Managed a budget of ${budget.sum} for ${budget.of}`;
  const rose = ROSE.exec(plain)?.groups;
  if (rose) {
    const moved = Number(rose.to) > Number(rose.from) ? 'rose' : 'fell';
    return `${rose.what} ${moved} from ${rose.from}%${rose.when ?? ''} to ${rose.to}%${rose.then ?? ''}`;
  }
  const said = rewordLine(plain);
  return capital(said);
}
