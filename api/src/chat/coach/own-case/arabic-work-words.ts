import { fold } from '@vitae/language/fold';

// What an Arabic message names of a resume or an advert that is in English: single nouns of work, by their folded stem.

const ENGLISH_OF: readonly (readonly [RegExp, string])[] = [
  [/^لجن/u, 'committee'],
  [/^(?:مضاد|انتيبايوتك)/u, 'antibiotics antimicrobial'],
  [/^حيوي/u, 'antibiotics antimicrobial'],
  [/^(?:تدريب|درب|متدرب)/u, 'training trained trainees interns'],
  [/^(?:مبيع|بيع)/u, 'sales selling'],
  [/^(?:مخزون|جرد)/u, 'inventory stock'],
  [/^(?:مستودع|مخزن|مخازن)/u, 'warehouse store'],
  [/^(?:سلامه|امان)/u, 'safety'],
  [/^(?:جوده)/u, 'quality'],
  [/^(?:مريض|مرضي)/u, 'patients patient'],
  [/^(?:تمريض|ممرض)/u, 'nursing nurse'],
  [/^(?:صيدل)/u, 'pharmacy pharmacist'],
  [/^(?:عناي)/u, 'care ICU'],
  [/^(?:طواري)/u, 'emergency'],
  [/^(?:عمل?ا|زباين|زبون|عميل)/u, 'customers clients customer'],
  [/^(?:مورد)/u, 'suppliers vendors'],
  [/^(?:ميزاني|موازن)/u, 'budget'],
  [/^(?:فاتور|فواتير)/u, 'invoices invoicing'],
  [/^(?:محاسب)/u, 'accounting accountant accounts'],
  [/^(?:تدقيق|مراجع)/u, 'audit auditors review'],
  [/^(?:تقرير|تقارير)/u, 'reports reporting'],
  [/^(?:مشروع|مشاريع)/u, 'project projects'],
  [/^(?:فريق|فرق)/u, 'team'],
  [/^(?:قياد|ادار)/u, 'management leadership lead managed'],
  [/^(?:صيان)/u, 'maintenance'],
  [/^(?:تركيب)/u, 'installation installed'],
  [/^(?:كهرب)/u, 'electrical electrician'],
  [/^(?:شبك)/u, 'network networks'],
  [/^(?:برمج|تطوير)/u, 'programming development developed'],
  [/^(?:تسويق)/u, 'marketing'],
  [/^(?:حمل[هات]|اعلان)/u, 'campaigns advertising'],
  [/^(?:موارد|توظيف)/u, 'recruitment human resources'],
  [/^(?:رواتب)/u, 'payroll'],
  [/^(?:مشتريات|شراء)/u, 'procurement purchasing'],
  [/^(?:لوجست|شحن|توصيل)/u, 'logistics shipping delivery'],
  [/^(?:استقبال)/u, 'reception front desk'],
  [/^(?:حجز|حجوزات)/u, 'bookings reservations'],
  [/^(?:مطبخ|طبخ)/u, 'kitchen cooking'],
  [/^(?:تعليم|تدريس|مدرس|معلم)/u, 'teaching teacher taught'],
  [/^(?:طلاب|طالب)/u, 'students pupils'],
  [/^(?:شكاو|شكوي)/u, 'complaints'],
  [/^(?:ترجم)/u, 'translation translated'],
  [/^(?:تصميم)/u, 'design designed'],
  [/^(?:تحليل)/u, 'analysis analysed'],
  [/^(?:بيانات)/u, 'data'],
  [/^(?:اعتماد)/u, 'accreditation'],
  [/^(?:رخص)/u, 'licence license'],
  [/^(?:تطوع)/u, 'volunteer volunteered'],
];

const PREFIX = /^[وفبكل]?(?:ال|لل)?/u;

/** A message with the English of its nouns of work behind it: what it names is then found in a resume in English. */
export function withEnglishOfNouns(text: string): string {
  const words = fold(text).match(/\p{Script=Arabic}+/gu) ?? [];
  const english = words.flatMap((word) => {
    const forms = [word, word.replace(PREFIX, '')];
    return ENGLISH_OF.filter(([stem]) => forms.some((form) => stem.test(form))).map(([, said]) => said);
  });
  return english.length === 0 ? text : `${text} ${[...new Set(english)].join(' ')}`;
}
