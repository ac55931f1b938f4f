import { fold } from '@vitae/language/fold';

// What may go into a resume as a name: a title, a certificate, a skill, an employer. What is left of a sentence is none.

const WORDS_MAX = 12;
/** Names that begin with, or hold, a word of those below. */
const COMPOUNDS =
  /^(?:it|be)$|^be (?=well)|\b(?:it|can) (?=support|help|sales|service|services|manager|specialist|technician|engineer|bus|admin|consultant|analyst|director|officer|security|project|operations|audit|infrastructure|system|governance|essentials|fundamentals|foundation|skills)|\bfirst[ -](?=aid|respon|line|mate|officer|class)|\bback[ -](?=office|end)|\bafter[ -](?=sales|school)|\bin[ -](?=house|vitro|store|flight)|\bon[ -](?=call|site|board)|\bunder[ -](?=secretary|\d)|\b(?:top|all)[ -](?=gun|line|round)/gu;
/** They lead to a place, to a comparison or to a sentence. */
const LEADS =
  /^(?:before|after|above|below|beneath|behind|between|under|over|at|in|on|from|with(?:out)?|about|like|as|than|next to|near(?:er)?|away|higher|lower|not|no|only|just|also|too|back|again|instead|be|being|to|so|if|when|where|because|what(?:ever)?|which|how|why|same|else|more|less|better|best|shorter|longer|stronger|first|last|top|bottom|up|down|everything|anything|something|nothing|all|both|it|its|this|that|these|those|them|they|there|here|you|your|me|match|fit|reflect|include|say|sound|look|read|use|keep|leave|put|move|remove|delete|undo|(?:an?|the) (?:better|shorter|other|same|different|first|last|one|right|old|new|original|previous|top|end|bottom|beginning|start|section|advert|ad|job|others?|rest))(?![\p{L}-])/u;
const LEADS_IN_ARABIC =
  /^(?:قبل|بعد(?! البيع)|فوق|تحت|في|من|علي|الي|مع|عن|بدون|بس|فقط|مثل|زي|كما|متل|كل شي|كلها|كله|هذا|هذه|هذي|هاي|هاد|مكان|بدل|اول|اخر|مو|مش|ليس|لا|ما)(?=\s|$)/u;
/** A sentence speaks so, and no name does. */
const SPEAKS =
  /\b(?:before|above|below|like|than|only|everything|anything|it|this|that|these|those|them|they|there|you|your|my|mine|me|is|are|was|were|be|been|should|would|could|can|cannot|don'?t|not|never|please|pls|thanks|instead|again|too|also|because)(?![\p{L}'’-])|(?:^|\s)(?:بس|فقط|كانت?|زي|متل|كمان|لو سمحت|بليز|عشان|لاني|لانه|مو|مش|خليه?ا?|حطه?ا?)(?=\s|$)/u;

/** Whether a text can be the name of something: no place, no comparison, no rest of a sentence. */
export function isName(text: string): boolean {
  const words = fold(text.slice(0, 300))
    .replace(/^["“«]|["”».!]+$/gu, '')
    .trim();
  if (!/[\p{L}\d]/u.test(words) || words.split(/\s+/).length > WORDS_MAX || /[?؟]/u.test(words)) return false;
  const plain = words.replace(COMPOUNDS, 'x ');
  return !LEADS.test(plain) && !LEADS_IN_ARABIC.test(words) && !SPEAKS.test(plain);
}
