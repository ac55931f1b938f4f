import { linesOf } from '../../tools/resume-lines.ts';
import { sentencesOf } from '../../tools/shorten-summary.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { reply } from '../language.ts';
import { lineIntoSummary } from '../own-case/fact-into-summary.ts';
import { namingStems } from '../own-case/named-in-documents.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { onProposed } from './proposed.ts';

// "can you mention the audits also", of a summary that was proposed: it may stand there, or in a line of the resume.

const MENTIONS =
  /^(?:(?:ok(?:ay)?|and|also|but|so|nice|good|great|thanks|can (?:yo)?u|could (?:yo)?u|would (?:yo)?u|pls|plz|please|maybe|i want (?:yo)?u to|it should|should|make it|have it|let it|you should|u should)[\s,.!]+)*(?:also )?(?:mention|include|say|add|put(?: in)?|bring in|bring up|talk about|speak of|work in|squeeze in|get in)\s+(?:also )?(?:something |a (?:word|bit) )?(?:about |on |of )?(?:the fact )?(?:that )?(?<topic>[^\n]{3,120}?)(?:\s(?:also|too|as well|in (?:it|there|the summary)|there|again|please|pls|plz|if (?:yo)?u can))*[\s.?!]*$|^(?:(?:و|كمان|طيب|ممكن|لو سمحت\S*|بس)\s?)*(?:ا?ذكر|[تا]?ذكري|ا?ضيف|ا?ضف|حط|اكتب|[تأا]ضيف)(?:ي|ين)?(?:لي)?\s+(?:كمان )?(?:موضوع |عن )?(?<arabic>[^\n]{3,120}?)(?:\s(?:كمان|ايضا|أيضا|أيضًا|برضو|برضه|فيه|لو سمحت\S*))*[\s.؟?!]*$/iu;
/** Of what is named so much is to stand in one sentence, with all of its figures. */
const SHARE_MIN = 0.6;

/** What of it is said already is quoted, and what a line of the resume says is put in; null for all else. */
export function mentionIt(
  turn: Turn,
  about: Extract<Subject, { kind: 'summary' }>,
  proposals: readonly ProposedChange[],
): CoachAnswer | null {
  const { topic, arabic } = MENTIONS.exec(turn.text.trim().slice(0, 240))?.groups ?? {};
  const named = topic ?? arabic;
  const { things } = readRequest(turn.text);
  if (!named || !turn.resume || ['letter', 'mail', 'skills'].some((thing) => things.has(thing))) return null;
  const says = saysOf(named);
  const there = nearest(sentencesOf(about.text), says, (sentence) => sentence);
  if (there !== null) {
    const quoted = there.replace(/[.\s]+$/u, '');
    return reply(
      turn,
      {
        en: `It stands there already: “${quoted}”. If it is to read otherwise, tell me how.`,
        ar: `هو مذكور فيه بالفعل: «${quoted}». وإن أردت صياغة أخرى فقل لي كيف.`,
      },
      { about },
    );
  }
  const { data } = turn.resume;
  const papers = data.certifications.blocks.map(({ text }) => ({
    text,
    label: reply(turn, { en: 'Certificates', ar: 'الشهادات' }).text,
  }));
  const line = nearest([...linesOf(data), ...papers], says, ({ text }) => text);
  return line && onProposed(turn, proposals, (now) => lineIntoSummary(now, about.text, line));
}

/** How much a text says of what is named: 0 where a figure of it is missing. */
function saysOf(named: string): (text: string) => number {
  const [stems, written] = [namingStems(named), tellingStems(named)];
  const figures = named.match(/\d[\d.,]*\d|\d/gu) ?? [];
  return (text) => {
    const own = stemsOfText(text);
    const held: string[] = text.match(/\d[\d.,]*\d|\d/gu) ?? [];
    if (stems.length === 0 || !figures.every((figure) => held.includes(figure))) return 0;
    // Arabic is also looked for by its English words.
    return Math.max(...[stems, written].map((some) => some.filter((stem) => own.has(stem)).length / some.length));
  };
}

function nearest<Item>(
  items: readonly Item[],
  says: (text: string) => number,
  textOf: (item: Item) => string,
): Item | null {
  const [best] = items.toSorted((a, b) => says(textOf(b)) - says(textOf(a)));
  return best !== undefined && says(textOf(best)) >= SHARE_MIN ? best : null;
}
