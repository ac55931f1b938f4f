import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { isPast } from '../../../writing-help/verb-forms.ts';
import { matchAdvert } from '../../tools/advert-match.ts';
import { hasFigure } from '../../tools/has-figure.ts';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { languageOf, reply, type Said, sayIn } from '../language.ts';
import { knownAnswer } from '../search-knowledge.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';
import { lastAnswered } from './last.ts';

// What an answer of the knowledge base comes to for its asker: told with lines of the own resume, the rest left open.

const OF_MINE =
  /\b(?:examples?|sample|instance|story|stories|(?:model |sample )?answer|version|case|use|using|base it|based|apply (?:it|that|this)|with|from|for)\b.{0,25}\b(?:my|mine|own)\b.{0,12}\b(?:experience|resume|cv|background|jobs?|work|career|case|situation|life|lines?|profile|history|stuff|things|facts|details|words)\b|\b(?:from|with|using|for) (?:my (?:own )?(?:experience|resume|cv|background|work)|me)[\s.!?]*$|\b(?:what|how) would (?:i|mine|my (?:answer|one))\b.{0,20}\b(?:say|sound|look|be|answer)\b|\b(?:write|make|give|draft|show)\b.{0,12}\b(?:my|mine|me my) (?:own )?(?:answer|one|version|example)\b|(?:مثال|مثلا|جواب|اجابه|طبق\S*|اكتب\S*|استخدم\S*|عطني|اعطني|هات).{0,25}(?:خبرتي|سيرتي|شغلي|تجربتي|عملي|حالتي|من عندي)|من (?:خبرتي|سيرتي|شغلي|تجربتي)/u;
const WORDS_MAX = 20;
const OF_WEAKNESS: ReadonlySet<string> = new Set(['weakness']);
const OF_FAILURE: ReadonlySet<string> = new Set(['failure-question', 'conflict-question']);
const OF_FIT: ReadonlySet<string> = new Set(['why-hire-you', 'strengths', 'why-this-company']);
/** Only what is said in an interview has lines of a resume for an example. */
const INTERVIEWS = 'Interviews';
const ANY_EXAMPLE =
  /^(?:(?:give|show|tell) me |can (?:yo)?u (?:give|show) me |and |like |with )*(?:an? |one |some |any )?examples?(?: (?:please|pls))?[\s?.!]*$|^(?:عطني |اعطني |هات )?مثال[\s؟?.!]*$/u;

/** Null where no example of one's own is asked for, or the resume has no line to tell. */
export function exampleFromResume(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200)).trim();
  const about = lastAnswered(turn)?.about;
  if (about?.kind !== 'answer' || knownAnswer(about.id)?.topic !== INTERVIEWS) return null;
  const isMine = OF_MINE.test(words) && words.split(/\s+/).length <= WORDS_MAX;
  if (!isMine && !(ANY_EXAMPLE.test(words) && turn.resume)) return null;
  if (!turn.resume) return reply(turn, NEEDS_RESUME, { kind: 'asking', about });
  const [first, second] = proofsFor(turn, about.asked);
  if (!first) return null;
  const said = OF_WEAKNESS.has(about.id)
    ? ofWeakness(turn, first)
    : OF_FAILURE.has(about.id)
      ? ofTrouble(turn, first)
      : OF_FIT.has(about.id)
        ? (ofNeeds(turn) ?? ofDeed(turn, first, second))
        : ofDeed(turn, first, second);
  return reply(turn, said, { about, choices: [PRACTISE] });
}

/** The example that was just told, in another language; null where none was. */
export function exampleAgain(turn: Turn, answerIn: ChatLanguage): CoachAnswer | null {
  const wish = turn.history.at(-2);
  return wish?.role === 'user'
    ? exampleFromResume({ ...turn, text: wish.text, answerIn, history: turn.history.slice(0, -2) })
    : null;
}

