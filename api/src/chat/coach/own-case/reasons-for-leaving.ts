import type { Said } from '../language.ts';

/** A reason as it is told, and as it is said in an interview. */
interface Reason {
  said: Said;
  /** What to keep in mind with just this one. */
  rule?: Said;
}

const NO_BLAME: Said = {
  en: 'Leave the person out of it, however true it is: they picture you speaking of them. Say what you look for, and stop; if they press: “I would rather speak of the work.”',
  ar: 'لا تذكر الشخص مهما كان ذلك صحيحًا: سيتخيلونك تتحدث عنهم. قل ما تبحث عنه وتوقف.',
};
const NO_SHAME: Said = {
  en: 'It was the post and not you: say it plainly and without apology. Where others went too, the number says it best.',
  ar: 'أُلغيت الوظيفة لا أنت: قلها بوضوح ودون اعتذار. وإن شمل ذلك غيرك فالعدد يوضحه.',
};
const HONEST: Said = {
  en: 'One honest sentence, what you learnt, what is different now; they may call there, so nothing that is not so.',
  ar: 'جملة صادقة واحدة، وما تعلمته، وما اختلف الآن؛ قد يتصلون بهم، فلا تقل ما ليس صحيحًا.',
};
const OF_PAY: Said = {
  en: 'Pay may be a reason and is no theme: one half-sentence, no figures, and then the work.',
  ar: 'قد يكون الراتب سببًا لا موضوعًا: نصف جملة دون أرقام ثم العمل.',
};

