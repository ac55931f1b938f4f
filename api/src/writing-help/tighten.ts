/** Openings that hide the verb behind them. */
const WEAK_OPENING =
  /^(?:i (?:was|am|have been|had been) )?(?:responsible for|in charge of|tasked with|duties included|involved in|charged with|worked on|helped with|helped to|assisted with|assisted in)(?: the)? +/i;
/** "… and answering calls" */
const ANOTHER_GERUND = /(\b(?:and|or) |, )(\p{L}+ing)(?= (?:the|a|an|all|and|with|to|for|\p{L}+s)\b)/gu;
const MAY_BE_GERUND = /\b(?:and|or|,) ?\p{L}+ing\b/gu;
const FIRST_PERSON = /^(?:i|we)(?:'ve| have)? +/i;
const FILLERS =
  /\b(?:successfully|effectively|efficiently|very|really|basically|actually|various|a variety of|in order) +/gi;

/** Past tenses that no rule gives. */
const IRREGULAR: Record<string, string> = {
  building: 'Built',
  buying: 'Bought',
  bringing: 'Brought',
  cutting: 'Cut',
  doing: 'Handled',
  drawing: 'Drew',
  driving: 'Drove',
  finding: 'Found',
  getting: 'Got',
  giving: 'Gave',
  growing: 'Grew',
  holding: 'Held',
  keeping: 'Kept',
  leading: 'Led',
  making: 'Made',
  meeting: 'Met',
  overseeing: 'Oversaw',
  paying: 'Paid',
  running: 'Ran',
  selling: 'Sold',
  sending: 'Sent',
  setting: 'Set',
  shooting: 'Shot',
  spending: 'Spent',
  taking: 'Took',
  teaching: 'Taught',
  winning: 'Won',
  writing: 'Wrote',
};
/** Verbs whose stem ends in a letter that the gerund has dropped an "e" from, or doubled. */
const DOUBLED = /([bdgklmnprt])\1ing$/;
const KEEPS_DOUBLE =
  /(?:ll|ss|ff|zz|lling|ssing)ing$|(?:sell|fill|pull|call|install|bill|drill|staff|process|assess|access|address)ing$/;

function pastOf(gerund: string): string | null {
  const word = gerund.toLowerCase();
  const known = IRREGULAR[word];
  if (known) return known;
  if (!/^[a-z]{3,}ing$/.test(word)) return null;
  const stem = word.slice(0, -3);
  let past: string;
  if (KEEPS_DOUBLE.test(word)) past = `${stem}ed`;
  else if (DOUBLED.test(word)) past = `${stem}ed`;
  else if (/[^aeiou]y$/.test(stem)) past = `${stem.slice(0, -1)}ied`;
  else past = `${stem}ed`;
  return past[0]!.toUpperCase() + past.slice(1);
}

/** One list item, shorter and with its verb in front. Says nothing that was not there. */
export function tightenLine(line: string): string {
  let text = line
    .trim()
    .replace(/^[-*•]\s+/, '')
    .replace(/\s+/g, ' ');
  const opening = WEAK_OPENING.exec(text)?.[0];
  if (opening) {
    const rest = text.slice(opening.length);
    const [first = '', ...words] = rest.split(' ');
    // "handling customers and doing orders": all are put in the past, or none.
    const others = [...rest.matchAll(ANOTHER_GERUND)].map(([, , gerund = '']) => pastOf(gerund));
    const isSure = others.length === (rest.match(MAY_BE_GERUND)?.length ?? 0) && !others.includes(null);
    const past = isSure ? pastOf(first) : null;
    // "planning of tours" is what was planned.
    const behind = (words[0]?.toLowerCase() === 'of' ? words.slice(1) : words).join(' ');
    text = past
      ? `${past} ${behind.replace(ANOTHER_GERUND, (_, joint: string, gerund: string) => `${joint}${pastOf(gerund)!.toLowerCase()}`)}`.trim()
      : rest;
  }
  text = text.replace(FIRST_PERSON, '').replace(FILLERS, '').trim();
  if (text === '') return line.trim();
  return text[0]!.toUpperCase() + text.slice(1);
}

const isListItem = (line: string) => /^\s*[-*•]\s/.test(line);

/** The same text, each line tightened. */
export function tighten(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : `${isListItem(line) ? '- ' : ''}${tightenLine(line)}`))
    .join('\n');
}
