import { fold } from '@vitae/language/fold';
import { readRequest } from '../request.ts';
import type { Turn } from '../turn.ts';

// Messages in a practice interview that answer nothing: on to the next, enough of it, or something else that is wanted.

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean));

const ON = words(
  'next skip skipping pass another other different proceed continue onward onwards forward move nxt nex sunod susunod التالي غيره تخطي تخطى عديها كمل اللي',
);
const ENOUGH = words(
  'stop stopping end ending quit quitting enough finish finished done exit leave halt pause later tired bye tama ayoko توقف كفي خلاص وقف انهي انهاء بكفي يكفي',
);
/** They stand beside these and say nothing themselves, in the ways in which phones are written on. */
const BESIDE = words(
  `po pls plz please question questions one ones this that it its the a an to on go going me ask give us i im we you u let lets now then ok okay
   okey k sige yes yeah no nah sorry uh um hmm and for with of my is are be fine thanks thank thx bro sir maam mam mate yaar na nga lang muna isa pa tayo
   some more ready want wanna can could would like id ill hard easy easier harder here today thats there practice practicing practising interview
   session all just over through next so let's i'm i'd that's dear hi hey oh well right good great super time last first already answer q qn number
   up out got have had do you'd this lets try a bit
   سوال السوال ال من فضلك لو سمحت طيب تمام اوكي بعده ثاني اخر هذا خلينا نوقف بس يعني`,
);
const MESSAGE_WORDS_MAX = 12;
/** Beside the word that says it, one that is not known is let pass in a message as short as this. */
const STRANGE_WORDS = { most: 1, ofAtMost: 5 } as const;

function says(text: string, ones: ReadonlySet<string>): boolean {
  const said = fold(text.slice(0, 200)).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  if (said.length === 0 || said.length > MESSAGE_WORDS_MAX || !said.some((word) => ones.has(word))) return false;
  const strange = said.filter((word) => !ones.has(word) && !BESIDE.has(word) && !ON.has(word));
  return strange.length === 0 || (strange.length <= STRANGE_WORDS.most && said.length <= STRANGE_WORDS.ofAtMost);
}

/** "next question po", "sige skip na": in the place of an answer. */
export const wantsNextQuestion = (text: string): boolean => says(text, ON) && !wantsToStop(text);
/** "can we stop here for today". */
export const wantsToStop = (text: string): boolean =>
  says(text, ENOUGH) && !(fold(text).match(/[\p{L}']+/gu) ?? []).some((word) => ON.has(word));

const CHANGING: ReadonlySet<string> = new Set([
  'rewrite',
  'shorten',
  'tailor',
  'write',
  'add',
  'remove',
  'review',
  'compare',
  'fit',
  'fill',
  'want',
]);
const DOCUMENTS: ReadonlySet<string> = new Set([
  'resume',
  'summary',
  'letter',
  'mail',
  'lines',
  'skills',
  'entry',
  'offer',
  'advert',
  'resignation',
  'ats',
]);
/** What is said to the coach, and told to no interviewer. */
const ADDRESSES =
  /^(?:(?:ok(?:ay)?|wait|actually|sorry|hey|btw|by the way|first|before (?:that|this|we go on)|now|and|also|instead|forget (?:it|this|that)|no|hmm+|طيب|خلص|بس|اول)[\s,.!]+)*(?:(?:can|could|will|would|please|pls|plz|help|write|draft|shorten|rewrite|fix|improve|change|make|add|remove|delete|tailor|update|put|check|review|compare|show|give|i (?:want|need|would like|'d like) (?:you|my|the|an?) )\b|(?:ممكن|اكتب|اختصر|تختصر|عدل|حسن|ضيف|اضف|احذف|راجع|لخص|صيغ)\S*(?=\s))/u;
const REQUEST_WORDS_MAX = 40;

/** Whether a message asks for something else than the practice: a text, a change, a look at a document. */
export function leavesPractice({ text }: Pick<Turn, 'text'>): boolean {
  const said = fold(text.slice(0, 300)).trim();
  if (text.trim().split(/\s+/u).length > REQUEST_WORDS_MAX || !ADDRESSES.test(said)) return false;
  const { orders, things } = readRequest(text);
  return [...orders].some((order) => CHANGING.has(order)) && [...things].some((thing) => DOCUMENTS.has(thing));
}

const WISHES_BACK =
  /^(?:(?:ok(?:ay)?|so|now|please|pls|yes|let'?s|lets|can we|i want to|طيب|يلا|خلينا|تمام)[\s,.!]+)*(?:(?:go|going|carry|move|get|come)(?: back)?(?: on)?|continue|proceed|resume|return|back|keep going)(?: (?:with|to))* (?:the |our |my )?(?:practi[cs]e|interview|mock(?: interview)?|training|questions|where we were)(?: (?:interview|questions?))?[\s?.!]*(?:please|pls|now)?[\s?.!]*$|^(?:طيب|يلا|خلينا|تمام)?\s?(?:نكمل|نرجع|كمل|ارجع|نعود|نواصل|واصل|نستمر)\S* (?:ل|الي |علي )?(?:ال)?(?:تدريب|مقابله|اسيله|للتدريب|للمقابله)\S*[\s.!]*$/u;

/** "go on with the practice": to the question that is open, which is not skipped. */
export const wishesBack = (text: string): boolean => WISHES_BACK.test(fold(text.slice(0, 120)).trim());

const ONLY_THANKS =
  /^(?:(?:thanks?(?: (?:yo)?u)?|thank (?:yo)?u|thx|ty|so much|a lot|ok(?:ay)?|great|cool|nice|perfect|got it|i see|haha|lol|شكرا|تمام|طيب|حلو|تسلم\S*|اوكي)[\s,.!]*)+$/u;
/** What is no answer and asks for nothing. */
export const isOnlyThanks = (text: string): boolean => ONLY_THANKS.test(fold(text.slice(0, 60)).trim());
