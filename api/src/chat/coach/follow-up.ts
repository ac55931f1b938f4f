import { fold } from '@vitae/language/fold';
import { addLine } from '../tools/add-facts.ts';
import { addSkills } from '../tools/add-skills.ts';
import { hideSection, movableSectionSchema, moveSection } from '../tools/move-section.ts';
import { askWhatIsMeant } from './acts/where.ts';
import { answerOfId } from './answer-question.ts';
import { answerAwaited } from './awaited.ts';
import { dateOfOther } from './edits.ts';
import { sentenceForGap, whereToTellGap } from './gap-told.ts';
import { tellGaps } from './gaps.ts';
import { languageOf, reply } from './language.ts';
import { mailToldOf } from './mails.ts';
import { refuseWatched } from './named-skills.ts';
import { isName } from './names.ts';
import { factIntoSummary } from './own-case/fact-into-summary.ts';
import { toldForAnswer } from './own-case/spoken-answer.ts';
import { moreOfTimeAway } from './own-case/time-away.ts';
import { oneDetailMore } from './own-details.ts';
import { asksWhySoMuch } from './own-figures.ts';
import { readRequest } from './request.ts';
import { nameSchool } from './schools.ts';
import { moveBesideIt, sectionNamed } from './sections.ts';
import { offeredBefore } from './spoken-of/agreed.ts';
import { anotherLine } from './spoken-of/another-line.ts';
import { bareValue } from './spoken-of/bare-value.ts';
import { choiceMeant } from './spoken-of/choices.ts';
import { correctIt, takeWordsOut } from './spoken-of/correct.ts';
import { sayItIsNotThere, sayWhatChanged, sayWhatWasDone } from './spoken-of/did-you.ts';
import { editSummary } from './spoken-of/edit-summary.ts';
import { exampleAgain, exampleFromResume } from './spoken-of/example-from-resume.ts';
import { fileUnder } from './spoken-of/file-under.ts';
import { ofHeadline } from './spoken-of/headline.ts';
import { makePlain, shortenIt, strengthenIt } from './spoken-of/improve.ts';
import { itemIn } from './spoken-of/item-in-language.ts';
import { deedsIn, withToldOfJob } from './spoken-of/job-told.ts';
import { justBefore, lastAnswered, questionBefore } from './spoken-of/last.ts';
import { ofLetter, written } from './spoken-of/letter.ts';
import { mailBefore, mailIn, ofMail } from './spoken-of/mail.ts';
import { mentionIt } from './spoken-of/mention-it.ts';
import { moveBeside, moveIt } from './spoken-of/move.ts';
import { mailOfChoice } from './spoken-of/offer-mail.ts';
import { ofOffers } from './spoken-of/offers.ts';
import { theOneAt } from './spoken-of/one-of-several.ts';
import { type Operation, readOperation } from './spoken-of/operation.ts';
import { onProposed } from './spoken-of/proposed.ts';
import { ofQuestions } from './spoken-of/questions.ts';
import { putItBack, removeIt } from './spoken-of/remove.ts';
import { repeatAt } from './spoken-of/repeat.ts';
import { besideIt, inOtherLanguage, inPlace, isOfPlaceOnly, shorterText, sourceOf } from './spoken-of/said.ts';
import { sayInstead } from './spoken-of/say-instead.ts';
import { explainedInTheirs, onlyOnePart } from './spoken-of/tailored.ts';
import { versionWanted } from './spoken-of/versions.ts';
import { whyOfFit } from './spoken-of/why-fit.ts';
import { writeIt } from './spoken-of/write-it.ts';
import type { Subject } from './subject.ts';
import { addToldSentence, askForMention } from './told-facts.ts';
import { inItsLanguage } from './translation.ts';
import type { CoachAnswer, ProposedChange, TalkedMessage, Turn } from './turn.ts';
import { paragraphOnLack } from './worth-applying.ts';

type Answered = TalkedMessage & { about: Subject };
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

