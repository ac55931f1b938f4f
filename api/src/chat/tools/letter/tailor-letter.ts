import { findTerm } from '@vitae/language/adverts/find-term';
import { tokenise } from '@vitae/language/tokens';
import { z } from 'zod';
import { companyIn } from '../../../writing/understand/employer-of-advert.ts';
import { languageOf, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn, type TurnLetter } from '../../coach/turn.ts';
import { matchAdvert } from '../advert-match.ts';
import { askForAdvert, askForLetter, askForResume } from '../ask-for.ts';
import { linesOf } from '../resume-lines.ts';
import { defineTool } from '../tool.ts';
import { isArabic, letterProposal, NOTHING_CHANGES, partsOf, quoted, textOf } from './letter-text.ts';
import { meantLetter } from './meant-letter.ts';

const PROOFS_MAX = 3;
const GAPS_NAMED = 5;

/** Proposes to name in a letter what the advert asks for and the resume proves, each with its proof. */
export const tailorLetter = defineTool({
  name: 'tailor_letter',
  description:
    'Proposes to add to a cover letter of the user’s account what the advert asks for, the resume proves and the letter does not name yet, each with the line of the resume that proves it.',
  input: z.object({}),
  run(_input, turn): CoachAnswer {
    const letter = meantLetter(turn);
    if (!letter) return askForLetter(turn);
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const advert = turn.advert || letter.advert;
    if (advert === '') return askForAdvert(turn);
    const say = sayIn(languageOf(turn));
    const { title, met, missing } = matchAdvert(advert, resume.data);
    const said = tokenise(letter.text);
    const lines = linesOf(resume.data);
    const proofs = met
      .filter((skill) => findTerm(said, skill) === null)
      .flatMap((skill) => {
        const proof = lines.find(({ text }) => findTerm(tokenise(text), skill) !== null);
        return proof ? [{ label: skill.label, proof }] : [];
      })
      .slice(0, PROOFS_MAX);
    const notes =
      gaps(
        missing.map(({ label }) => label),
        turn,
      ) + otherEmployer(letter, companyIn(advert, title), turn);
    if (proofs.length === 0) {
      return answerOf(
        say(
          'The letter names already what the advert asks for and your resume proves.',
          'يذكر الخطاب بالفعل ما يطلبه الإعلان وتثبته سيرتك.',
        ) + notes,
      );
    }
    const block = [
      headOf(proofs.length, isArabic(letter)),
      ...proofs.map(({ label, proof }) => `- ${label}: ${quoted(proof.text)} (${proof.label})`),
    ].join('\n');
    const parts = partsOf(letter.text);
    const at = Math.max(1, parts.paragraphs.length - 1);
    return answerOf(
      say(
        `The advert asks for ${proofs.length === 1 ? 'this, your resume shows it' : 'these, your resume shows them'}, and the letter does not say so. I quote your own lines. ${NOTHING_CHANGES.en}`,
        `يطلب الإعلان هذا وتظهره سيرتك ولا يذكره الخطاب. أنقل أسطرك كما هي. ${NOTHING_CHANGES.ar}`,
      ) + notes,
      {
        proposals: [
          letterProposal(
            letter,
            textOf({ ...parts, paragraphs: parts.paragraphs.toSpliced(at, 0, block) }),
            say('Tailor the letter', 'تخصيص الخطاب'),
            [{ label: say('New paragraph', 'فقرة جديدة'), before: '', after: block }],
          ),
        ],
      },
    );
  },
});

function headOf(count: number, isInArabic: boolean): string {
  if (isInArabic) return 'ومما تطلبونه، كما في سيرتي:';
  return count === 1 ? 'You also ask for this; my resume shows it:' : 'You also ask for these; my resume shows them:';
}

function gaps(missing: readonly string[], turn: Turn): string {
  if (missing.length === 0) return '';
  const named = missing.slice(0, GAPS_NAMED);
  return sayIn(languageOf(turn))(
    `\n\nThe advert also names **${named.join(', ')}**. Your resume does not, so I did not claim ${named.length === 1 ? 'it' : 'them'}.`,
    `\n\nيذكر الإعلان أيضًا **${named.join('، ')}** ${named.length === 1 ? 'ولا تذكره سيرتك، فلم أدّعه.' : 'ولا تذكرها سيرتك، فلم أدّعها.'}`,
  );
}

function otherEmployer({ text, company }: TurnLetter, employer: string, turn: Turn): string {
  if (employer === '' || company === '' || text.includes(employer)) return '';
  return sayIn(languageOf(turn))(
    `\n\nThis letter is written to **${company}**, and the advert is of **${employer}**. For another employer write a letter of its own under **Cover letter**.`,
    `\n\nهذا الخطاب موجّه إلى **${company}** والإعلان من **${employer}**. لجهة أخرى اكتب خطابًا جديدًا من قسم **خطاب التقديم**.`,
  );
}
