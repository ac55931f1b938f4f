import { fold } from '@vitae/language/fold';
import type { Say } from '../language.ts';
import type { PayTerms } from './pay-terms.ts';

// What employment brings beside its pay, and who works on invoices goes without.

interface Adds {
  named: RegExp;
  en: string;
  ar: string;
}

/** By the words of a country's payroll; the names of what the law there adds. */
const OF_COUNTRY: readonly Adds[] = [
  {
    named:
      /\b(?:cad|rrsp|cpp|canada|canadian|ontario|quebec|alberta|british columbia|manitoba|toronto|montreal|vancouver|calgary|ottawa|edmonton|winnipeg|mississauga)\b/u,
    en: 'the employer’s share of CPP (QPP in Quebec) and EI, paid vacation and public holidays, workers’ compensation, overtime, notice',
    ar: 'حصة صاحب العمل في CPP وEI والإجازة والعطل المدفوعة وإصابات العمل والعمل الإضافي والإشعار',
  },
  {
    named: /\b(?:imss|infonavit|aguinaldo|nomina|mxn|guadalajara|monterrey|mexico|cdmx|queretaro|puebla|tijuana)\b/u,
    en: 'IMSS (doctor, sick pay, pension weeks), Infonavit, Afore, aguinaldo, paid holidays with the prima vacacional, a share of the profit (PTU), severance',
    ar: 'IMSS (علاج ومرض وأسابيع تقاعد) وInfonavit وAfore وaguinaldo وإجازة مدفوعة مع prima vacacional وحصة من الأرباح وتعويض إنهاء',
  },
  {
    named: /\b(?:clt|fgts|inss|reais|brl|sao paulo|brasil|brazil)\b/u,
    en: 'INSS, FGTS (8% a month), the 13th salary, 30 days of holiday with a third on top, notice and the fine on the FGTS when dismissed',
    ar: 'INSS وFGTS والراتب الثالث عشر و30 يوم إجازة مع الثلث والإشعار وغرامة FGTS عند الفصل',
  },
  {
    named: /\b(?:php|sss|philhealth|pag-?ibig|manila|cebu|philippines|pinas)\b|₱/u,
    en: 'SSS, PhilHealth and Pag-IBIG shares, the 13th month, service incentive leave, overtime and night pay, security of tenure',
    ar: 'حصص SSS وPhilHealth وPag-IBIG وراتب الشهر الثالث عشر والإجازة وأجر الليل والاستقرار',
  },
  {
    named:
      /\b(?:inr|pf|epf|gratuity|esi|lpa|lakhs?|india|pune|bangalore|bengaluru|hyderabad|chennai|delhi|mumbai)\b|₹/u,
    en: 'PF with the employer’s share, gratuity, paid leave, medical cover, notice',
    ar: 'PF مع حصة صاحب العمل والمكافأة والإجازة المدفوعة والتأمين والإشعار',
  },
  {
    named: /\b(?:kes|ksh|kshs|nssf|shif|nhif|nairobi|mombasa|kenya)\b/u,
    en: 'the employer’s NSSF share, 21 working days of leave, sick leave, notice, and what the firm’s medical cover is worth',
    ar: 'حصة صاحب العمل في NSSF و21 يوم عمل إجازة والإجازة المرضية والإشعار والتأمين الطبي',
  },
  {
    named: /£|\b(?:gbp|paye|ir35|umbrella|london|manchester|leeds|birmingham|uk|england|scotland|wales)\b/u,
    en: '5.6 weeks of paid holiday, the employer’s pension share, sick pay, notice, redundancy pay after two years',
    ar: '5.6 أسابيع إجازة مدفوعة وحصة التقاعد وأجر المرض والإشعار وتعويض الاستغناء بعد سنتين',
  },
  {
    // A dollar is that of many countries.
    named: /\b(?:usd|usa|united states|401\(?k\)?|403\(?b\)?|w-?2|1099|fica)(?!\p{L})|\bus\$/u,
    en: 'the employer’s half of Social Security and Medicare (7.65%), health plan, paid days off, unemployment insurance, workers’ compensation, overtime',
    ar: 'نصف صاحب العمل من Social Security وMedicare ‏(7.65٪) والتأمين والإجازة وتأمين البطالة وإصابات العمل',
  },
];
const ANYWHERE = {
  en: 'social security with the employer’s share, paid holidays and sick days, notice and severance, and whoever deducts the tax for you',
  ar: 'التأمينات مع حصة صاحب العمل والإجازات والمرض المدفوعة والإشعار والتعويض ومن يخصم الضريبة عنك',
};

export function addsOf(offers: readonly PayTerms[]): { en: string; ar: string } {
  const payroll = offers.find(({ isContractor }) => !isContractor);
  const words = fold(payroll?.told ?? '');
  const whole = fold(offers.map(({ told }) => told).join(' '));
  return (
    OF_COUNTRY.find(({ named }) => named.test(words)) ?? OF_COUNTRY.find(({ named }) => named.test(whole)) ?? ANYWHERE
  );
}

/** Said where one of two is on invoices. */
export function payrollAdds(offers: readonly PayTerms[], say: Say): string[] {
  if (offers.filter(({ isContractor }) => isContractor).length !== 1) return [];
  const { en, ar } = addsOf(offers);
  const isUmbrella = offers.some(({ told }) => /\bumbrella\b/u.test(fold(told)));
  return [
    ...(isUmbrella
      ? [
          say(
            'Umbrella: its fee, the employer’s National Insurance and the levy come out of that rate before your own tax, and holiday pay is mostly rolled up in it. Ask for a “key information document” with the net sum.',
            'شركة المظلة: رسومها وتأمين صاحب العمل تُخصم من هذا السعر قبل ضريبتك وبدل الإجازة غالبًا ضمنه. اطلب وثيقة المعلومات مع الصافي.',
          ),
        ]
      : []),
    say(
      `**Not in these sums, and only with the payroll job:** ${en}. As a contractor you pay for them yourself, work without pay when ill or on holiday, and send invoices. Rule of thumb: the rate should be a quarter to a third above the whole pay before it is really more. Tax differs too: have an accountant reckon both.`,
      `**خارج هذه المبالغ ولا يأتي إلا مع الوظيفة:** ${ar}. كمستقل تتحملها بنفسك ولا أجر عند المرض أو الإجازة. القاعدة التقريبية: يجب أن يزيد السعر ربعًا إلى ثلث على كامل الأجر حتى يكون أفضل فعلًا. والضريبة تختلف: اسأل محاسبًا.`,
    ),
  ];
}
