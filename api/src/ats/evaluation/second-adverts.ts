import { labelledAdvert } from './labelled-adverts.ts';

/**
 * Labelled in the same way after the reader was mended by the thirty. The first look at them gave precision and recall
 * of 0.85 and 0.78 for what is required, 1.00 and 0.69 for what is preferred: headings in words of their own.
 */
export const SECOND_ADVERTS = [
  labelledAdvert(
    'qa-engineer',
    'Selenium; Java; SQL; Test automation; years 3',
    'Cypress; Jenkins',
    `
QA Automation Engineer

We are a team of nine in Porto that ships on Thursdays.

What we're looking for
- 3+ years in test automation
- Selenium with Java
- Solid SQL

Nice extras
- Cypress
- Jenkins

Life here: flexible hours, sea view, no dress code.`,
  ),
  labelledAdvert(
    'pharmacist-dubai',
    'DHA; years 2; degree bachelor; language english; Patient counselling|Counselling',
    'language arabic|language hindi',
    `
PHARMACIST
Dubai Marina

Minimum Requirements
• Bachelor of Pharmacy
• DHA licence
• 2 years' retail pharmacy experience
• Patient counselling
• Fluent in English

Preferred
• Arabic or Hindi

Salary: AED 8,000 + commission + medical insurance`,
    'Pharmacy; Retail',
  ),
  labelledAdvert(
    'graphic-designer',
    'Photoshop; Illustrator; InDesign; Typography',
    'After Effects; Figma',
    `
Graphic Designer (part-time)

Your job: posters, menus, and the occasional tram.

You should know
* Photoshop, Illustrator and InDesign
* Typography

Great if you also know
* After Effects
* Figma

€19 per hour. Send a portfolio, not a cover letter.`,
  ),
  labelledAdvert(
    'financial-analyst',
    'Financial modelling; Excel|Microsoft Excel; Budgeting; years 4; degree bachelor',
    'CFA; Power BI; SAP',
    `
Financial Analyst

Responsibilities
- Prepare monthly forecasts
- Explain variances to people who would rather not know

Qualifications
- Bachelor's degree in finance or economics
- 4 years of relevant experience
- Financial modelling in Excel
- Budgeting

Preferred qualifications
- CFA
- Power BI
- SAP

We celebrate diversity and do not discriminate.`,
  ),
  labelledAdvert(
    'truck-driver-arabic',
    'years 2; driving-licence; language arabic',
    'language english|language urdu',
    `
مطلوب سائق شاحنة – جدة

الشروط:
- رخصة قيادة سارية
- خبرة سنتين
- التحدث بالعربية

ميزة إضافية:
- الإنجليزية أو الأردية

الراتب 4000 ريال مع سكن.`,
  ),
  labelledAdvert(
    'rust-systems',
    'Rust; Linux; Networking|TCP/IP; years 5',
    'C++; eBPF; Kubernetes',
    `
Systems Engineer

About you
You have 5 years of experience with Rust or a similar language. You know Linux and TCP/IP.

Bonus
C++, eBPF, Kubernetes

About us
We run the switchboards of half of Europe.`,
  ),
  labelledAdvert(
    'office-manager',
    'Bookkeeping; Microsoft Office; Scheduling; language english; language german; years 3',
    'DATEV',
    `
Office Manager – Vienna

Requirements
- 3 years in a similar role
- Bookkeeping, scheduling
- Microsoft Office
- German and English

An advantage
- DATEV

Benefits
- Lunch vouchers
- Public transport pass`,
  ),
  labelledAdvert(
    'welder',
    'MIG welding|MIG; TIG welding|TIG; Blueprint reading; driving-licence',
    'Forklift|Forklift driving|Forklift operation',
    `
Welder, Cork

Essential
- MIG and TIG
- Blueprint reading
- Full driving licence

Desirable
- Forklift

Start at once. Tools provided.`,
  ),
];
