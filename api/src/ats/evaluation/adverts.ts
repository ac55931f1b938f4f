export interface GradedAdvert {
  id: string;
  text: string;
  /** 3: would be invited; 2: worth a look; 1: a related field; not named: another job. */
  grades: Readonly<Record<string, number>>;
}

/** Made-up adverts in the ways of writing that are met, with who of `PEOPLE` suits them, judged by hand. */
export const ADVERTS: readonly GradedAdvert[] = [
  {
    id: 'icu-nurse',
    text: `Staff Nurse - Adult Critical Care
Band 5, Royal Aire Infirmary, Leeds

About us
We are one of the largest trusts in the north and proud of our friendly culture.

Main duties
You will care for critically ill adults who need ventilation and organ support, carry out patient assessment and give medication safely.

Person specification
Essential:
- Registered nurse with NMC registration
- At least 1 year of post-registration experience in acute or intensive care
- Infection control and accurate record keeping
Desirable:
- Advanced Life Support
- Experience of Cerner or another electronic patient record
- Mentorship of students

Benefits
27 days of annual leave, NHS pension, cycle to work.`,
    grades: { 'icu-nurse': 3, 'care-assistant': 1 },
  },
  {
    id: 'primary-teacher',
    text: `We are looking for a KS2 Class Teacher to join our happy village school from September.

You will need: qualified teacher status (QTS) or a PGCE, excellent classroom management, knowledge of the national curriculum and of assessment for learning, and a commitment to safeguarding. Experience of supporting pupils with SEN would be desirable. A subject lead for maths would be an advantage.

Visits are warmly welcomed. The school is committed to equal opportunities.`,
    grades: { 'primary-teacher': 3, 'arabic-math-teacher': 1 },
  },
  {
    id: 'head-chef',
    text: `HEAD CHEF
Location: Galway
Salary: 45,000 - 52,000 euro

The role
Lead the kitchen of a busy seafood restaurant: menus, ordering, costing, rotas and training.

Requirements
* 3+ years as a sous chef or head chef
* HACCP and food safety
* Menu planning and stock control
* Team leadership
Nice to have
* Pastry`,
    grades: { 'sous-chef': 3, waiter: 1 },
  },
  {
    id: 'truck-driver',
    text: `CDL Class A Driver - Regional, Home Weekly

Job Type: Full-time. Pay: $1,400 - $1,700 per week. 401(k), health insurance, paid time off.

What you need:
- Valid Class A CDL
- 2 years of verifiable tractor-trailer experience
- Clean driving record
- Able to pass a DOT physical
- Hazmat endorsement a plus

What you will do:
- Haul dry van freight in the Midwest
- Keep electronic logs and complete pre-trip inspections`,
    grades: { 'truck-driver': 3, 'gulf-driver': 1 },
  },
  {
    id: 'gulf-driver',
    text: `مطلوب سائق توصيل للعمل في دبي

المهام:
- توصيل البضائع إلى العملاء داخل دبي والشارقة
- المحافظة على السيارة وتعبئة سجل التوصيل

الشروط:
- رخصة قيادة إماراتية سارية
- خبرة لا تقل عن سنتين في التوصيل
- إجادة اللغة الإنجليزية أو العربية
- إقامة قابلة للتحويل`,
    grades: { 'gulf-driver': 3, 'truck-driver': 1 },
  },
  {
    id: 'accountant',
    text: `Job title: Senior Accountant
Company: Meridian Auto Components, Pune

We need a qualified accountant to own the general ledger and the monthly close of two plants.

Responsibilities
- Month-end closing, fixed assets, GST and TDS compliance
- Statutory and internal audit coordination
- Financial statements under IFRS / Ind AS

Skills and experience
- CA or CMA with 5-8 years in manufacturing
- SAP FICO (must)
- Advanced Excel
- Power BI is an added advantage`,
    grades: { accountant: 3, bookkeeper: 2 },
  },
  {
    id: 'hvac',
    text: `Facilities company in Abu Dhabi is hiring HVAC Technicians.
Candidates should have minimum 4 years GCC experience in maintenance of chillers, AHUs, FCUs and VRF, ITI or diploma in refrigeration, and be able to read wiring diagrams. Knowledge of BMS preferred. Accommodation and transport provided. Immediate joiners with transferable visa preferred.`,
    grades: { 'hvac-technician': 3, electrician: 2 },
  },
  {
    id: 'ux-designer',
    text: `UX/UI Designer (m/f/d)

What you'll do
Shape flows, wireframes and prototypes of our logistics web app with product managers and engineers, and test them with users.

What you bring
- 4+ years in product or UX design
- Strong Figma skills and a portfolio
- Experience with design systems and usability testing
- Good understanding of HTML and CSS
- German is a plus

What we offer
Remote-first, 30 days of holiday, budget for conferences.`,
    grades: { 'product-designer': 3, 'graphic-designer': 1, 'frontend-engineer': 1 },
  },
  {
    id: 'recruiter',
    text: `Talent Acquisition Partner

Our startup of 200 people grows fast. You own hiring end to end for product and engineering: intake, sourcing, interviews, offers.

Must haves: 3 years of full-cycle recruiting, LinkedIn Recruiter, an ATS such as Greenhouse or Lever, structured interviewing. Bonus: agency background, employer branding.`,
    grades: { recruiter: 3 },
  },
  {
    id: 'data-scientist',
    text: `Data Scientist, Marketplace

Responsibilities:
* Build machine learning models for ranking and demand forecasting
* Design and read A/B tests
* Tell product managers what the numbers mean

Minimum qualifications:
* Master's degree in statistics, computer science or a related field
* 3 years of experience with Python and SQL
* Experience with scikit-learn, pandas or similar

Preferred qualifications:
* Spark, Airflow
* Experience in retail`,
    grades: { 'data-scientist': 3, 'data-analyst': 2, 'backend-engineer': 1 },
  },
  {
    id: 'go-backend',
    text: `Backend Engineer (Go)
We move ten million parcels a month. Our stack is Go, PostgreSQL, Kafka and Kubernetes on AWS.

You have:
- 5+ years of backend development, 2+ of them with Go
- Solid SQL and data modelling
- Experience with event-driven systems (Kafka, RabbitMQ)
- CI/CD and infrastructure as code

It would be great if you knew gRPC or Terraform.`,
    grades: { 'backend-engineer': 3, 'frontend-engineer': 1, 'data-scientist': 1 },
  },
  {
    id: 'react-frontend',
    text: `Frontend Developer - React

Requirements: React, TypeScript, modern CSS, accessibility (WCAG), testing with Jest or similar. Three years of experience. REST and GraphQL APIs.
Nice to have: Next.js, design tools such as Figma.
You will build the booking flow of our app together with a designer and two backend developers.`,
    grades: { 'frontend-engineer': 3, 'product-designer': 1, 'backend-engineer': 1 },
  },
  {
    id: 'arabic-math-teacher',
    text: `معلم / معلمة رياضيات للمرحلة الثانوية
جدة

المتطلبات:
- بكالوريوس رياضيات أو ما يعادله
- خبرة لا تقل عن ثلاث سنوات في التدريس
- القدرة على إدارة الصف وإعداد خطط الدروس
- يفضل إجادة اللغة الإنجليزية

المزايا: تأمين طبي، بدل سكن`,
    grades: { 'arabic-math-teacher': 3, 'primary-teacher': 2 },
  },
  {
    id: 'site-engineer',
    text: `Civil Site Engineer - Road Projects (Oman)
Bachelor's in Civil Engineering with 3 to 6 years in road construction. Must know Civil 3D, AutoCAD and Primavera. Preparation of bills of quantities, supervision of subcontractors, site safety. Omani nationals are encouraged to apply. Arabic and English required.`,
    grades: { 'civil-engineer': 3 },
  },
  {
    id: 'marketing',
    text: `Performance Marketing Executive | Dubai

- Plan and optimise paid campaigns on Google and Meta
- SEO and Google Analytics reporting
- Write ad copy in English and Arabic

You need 2+ years in digital marketing, hands-on Google Ads, strong Excel and fluent Arabic. A degree in marketing is preferred.`,
    grades: { 'digital-marketer': 3 },
  },
  {
    id: 'shop-manager',
    text: `Store Manager, sports retail

Drive sales and KPIs, lead a team of 15, own merchandising, stock and the rota. You have managed a shop before (2 years or more), coach people well and stay calm on Saturdays. Experience of recruitment and loss prevention would be useful.`,
    grades: { 'shop-manager': 3 },
  },
];