const PRACTISE: Said = { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' };
const NEEDS_RESUME: Said = {
  en: 'For that I need your resume: add it with **+** below, and I build the example from its lines.',
  ar: 'أحتاج لذلك إلى سيرتك: أضفها بزر **+** في الأسفل فأبني المثال من أسطرها.',
};
const FILL_IN: Said = {
  en: 'What stands in brackets only you know; I do not make it up.',
  ar: 'ما بين الأقواس لا يعرفه غيرك، فأنا لا أختلقه.',
};

/** What somebody changed is a story; what is done every day is none. */
const TELLS_CHANGE =
  /^(?:cut|reduc\w+|introduc\w+|improv\w+|rais\w+|increas\w+|sav\w+|built|set up|creat\w+|launch\w+|won|grew|halved|doubled|led|trained|open\w+|brought|negotiat\w+|automat\w+|designed|found\w*)\b/iu;

/** "Analyst at Engine Works". */
export function jobOf({ resume }: Turn, { entryId, label }: ResumeLine): string {
  const job = resume!.data.workExperience.find(({ id }) => id === entryId);
  return job?.jobTitle && job.company ? `${job.jobTitle} at ${job.company}` : label;
}

/** An example of a deed that has to do with a topic, or of the deed that it names; null where no line tells one. */
export function exampleOn(turn: Turn, topic: string): Said | null {
  const wanted = tellingStems(topic);
  const lines = proofsFor(turn, topic);
  const own = ({ text }: ResumeLine) => {
    const stems = new Set(tellingStems(text));
    return wanted.filter((stem) => stems.has(stem)).length;
  };
  const [first, ...others] = lines.toSorted((a, b) => own(b) - own(a));
  const second = lines.find((line) => line !== first && line.entryId === first?.entryId) ?? others[0];
  return first ? ofDeed(turn, first, second) : null;
}

export function exampleOnWeakness(turn: Turn): Said | null {
  const [first] = proofsFor(turn, '');
  return first ? ofWeakness(turn, first) : null;
}

export function exampleOnMotive(turn: Turn): Said | null {
  const [line] = proofsFor(turn, '');
  return line
    ? {
        en: `An example with a line of your resume:\n\n> What draws me is [one thing of the advert that you want to do]. It is near to what I know: as ${jobOf(turn, line)}, ${spoken(line)}. And I chose you because [one thing of the firm that you looked up].\n\n${FILL_IN.en}`,
        ar: `مثال بسطر من سيرتك:\n\n> ما يجذبني هو [شيء من الإعلان تريد عمله]. وهو قريب مما أعرفه: في عملي (${line.label}): «${line.text}». واخترتكم لأن [شيء عن الشركة بحثت عنه].\n\n${FILL_IN.ar}`,
      }
    : null;
}

/** Lines that tell what was done and what came of it, those near to the question and the advert first. */
function proofsFor({ resume, advert }: Turn, asked: string): ResumeLine[] {
  const wanted = stemsOfText(`${asked}\n${advert.slice(0, 6_000)}`);
  const worth = ({ text }: ResumeLine) =>
    Number(hasFigure(text)) * 2 +
    Number(isPast(text.split(/\s/, 1)[0]!.toLowerCase())) +
    Number(TELLS_CHANGE.test(text)) * 2 +
    tellingStems(text).filter((stem) => wanted.has(stem)).length / 2;
  return linesOf(resume!.data).toSorted((a, b) => worth(b) - worth(a));
}

/** A line as one says it: "I cut the reply time". */
export function spoken({ text }: ResumeLine): string {
  const plain = text.replace(/[.;\s]+$/u, '');
  const [verb = ''] = plain.split(/\s/, 1);
  const isDeed = isPast(verb.toLowerCase()) || /^(?:lead|manage|run|train|answer|handle|own)$/iu.test(verb);
  return isDeed ? `I ${plain[0]!.toLowerCase()}${plain.slice(1)}` : `“${plain}”`;
}

/** What the advert asks for, each with the line that proves it; null where it has no two of them. */
function ofNeeds(turn: Turn): Said | null {
  if (turn.advert === '') return null;
  const lines = linesOf(turn.resume!.data);
  const proven = matchAdvert(turn.advert, turn.resume!.data).met.flatMap((skill) => {
    const line = lines.find(({ text }) => findTerm(tokenise(text), skill) !== null);
    return line ? [{ label: skill.label, line }] : [];
  });
  const [one, ...others] = proven;
  const other = others.find(({ line }) => line !== one!.line);
  if (!one || !other) return null;
  return {
    en: `An example from your resume and the advert:\n\n> You ask for ${one.label}: as ${jobOf(turn, one.line)}, ${spoken(one.line)}. You also ask for ${other.label}: as ${jobOf(turn, other.line)}, ${spoken(other.line)}. [One thing that others may lack.]\n\n${FILL_IN.en}`,
    ar: `مثال من سيرتك والإعلان:\n\n> تحتاجون إلى ${one.label}: «${one.line.text}» (${one.line.label}). وتحتاجون إلى ${other.label}: «${other.line.text}» (${other.line.label}). [شيء قد لا يملكه غيرك.]\n\n${FILL_IN.ar}`,
  };
}

const ofWeakness = (turn: Turn, line: ResumeLine): Said => ({
  en: `An example with what your resume shows you do about it:\n\n> I used to [the weakness, in half a sentence: one that this job survives]. It cost me [one time when it did harm]. What I do about it: [one habit], and it helps: as ${jobOf(turn, line)}, ${spoken(line)}.\n\n${FILL_IN.en} Which weakness is true is yours to say: your resume names none, and that is as it should be.`,
  ar: `مثال بما تظهره سيرتك مما تفعله بشأنها:\n\n> كنت [نقطة الضعف في نصف جملة، مما لا يضر هذه الوظيفة]. كلفتني [موقفًا واحدًا]. ما أفعله بشأنها: [عادة واحدة]، وقد أفادني ذلك: في عملي (${line.label}): «${line.text}».\n\n${FILL_IN.ar} وأنت من يعرف نقطة الضعف الحقيقية، فسيرتك لا تذكرها وهذا صحيح.`,
});

const ofTrouble = (turn: Turn, line: ResumeLine): Said => ({
  en: `An example built on a line of your resume:\n\n> As ${jobOf(turn, line)}, [what went wrong, or about what you disagreed, in one sentence]. I [what you did first, whom you spoke to]. What came of it: ${spoken(line)}. Since then I [what you do differently].\n\n${FILL_IN.en} Take another line of yours if the trouble belongs to that one.`,
  ar: `مثال مبني على سطر من سيرتك:\n\n> في عملي (${line.label}): [ما الذي ساء أو على ماذا اختلفتم، في جملة]. قمت [أول ما فعلته ومع من تحدثت]. والنتيجة: «${line.text}». ومنذ ذلك الحين [ما تفعله بشكل مختلف].\n\n${FILL_IN.ar} وخذ سطرًا آخر من سيرتك إن كان الموقف يخصه.`,
});

function ofDeed(turn: Turn, first: ResumeLine, second: ResumeLine | undefined): Said {
  const also = second && second.entryId === first.entryId ? ` In the same job ${spoken(second)}.` : '';
  const other = second
    ? sayIn(languageOf(turn))(
        `\n\nAnother line that carries a story: “${second.text}” (${second.label}).`,
        `\n\nسطر آخر يصلح قصة: «${second.text}» (${second.label}).`,
      )
    : '';
  return {
    en: `An example from your resume:\n\n> As ${jobOf(turn, first)}, [what the situation was, in one sentence]. ${spoken(first)}: [how you went about it, step by step].${also} I learnt [one thing that this job needs].\n\n${FILL_IN.en}${also ? '' : other}`,
    ar: `مثال من سيرتك:\n\n> في عملي (${first.label}): [ما كان الموقف، في جملة]. «${first.text}»: [كيف فعلت ذلك خطوة خطوة]. وتعلمت [شيئًا تحتاجه هذه الوظيفة].\n\n${FILL_IN.ar}${other}`,
  };
}
