import { z } from 'zod';
import { tightenLine } from '../../writing-help/tighten.ts';
import { stemsOfText, tellingStems } from '../coach/asked-words.ts';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { matchAdvert } from './advert-match.ts';
import { askForAdvert, askForResume } from './ask-for.ts';
import { linesOf, textOfResume } from './resume-lines.ts';
import { defineTool } from './tool.ts';

const SKILLS_NAMED = 4;
const GAPS_NAMED = 5;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const listOf = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

/** Proposes a summary that answers the advert with what the resume says. */
export const tailorSummary = defineTool({
  name: 'tailor_summary',
  description:
    'Proposes a new summary for the user’s resume that fits the advert. Give `summary` to propose your own words: figures that neither resume nor user have stated are refused. Without it one is built from the resume. `isForAnyJob` where there is no advert.',
  input: z.object({ summary: z.string().max(1_200).optional(), isForAnyJob: z.boolean().optional() }),
  run({ summary, isForAnyJob = false }, turn): CoachAnswer {
    const { resume, advert } = turn;
    if (!resume) return askForResume(turn);
    if (advert === '' && !isForAnyJob) return askForAdvert(turn);
    const say = sayIn(languageOf(turn));
    const { met, missing } = matchAdvert(advert, resume.data);
    const { personal, workExperience } = resume.data;
    const before = personal.profile;
    const known = textOfResume(resume.data) + turn.text;
    const invented = (summary?.match(/\d[\d.,]*/g) ?? []).filter((figure) => !known.includes(figure));
    if (invented.length > 0) return answerOf(`Not proposed: ${invented.join(', ')} stands nowhere in the resume.`);
    const title = personal.jobTitle || workExperience[0]?.jobTitle || '';
    if (title === '' && !summary) {
      return answerOf(
        say('Your resume names no job title yet. What are you by trade?', 'لا تذكر سيرتك مسمى وظيفيًا بعد. ما مهنتك؟'),
        { kind: 'asking' },
      );
    }
    const wanted = stemsOfText(advert.slice(0, 8_000));
    const proof = linesOf(resume.data)
      .filter(({ text }) => /\d/.test(text))
      .toSorted((a, b) => overlap(b.text, wanted) - overlap(a.text, wanted) || effectOf(b.text) - effectOf(a.text))[0];
    const skills =
      advert === '' && !proof
        ? resume.data.skills.slice(0, SKILLS_NAMED).map(({ name }) => name)
        : met.slice(0, SKILLS_NAMED).map(({ label }) => label);
    const latest = workExperience[0];
    const after =
      summary ??
      [
        `${title}${latest?.company ? `${latest.current ? '' : ', most recently'} at ${latest.company}` : ''}.`,
        skills.length > 0 ? `Works with ${listOf(skills)}.` : '',
        proof ? sentence(tightenLine(proof.text)) : '',
      ]
        .filter(Boolean)
        .join(' ');
    const gaps = missing.filter(({ importance }) => importance === 'required').slice(0, GAPS_NAMED);
    const note =
      gaps.length > 0
        ? say(
            `\n\nThe advert also asks for **${gaps.map(({ label }) => label).join(', ')}**, which your resume does not name. I left that out. If you have it, tell me where you used it.`,
            `\n\nيطلب الإعلان أيضًا **${gaps.map(({ label }) => label).join('، ')}** وهو غير مذكور في سيرتك فتركته. إن كان لديك فأخبرني أين استخدمته.`,
          )
        : '';
    return answerOf(
      advert === ''
        ? say(
            'A summary from your own facts: what you are, where, and your strongest result. With the job advert (**+** below) I fit it to the job. Nothing changes until you accept it.',
            'ملخص من حقائقك أنت: مهنتك وأين وأقوى نتيجة. ومع إعلان الوظيفة (زر **+**) أخصصه لها. لا يتغير شيء حتى تقبله.',
          )
        : say(
            'A summary for this advert, from your own facts. Nothing changes until you accept it.',
            'ملخص لهذا الإعلان من حقائقك أنت. لا يتغير شيء حتى تقبله.',
          ) + note,
      {
        proposals: [
          {
            resumeId: resume.id,
            title:
              advert === ''
                ? say('Rewrite the summary', 'إعادة كتابة الملخص')
                : say('Tailor the summary', 'تخصيص الملخص'),
            diffs: [{ label: say('Summary', 'الملخص'), before, after }],
            changes: [{ path: ['personal', 'profile'], before, after }],
          },
        ],
        choices: gaps.length > 0 ? [say('Which skills can I add?', 'ما المهارات التي يمكنني إضافتها؟')] : [],
      },
    );
  },
});

/** A share or a sum of money says what came of it; a bare number says how much there was to do. */
const effectOf = (text: string): number =>
  /\d\s?(?:%|percent)|[$€£]\s?\d|\b(?:aed|sar|usd|eur)\b/iu.test(text) ? 1 : 0;

function overlap(text: string, wanted: ReadonlySet<string>): number {
  return new Set(tellingStems(text).filter((word) => wanted.has(word))).size;
}
