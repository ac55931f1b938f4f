import { fold } from '@vitae/language/fold';
import { addLine } from '../../tools/add-facts.ts';
import { dateOfOther } from '../edits.ts';
import { sentenceForGap, whereToTellGap } from '../gap-told.ts';
import { tellGaps } from '../gaps.ts';
import { mailToldOf } from '../mails.ts';
import { factIntoSummary } from '../own-case/fact-into-summary.ts';
import { toldForAnswer } from '../own-case/spoken-answer.ts';
import { moreOfTimeAway } from '../own-case/time-away.ts';
import { oneDetailMore } from '../own-details.ts';
import { readRequest } from '../request.ts';
import { nameSchool } from '../schools.ts';
import { moveBesideIt } from '../sections.ts';
import { addToldSentence, askForMention } from '../told-facts.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { bareValue } from './bare-value.ts';
import { colleagueInstead, namesColleague } from './colleague-as-reference.ts';
import { editSummary } from './edit-summary.ts';
import { ofHeadline } from './headline.ts';
import { deedsIn, withToldOfJob } from './job-told.ts';
import { justBefore, lastAnswered } from './last.ts';
import { ofLetter } from './letter.ts';
import { ofMail } from './mail.ts';
import { mentionIt } from './mention-it.ts';
import { mailOfChoice } from './offer-mail.ts';
import { ofOffers } from './offers.ts';
import { theOneAt } from './one-of-several.ts';
import { operateOn } from './operate-on.ts';
import type { Operation } from './operation.ts';
import { onProposed } from './proposed.ts';
import { ofQuestions } from './questions.ts';

/** What is done to the thing that was spoken of last. */
export function ofSubject(turn: Turn, operation: Operation | null): CoachAnswer | null {
  const ofChoice = mailOfChoice(turn);
  if (ofChoice) return ofChoice;
  const answered = lastAnswered(turn);
  if (!answered) return null;
  const isJustBefore = justBefore(turn) === answered.about;
  const { about, proposals = [] } = operation && 'at' in operation ? theOneAt(turn, answered, operation.at) : answered;
  if (about.kind === 'mail asked' && isJustBefore) return mailToldOf(turn, about.told);
  if (about.kind === 'questions') return isJustBefore ? ofQuestions(turn) : null;
  if (about.kind === 'spoken answer' && isJustBefore) {
    const answer = toldForAnswer(turn, about);
    if (answer) return answer;
  }
  if (about.kind === 'offers') return isJustBefore ? ofOffers(turn, about) : null;
  if (about.kind === 'mail' && isJustBefore) {
    const mail = ofMail(turn, about, operation);
    if (mail) return mail;
  }
  if (about.kind === 'letter') {
    const letter = ofLetter(turn, about, operation);
    if (letter) return letter;
  }
  if (about.kind === 'details' && isJustBefore) {
    const headline = ofHeadline(turn, about, proposals);
    if (headline) return headline;
  }
  if (about.kind === 'details' && isJustBefore && bareValue(turn.text, about) === null) {
    const more = onProposed(turn, proposals, oneDetailMore);
    if (more) return more;
  }
  if (about.kind === 'answer' && about.id.includes('reference') && isJustBefore && namesColleague(turn.text))
    return colleagueInstead(turn);
  if (about.kind === 'answer' && about.id === 'explain-gap' && isJustBefore) {
    const told = moreOfTimeAway(turn, about.asked) ?? sentenceForGap(turn) ?? whereToTellGap(turn);
    if (told) return told;
  }
  if (about.kind === 'answer' && about.id === 'explain-gap' && HAVE_ONE.test(fold(turn.text))) return tellGaps(turn);
  if (about.kind === 'date') {
    const date = dateOfOther(turn);
    if (date) return date;
  }
  if (about.kind === 'school') {
    const school = onProposed(turn, proposals, (now) => nameSchool(now, about.id));
    if (school) return school;
  }
  if (about.kind === 'entry') {
    const job = onProposed(turn, proposals, (now) => withToldOfJob(now, about.text));
    if (job) return job;
  }
  if (about.kind === 'lines' && about.employer && isJustBefore && !readRequest(turn.text).isQuestion) {
    const [line] = deedsIn(turn.text);
    if (line) return addLine.run({ employer: about.employer, line }, turn);
  }
  if (about.kind === 'section') {
    const moved = onProposed(turn, proposals, (now) => moveBesideIt(now, about.section));
    if (moved) return moved;
  }
  if (about.kind === 'summary') {
    const sentence =
      mentionIt(turn, about, proposals) ??
      onProposed(turn, proposals, addToldSentence) ??
      editSummary(turn, about, proposals) ??
      onProposed(turn, proposals, (now) => factIntoSummary(now, about.text)) ??
      askForMention(turn, about);
    if (sentence) return sentence;
  }
  return operateOn(
    turn,
    { ...answered, about, proposals },
    (isJustBefore ? bareValue(turn.text, about) : null) ?? operation,
  );
}

/** "do i even have one", of gaps. */
const HAVE_ONE =
  /\b(?:do|have) i (?:\p{L}+ )?(?:have|got) (?:one|any|a gap|that)\b|\b(?:is|are) there (?:one|any)\b.{0,20}\b(?:mine|my)\b|(?:هل )?عندي (?:وحده|واحده|شي|فجوه)/u;
