import { namesOccupation } from '@vitae/language/occupations';
import { baseOfGerund, isBase, isPast } from '../../writing-help/verb-forms.ts';

/** Whether a line begins with what somebody did: "28 bedded ward" says where, and "Link nurse for hygiene" who one is. */
export function tellsDeed(line: string): boolean {
  const [first = '', second = ''] = line.replace(/^\P{L}+(?=\p{Lu})/u, '').split(/\s+/u);
  const word = first.toLowerCase();
  if (/^\d/u.test(line) || namesOccupation(first) || namesOccupation(`${first} ${second}`) || namesOccupation(second))
    return false;
  return isPast(word) || isBase(word) || baseOfGerund(word) !== null;
}
