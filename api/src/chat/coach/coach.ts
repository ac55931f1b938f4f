import { fold } from '@vitae/language/fold';
import { searchDocuments } from '../tools/search-documents.ts';
import { actOn } from './act-on.ts';
import { answerQuestion, answerTitled, isPlainlyUnknown, meaningOf } from './answer-question.ts';
import { sayItCannotBeDone } from './cannot-do.ts';
import { careFor, helpInDanger } from './care.ts';
import { ofClientMails } from './client-mails/client-mails.ts';
import { followUp } from './follow-up.ts';
import { inEnglish } from './in-english.ts';
import { keepNamedLines } from './keep-lines.ts';
import { orderLines } from './line-orders.ts';
import { mailOfHappening } from './mail-of-happening.ts';
import { mailOfStory } from './mails.ts';
import { leaveOutThere } from './not-expected-there.ts';
import { doOneOrder } from './one-order.ts';
import { opportunityCardPoints } from './opportunity-card.ts';
import { rewordForOtherTrade } from './other-trade.ts';
import { refuseToPlease } from './own-case/added-to-please.ts';
import { askedInAdvert, ifTheyAskAbout } from './own-case/asked-in-advert.ts';
import { betterPart } from './own-case/better-part.ts';
import { bulletsOnTopic } from './own-case/bullets-on-topic.ts';
import { chancesAfterBreak } from './own-case/career-break.ts';
import { doesItCount } from './own-case/does-it-count.ts';
import { insteadOfLacking } from './own-case/instead-of-lacking.ts';
import { refuseInventedWork } from './own-case/invented-work.ts';
import { lastResort } from './own-case/last-resort.ts';
import { mayISay } from './own-case/may-i-say.ts';
import { needNotSay } from './own-case/need-not-say.ts';
import { listedBeforeHeld } from './own-case/not-yet-held.ts';
import { outsideOfWork } from './own-case/outside-of-work.ts';
import { entryForOwnWork } from './own-case/own-account-work.ts';
import { withoutLacking } from './own-case/said-not-to-have.ts';
import { sayOfLack } from './own-case/say-of-lack.ts';
import { answerFromLines } from './own-case/spoken-answer.ts';
import { sayOfTimeAway } from './own-case/time-away.ts';
import { sayWhyLeft } from './own-case/why-left.ts';
import { fitToAdvert, headOf, isAdvert, withPastedAdvert } from './pasted-advert.ts';
import { askedBeforeSigning, compareByUnit } from './pay-by-unit.ts';
import { ofPayTerms } from './pay-terms/of-pay-terms.ts';
import { answerPlainly } from './plain-questions/plain-questions.ts';
import { asksBesides, besidePractice, withPracticeOpen } from './practice/aside.ts';
import { judgeAtOnce } from './practice/at-once.ts';
import { goOn } from './practice/practice.ts';
import { nameOrderToProgram } from './refusals.ts';
import { readRequest } from './request.ts';
import { wishOfPart } from './resume-parts/resume-parts.ts';
import { wishesOfResume } from './resume-wishes/resume-wishes.ts';
import { smallTalk } from './small-talk.ts';
import { withSpelling } from './spelling.ts';
import { askedOn, withPlaceOfTalk } from './spoken-of/asks-on.ts';
import { doAsAdvised } from './spoken-of/do-as-advised.ts';
import { answerEach } from './spoken-of/each-question.ts';
import { ofMailAbove } from './spoken-of/mail-above.ts';
import { mailInNamedLanguage } from './spoken-of/mail-in-named-language.ts';
import { sayThereIsNoText } from './spoken-of/no-text.ts';
import { notUnderstood, withoutRepeat } from './spoken-of/not-understood.ts';
import { withSubjects } from './spoken-of/restore-subjects.ts';
import { sameForOther } from './spoken-of/same-for-other.ts';
import { wishesOfSummary } from './spoken-of/wishes-of-summary.ts';
import { writeOfTopic } from './spoken-of/write-it.ts';
import type { CoachAnswer, Turn } from './turn.ts';
import { asWished, asWishedInPractice, insteadOfAdvice } from './wishes/as-wished.ts';

/** The built-in coach: pure, the same answer to the same turn. */
export function coach(asked: Turn): CoachAnswer {
  const turn = withSubjects(withSpelling(inEnglish(asked)), answerTo);
  return withoutRepeat(turn, withoutLacking(turn, mailInNamedLanguage(turn, answerTo) ?? answerTo(turn)));
}

