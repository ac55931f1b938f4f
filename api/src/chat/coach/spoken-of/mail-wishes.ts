import { type Style, styleWished } from './mail-style.ts';
import { signatureIn } from './signature.ts';
import { type ToldForText, toldForText } from './told-for-text.ts';

// What one message wishes of a mail that was drafted: how it is to be, and one thing after the other to change in it.

export interface Wishes {
  /** Null where nothing is said of how it is to be. */
  style: Style | null;
  /** What else is wished, in its order. */
  others: string[];
}

const MAX = 300;
const BETWEEN =
  /(\s*(?:[;!\n،؛]+|,(?!\d)|\.(?=\s|$))+\s*(?:(?:and|but|also|then|plus)\s+)*|\s+(?:and|but|also|then|plus|&|\+)\s+(?:(?:also|then)\s+)?)/iu;
/** "change the day", "make it to Laura". */
const BEGINS =
  /^(?:(?:please|pls|can (?:yo)?u|could (?:yo)?u|also|maybe|just) )*(?:add|mention|say|include|put|tell (?:them|him|her)|ask (?:them|him|her)|take|leave|remove|delete|drop|skip|don'?t|change|make|address|send|sign|end)\b/iu;

/** Of a document that has its own place, and no mail: "add it to my skills". */
const OF_DOCUMENT =
  /\b(?:resume|cv|c\.v|summary|skills?|profile|cover letter|bullets?|section|experience|linkedin)\b|(?:سيره|ملخص|مهارات)/iu;

/** Whether each part of a message is said of how a mail is to be, or tells what is to change in it. */
export function isWishForMail(text: string): boolean {
  if (text.length > MAX || OF_DOCUMENT.test(text)) return false;
  const { style, others } = wishesIn(asOrder(text));
  if (others.length === 0) return style !== null;
  // Behind an order a fact of one's own goes with it: "ask about my leave, i have 5 days left".
  return others.every(
    (clause, at) => toldForText(clause) !== null && (PUTS_IN.test(clause) || (at > 0 && OF_ONESELF.test(clause))),
  );
}
const OF_ONESELF = /^i(?:['’]?ve|['’]?m| have| am)\b/iu;
/** Said of the text itself, in whatever verb. */
const PUTS_IN =
  /^(?:(?:please|pls|and|also|but|ok|just|can (?:yo)?u|could (?:yo)?u|would (?:yo)?u|maybe) )*(?:put|add|say|mention|include|tell (?:them|him|her)|ask (?:(?:them|him|her|also) )?(?:about|for) (?:my|the)|\p{L}{3,8} in (?:that|thanks?|an?|something|some|i|i['’]\p{L}+|ill|im|ive|my)|leave out|take out|drop|end|start|اذكر|اضف|أضف|ضيف|زيد|احذف|شيل|قول|قل)\b|^(?:و)?(?:اذكر|اضف|أضف|ضيف|زيد|احذف|شيل|قول|قل|خل)/iu;
/** "add that I will send the samples": an order, whatever words a question may have too. */
export const putsIn = (text: string): boolean => PUTS_IN.test(text.trim()) && !/[?؟]\s*$/u.test(text);
/** "can you make it shorter?" asks for it. */
const asOrder = (text: string): string =>
  /^(?:(?:and|also|ok|so|hey|please|pls) )*(?:can|could|would|will) (?:yo)?u\b/iu.test(text.trim())
    ? text.trim().replace(/[?؟]+\s*$/u, '')
    : text;

const beginsWish = (clause: string): boolean => {
  const told: ToldForText | null = toldForText(clause);
  return told !== null || BEGINS.test(clause) || signatureIn({ text: clause, resume: null }) !== null;
};

export function wishesIn(text: string): Wishes {
  const parts = text.trim().slice(0, MAX).split(BETWEEN);
  const style: Style = {};
  const others: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at]!.trim();
    const ofStyle = clause === '' ? {} : styleWished(clause);
    if (ofStyle) Object.assign(style, ofStyle);
    else if (others.length === 0 || beginsWish(clause)) others.push(clause);
    else others[others.length - 1] += `${parts[at - 1]}${clause}`;
  }
  return { style: Object.keys(style).length > 0 ? style : null, others };
}
