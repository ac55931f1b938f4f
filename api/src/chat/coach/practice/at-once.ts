import { fold } from '@vitae/language/fold';
import { likelyQuestions, questionsBefore } from '../../tools/interview-questions.ts';
import { languageOf, sayIn } from '../language.ts';
import { placeIn } from '../ordinals.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type PracticeQuestion, type Turn } from '../turn.ts';
import { feedbackOn } from './feedback.ts';
import { judge } from './judge-answer.ts';

// An answer to an interview question that is given in the message which asks to practise.

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
/** "my go at it:", "number two:": what stands behind it is the answer. */
const BEFORE_ANSWER = new RegExp(
  `\\b(?:here (?:goes|it goes|it is|i go)|here(?: is|'s|’s|s) (?:my (?:answer|go|try|attempt|version|take)|how i would answer)|my (?:answer|go|try|attempt)(?: at it| to it| to that)?(?: is| would be)?(?=\\s?[:,–-])|i(?:'d| would| will|'ll) (?:say|answer)(?=\\s?[:,–-])|let me (?:try|have a go|answer))[\\s:,.–-]*|^(?:(?:and|ok|now|so) )*(?:number|question|q|nr|رقم) ?(?:\\d{1,2}|${NUMBERS.join('|')})\\s?[:.–-]\\s*|(?:(?:هذا|هذي|هاي|هاد) )?(?:جوابي|[إا]جابتي)\\s?[:،.–-]\\s*`,
  'iu',
);
/** "was that any good?" */
const ASKS_FEEDBACK =
  /[\s,.!?-]*(?:(?:so|and|ok) )?(?:how (?:was|is|did) (?:that|it|this|i)(?: do| go| sound)?|(?:was|is) (?:that|it|this) (?:any |a )?(?:good|ok|okay|fine|alright|decent|better)\b.{0,20}|what do (?:yo)?u think(?: of (?:that|it))?|any (?:good|feedback|tips)|feedback(?: please| pls)?|(?:rate|judge|mark|score) (?:it|that|me|my answer)|thoughts)[\s?!.]*$|[\s،.؟]*(?:كيف (?:كان|جوابي|كانت)\S*|شو رايك|وش رايك|ايش رايك|ايه رايك|ما رأيك|ما رايك)[\s؟?!.]*$/iu;
const OF_PRACTICE = /\b(?:practi[cs]\w+|rehears\w+|mock|interview|question)\b|(?:نتدرب|اتدرب|تدرب|نتمرن|سوال|مقابل)/u;
const LEAD_MAX = 140;
/** Less is no answer yet. */
const ANSWER_WORDS_MIN = 20;

/** The marks for an answer that came with the wish to practise; null where a message holds none. */
export function judgeAtOnce(turn: Turn): CoachAnswer | null {
  const mark = BEFORE_ANSWER.exec(turn.text);
  const isListed = turn.history.at(-1)?.about?.kind === 'questions';
  if (!mark || mark.index > LEAD_MAX) return null;
  const lead = fold(turn.text.slice(0, mark.index + mark[0].length));
  const answer = turn.text
    .slice(mark.index + mark[0].length)
    .replace(ASKS_FEEDBACK, '')
    .trim();
  if (
    !(isListed || OF_PRACTICE.test(fold(turn.text.slice(0, mark.index)))) ||
    answer.split(/\s+/u).length < ANSWER_WORDS_MIN
  )
    return null;
  const language = languageOf(turn);
  const say = sayIn(language);
  const question = questionMeant(turn, lead, language);
  const note = judge(answer, question, language);
  return answerOf(
    [
      question.text === '' ? '' : `${say('You answer:', 'أجبت عن:')} **${question.text}**`,
      feedbackOn({ ...turn, text: answer }, note, language),
      note.better.length > 0 ? say('Say it again with that in it.', 'أعد قوله مع ذلك.') : '',
      say(
        'Send the next one in the same way (“number two: …”); for a whole round say “practise with me”.',
        'أرسل التالي بالطريقة نفسها («رقم 2: …»)، ولجولة كاملة قل «تدرّب معي».',
      ),
    ]
      .filter(Boolean)
      .join('\n\n'),
    {
      about: isListed ? turn.history.at(-1)!.about! : null,
      choices: [say('Practise an interview with me', 'تدرّب معي على مقابلة')],
    },
  );
}

/** One of those that were listed, by its place, else of the kind that is named. */
function questionMeant(turn: Turn, lead: string, language: ChatLanguage): PracticeQuestion {
  const listed = turn.history.at(-1)?.about?.kind === 'questions' ? questionsBefore(turn) : [];
  const named = NUMBERS.findIndex((number) => new RegExp(`\\b(?:number|question|q|nr) ${number}\\b`, 'u').test(lead));
  const question = listed[named >= 0 ? named : placeIn(lead)];
  if (question) return question;
  const kind = KINDS.find(([, said]) => said.test(lead))?.[0] ?? 'behaviour';
  const likely = kind === 'behaviour' ? undefined : likelyQuestions(turn, language).find((each) => each.kind === kind);
  return likely ?? { kind, about: '', text: '' };
}
const KINDS: readonly (readonly [PracticeQuestion['kind'], RegExp])[] = [
  ['weakness', /\bweak\w*|ضعف/u],
  ['introduction', /\b(?:yourself|myself|introduc\w+)\b|نفسي|نفسك/u],
  ['motivation', /\bwhy (?:us|here|this|do (?:yo)?u want|i want)\b|\bmotivat\w+|لماذا|ليش/u],
];
