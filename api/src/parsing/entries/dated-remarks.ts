import { type Line, withCells, withText } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { tellsOfGap } from './gaps.ts';

/** Amid words, none of them behind the last figure: "(from Term 1 2022)". */
const REMARK_AMID = /(?<=\p{L}[^()]{0,80})\s\([^()]{4,40}\)(?=\s[\p{L}–—|-])/u;
const MAX_LENGTH = 160;
/** "Staff Nurse (Band 5), acting Band 6 since October 2024" */
const CHANGE_BEHIND =
  /(?<=[\p{L}\d]\)?),\s(?:acting|promoted|senior|lead|deputy|interim|temporary)(?!\p{L})[^,()]{0,40}?\s(?:since|from|in)\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d$/iu;

/** "Conveyancing secretary / from 2019 also senior secretary" */
const CHANGE_DATED_FIRST =
  /(?<=\p{L}[^,/]{2,80})\s?[,/]\s(?:from|since|as of)\s(?:\p{L}{3,9}\.?\s)?(?:19|20)\d\d\s(?:(?:also|as|acting)\s)?\p{Ll}[^,()\d]{2,40}$/iu;

/** "Senior designer, Sample & Partner, Hamburg (remote from 2019)" */
const WHERE_FROM =
  /(?<=\p{L}[^()]{0,80})\s\((?:remote|hybrid|home-based|on site|part[- ]time|full[- ]time)(?: [^()]{1,30})?\)$/iu;

/** "(regional carrier, 130 lorries / 310 trailers)" behind employer and town: what the employer is, of more than one part. */
const ABOUT_EMPLOYER = /(?<=\p{L}[^()]{0,80})\s\((?=\p{Ll})(?=[^()]*\d)[^(),/;]{3,40}[,/;][^()]{3,60}\)$/u;

/** "Developer (mid → senior since Feb/2025)": when the post changed, and not when it began. */
const CHANGE_IN_BRACKETS = /(?<=\p{L}[^()]{0,80})\s\([^()]{0,40}\b(?:since|from)\s[^()]{0,12}(?:19|20)\d\d\)$/iu;

/** "2021 – now", "Valencia / 2021 – now" */
function isDates(line: Line | undefined): boolean {
  const [dates, ...others] = line ? findDates(line.text) : [];
  if (!line || !dates?.isRange || others.length > 0) return false;
  const town = line.text.slice(0, dates.index).replace(/[\s/|,·•–—-]+$/u, '');
  const isAtEnd = line.text.slice(dates.index + dates.length).trim() === '';
  return isOnlyDates(line.text) || (isAtEnd && town !== '' && looksLikePlace(town));
}

/** "March 2020 – Present (maternity leave October 2022 – July 2023)" */
const LEAVE_BEHIND_DATES = /(?<=\d{4}|\p{L}) \(([^()]{4,60})\)$/u;

/** "including maternity leave 2013 to 2014" */
const IS_LEAVE = /^(?:\p{L}+[ -]){0,2}leave |^[\d.,]+ ?%? time |, (?:parental|maternity|paternity|sick|study) leave$/iu;

/** "06/2019 - 04/2025 | 50+ hours per week | Supervisor: A. Sample, may contact", as American public service asks for it. */
const TERMS_BEHIND =
  /\s+[|·•]\s+(?:\d{2}\+? (?:hours|hrs)\b|supervisor\s*:|(?:starting |ending )?salary\s*:|(?:may|ok(?:ay)? to) contact\b|grade(?: level)?\s*:)[^|·•]*$/iu;
const MOST_TERMS = 4;

function withoutTermsBehind(text: string): string {
  let rest = text;
  for (let term = 0; term < MOST_TERMS && TERMS_BEHIND.test(rest); term += 1) rest = rest.replace(TERMS_BEHIND, '');
  return rest !== text && isOnlyDates(rest) ? rest : text;
}

/** A text without the leave, or the terms of the work, that are told behind its dates. */
export function withoutLeaveBehind(whole: string): string {
  const text = whole.length <= MAX_LENGTH ? withoutTermsBehind(whole) : whole;
  const [bracket, remark = ''] = text.length <= MAX_LENGTH ? (LEAVE_BEHIND_DATES.exec(text) ?? []) : [];
  const rest = bracket ? text.slice(0, -bracket.length) : text;
  return (IS_LEAVE.test(remark) || tellsOfGap(remark)) && findDates(rest).length > 0 ? rest : text;
}

function withoutLeave(line: Line): Line {
  const last = line.cells.at(-1)!;
  const text = withoutLeaveBehind(last.text);
  if (text === last.text) return line;
  return withCells(line, [...line.cells.slice(0, -1), { ...last, text, spans: [{ ...last.spans[0]!, text }] }]);
}

/** "Aug 2021 – Present · 90 seats, one award 2023 & 2024": what stands behind the dates of a job, with years of its own. */
function partsBehindDates(line: Line): Line[] {
  const [, dates = '', remark = ''] = line.text.length <= MAX_LENGTH ? (BEHIND_DATES.exec(line.text) ?? []) : [];
  const isRemark = findDates(remark).length > 0 && !findDates(remark).some(({ isRange }) => isRange);
  const [range, ...others] = findDates(dates);
  if (line.cells.length > 1 || !isRemark || !range?.isRange || others.length > 0 || !isOnlyDates(dates)) return [line];
  return [withText(line, dates), { ...withText(line, remark), isTold: true }];
}
const BEHIND_DATES = /^([^·•|]{4,40}?)\s+[·•|]\s+(.+)$/u;

/** "Head of Year (from 2022) and Teacher" over "January 2019 to date": the line of the dates says when, not the remark. */
export function withoutDatedRemarks(printed: readonly Line[]): readonly Line[] {
  return printed
    .map(withoutLeave)
    .flatMap(partsBehindDates)
    .map((line, i, lines) => {
      const [change = ''] =
        line.cells.length === 1 && line.text.length <= MAX_LENGTH ? (CHANGE_BEHIND.exec(line.text) ?? []) : [];
      if (change && (isDates(lines[i + 1]) || isDates(lines[i + 2])))
        return withText(line, line.text.slice(0, -change.length));
      if (line.cells.length > 1 || line.text.length > MAX_LENGTH || !(isDates(lines[i + 1]) || isDates(lines[i - 1])))
        return line;
      const [remark] = REMARK_AMID.exec(line.text) ?? [];
      const [where] =
        WHERE_FROM.exec(line.text) ?? CHANGE_IN_BRACKETS.exec(line.text) ?? CHANGE_DATED_FIRST.exec(line.text) ?? [];
      if (where && findDates(where).length > 0) return withText(line, line.text.slice(0, -where.length));
      const [about] = ABOUT_EMPLOYER.exec(line.text) ?? [];
      if (about && findDates(about).length === 0) return withText(line, line.text.slice(0, -about.length));
      if (!remark || findDates(remark).length === 0) return line;
      return withText(line, line.text.replace(remark, ''));
    });
}
