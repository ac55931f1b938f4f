import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, reply, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type Turn } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { leanLine } from './lean-line.ts';
import { type LineWithResult, withResultNearby } from './result-nearby.ts';
import { changeLines, findLine, linesOf, type ResumeLine, textOfResume } from './resume-lines.ts';
import { isStillWeak, rewordLine } from './reword-line.ts';
import { inTenseOfJob, withVerbInTense } from './tense-of-job.ts';
import { defineTool } from './tool.ts';
import { withoutWordiness } from './wordy-phrases.ts';

/** More changes at once than these nobody weighs one by one. */
const LINES_MAX = 10;

const FIGURE = /\d[\d.,]*/g;

/** Proposes other words for lines of the resume. What nobody has said is not added. */
export const rewriteBullets = defineTool({
  name: 'rewrite_bullets',
  description:
    'Proposes new wording for a line of the user’s resume, as a change that the user may accept. Give `line` (as it stands) and `rewritten`; without them all weak lines are tightened, those of `employer`, or of the entry of that id, alone where it is given, and those that hold one of the phrases in `saying`, with the summary, where these are given. A figure or name that the resume does not hold is refused.',
  input: z.object({
    line: z.string().max(600).optional(),
    rewritten: z.string().max(600).optional(),
    employer: z.string().max(200).optional(),
    entryId: z.string().max(100).optional(),
    saying: z.array(z.string().min(2).max(60)).max(6).optional(),
  }),
  run({ line: quoted, rewritten, employer: named, entryId, saying }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return quoted && !rewritten ? tightenQuoted(quoted, turn) : askForResume(turn);
    const say = sayIn(languageOf(turn));
    const isMeant = (text: string) => !saying || saying.some((phrase) => fold(text).includes(fold(phrase)));
    const employer = named ?? (resume.data.workExperience.find(({ id }) => id === entryId)?.company || undefined);
    const lines = linesOf(resume.data).filter(
      (line) => (entryId ? line.entryId === entryId : !employer || line.label.includes(employer)) && isMeant(line.text),
    );
    if (quoted) {
      const line = findLine(lines, quoted);
      if (!line) return rewritten ? notFound(turn) : tightenQuoted(quoted, turn);
      const after = rewritten ?? leanLine(resume.data, line);
      const invented = figuresNotIn(after, textOfResume(resume.data) + turn.text);
      if (invented.length > 0) {
        return answerOf(`Not proposed: ${invented.join(', ')} stands neither in the resume nor in what the user said.`);
      }
      const joined = rewritten ? null : withResultNearby(resume.data, line, after);
      if (joined) return joinResult(line, joined, turn);
      if (after === line.text) return alreadyTight([line], turn);
      return answerOf(
        (after.length < line.text.length
          ? say(
              'Here is a tighter version. Nothing changes until you accept it.',
              'هذه صياغة أكثر إحكامًا. لا يتغير شيء حتى تقبلها.',
            )
          : say(
              'Here it is with what you did in front. Nothing changes until you accept it.',
              'هذا هو مع ما فعلته في أوله. لا يتغير شيء حتى تقبله.',
            )) + hint([{ line, after }], turn),
        {
          about: { kind: 'line', entryId: line.entryId, text: after, deed: 'changed' },
          proposals: proposalsFor(resume, [{ line, after }], turn),
        },
      );
    }
    const tightened = lines
      .map((line) => ({ line, after: rewordedInJob(resume.data, line) }))
      .filter(({ line, after }) => after !== line.text);
    const summary = saying ? summaryWithout(isMeant, turn) : [];
    if (saying && lines.length === 0 && summary.length === 0) return nowhere(saying, turn);
    if (tightened.length === 0 && summary.length === 0) return alreadyTight(lines, turn);
    return answerOf(
      // Where nothing but the spelling is mended, nothing is said against the line.
      (tightened.length > 0 && tightened.every(({ line, after }) => fold(after) === fold(line.text))
        ? say(
            'In these lines I mended only the spelling. Accept what you like.',
            'صححت الإملاء فقط في هذه الأسطر. اقبل ما يعجبك.',
          )
        : say(
            'These lines begin with filler or hide the verb. I changed the wording only, nothing that you said. Accept what you like.',
            'هذه الأسطر تبدأ بحشو أو تخفي الفعل. غيّرت الصياغة فقط دون أي معنى. اقبل ما يعجبك.',
          )) + hint(tightened.slice(0, LINES_MAX), turn),
      {
        about: { kind: 'lines', employer: employer ?? null, deed: 'reworded' },
        proposals: [...summary, ...proposalsFor(resume, tightened.slice(0, LINES_MAX), turn)],
      },
    );
  },
});

