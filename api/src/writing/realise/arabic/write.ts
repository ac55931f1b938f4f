import type { LetterTone } from '@vitae/contract/cover-letter';
import type { Plan } from '../../plan/plan.ts';
import type { Choose } from '../choice.ts';
import type { Paragraph } from '../paragraphs.ts';
import { greetedIn } from './addressee.ts';
import { backgroundOf } from './background.ts';
import { closingOf, companyOf } from './closing.ts';
import { canStand } from './words.ts';
import { byRequirement, factsOf, listOf, MAX_PROOFS, postToOpenWith, storyOf, tenureOf } from './work.ts';

/** As `writeEnglish`, in Arabic. The applicant's lines are quoted as they are; no sentence of theirs is turned. */
export function writeArabic(plan: Plan, templateId: string, tone: LetterTone, choose: Choose, addressee: string) {
  const { job } = plan;
  const company = job.company;
  const greeted = greetedIn(job.text, addressee);
  const apply = choose('apply', APPLY[tone])(
    job.role,
    `${company ? ` لدى ${company}` : ''}${job.reference ? ` (الرقم المرجعي ${job.reference})` : ''}`,
  );
  const proofs = plan.proofs.filter(({ line }) => canStand(line)).slice(0, MAX_PROOFS);
  const opened = postToOpenWith(plan, proofs);
  const first: Paragraph = [...tenureOf(opened, plan, choose), { text: apply, rank: 0 }];
  const work = templateId === 'story-driven' ? storyOf(plan, proofs) : proofs;
  const proof =
    work.length === 0
      ? factsOf(plan)
      : templateId === 'skills-focused'
        ? byRequirement(plan, work, opened, choose)
        : listOf(work, opened, choose);
  const about = backgroundOf(plan, choose);
  const company_ = companyOf(plan, choose);
  const closing = closingOf(plan, choose, tone);
  const paragraphs: Paragraph[] =
    templateId === 'modern-professional'
      ? [first, proof, [...about, ...closing]]
      : templateId === 'classic'
        ? [first, [...proof], [...company_, ...about], closing]
        : [
            first,
            proof,
            work.length < proofs.length
              ? listOf(
                  proofs.filter((one) => !work.includes(one)),
                  opened,
                  choose,
                )
              : [],
            about,
            company_,
            closing,
          ];
  return {
    greeting: `${greeted ? `إلى ${greeted}` : company ? `إلى السادة في ${company} المحترمين` : 'إلى السادة المسؤولين عن التوظيف المحترمين'}،\nتحية طيبة وبعد،`,
    paragraphs,
    closing: choose('closing', [
      'وتفضلوا بقبول فائق الاحترام والتقدير،',
      'مع خالص التقدير والاحترام،',
      'مع فائق الاحترام،',
    ]),
  };
}

type Apply = readonly ((role: string, at: string) => string)[];

const APPLY: Record<LetterTone, Apply> = {
  Professional: [
    (role, at) => `أتقدم إليكم بطلبي لشغل وظيفة ${role}${at}.`,
    (role, at) => `أضع بين أيديكم طلبي لوظيفة ${role}${at}.`,
    (role, at) => `أرغب في الالتحاق بوظيفة ${role}${at}.`,
  ],
  Casual: [
    (role, at) => `أكتب إليكم بشأن وظيفة ${role}${at}.`,
    (role, at) => `تهمني وظيفة ${role}${at}، ولهذا أكتب إليكم.`,
  ],
  Enthusiastic: [
    (role, at) => `يسعدني كثيراً أن أتقدم إليكم بطلبي لوظيفة ${role}${at}!`,
    (role, at) => `بكل حماس أتقدم إليكم بطلبي لوظيفة ${role}${at}!`,
  ],
  Informational: [
    (role, at) => `أتقدم بطلبي لوظيفة ${role}${at}.`,
    (role, at) => `أضع بين أيديكم طلبي لوظيفة ${role}${at}.`,
  ],
};
