/**
 * Adverts that were written and labelled by hand before the reader of adverts was tried on them: what a person says is
 * required, and what is preferred. A label is a skill as the advert means it, or `years N`, `degree LEVEL`,
 * `language NAME`, `driving-licence`. Names after a bar are as good.
 */
export interface LabelledAdvert {
  id: string;
  text: string;
  required: readonly string[];
  preferred: readonly string[];
  /** What one person would label and another not: neither right nor wrong. */
  optional?: readonly string[];
}

const labels = (list: string) => (list === '' ? [] : list.split('; '));
/** Labels stand in one text each, with semicolons between. */
export const labelledAdvert = (
  id: string,
  required: string,
  preferred: string,
  text: string,
  optional = '',
): LabelledAdvert => ({
  id,
  text: text.trim(),
  required: labels(required),
  preferred: labels(preferred),
  optional: labels(optional),
});

export const LABELLED_ADVERTS: readonly LabelledAdvert[] = [
  labelledAdvert(
    'data-engineer',
    'Python; SQL; Apache Airflow|Airflow; AWS; years 4',
    'dbt; Terraform; Snowflake',
    `
Data Engineer
Harbour Freight Analytics, Rotterdam (hybrid)

We move containers; you move the data about them. You will own the pipelines that feed our planners.

What you bring
- At least 4 years of experience building data pipelines
- Strong Python and SQL
- Hands-on work with Airflow and AWS

It would be great if you also know
- dbt
- Terraform
- Snowflake

What we offer
- 30 days of holiday and a bicycle
- A budget for conferences`,
    'ETL',
  ),
  labelledAdvert(
    'staff-nurse-doha',
    'Intensive care|ICU|Critical care; BLS; ACLS; years 3; degree bachelor; language english',
    'language arabic',
    `
STAFF NURSE - ICU
Location: Doha, Qatar

Requirements:
• Bachelor of Science in Nursing
• Minimum 3 years of experience in intensive care
• Valid BLS and ACLS certification
• Good spoken and written English

Preferred:
• Arabic

Benefits: tax free salary, accommodation, yearly ticket, medical insurance.
Candidates must be willing to relocate. Only shortlisted candidates will be contacted.`,
  ),
  labelledAdvert(
    'payroll-specialist',
    'Payroll; Excel|Microsoft Excel; ADP; years 2',
    'Workday; French|language french',
    `
Payroll Specialist (m/f/d)

Our people team of six looks after 900 colleagues in four countries. We need someone who likes it when the numbers add up.

Your tasks
Run the monthly payroll, answer questions, prepare reports for finance.

Must have
Two years' experience in payroll
Advanced Excel skills
Experience with ADP

Nice to have
Workday
French

We are an equal opportunity employer and welcome applications regardless of age, religion or origin.`,
  ),
  labelledAdvert(
    'frontend-lead',
    'React; TypeScript; CSS; Accessibility; years 6',
    'GraphQL; Next.js; Storybook',
    `
Frontend Lead

You excel at explaining why a button is not a link. You go the extra mile for people who use a keyboard.

Requirements
* 6+ years in frontend development
* Deep knowledge of React, TypeScript and CSS
* A good understanding of accessibility

Bonus points
* GraphQL
* Next.js
* Storybook`,
    'Front-end development',
  ),
  labelledAdvert(
    'civil-site-engineer',
    'AutoCAD; Primavera P6|Primavera; Quantity surveying; years 5; degree bachelor; driving-licence',
    'Revit; language arabic',
    `
Site Engineer (Civil) – Abu Dhabi

Key requirements
- B.Sc. in Civil Engineering
- 5 years site experience in the GCC, high-rise preferred
- AutoCAD, Primavera P6
- Quantity surveying
- UAE driving licence

Desirable
- Revit
- Arabic speaker

Salary AED 12,000 plus accommodation. Visa provided by the company.`,
    'Civil engineering; High rise; GCC experience',
  ),
  labelledAdvert(
    'barista',
    'Latte art; Customer service',
    'Food hygiene|HACCP|food safety',
    `
Barista wanted!

Our corner shop in Leith is busy from seven. You stand behind the machine, we stand behind you.

You need
- Customer service that survives a Monday
- Latte art

A food hygiene certificate is a plus.

£12.60 an hour, tips shared, free coffee (obviously).`,
  ),
  labelledAdvert(
    'embedded-c',
    'C; C++; RTOS|FreeRTOS; Git; years 3; degree bachelor',
    'Rust; CAN bus|CAN; Python',
    `
Embedded Software Engineer

We build inverters for solar roofs.

Your profile:
- Degree in electrical engineering or computer science (Bachelor or higher)
- 3 years of experience with C and C++ on microcontrollers
- You have worked with an RTOS
- Git

Ideally you also bring:
- Rust
- CAN
- Python for test scripts`,
  ),
  labelledAdvert(
    'hr-business-partner',
    'Employee relations; Labour law|Employment law; Stakeholder management; years 7; degree bachelor; language english; language arabic',
    'SHRM-CP|CIPD; SAP SuccessFactors|SuccessFactors',
    `
HR Business Partner | Riyadh

About the role
You advise four directors on people matters and lead Saudization plans with the ministry.

Qualifications
• Bachelor's degree in Human Resources or Business
• 7 years of HR experience
• Employee relations and Saudi labour law
• Stakeholder management
• Fluent Arabic and English

Preferred qualifications
• SHRM-CP or CIPD
• SuccessFactors

Saudi nationals only.`,
  ),
  labelledAdvert(
    'warehouse-forklift',
    'Forklift|Forklift driving|Forklift operation; driving-licence',
    'Warehouse management system|WMS',
    `
Forklift Driver – nights

You must hold a valid forklift licence and a driving licence. Shifts 22:00–06:00.

Knowledge of a warehouse management system is an advantage.

We offer £15.20 per hour, a canteen, and free parking. Apply with your CV. We will reply within 5 days.`,
  ),
  labelledAdvert(
    'ml-researcher',
    'PyTorch; Machine learning; Python; degree doctorate',
    'Reinforcement learning; CUDA; JAX',
    `
Research Scientist, Machine Learning

Minimum qualifications
PhD in computer science, statistics or a related field
Publications in machine learning
Experience with Python and PyTorch

Preferred qualifications
Reinforcement learning
CUDA
JAX

Compensation: USD 190,000–240,000 plus equity. We sponsor visas.`,
  ),
  labelledAdvert(
    'primary-teacher',
    'Classroom management; Lesson planning; PGCE; years 2; language english',
    'SEN|Special educational needs; Phonics',
    `
Primary Teacher, British curriculum school, Muscat

Essential:
- PGCE
- At least two years of teaching experience
- Lesson planning and classroom management
- Native or near-native English

Desirable:
- Experience with SEN
- Phonics

The school is committed to safeguarding. All posts are subject to police checks.`,
  ),
  labelledAdvert(
    'devops',
    'Kubernetes; Linux; CI/CD; Terraform; Docker; years 5',
    'Go; Prometheus; GCP|Google Cloud',
    `
DevOps Engineer

Skills and experience
- 5+ years as a DevOps or platform engineer
- Kubernetes and Docker in production
- Infrastructure as Terraform
- CI/CD
- Linux, at home on the command line

Plus:
- Go
- Prometheus
- GCP

Benefits
- Remote first
- Stock options`,
    'DevOps',
  ),
  labelledAdvert(
    'sales-executive-arabic',
    'المبيعات|Sales; خدمة العملاء|Customer service; years 3; language arabic; language english; driving-licence',
    'CRM',
    `
مطلوب تنفيذي مبيعات – دبي

المتطلبات:
- خبرة لا تقل عن 3 سنوات في المبيعات
- خدمة العملاء
- إجادة اللغة العربية والإنجليزية
- رخصة قيادة إماراتية

يفضل:
- معرفة بأنظمة CRM

المزايا: راتب أساسي وعمولة وتأمين صحي.`,
  ),
  labelledAdvert(
    'accountant-arabic',
    'المحاسبة|Accounting; Excel|Microsoft Excel; IFRS; years 5; degree bachelor',
    'SOCPA; SAP',
    `
محاسب أول
الرياض

المؤهلات المطلوبة
- بكالوريوس محاسبة
- خبرة 5 سنوات في المحاسبة
- إجادة Excel
- معرفة معايير IFRS

الأفضلية لمن لديه
- شهادة SOCPA
- خبرة في SAP`,
  ),
  labelledAdvert(
    'nurse-aide-arabic',
    'الإسعافات الأولية|First aid; language arabic',
    'language english',
    `
مساعدة تمريض – الكويت

الشروط:
- شهادة في الإسعافات الأولية
- إجادة العربية

ويفضل إجادة الإنجليزية.

ساعات العمل: 8 ساعات يوميًا. السكن مؤمّن.`,
  ),
  labelledAdvert(
    'product-manager',
    'Product management; SQL; A/B testing; Roadmapping|Roadmaps|Product roadmap; years 5',
    'Fintech; Amplitude; degree master',
    `
Senior Product Manager, Payments

You might be a fit if you have
- 5+ years of product management
- run A/B tests and can write your own SQL
- kept a roadmap that people believed

Extra credit
- Fintech
- Amplitude
- an MBA

Perks: lunch, dogs, a view.`,
  ),
  labelledAdvert(
    'electrician',
    'Electrical installation|Electrical wiring|Wiring; PLC; Troubleshooting|Fault finding; driving-licence',
    'KNX',
    `
Elektriker / Electrician (Zürich)

You bring
– Completed apprenticeship as an electrician
– Electrical installation and fault finding
– PLC basics
– Category B driving licence

An advantage: KNX.

You get: five weeks of holiday, a company van, a good team.`,
  ),
  labelledAdvert(
    'ux-designer',
    'UX; Figma; User research; Prototyping; years 3',
    'HTML; CSS; Motion design',
    `
UX Designer

What you will do
Sketch, test, throw away, and sketch again with three teams.

What we need from you
- 3 years in UX
- Figma
- user research and prototyping

What would help
- HTML and CSS
- motion design`,
  ),
  labelledAdvert(
    'chef-de-partie',
    'HACCP; Menu planning|Menu development; years 2',
    'Pastry; language english',
    `
Chef de Partie – Manama, Bahrain

Requirements
- 2 years in a hotel of four stars or more
- HACCP
- Menu planning

Would be an advantage
- Pastry
- English

Package: BHD 350, room, two meals, duty transport. Husband visa holders welcome.`,
  ),
  labelledAdvert(
    'network-engineer',
    'Cisco; BGP; Firewalls; CCNA; years 4',
    'Fortinet|FortiGate; Ansible; CCNP',
    `
Network Engineer

Mandatory:
CCNA
4 years' experience
Cisco routing and switching, BGP
Firewalls

Good to have:
CCNP
FortiGate
Ansible`,
  ),
  labelledAdvert(
    'logistics-coordinator',
    'SAP; Customs clearance|Customs; Incoterms; language english; language german; years 2',
    'Excel|Microsoft Excel; language polish',
    `
Logistics Coordinator, Leipzig

You have two years of experience in freight forwarding. You know customs and Incoterms. You speak German and English. You have worked with SAP.

It is a plus if you speak Polish or are good at Excel.

We offer a permanent contract, a job ticket, and fruit.`,
    'Freight forwarding',
  ),
  labelledAdvert(
    'ios-developer',
    'Swift; SwiftUI; REST|REST APIs; Unit testing; years 4',
    'Objective-C; Fastlane; Firebase',
    `
iOS Developer

Requirements
• 4 years of iOS development
• Swift and SwiftUI
• REST APIs
• Unit testing

Pluses
• Objective-C
• Fastlane
• Firebase`,
    'iOS',
  ),
  labelledAdvert(
    'receptionist',
    'Microsoft Office; Customer service; language english',
    'Opera|Opera PMS; language russian',
    `
Front Desk Receptionist, Sharm El Sheikh

Must:
- Fluent English
- Customer service
- Microsoft Office

Advantage:
- Russian
- Opera PMS

Staff housing and meals are included. No fees are charged to candidates.`,
  ),
  labelledAdvert(
    'dba',
    'PL/SQL; Oracle|Oracle Database; Performance tuning; Backup and recovery|Backups; years 5; degree bachelor',
    'PostgreSQL; Shell scripting|Bash',
    `
Oracle Database Administrator

Required skills:
- 5 years' experience with Oracle databases
- PL/SQL
- Performance tuning
- Backup and recovery
- Bachelor's degree in IT

Desired skills:
- PostgreSQL
- Shell scripting`,
  ),
  labelledAdvert(
    'hse-officer',
    'NEBOSH; Risk assessment; Incident investigation; years 5; language english',
    'IOSH; ISO 45001',
    `
HSE Officer – oil and gas, Ruwais

Candidate requirements
NEBOSH certificate
5 years in oil and gas
Risk assessment, incident investigation
English

Added advantage
IOSH
ISO 45001

Rotation 6/2, camp accommodation. CVs without a transferable visa will not be considered.`,
  ),
  labelledAdvert(
    'social-worker',
    'Safeguarding; Case management; Report writing; degree bachelor; driving-licence',
    'Mental health',
    `
Social Worker, Children's Services

Essential criteria
- A degree in social work
- Safeguarding and case management
- Report writing
- Full UK driving licence

Desirable criteria
- Experience in mental health

Leeds City Council is a Disability Confident employer. Interviews on 14 March.`,
  ),
  labelledAdvert(
    'csharp-backend',
    'C#; .NET; SQL Server; Azure; years 5',
    'F#; RabbitMQ; Redis',
    `
Backend Developer (.NET)

Must-haves
- 5 years of C#
- .NET 8
- SQL Server
- Azure

Nice-to-haves
- F#
- RabbitMQ
- Redis

Our stack also includes a coffee machine with an API of its own.`,
  ),
  labelledAdvert(
    'marketing-manager',
    'SEO; Google Analytics; Content marketing; Budgeting|Budget management; years 5',
    'HubSpot; language spanish',
    `
Marketing Manager

You will go to market with us in three countries and lead two people.

We expect
- 5 years in marketing
- SEO and content marketing
- Google Analytics
- Budget management

We would love
- HubSpot
- Spanish`,
  ),
  labelledAdvert(
    'statistician-r',
    'R; SAS; Clinical trials; degree master; years 3',
    'Python; CDISC',
    `
Biostatistician

Requirements
- Master's degree in statistics
- 3 years of experience with clinical trials
- R and SAS

Preferred
- Python
- CDISC

R&D at Northwind Pharma is spread over three sites. The role reports to the head of R&D.`,
  ),
  labelledAdvert(
    'lawyer',
    'Contract law|Contract drafting; Negotiation; Due diligence; years 4; language english',
    'M&A|Mergers and acquisitions; language arabic',
    `
Legal Counsel, Dubai

What you need
- 4 years of post-qualification experience
- Contract drafting and negotiation
- Due diligence
- Excellent English

What sets you apart
- M&A
- Arabic

By applying you accept our privacy policy. Background checks may be carried out as the law allows.`,
  ),
];
