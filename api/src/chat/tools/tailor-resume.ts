import { findTerm } from '@vitae/language/adverts/find-term';
import { orderToModel } from '@vitae/language/orders';
import { tokenise } from '@vitae/language/tokens';
import { z } from 'zod';
import { stemsOfText, tellingStems } from '../coach/asked-words.ts';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type Turn } from '../coach/turn.ts';
import { addSkills, skillsToAdd } from './add-skills.ts';
import { comesNear, matchAdvert } from './advert-match.ts';
import { askForAdvert, askForResume } from './ask-for.ts';
import { linesOf, nameOfJob } from './resume-lines.ts';
import { tailorSummary } from './tailor-summary.ts';
import { defineTool } from './tool.ts';

const NAMED_MAX = 12;
/** Jobs whose lines are put in order: what is older is read by few. */
const JOBS_MAX = 2;
const ADVERT_READ = 8_000;
/** A line with a figure is read first whatever it is about: so many fitting words it counts as. */
const OF_PROOF = 3;

/** Proposes all that a resume can do for an advert without a new claim: summary, skills, the order of lines. */
export const tailorResume = defineTool({
  name: 'tailor_resume',
  description:
    'Proposes what fits the user’s resume to the advert: a summary, skills that its jobs prove, and the fitting lines first; names what the advert asks for and the resume does not show.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const { resume, advert } = turn;
    if (!resume) return askForResume(turn);
    if (advert === '') return askForAdvert(turn);
    const say = sayIn(languageOf(turn));
    const match = matchAdvert(advert, resume.data);
    const { title, missing, near, besides } = match;
    const skills = skillsToAdd(turn).map(({ label }) => label);
    const proposals = [
      ...tailorSummary.run({}, turn).proposals,
      ...(skills.length > 0 ? addSkills.run({}, turn).proposals : []),
      ...fittingLinesFirst(turn, match),
    ];
    const open = missing.slice(0, NAMED_MAX).map(({ label }) => label);
    const named = [...open, ...besides.map(({ en, ar }) => say(en, ar))];
    const notClaimed =
      named.length > 0
        ? say(
            `\n\nThe advert also asks for **${named.join(', ')}**. Your resume does not name it, so I claim none of it. Which of these have you done, and where?`,
            `\n\nيطلب الإعلان أيضًا **${named.join('، ')}** ولا تذكره سيرتك، فلم أدّعِ شيئًا منه. أيها عملته وأين؟`,
          )
        : '';
    const inOtherWords =
      near.length > 0
        ? say(
            `\n\nThese you tell in other words; where it is the same, use the advert’s word in that line:\n\n${listOf(near)}`,
            `\n\nوهذه تذكرها بكلمات أخرى؛ فإن كانت الشيء نفسه فاستخدم كلمة الإعلان في السطر:\n\n${listOf(near)}`,
          )
        : '';
    const strange = orderToModel(advert)
      ? say(
          '\n\nThe advert holds sentences addressed to a program. I took no notice of them; such an advert deserves a second look before you send anything.',
          '\n\nفي الإعلان جمل موجهة إلى برنامج، ولم ألتفت إليها. إعلان كهذا يستحق التدقيق قبل أن ترسل شيئًا.',
        )
      : '';
    return answerOf(
      say(
        `For **${title || 'this advert'}**, from your own facts. Accept what you agree with; nothing changes before.`,
        `لوظيفة **${title || 'هذا الإعلان'}** من حقائقك أنت. اقبل ما توافق عليه، ولا يتغير شيء قبل ذلك.`,
      ) +
        notClaimed +
        inOtherWords +
        strange,
      {
        proposals,
        about: named.length > 0 ? { kind: 'skills asked', names: named } : null,
        choices: open.slice(0, 3).map((label) => say(`I have ${label}, add it`, `لدي ${label}، أضفها`)),
      },
    );
  },
});

/** "Cut write-offs by 18%". */
const TELLS_RESULT =
  /^\W*(?:cut|reduc|rais|increas|sav|grew|grow|improv|halv|doubl|won|brought|lower|boost|shorten)\p{L}*\b[^\n]*\d/iu;

const NEAR_MAX = 4;
const listOf = (near: readonly { label: string; line: string }[]): string =>
  near
    .slice(0, NEAR_MAX)
    .map(({ label, line }) => `- **${label}**: “${line}”`)
    .join('\n');

/** The lines of the latest jobs in the order in which they speak for the advert. */
function fittingLinesFirst(turn: Turn, { met, near }: ReturnType<typeof matchAdvert>): ProposedChange[] {
  const resume = turn.resume!;
  const say = sayIn(languageOf(turn));
  const wanted = stemsOfText(turn.advert.slice(0, ADVERT_READ));
  const weightOf = (text: string) =>
    new Set(tellingStems(text).filter((word) => wanted.has(word))).size + (/\d/.test(text) ? OF_PROOF : 0);
  const told = new Set(near.map(({ line }) => line));
  const answers = (text: string) => {
    const tokens = tokenise(text);
    // What somebody has brought about goes down for nothing.
    return (
      TELLS_RESULT.test(text) ||
      told.has(text) ||
      met.some((skill) => findTerm(tokens, skill) !== null || comesNear(text, skill.label))
    );
  };
  return resume.data.workExperience
    .filter(({ isHidden }) => !isHidden)
    .slice(0, JOBS_MAX)
    .flatMap((job) => {
      const lines = linesOf(resume.data).filter(({ entryId }) => entryId === job.id);
      const written = job.description.split('\n').filter((line) => line.trim() !== '');
      // What is no plain list keeps its order.
      if (written.length !== lines.length) return [];
      const order = lines
        .map((line, index) => ({ text: written[index]!, answers: answers(line.text), weight: weightOf(line.text) }))
        // What answers the advert goes down for no line that does not.
        .toSorted((a, b) => Number(b.answers) - Number(a.answers) || b.weight - a.weight);
      const after = order.map(({ text }) => text).join('\n');
      if (after === job.description) return [];
      return [
        {
          resumeId: resume.id,
          title: say('Put the fitting lines first', 'الأسطر المناسبة أولًا'),
          diffs: [
            {
              label: nameOfJob(job),
              before: job.description,
              after,
            },
          ],
          changes: [{ path: ['workExperience', job.id, 'description'], before: job.description, after }],
        },
      ];
    });
}