/** "Helped with the survey. 48 plots, 3 sites": what was counted is of the deed before it. */
const FIGURES_BEHIND = /(?<=\p{Ll}{2})\. (?=\d+ \p{Ll})/u;

const rewordedInJob = (resume: Resume, line: ResumeLine): string =>
  withVerbInTense(
    resume,
    line,
    inTenseOfJob(resume, line, rewordLine(withoutWordiness(line.text)).replace(FIGURES_BEHIND, ': ')),
  );

/** Two lines of one job as one: what was done, and what came of it. */
function joinResult(line: ResumeLine, { text, result }: LineWithResult, turn: Turn): CoachAnswer {
  const resume = turn.resume!;
  const changes = new Map<number, string | null>([
    [line.index, text],
    [result.index, null],
  ]);
  return reply(
    turn,
    {
      en: `What came of it stands in another line of that job (“${result.text}”): together they are one strong line. Accept it only if the one had to do with the other.\n\n> ${text}`,
      ar: `نتيجته مذكورة في سطر آخر من الوظيفة نفسها («${result.text}»)، ومعًا يصبحان سطرًا قويًا. اقبله فقط إن كان أحدهما متصلًا بالآخر.\n\n> ${text}`,
    },
    {
      about: { kind: 'line', entryId: line.entryId, text, deed: 'changed' },
      proposals: [
        {
          resumeId: resume.id,
          title: reply(turn, { en: 'Join deed and result', ar: 'ضم الفعل والنتيجة' }).text,
          diffs: [{ label: line.label, before: `${line.text}\n${result.text}`, after: text }],
          changes: [changeLines(resume.data, line, changes)],
        },
      ],
    },
  );
}

/** The summary with other words for its sentences that begin as is said. */
function summaryWithout(isMeant: (text: string) => boolean, turn: Turn): ProposedChange[] {
  const resume = turn.resume!;
  const say = sayIn(languageOf(turn));
  const before = resume.data.personal.profile;
  const after = before
    .split(/(?<=[.!?])(\s+)/u)
    .map((sentence) =>
      isMeant(sentence) ? rewordLine(sentence.replace(/\.$/, '')) + (/\.$/.exec(sentence)?.[0] ?? '') : sentence,
    )
    .join('');
  if (after === before) return [];
  return [
    {
      resumeId: resume.id,
      title: say('Rewrite the summary', 'إعادة كتابة الملخص'),
      diffs: [{ label: say('Summary', 'الملخص'), before, after }],
      changes: [{ path: ['personal', 'profile'], before, after }],
    },
  ];
}

function nowhere(phrases: readonly string[], turn: Turn): CoachAnswer {
  const named = phrases.map((phrase) => `“${phrase}”`).join(', ');
  return reply(turn, {
    en: `${named} stands nowhere in your resume, so I change nothing.`,
    ar: `${named} غير موجود في سيرتك، فلا أغيّر شيئًا.`,
  });
}

interface RewordedLine {
  line: ResumeLine;
  after: string;
}

/** One for each entry: two changes of the same description could not both be accepted. */
function proposalsFor(
  resume: NonNullable<Turn['resume']>,
  reworded: readonly RewordedLine[],
  turn: Turn,
): ProposedChange[] {
  const say = sayIn(languageOf(turn));
  const byEntry = Map.groupBy(reworded, ({ line }) => line.entryId);
  return [...byEntry.values()].map((own) => ({
    resumeId: resume.id,
    title: own.length === 1 ? say('Rewrite a line', 'إعادة صياغة سطر') : say('Rewrite lines', 'إعادة صياغة أسطر'),
    diffs: own.map(({ line, after }) => ({ label: line.label, before: line.text, after })),
    changes: [changeLines(resume.data, own[0]!.line, new Map(own.map(({ line, after }) => [line.index, after])))],
  }));
}

function figuresNotIn(text: string, known: string): string[] {
  const figures = new Set(known.match(FIGURE) ?? []);
  return (text.match(FIGURE) ?? []).filter((figure) => !figures.has(figure));
}

function notFound(turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  return answerOf(say('This line does not stand in the resume.', 'هذا السطر ليس في السيرة.'));
}

