import { PRESENT_WORDS } from '@vitae/language/dates';
import { fold, foldWords } from '@vitae/language/fold';
import { BODY_LABELS } from '@vitae/language/jobs';
import { LABEL_WORDS, type Label } from '@vitae/language/labels';
import { hasRightToLeft } from '../text/arabic.ts';
import { remembered } from './remembered.ts';

/** Arabic labels without their spaces, which some generators lose. */
const BY_ARABIC_LETTERS = new Map(
  [...LABEL_WORDS]
    .filter(([words]) => hasRightToLeft(words))
    .map(([words, labels]) => [words.replace(/ /g, ''), labels]),
);

/** "1) Company: …" */
const NUMBERING = /^\s*\(?\d{1,2}[.)]\s*/;

/** Characters that forms set apart: "성 명", "姓 名". */
const SPACED_CHARACTERS = /^[\p{Script=Han}\p{Script=Hangul}](?:[\s　]{1,3}[\p{Script=Han}\p{Script=Hangul}]){1,5}$/u;

/** "Nome e tipo di istituto di istruzione o formazione" */
const MAX_LABEL_LENGTH = 70;

/** What a text could be a label for, by its words. */
export const labelsOf = remembered((text): readonly Label[] => {
  if (text.length > MAX_LABEL_LENGTH) return [];
  const bare = text.replace(NUMBERING, '').trim();
  const words = foldWords(SPACED_CHARACTERS.test(bare) ? bare.replace(/[\s　]/g, '') : bare);
  return LABEL_WORDS.get(words) ?? BY_ARABIC_LETTERS.get(words.replace(/ /g, '')) ?? [];
});

/** What a cell could be a label for, with or without the colon behind it. */
export const labelsOfCell = (text: string): readonly Label[] => labelsOf(text.replace(/\s*[:：]\s*$/u, ''));

export interface LabelledValue {
  labels: readonly Label[];
  value: string;
}

const LABELLED = /^\s*([^:：]{2,40}?)\s*[:：]\s*[-–—]?\s*(.*)$/u;
const DASH_LABELLED = /^\s*(\p{L}[\p{L}\s.'/]{1,30}?)\s*(?:[-–—]{1,2}|=)\s+(.*)$/u;

/** A row of a table of two columns: "Phone | 0803 555 0129". */
const ROW_LABELLED = /^\s*(\p{L}[\p{L}\s.'/]{1,30}?)\s*\|\s+([^|]+)$/u;

/** "الاسم/ …", as Arabic forms part a label from its value. */
const SLASH_LABELLED = /^\s*(\p{Script=Arabic}[\p{Script=Arabic}\s]{1,30}?)\s*\/\s*(\S.*)$/u;

/** Where characters stand close, a blank parts a label from its value: "氏名　田中 美穂". */
const HAN_LABELLED = /^\s*(\p{Script=Han}{2,6})[\s　]+(\S.*)$/u;

/** "【役職】店長" */
const BRACKET_LABELLED = /^\s*[【［]([^】］]{1,12})[】］]\s*(\S.*)$/u;

/** "Nationality: Lebanese" in its parts, if what stands before the colon is a known label. */
export function splitLabel(text: string): LabelledValue | null {
  for (const pattern of [LABELLED, DASH_LABELLED, ROW_LABELLED, SLASH_LABELLED]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const labels = labelsOf(match[1]!);
    const isHeadOfTable = pattern === ROW_LABELLED && labelsOf(match[2]!).length > 0;
    if (labels.length > 0 && !isHeadOfTable) return { labels, value: match[2]!.trim() };
  }
  const [, label, value] = BRACKET_LABELLED.exec(text) ?? HAN_LABELLED.exec(text) ?? [];
  const labels = label ? labelsOf(label) : [];
  return labels.length > 0 ? { labels, value: value!.trim() } : null;
}

const OF_ONE_JOB = /^([^()]{4,40})\(([^()]{4,30})\)[\s:：–-]*$/;
/** Words of a line that announces what was done in a job, folded, as they are typed. */
const OF_DUTIES =
  /\b(?:job (?:d[ei]s[ck]\p{L}*|profiles?)|dut(?:y|ies|ys)|respons[ai]b\p{L}{2,}(?<!ble)|achi?ei?v\p{L}*m[ea]nts?|tasks)\b/u;

/** Whether a line of few words names duties: "Job description & achievments", "Responsibilities". */
export const namesDuties = (text: string) => BODY_LABELS.has(foldWords(text)) || OF_DUTIES.test(fold(text));

/** "Duties and responsibilities (present school)": heads what is done in the present job, wherever it stands. */
export function isLabelOfPresent(text: string): boolean {
  const [, label = '', remark = ''] = OF_ONE_JOB.exec(text) ?? [];
  return namesDuties(label) && PRESENT_WORDS.has(foldWords(remark).split(' ')[0]!);
}

export const MOST_WORDS_OF_LABEL = 6;
/** "My duties in Coral Mirage" */
export const OF_DUTIES_AT =
  /^(?:my )?(?:main |key )?(?:job )?(?:dut(?:y|ies)|responsibilit\p{L}+|tasks|achie?v\p{L}*ments?) (?:in|at|as|for|with)(?: an?| the| my)? /u;

const BEHIND_NAME = /^(.{3,60}?)\s+[–—-]+\s+([\p{L} &]{4,40}?)[\s:：]*$/u;
/** "Sample Instruments" of "Sample Instruments – Duties": whose duties a line announces; empty for another line. */
export function nameBeforeDuties(text: string): string {
  const [, name = '', label = ''] = BEHIND_NAME.exec(text) ?? [];
  return label.split(' ').length <= MOST_WORDS_OF_LABEL && namesDuties(label) ? name : '';
}

/** Whether a line announces what was done: "Job description & achievements:-", "Job responsibility (present)". */
export const opensDuties = (text: string) =>
  BODY_LABELS.has(foldWords(text)) ||
  isLabelOfPresent(text) ||
  nameBeforeDuties(text) !== '' ||
  (OF_DUTIES_AT.test(foldWords(text)) && foldWords(text).split(' ').length <= 2 + MOST_WORDS_OF_LABEL) ||
  (foldWords(text).split(' ').length <= MOST_WORDS_OF_LABEL &&
    namesDuties(text) &&
    (/[:：][\s–-]*$/.test(text) || text === text.toUpperCase()));

/** "Job description (present)", "My duties in Sample Resort": of one job, wherever it stands. */
export const announcesDutiesOfOne = (text: string) =>
  isLabelOfPresent(text) || (OF_DUTIES_AT.test(foldWords(text)) && opensDuties(text));
