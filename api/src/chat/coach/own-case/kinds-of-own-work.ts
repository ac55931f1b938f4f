import type { Said } from '../language.ts';

// Under what name a resume has work on one's own account: by what was done, without a trade that nobody told.

const KINDS: readonly (readonly [RegExp, Said])[] = [
  [/\b(?:charit\p{L}*|volunt\p{L}*|unpaid help)\b|تطوع/u, { en: 'Voluntary and own work', ar: 'عمل تطوعي وخاص' }],
  [
    /\b(?:my|our|the) (?:\p{L}+ )?(?:family|uncle|aunt(?:y|ie)?|father|dad|mother|mum|mom|brother|cousin|husband|wife|parents|in-?laws?)s?['’]?s? (?:own )?(?:small |little )?(?:\p{L}+ )?(?:shop|store|business|restaurant|stall|garage|workshop|firm|bakery|salon|kiosk)\b|محل (?:ابوي|والدي|ابي|عمي|خالي|اخوي|العايله)/u,
    { en: 'Family business', ar: 'عمل في مشروع العائلة' },
  ],
  [
    /\b(?:tutor\p{L}*|lessons?|tuition|coaching (?:kids|students|pupils)|homework|teach(?:ing)?|taught)\b|دروس|تدريس/u,
    { en: 'Private tutor, self-employed', ar: 'مدرس خاص' },
  ],
  [
    /\b(?:babysit\p{L}*|child ?minding|child ?care|nanny\p{L}*|looking after (?:kids|children))\b|جليس/u,
    { en: 'Childcare, self-employed', ar: 'رعاية أطفال' },
  ],
  [
    /\b(?:uber|bolt|doordash|deliveroo|lyft|grab|glovo|talabat|careem|boda\p{L}*|okada|matatu|taxi|deliver(?:y|ies|ing)|drove|driving|courier)\b|اوبر|كريم|توصيل|سواق/u,
    { en: 'Driver and courier, self-employed', ar: 'سائق وتوصيل لحسابي الخاص' },
  ],
  [
    /\b(?:cakes?|bak(?:e|ed|ing)|cook(?:ed|ing)?|cater\p{L}*|meals|food|bread|pastr\p{L}*)\b|طبخ|حلويات|كيك/u,
    { en: 'Home catering, self-employed', ar: 'إعداد طعام لحسابي الخاص' },
  ],
  [
    /\b(?:sew\p{L}*|tailor\p{L}*|dress ?making|alterations?|knit\p{L}*)\b|خياط/u,
    { en: 'Tailoring, self-employed', ar: 'خياطة لحسابي الخاص' },
  ],
  [
    /\b(?:hair|braid\p{L}*|nails?|make-?up|barber\p{L}*|beauty|lashes)\b|حلاق|كوافير|مكياج/u,
    { en: 'Hair and beauty, self-employed', ar: 'تجميل لحسابي الخاص' },
  ],
  [
    /\b(?:clean(?:ed|ing)?|laundry|ironing|housekeep\p{L}*)\b|تنظيف/u,
    { en: 'Cleaning, self-employed', ar: 'تنظيف لحسابي الخاص' },
  ],
  [
    /\b(?:garden\p{L}*|lawns?|hedges?|fenc(?:e|es|ing)|landscap\p{L}*|trees?|yards?)\b|حدائق|زراع/u,
    { en: 'Gardening and outdoor work, self-employed', ar: 'أعمال حدائق لحسابي الخاص' },
  ],
  [
    /\b(?:removals?|moving (?:houses?|furniture)|man and van|van)\b|نقل عفش/u,
    { en: 'Removals, self-employed', ar: 'نقل أثاث لحسابي الخاص' },
  ],
  [
    /\b(?:web ?sites?|logos?|design(?:ing|ed|s)?|photo\p{L}*|video\p{L}*|software|apps?|social media|translat\p{L}*|writing|articles|coding)\b|تصميم|مواقع|تصوير|ترجم/u,
    { en: 'Freelance work', ar: 'عمل حر' },
  ],
  [
    /\b(?:accounts?|book-?keeping|books|tax returns|vat)\b|حسابات|محاسب/u,
    { en: 'Bookkeeping, self-employed', ar: 'حسابات لحسابي الخاص' },
  ],
  [
    /\b(?:fix\p{L}*|repair\p{L}*|wir(?:e|ed|es|ing)|install\p{L}*|fitt(?:ed|ing)|paint\p{L}*|plumb\p{L}*|weld\p{L}*|til(?:ed|ing)|brick\p{L}*|build\p{L}*|plaster\p{L}*|roof\p{L}*|carpent\p{L}*|geysers?|mainten\p{L}*|electric\p{L}*|mechanic\p{L}*|handyman|plugs?|pipes?)\b|تصليح|صيانه|كهرب|سباك|دهان|نجار|بناء/u,
    { en: 'Self-employed trade work', ar: 'أعمال حرفية لحسابي الخاص' },
  ],
  [
    /\b(?:sell(?:ing)?|sold|trad(?:e|ed|ing)|stall|market|reselling|business|pos|kiosk|vinted|ebay|etsy)\b|بيع|تجاره/u,
    { en: 'Trading, self-employed', ar: 'تجارة لحسابي الخاص' },
  ],
  [/\b(?:farm\p{L}*|crops?|cattle|goats|chickens?|harvest\p{L}*)\b|مزرع/u, { en: 'Farm work', ar: 'عمل في مزرعة' }],
  [/\bfreelanc\p{L}*\b|فري ?لانس|عمل حر/u, { en: 'Freelance work', ar: 'عمل حر' }],
];

/** "Self-employed trade work" where things were repaired, "Private tutor" where somebody taught; a plain name for all else. */
export const kindOfOwnWork = (words: string): Said =>
  KINDS.find(([says]) => says.test(words))?.[1] ?? { en: 'Self-employed work', ar: 'عمل لحسابي الخاص' };