/** A line that stands in no resume here: its words only. */
function tightenQuoted(quoted: string, turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const after = rewordLine(quoted);
  const figure = /\d/.test(quoted)
    ? ''
    : say(
        '\n\nIt would be stronger with a figure: how many, how often, how large, or what was different afterwards?',
        '\n\nسيكون أقوى مع رقم: كم العدد، كم مرة، ما الحجم، أو ماذا تغيّر بعدها؟',
      );
  if (after === quoted.trim()) {
    return answerOf(say('The wording is fine: it begins with what you did.', 'الصياغة جيدة: تبدأ بما فعلته.') + figure);
  }
  return answerOf(`${say('I would write it like this:', 'أكتبه هكذا:')}\n\n> ${after}${figure}`);
}

function alreadyTight(lines: readonly ResumeLine[], turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const asIs = lines.map((line) => ({ line, after: line.text }));
  const isSound = !lines.some(({ text }) => isStillWeak(text));
  const [only, another] = lines;
  if (only && !another && isSound) return soundLine(only, turn);
  return answerOf(
    (isSound
      ? say('The wording is sound: your lines begin with what you did.', 'الصياغة سليمة: أسطرك تبدأ بما فعلته.')
      : say('Other words alone make it no stronger.', 'لا تقوّيه صياغة أخرى وحدها.')) + hint(asIs, turn),
    {
      about:
        lines.length === 1
          ? { kind: 'line', entryId: lines[0]!.entryId, text: lines[0]!.text, deed: 'changed' }
          : { kind: 'lines', employer: null, deed: 'reworded' },
    },
  );
}

/** A line that no other words make stronger, and what would. */
function soundLine({ entryId, text }: ResumeLine, turn: Turn): CoachAnswer {
  const said: Said = TELLS_RESULT.test(text)
    ? {
        en: `“${text}”\n\nThis line is sound: it begins with what you did, and it has its result. Only a fact of yours makes it stronger: over which time, against what it was before, or what it was worth in money.`,
        ar: `«${text}»\n\nهذا السطر سليم: يبدأ بما فعلته وفيه نتيجته. ولا يقويه إلا حقيقة منك: في أي مدة، وكيف كان قبلها، وكم وفّر من المال.`,
      }
    : {
        en: `“${text}”\n\nThis line is sound in its wording: it begins with what you did. What it lacks is what came of it: less time, fewer errors, money saved, who relied on it. Tell me that in a sentence, and I put it in.`,
        ar: `«${text}»\n\nصياغة هذا السطر سليمة: يبدأ بما فعلته. ما ينقصه هو النتيجة: وقت أقل، أخطاء أقل، مال وُفّر، من اعتمد عليه. قلها لي في جملة وأضيفها.`,
      };
  return reply(turn, said, { about: { kind: 'line', entryId, text, deed: 'figures asked' } });
}
const TELLS_RESULT =
  /\d\s?(?:%|percent)|\b(?:cut|reduc\w+|rais\w+|increas\w+|sav\w+|grew|doubled|halved|won)\b.*\d|\bfrom \d.* to \d|\b(?:no|zero) (?:\p{L}+ ){0,2}(?:adjustments?|accidents?|incidents?|injur(?:y|ies)|findings?|complaints?|errors?|losses|shortages?|penalt(?:y|ies)|deviations?|returns|defects?|delays?|violations?|turnover)\b/iu;

const HINTS_MAX = 3;

/** What only the writer can add, as questions back: the deed behind a line that tells of help, and a figure. */
function hint(reworded: readonly RewordedLine[], turn: Turn): string {
  const say = sayIn(languageOf(turn));
  const listed = (lines: readonly string[]) => lines.map((text) => `\n- ${text}`).join('');
  const weak = reworded.map(({ after }) => after).filter(isStillWeak);
  const bare = reworded.map(({ after }) => after).filter((after) => !weak.includes(after) && !/\d/.test(after));
  return [
    weak.length > 0
      ? `${say('Helping stays help, since more would be made up. What did you do in it yourself, and for how many people?', 'المساعدة تبقى مساعدة، فما زاد عنها اختلاق. ماذا فعلت فيها بنفسك ولكم شخص؟')}\n${listed(weak.slice(0, HINTS_MAX))}`
      : '',
    bare.length > 0
      ? `${say('What would help more is a figure. How many, how often, or what was different afterwards in:', 'ما يفيد أكثر هو رقم. كم العدد أو ماذا تغيّر بعدها في:')}\n${listed(bare.slice(0, HINTS_MAX))}`
      : '',
  ]
    .filter(Boolean)
    .map((text) => `\n\n${text}`)
    .join('');
}