function answerTo(turn: Turn): CoachAnswer {
  const help = helpInDanger(turn);
  if (help) return help;
  if (turn.practice && asksBesides(turn, turn.practice))
    return withPracticeOpen(turn, turn.practice, answerTo(besidePractice(turn)));
  if (turn.practice) {
    const said = goOn(turn, turn.practice);
    return asWishedInPractice(turn, said, answerTo) ?? said;
  }
  const judged = judgeAtOnce(turn);
  if (judged) return judged;
  const care = careFor(turn);
  if (care) return care;
  const small = smallTalk(turn);
  if (small) return small;
  const titled = answerTitled(turn);
  if (titled) return titled;
  const explained = meaningOf(turn);
  if (explained) return explained;
  const known = withPastedAdvert(turn);
  const strange = known.advert === turn.advert ? nameOrderToProgram(turn) : null;
  if (strange) return strange;
  const outside = outsideOfWork(known);
  if (outside) return outside;
  const payTerms = ofPayTerms(known) ?? opportunityCardPoints(known);
  if (payTerms) return payTerms;
  const wished = doAsAdvised(known) ?? wishOfPart(known) ?? wishesOfSummary(known) ?? wishesOfResume(known);
  if (wished) return wished;
  const mail = ofClientMails(known) ?? mailOfHappening(known) ?? ofMailAbove(known) ?? mailOfStory(known);
  if (mail) return mail;
  const paid = askedBeforeSigning(known) ?? compareByUnit(known);
  if (paid) return paid;
  const plain = answerPlainly(known);
  if (plain) return plain;
  const ownWork = entryForOwnWork(known) ?? sayWhyLeft(known);
  if (ownWork) return ownWork;
  const invented = refuseInventedWork(known) ?? refuseToPlease(known);
  if (invented) return invented;
  const unexpected = leaveOutThere(known);
  if (unexpected) return unexpected;
  const toSay =
    insteadOfLacking(known) ??
    needNotSay(known) ??
    sayOfTimeAway(known) ??
    chancesAfterBreak(known) ??
    sayOfLack(known) ??
    answerFromLines(known);
  if (toSay) return toSay;
  const honest = doesItCount(known) ?? mayISay(known) ?? listedBeforeHeld(known);
  if (honest) return honest;
  const ofAdvert = askedInAdvert(known) ?? ifTheyAskAbout(known) ?? writeOfTopic(known);
  if (ofAdvert) return ofAdvert;
  const ofPart =
    rewordForOtherTrade(known) ??
    doOneOrder(known) ??
    bulletsOnTopic(known) ??
    sameForOther(known) ??
    betterPart(known);
  if (ofPart) return ofPart;
  const ordered = orderLines(known) ?? keepNamedLines(known);
  if (ordered) return ordered;
  const leaning = isAdvert(turn.text) ? adaptTo(known) : followUp(known, answer);
  if (leaning) return leaning;
  const each = answerEach(known);
  if (each) return each;
  const placed = withPlaceOfTalk(known);
  const acted = actOn(placed);
  const said = acted ?? advised(placed);
  const instead = acted ? null : insteadOfAdvice(placed, said, answerTo);
  if (instead) return instead;
  const last = inDoubt(placed, said, acted !== null) ?? said;
  const isMissed =
    last.kind === 'asking' ? last.about?.kind === 'mail asked' : last.kind === 'unknown' || isPlainlyUnknown(said);
  return (isMissed ? asWished(placed, last, answerTo) : null) ?? last;
}

/** In the place of what is no answer to the message: what was not understood, or cannot be done; null where it is one. */
function inDoubt(turn: Turn, said: CoachAnswer, isActed: boolean): CoachAnswer | null {
  const missed = notUnderstood(turn, said);
  if (missed || isActed) return missed ?? (isPlainlyUnknown(said) ? lastResort(turn, said) : null);
  return (
    sayThereIsNoText(turn, said) ??
    sayItCannotBeDone(turn, said) ??
    (isAdvice(said) && !isOrder(turn) ? askedOn(turn, said) : null) ??
    (isPlainlyUnknown(said) ? lastResort(turn, said) : null)
  );
}

/** What is to be put in or taken out of a document is no question. */
function isOrder({ text }: Turn): boolean {
  const { orders, isQuestion } = readRequest(text);
  return !isQuestion && !/[?؟]\s*$/u.test(text) && (orders.has('add') || orders.has('remove'));
}

/** Only a question can lean on a question before it. */
const isAdvice = ({ kind, about, proposals }: CoachAnswer): boolean =>
  proposals.length === 0 && (kind === 'unknown' || about?.kind === 'answer');

/** An advert by itself is held against the resume; with an order before it that is done. */
function adaptTo(turn: Turn): CoachAnswer {
  const head = headOf(turn.text);
  return (head === '' ? null : actOn({ ...turn, text: head, history: [] })) ?? fitToAdvert(turn);
}

const advised = (turn: Turn): CoachAnswer => fromDocuments(turn) ?? answerQuestion(turn);
const answer = (turn: Turn): CoachAnswer => actOn(turn) ?? advised(turn);

const OF_DOCUMENTS =
  /^(?:what|where|which|do|does|did|is|have).{0,30}\b(?:my (?:resume|cv|letter|documents?)|i list|the advert)\b.{0,60}(?:say|mention|list|name|ask|state|\?|$)|^(?:when|where|how long|since when) (?:did|do|have|was|am) i (?:been )?(?:work|stud|start|finish|leave|left|graduat|join|at )|ماذا تقول سيرتي|هل (?:ذكرت|تذكر سيرتي)|^(?:من )?(?:متي|وين|اين|فين) .{0,15}(?:اشتغل|عملت|درست|بديت|بدات)/u;
/** "is it ok to leave a gap on my cv": asks for advice. */
const OF_ADVICE = /\b(?:ok|okay|bad|good|fine|wrong|allowed|normal|better|best|should|need|make|put|leave)\b/u;

/** What the documents say; null where they are not asked or do not say: it may still be a question for advice. */
function fromDocuments(turn: Turn): CoachAnswer | null {
  const hasDocuments = turn.resume || turn.letters.length > 0 || turn.advert !== '' || turn.file;
  const words = fold(turn.text).trim();
  if (!hasDocuments || !OF_DOCUMENTS.test(words) || OF_ADVICE.test(words)) return null;
  const found = searchDocuments.run({ query: turn.text.slice(0, 400) }, turn);
  return found.kind === 'unknown' ? null : found;
}
