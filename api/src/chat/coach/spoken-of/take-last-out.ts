import { fold } from '@vitae/language/fold';

const IT = '(?:it|that|this|that (?:one|bit|part|line|sentence)|the last (?:one|bit|part|line|sentence))';
const TAKES_OUT = new RegExp(
  `^(?:(?:and|ok|no|nah|hmm+|actually|please|pls|can you|could you|now|sorry|wait|on second thoughts?)[\\s,]+)*(?:(?:take|leave|get|kick) ${IT} (?:back )?(?:out|off)|(?:take|leave) out ${IT}|(?:remove|delete|drop|undo|scrap|cut|lose|get rid of) ${IT})(?:\\s(?:again|please|pls|then|now|after all))*(?:[\\s,.!]|$)|^(?:لا |طيب |بس |خلص )*(?:احذف|شيل|امسح|اشطب|الغ|طلع)(?:ي)?(?:ها|ه|(?: (?:هاي|هاد|هذي|هذا|اخر))? ?(?:ال)?جمله)(?:\\s|$)`,
  'u',
);

/** "hmm take that out again, it's weird": what was put into a text last is to go. */
export const takesLastOut = (text: string): boolean => TAKES_OUT.test(fold(text.slice(0, 100)).trim());
