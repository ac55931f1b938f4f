import { interviewQuestions } from '../../tools/interview-questions.ts';
import { answerOfId } from '../answer-question.ts';
import { hardestQuestion } from '../own-case/hardest-question.ts';
import { asksToPrepare, prepareForInterview } from '../own-case/prepare-interview.ts';
import { beginPractice } from '../practice/begin-practice.ts';
import { wishesToPractise } from '../practice/topic-to-practise.ts';
import { type Act, some } from './act.ts';

export const INTERVIEWS: readonly Act[] = [
  { asks: () => true, act: hardestQuestion },
  { asks: ({ things }, words) => !some(things, 'mail', 'letter') && asksToPrepare(words), act: prepareForInterview },
  {
    asks: ({ orders, things }, words) =>
      INTERVIEW_ME.test(words) ||
      PRACTISES_WITH.test(words) ||
      ASK_ME_ON.test(words) ||
      wishesToPractise(words) ||
      (orders.has('practise') && some(things, 'interview', 'questions', 'people')),
    act: beginPractice,
  },
  { asks: (_, words) => asksWhatToAsk(words), act: (turn) => answerOfId(turn, 'questions-to-ask') },
  { asks: (_, words) => THEIR_QUESTIONS.test(words), act: (turn) => interviewQuestions.run({}, turn) },
  {
    asks: ({ things }, words) =>
      !some(things, 'mail', 'letter') && WHAT_THEY_ASK.test(words) && !THEIR_DEMANDS.test(words),
    act: (turn) => (turn.resume || turn.advert !== '' ? interviewQuestions.run({}, turn) : null),
  },
];

/** "and what should i ask them". */
const OWN_QUESTIONS =
  /^(?:(?:and|so|ok|also|then) )*(?:what|which questions) (?:should|can|could|do|would|shall) i ask (?:them|him|her|the (?:interviewer|manager|panel|recruiter))(?: (?:then|back|myself|at the end|in the interview))*[\s?.!]*$|^(?:و)?(?:شو|وش|ايش|ماذا|ايه) (?:لازم )?(?:انا )?ا?س[اي]ل(?:هم|ه|ها)[\s؟?]*$/u;

export const asksWhatToAsk = (words: string): boolean => OWN_QUESTIONS.test(words);

/** What an employer asks; what one asks them oneself is a question for advice. */
const THEIR_QUESTIONS =
  /(?:what|which) (?:\p{L}+ )?questions (?:\p{L}+ )?(?:come up|get asked|are (?:asked|common|usual|likely|typical))\b|(?:what|which) (?:kind of |type of |sort of |sorts of )?(?:\p{L}+ )?questions (?:will|would|could|might|can|do|should) (?:i|they|he|she) (?:get|expect|face|ask|be asked|prepare)\b|(?:prepare|make|give me|show me|list|likely|typical|common|expected|which|what)\b.{0,25}\binterview (?:questions|qs?)\b|interview (?:questions|qs) (?:for|from)|(?:what|which)(?: \w+)? (?:will|would|could|might|do) (?:they|the \w+|interviewers?|an interviewer|hr)(?: \w+)? ask(?: me)?(?! (?:for|to))|questions (?:that )?(?:they|interviewers?|employers?)(?: \w+)? ask\b|(?:be|get) asked in (?:the|my|an|this)|prepare me for .{0,20}interview|(?:ال)?اسيله(?! (?:ال[لي]ي )?(?:ا?نا )?(?:ب|راح |رح )?اس[اي]ل).{0,45}مقابل|شو (?:راح |ب)?يسالو/u;

/** "give me one tough question on working with customers". */
const ASK_ME_ON =
  /\b(?:ask|give|throw|test|quiz|try) me (?:with |at )?(?:(?:an?|one|another|some|a few|your) )?(?:\p{L}+ ){0,3}questions? (?:about|on|regarding|around|concerning)\b/u;

/** "what might bethan ask", "which technical questions will come", "وش بيسألون": whoever it is that asks. */
const WHAT_THEY_ASK =
  /\b(?:what|which)\b.{0,20}\b(?:will|would|might|may|could|can|gonna|going to|do|does|are|is)\b.{0,30}\b(?:ask|asking|throw at|quiz|come up|be asked)\b|\b(?:which|what) (?:\p{L}+ ){0,2}questions? (?:will|would|might|may|could|can|do|should)\b|\b(?:list|give|prepare|show|send|write)\b.{0,20}\bquestions? (?:for (?:this|the|my)|they|he|she|that)\b|(?:شو|وش|ايش|ايه|ماذا|شنو).{0,20}(?:^|\s|ي|ب|ه|ح|س|راح )ي?س[اي]?[اء]?ل(?:و|ون|وني|ونا|ني)?(?=\s|[؟?]|$)|(?:متوقع|توقع|محتمل)\S* .{0,12}اسيل|اسيل\S* .{0,15}(?:متوقع|محتمل)/u;
/** What they ask for, or may not ask, and what one asks oneself: no list of questions. */
const THEIR_DEMANDS =
  /\bask(?:ing)? (?:me |us )?(?:for|to)\b|\b(?:allowed|legal|illegal|law)\b|\b(?:can|should|do|could|shall|would|to|will|must) i (?:ask|say|answer|tell|reply|respond|explain|write|do|give)\b|\b(?:if|when|before|after|because) (?:they|he|she|hr)\b|\b(?:salary|reference|money|e-?mail)\b|اسال(?:هم|ه|ها)|راتب|(?:لو|اذا) ي?سال|(?:اقول|ارد|اجاوب|احكي)/u;

/** "practice with me", "mock interview pls". */
const PRACTISES_WITH =
  /^(?:(?:ok|hi|hello|please|pls|can (?:we|you|u)|could (?:we|you)|lets|let's|let us|i want to|i'd like to|now|so)[\s,]+)*(?:(?:practi[cs]e|rehearse|role ?play)(?: (?:with me|together|now|please|pls|tayo|again|the interview|an interview|interview|for (?:this|the) (?:job|interview)))+|(?:practi[cs]e|rehearse)|mock interview)[\s?.!]*(?:please|pls|now)?[\s?.!]*$/u;
const INTERVIEW_ME = /(?:^|\b(?:you|please|pls|you to|now|and|just|then) )interview me\b/u;
