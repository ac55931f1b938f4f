import { fold } from '@vitae/language/fold';
import { dateIn, monthNumber } from '../../tools/month-names.ts';
import { tellingStems } from '../asked-words.ts';
import { SKILL_LEVEL } from '../named-skills.ts';
import type { Subject } from '../subject.ts';
import type { Operation } from './operation.ts';

const WORDS_MAX = 6;
const POLITE =
  /^(?:(?:ok(?:ay)?|and|then|so|rather|maybe|better|the|my|it|is|was|no|start(?:ed)?|end(?:ed)?|date|طيب|و)\s+)+|\s+(?:then|please|pls|instead|too|بدالها)[\s.!]*$/giu;
const EMAIL = /[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,3}/iu;
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,14}/u;

/** "june then", "tableau only basic", a number alone: a value of the kind that was spoken of needs no verb. */
export function bareValue(text: string, about: Subject): Operation | null {
  const plain = text
    .trim()
    .replace(POLITE, '')
    .replace(/[.!\s]+$/u, '');
  if (plain.split(/\s+/).length > WORDS_MAX || /[?؟]/.test(text)) return null;
  const correct = (value: string): Operation => ({ does: 'correct', value, isSure: true });
  switch (about.kind) {
    case 'date': {
      const [word = ''] = plain.split(/\s+/);
      return monthNumber(word) !== null || dateIn(plain) !== null ? correct(plain) : null;
    }
    case 'details': {
      const found =
        about.fields[0] === 'phone' ? PHONE.exec(plain) : about.fields[0] === 'email' ? EMAIL.exec(plain) : null;
      return found ? correct(found[0]) : null;
    }
    case 'skills': {
      const level = SKILL_LEVEL.exec(fold(plain))?.[0];
      const said = new Set(tellingStems(plain));
      const isNamed = about.names.some((name) => tellingStems(name).some((stem) => said.has(stem)));
      return level && isNamed ? correct(plain) : null;
    }
    default:
      return null;
  }
}
