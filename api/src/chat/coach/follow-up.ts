import { fold } from '@vitae/language/fold';
import { answerAwaited } from './awaited.ts';
import { languageOf } from './language.ts';
import { refuseWatched } from './named-skills.ts';
import { asksWhySoMuch } from './own-figures.ts';
import { offeredBefore } from './spoken-of/agreed.ts';
import { anotherLine } from './spoken-of/another-line.ts';
import { choiceMeant } from './spoken-of/choices.ts';
import { sayItIsNotThere, sayWhatChanged, sayWhatWasDone } from './spoken-of/did-you.ts';
import { mailBefore, mailIn } from './spoken-of/draft-again.ts';
import { exampleAgain, exampleFromResume } from './spoken-of/example-from-resume.ts';
import { itemIn } from './spoken-of/item-in-language.ts';
import { questionBefore } from './spoken-of/last.ts';
import { written } from './spoken-of/letter.ts';
import { ofSubject } from './spoken-of/of-subject.ts';
import { type Operation, readOperation } from './spoken-of/operation.ts';
import { otherWordingOf } from './spoken-of/other-wording.ts';
import { putItBack } from './spoken-of/remove.ts';
import { besideIt, inOtherLanguage, inPlace, isOfPlaceOnly, sourceOf } from './spoken-of/said.ts';
import { sayInstead } from './spoken-of/say-instead.ts';
import { explainedInTheirs, onlyOnePart } from './spoken-of/tailored.ts';
import { versionWanted } from './spoken-of/versions.ts';
import { askWhichIsMeant } from './spoken-of/which-is-meant.ts';
import { whyOfFit } from './spoken-of/why-fit.ts';
import { inItsLanguage } from './translation.ts';
import type { CoachAnswer, TalkedMessage, Turn } from './turn.ts';
import { paragraphOnLack } from './worth-applying.ts';

type Answerer = (turn: Turn) => CoachAnswer;

/** What a message means in the light of those before it; null where it stands for itself. */
export function followUp(turn: Turn, answer: Answerer): CoachAnswer | null {
  const last = turn.history.at(-1);
  if (last?.role !== 'assistant') return askWhichIsMeant(turn, readOperation(turn.text));
  const absent = sayItIsNotThere(turn);
  if (absent) return absent;
  const leaning = ofAnswerBefore(turn, last);
  if (leaning) return leaning;
  const awaited = answerAwaited(turn);
  if (awaited) return awaited;
  const asked = questionBefore(turn);
  const again = (changes: Partial<Turn>) =>
    answer({ ...turn, history: [], text: asked, answerIn: languageOf(turn), ...changes });
  if (asked !== '' && isOfPlaceOnly(turn.text)) return inPlace(turn, asked, again);
  const choice = offeredBefore(turn) ?? choiceMeant(turn);
  if (choice !== null) return answer({ ...turn, text: choice });
  const version = versionWanted(turn);
  if (version) return version;
  const operation = readOperation(turn.text);
  return ofLastText(turn, last, operation, again) ?? ofSubject(turn, operation) ?? askWhichIsMeant(turn, operation);
}

/** What leans on a fit, a tailored resume, a quoted line or something lacking, and is no choice of those that were offered. */
function ofAnswerBefore(turn: Turn, last: TalkedMessage): CoachAnswer | null {
  const paragraph = WRITES_PARAGRAPH.test(fold(turn.text)) ? paragraphOnLack(turn, questionBefore(turn)) : null;
  return (
    refuseWatched(turn) ??
    whyOfFit(turn) ??
    paragraph ??
    anotherLine(turn) ??
    otherWordingOf(turn) ??
    sayInstead(turn) ??
    onlyOnePart(turn, last) ??
    explainedInTheirs(turn, last)
  );
}

/** What is said to the answer itself: why, more of it, another language, did you. */
function ofLastText(
  turn: Turn,
  last: TalkedMessage,
  operation: Operation | null,
  again: (changes: Partial<Turn>) => CoachAnswer,
): CoachAnswer | null {
  const isOfFigures = last.about?.kind === 'answer' && asksWhySoMuch(turn.text);
  if (operation?.does === 'give reason' || isOfFigures) return sourceOf(turn, last);
  if (operation?.does === 'put back') return mailBefore(turn) ?? takeBack(turn, last);
  const example = exampleFromResume(turn);
  if (example) return example;
  if (operation?.does === 'say more') return besideIt(turn, last);
  const done = sayWhatWasDone(turn, last) ?? sayWhatChanged(turn, last);
  if (done) return done;
  const { about } = last;
  return inOtherLanguage(turn, (answerIn) => {
    const told = exampleAgain(turn, answerIn);
    if (told) return told;
    const item = about ? itemIn(turn, about, last.proposals ?? [], answerIn) : null;
    if (item) return item;
    if (about?.kind === 'mail') return mailIn(turn, about, answerIn);
    if (about?.kind === 'summary') return inItsLanguage(turn, again({ answerIn }));
    return about?.kind === 'letter' && about.draft ? written({ ...turn, answerIn }, about.draft) : again({ answerIn });
  });
}

/** "write that paragraph for me". */
const WRITES_PARAGRAPH =
  /\b(?:write|draft|give me|do)\b.{0,20}\b(?:paragraph|sentence|bit|part|it)\b|اكتب.{0,12}(?:فقره|جمله)/u;

/** What was proposed last is taken back; of talks that were kept without their proposals the answer says that there were. */
function takeBack(turn: Turn, last: TalkedMessage): CoachAnswer {
  const { proposals = [] } = turn.history.findLast((message) => message.proposals?.length) ?? last;
  return putItBack(turn, proposals, proposals.length > 0 || /\baccept\b|تقبل/u.test(last.text));
}
