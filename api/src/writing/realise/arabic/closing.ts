import type { LetterTone } from '@vitae/contract/cover-letter';
import type { Plan } from '../../plan/plan.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';

// What is said of the company, and how to reach the applicant.

export function companyOf({ job: { company } }: Plan, choose: Choose): Said[] {
  const house = company || 'مؤسستكم';
  return [
    {
      text: choose('company', [
        `ويسعدني أن أنضم إلى فريق العمل في ${house}.`,
        `وأتطلع إلى أن أسهم بخبرتي في عمل ${house}.`,
        `ويسعدني أن أضع خبرتي في خدمة ${house}.`,
      ]),
      rank: 1,
    },
  ];
}

const LEFT_TO_RIGHT_MARK = '\u200e';
/** "771 340 268", "+90 535": within Arabic its groups would stand in the other order, and its sign behind it. */
const inItsOrder = (phone: string) => (/[^\d]/.test(phone) ? LEFT_TO_RIGHT_MARK : '') + phone;

export function closingOf({ applicant }: Plan, choose: Choose, tone: LetterTone): Said[] {
  const ways = [
    applicant.email && `البريد الإلكتروني ${applicant.email}`,
    applicant.phone && `الهاتف ${inItsOrder(applicant.phone)}`,
  ]
    .filter(Boolean)
    .join(' أو ');
  return [
    {
      text: choose('invite', [
        'يسعدني أن ألتقي بكم في مقابلة شخصية.',
        'وأرحب بفرصة لقائكم والإجابة عن أسئلتكم.',
        'وآمل أن تتاح لي فرصة مقابلتكم.',
      ]),
      rank: 0,
    },
    { text: ways ? `يمكنكم التواصل معي عبر ${ways}.` : '', rank: 0 },
    {
      text:
        tone === 'Enthusiastic'
          ? 'أشكركم جزيل الشكر على وقتكم واهتمامكم!'
          : choose('thanks', ['أشكركم على وقتكم واهتمامكم.', 'شكراً لكم على قراءة هذا الطلب.']),
      rank: 0,
    },
  ];
}