/** What is done to the thing that was spoken of last. */
function ofSubject(turn: Turn, operation: Operation | null): CoachAnswer | null {
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
  if (about.kind === 'answer' && about.id.includes('reference') && isJustBefore && OF_COLLEAGUE.test(fold(turn.text)))
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

/** "can it be someone i work with instead", of references. */
const OF_COLLEAGUE =
  /\b(?:colleagues?|co-?workers?|work ?mates?|team ?mates?|(?:someone|somebody|person|people|guy) (?:that |who )?i work with)\b|زميل|زملا/u;
function colleagueInstead(turn: Turn): CoachAnswer | null {
  const given = answerOfId(turn, 'reference-while-employed');
  const [title, ...paragraphs] = given?.text.split('\n\n') ?? [];
  const said = paragraphs.find((paragraph) => OF_COLLEAGUE.test(fold(paragraph)));
  return given && said ? { ...given, text: `${title}\n\n${said}` } : null;
}

/** "do i even have one", of gaps. */
const HAVE_ONE =
  /\b(?:do|have) i (?:\p{L}+ )?(?:have|got) (?:one|any|a gap|that)\b|\b(?:is|are) there (?:one|any)\b.{0,20}\b(?:mine|my)\b|(?:هل )?عندي (?:وحده|واحده|شي|فجوه)/u;

/** What an operation does to the thing that was spoken of. */
function operateOn(turn: Turn, answered: Answered, operation: Operation | null): CoachAnswer | null {
  const { about, proposals = [] } = answered;
  const isJustBefore = turn.history.at(-1)?.about != null;
  switch (operation?.does) {
    case 'remove':
      return removeIt(turn, about, proposals);
    case 'put first':
      return moveIt(turn, about, proposals, 'first');
    case 'put last':
      return moveIt(turn, about, proposals, 'last');
    case 'take words out':
      return takeWordsOut(turn, about, proposals, operation.what);
    case 'put beside':
      return moveBeside(turn, about, proposals, operation);
    case 'correct':
      return isJustBefore ? correctIt(turn, about, proposals, operation) : null;
    case 'repeat':
      return repeatAt(turn, about, operation.where);
    case 'add one':
      return addOne(turn, about, proposals, operation.what);
    case 'shorten':
      return shortenIt(turn, about, proposals) ?? (isJustBefore ? shorterText(turn, answered) : null);
    case 'strengthen':
      return strengthenIt(turn, about, proposals);
    case 'make formal':
      return strengthenIt(turn, about, proposals);
    case 'make plain':
      return makePlain(turn, about);
    case 'file':
      return fileUnder(turn, about, proposals, operation.under);
    case 'write it':
      return writeIt(turn, about);
    default:
      return null;
  }
}

/** "and excel", "and the second one": one thing more of the same kind. */
function addOne(turn: Turn, about: Subject, proposals: readonly ProposedChange[], what: string): CoachAnswer | null {
  if (about.kind === 'section') return anotherSection(turn, proposals, about.section, what);
  if (about.kind !== 'skills') return repeatAt(turn, about, what);
  const { orders, questions, things, isQuestion } = readRequest(what);
  const isOne = orders.size + questions.size + things.size === 0 && !isQuestion && isName(what);
  const isOut = proposals.some(({ diffs }) => diffs.some(({ before, after }) => before !== '' && after === ''));
  if (isOne && isOut) return onProposed(turn, proposals, (now) => addSkills.run({ out: [what.trim()] }, now));
  return isOne ? addSkills.run({ skills: [what.trim()] }, turn) : null;
}

/** "and languages", after a section was left out, or was moved: then beside that one. */
function anotherSection(
  turn: Turn,
  proposals: readonly ProposedChange[],
  moved: string,
  what: string,
): CoachAnswer | null {
  const other = movableSectionSchema.safeParse(moved).data;
  const section = sectionNamed(what);
  const isChanged = (field: string) => proposals.some(({ changes }) => changes.some(({ path }) => path[0] === field));
  if (section && isChanged('hiddenSections')) return hideSection(turn, section);
  if (!section || !other || !isChanged('sectionOrder')) return null;
  return onProposed(turn, proposals, (now) => moveSection.run({ section, place: 'after', other }, now));
}

/** An order to do something with "it" where nothing was spoken of with which it can be done. */
function askWhichIsMeant(turn: Turn, operation: Operation | null): CoachAnswer | null {
  // What names a thing speaks for itself: "cover letter, not too formal".
  const { orders, things } = readRequest(turn.text);
  if (!operation || things.size > 0 || (orders.has('write') && NAMES_MAIL.test(fold(turn.text)))) return null;
  if (NEEDS_TEXT.has(operation.does)) return askWhatIsMeant(turn);
  if (!NEEDS_THING.has(operation.does)) return null;
  return reply(
    turn,
    {
      en: 'Which thing do you mean? Name it as it stands in your resume (a skill, a line, a job, a certificate), and I propose just that.',
      ar: 'أي شيء تقصد؟ سمّه كما هو في سيرتك (مهارة أو سطر أو وظيفة أو شهادة) فأقترح ذلك وحده.',
    },
    { kind: 'asking' },
  );
}
/** "write a follow up, not too formal": a mail by what it is for. */
const NAMES_MAIL =
  /\b(?:follow[ -]?up|thank[ -]you|thanks|resignation|reminder|reply|message|note|decline|acceptance)\b|متابع|شكر|استقال/u;
const NEEDS_THING: ReadonlySet<Operation['does']> = new Set(['remove', 'put first', 'put last']);
const NEEDS_TEXT: ReadonlySet<Operation['does']> = new Set(['shorten', 'strengthen', 'make plain', 'make formal']);