const REASONS: readonly (readonly [RegExp, Reason])[] = [
  [
    /\b(?:retrench\p{L}*|redundan\p{L}*|laid off|lay ?offs?|cut (?:us|me|staff|jobs)|downsiz\p{L}*|restructur\p{L}*|position (?:was )?(?:eliminated|abolished))\b|تسريح|سرحو|الغاء الوظيف|تقليص/u,
    {
      said: {
        en: 'Then the post was cut with others; it was no question of my work.',
        ar: 'ثم أُلغيت الوظيفة مع غيرها، ولم يكن ذلك بسبب عملي.',
      },
      rule: NO_SHAME,
    },
  ],
  [
    /\b(?:clos(?:ed|ing|ure)|shut(?:ting)?(?: down)?|bankrupt\p{L}*|went (?:bust|under)|liquidat\p{L}*|insolven\p{L}*|sold the (?:business|company|shop))\b|اغلق|قفلت|سكر(?:ت|و)|افلس/u,
    { said: { en: 'Then the place closed.', ar: 'ثم أغلقت الجهة.' }, rule: NO_SHAME },
  ],
  [
    /\b(?:contract (?:\p{L}+ )?(?:ended|finished|expired|was over|ran out)|end of (?:my )?contract|fixed[- ]term|temp(?:orary)? (?:job|contract|post|cover)|season(?:al)? (?:ended|job|work)|project (?:ended|finished|was over)|internship (?:ended|was (?:only )?for)|was (?:just|only) an? internship)\b|انتهي (?:ال)?عقد|نهايه العقد|انتهاء العقد|المشروع (?:انتهي|خلص)/u,
    { said: { en: 'It was for a fixed time, and that time ended.', ar: 'كان لمدة محددة وانتهت.' } },
  ],
  [
    /\b(?:fired|sacked|dismissed|terminated|let (?:me )?go|kicked out|failed (?:my )?probation|not confirmed)\b|فصل(?:و)?ني|طرد(?:و)?ني|فصلت/u,
    {
      said: {
        en: 'It ended there because [one honest sentence]; I have learnt [what], and do [what is different] since.',
        ar: 'انتهى عملي هناك لأن [جملة صادقة واحدة]، وتعلمت [ماذا]، ومنذ ذلك الحين أفعل [ما اختلف].',
      },
      rule: HONEST,
    },
  ],
  [
    /\b(?:late|delayed|unpaid|owed?|owing) (?:salar\p{L}+|pay|wages?|payments?)\b|\b(?:salar\p{L}+|pay|wages?)\b.{0,24}\b(?:late|delayed|not (?:paid|coming)|unpaid|months behind)\b|\b(?:not|never|didn'?t|didnt) (?:get |getting |being )?paid\b|تاخير (?:ال)?(?:راتب|رواتب)|(?:راتب|رواتب)\S* .{0,12}(?:يتاخر|متاخر|تتاخر)/u,
    {
      said: {
        en: 'The pay came late again and again, so I looked for a steady post.',
        ar: 'تأخرت الرواتب مرارًا فبحثت عن عمل مستقر.',
      },
      rule: {
        en: 'A plain fact in one half-sentence is no complaint: say it without heat, and go on.',
        ar: 'الحقيقة في نصف جملة ليست شكوى: قلها بهدوء وأكمل.',
      },
    },
  ],
  [
    /\b(?:pay|paid|salary|wages?|money|increments?|raise|hike|underpaid|minimum wage|late salar\p{L}+)\b|راتب|مرتب|زياده|فلوس|معاش/u,
    {
      said: { en: 'I have grown out of what that post could offer.', ar: 'كبرت على ما يمكن أن تقدمه تلك الوظيفة.' },
      rule: OF_PAY,
    },
  ],
  [
    /\b(?:boss|manager|supervisor|owner|colleagues?|toxic|bull(?:y|ied|ying)|harass\p{L}*|shout\p{L}*|nightmare|drama|politics|fight|fell out|environment|disrespect\p{L}*)\b|مدير|زملا|سام|تنمر|مشاكل/u,
    {
      said: {
        en: 'I look for a team in which [what you want: clear tasks, room to learn, steady hours].',
        ar: 'أبحث عن فريق فيه [ما تريده: مهام واضحة، فرصة للتعلم، ساعات منتظمة].',
      },
      rule: NO_BLAME,
    },
  ],
  [
    /\b(?:mov(?:ed|ing) (?:house|home|city|town|country|to|here|back|away)|relocat\p{L}*|too far|commut\p{L}*|distance|visa (?:expired|ended))\b|انتقل|بعيد|المسافه|سافرت/u,
    { said: { en: 'I moved, and it was too far.', ar: 'انتقلت وصار بعيدًا.' } },
  ],
  [
    /\b(?:stud(?:y|ies|ied|ying)|school|degree|univers\p{L}*|course|exams?|master'?s)\b.{0,30}\b(?:went|go|going|back|start(?:ed)?|finish|full[- ]?time|do|did|my)\b|\b(?:to|for|my) (?:stud(?:y|ies)|masters?|degree|university)\b|ادرس|دراس|جامعه/u,
    {
      said: {
        en: 'I left to study, and that is done [or: runs until …].',
        ar: 'تركتها للدراسة، وقد انتهت [أو: تنتهي في …].',
      },
    },
  ],
  [
    /\b(?:sick|ill(?:ness)?|health|surgery|burn(?:ed|t)? ?out|accident|pregnan\p{L}*|baby|maternity|mother|father|mum|mom|dad|family|child(?:ren)?|kids?|caring|care for)\b|مرض|صح[هت]|ولاد|امي|ابوي|والد|اسر/u,
    {
      said: {
        en: 'I left for a family or health matter, which is settled; I am fully free to work.',
        ar: 'تركتها لظرف عائلي أو صحي انتهى، وأنا متفرغ تمامًا للعمل.',
      },
    },
  ],
  [
    /\b(?:nights?|shifts?|hours|weekends?|overtime|work[- ]?life|schedule)\b|ورديات|دوام|ساعات/u,
    {
      said: {
        en: 'I look for hours that I can keep for years [which ones].',
        ar: 'أبحث عن دوام أستطيع الالتزام به سنوات [أي دوام].',
      },
    },
  ],
  [
    /\b(?:grow(?:th)?|learn(?:ing)?|promot\p{L}*|stuck|bored|boring|nothing (?:new|more)|no (?:progress|future|development|career)|better (?:job|offer|opportunity|chance)|new challenge|next step|step up|other industry|career change|abroad|overseas)\b|تطور|ترقي|فرصه|ملل|اتعلم/u,
    {
      said: {
        en: 'I had learnt what there was to learn, and want [the next step: which one].',
        ar: 'تعلمت ما يمكن تعلمه هناك وأريد [الخطوة التالية: ما هي].',
      },
    },
  ],
];

/** The reason that a text tells for leaving; null where it tells none. */
export const reasonForLeaving = (words: string): Reason | null =>
  REASONS.find(([tells]) => tells.test(words))?.[1] ?? null;
