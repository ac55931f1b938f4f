import { tokenise } from './tokens.ts';

/**
 * Skills, tools, methods, credentials and languages that adverts ask for, each with the other names it goes by:
 * `label|alias|alias`. The label is what the report shows; an alias after `=` counts only in exactly this case.
 * Terms that are not here are found by the way an advert introduces them, so the list need not be complete; it
 * joins spellings that share no letters.
 */
const SKILLS_BY_FIELD = {
  programming: `
JavaScript|js|ecmascript
TypeScript|=TS
Python|python3
Java|java 8|java 11|java 17|java 21
C++|cpp
C#|c sharp|csharp
.NET|dotnet|dot net|asp.net|.net core
PHP
Ruby on Rails|rails|ror
Kotlin
Scala
Perl
MATLAB
Objective-C
Bash|shell scripting|shell scripts
PowerShell
HTML|html5
CSS|css3
Sass|scss
Tailwind CSS|tailwind|tailwindcss
React|react.js|reactjs
React Native
Next.js|nextjs
Vue.js|vue|vuejs
Angular|angularjs|angular.js
Svelte|sveltekit
Redux
Node.js|node|nodejs
Express.js|expressjs
NestJS|nest.js
Django
FastAPI
Spring Boot
Hibernate
Laravel
GraphQL
REST APIs|=REST|restful|rest api|restful api|restful services|rest services
gRPC
Microservices|microservice architecture|micro services
WebSockets|websocket
Unit testing|unit tests
Test automation|automated testing|automated tests
Test-driven development|tdd
Jest
Cypress
Playwright
Selenium
JUnit
Git
GitHub
GitLab
CI/CD|cicd|continuous integration|continuous delivery|continuous deployment
Jenkins
GitHub Actions
Docker|containerisation|containerization
Kubernetes|k8s
Helm charts|helm
Terraform
Ansible
Infrastructure as code|iac
AWS|amazon web services
Microsoft Azure|azure
Google Cloud|gcp|google cloud platform
Linux|unix
Nginx
Kafka|apache kafka
RabbitMQ
Redis
Elasticsearch|elastic search|opensearch
MongoDB|mongo
PostgreSQL|postgres|psql
MySQL
SQL Server|mssql|ms sql|t sql
Oracle Database|oracle db|pl sql|plsql
DynamoDB
SQL
NoSQL
Prometheus
Grafana
Datadog
DevOps
Site reliability engineering|sre
Cloud architecture
System design|systems design
Object-oriented programming|oop|object oriented design
Design patterns
Code reviews|code review|peer review
Web accessibility|wcag|a11y
Responsive design
Front-end development|frontend|front end|front end engineering
Back-end development|backend|back end|back end engineering
Full-stack development|full stack|fullstack
Mobile development|mobile apps
iOS|ios development
Android|android development
SwiftUI
Jetpack Compose
Cybersecurity|cyber security|information security|infosec
Penetration testing|pen testing|pentesting
OWASP
SIEM
Networking|tcp ip
Active Directory
ServiceNow
ITIL|itil v4`,
  data: `
Machine learning|=ML
Deep learning
Natural language processing|nlp
Large language models|llm
Computer vision
PyTorch
TensorFlow
scikit-learn|sklearn
pandas
NumPy
Apache Spark|pyspark
Airflow|apache airflow
dbt
Snowflake
BigQuery
Redshift
Databricks
Hadoop
ETL|elt|data pipelines|data pipeline
Data warehousing|data warehouse
Data modelling|data modeling|data models
Data analysis|data analytics|analysing data|analyzing data
Data visualisation|data visualization|dashboards
Data governance
Statistics|statistical analysis|statistical modelling|statistical modeling
A/B testing|ab testing|split testing|experimentation
Tableau
Power BI|powerbi
Looker|looker studio
SPSS
Stata
Excel|microsoft excel|ms excel|advanced excel
Pivot tables
VLOOKUP|xlookup
VBA
Google Sheets
Forecasting|forecast|demand forecasting`,
  design: `
UX design|user experience|user experience design|ux
UI design|user interface|user interface design|ui
User research|ux research|usability testing
Wireframing|wireframes
Prototyping|prototypes
Design systems
Figma
Adobe XD
Photoshop|adobe photoshop
Illustrator|adobe illustrator
InDesign|adobe indesign
Adobe Creative Suite|adobe creative cloud|creative suite
Premiere Pro|adobe premiere
After Effects|adobe after effects
AutoCAD
SolidWorks
Revit
BIM|building information modelling|building information modeling
SketchUp
3D modelling|3d modeling
Typography
Video editing
Photography`,
  management: `
Project management|managing projects|managed projects
Programme management|program management
Product management
Agile|agile methodologies|agile methodology
Scrum|scrum master
Kanban
Waterfall
Jira
Confluence
Asana
Trello
Microsoft Project|ms project
PRINCE2
PMP|project management professional
Six Sigma|lean six sigma
Lean manufacturing
Kaizen
Change management
Risk management|risk assessment|risk assessments
Stakeholder management|stakeholder engagement|managing stakeholders
Vendor management|supplier management
People management|line management|managing a team|team management
Team leadership|leading a team|leading teams|led a team
Mentoring|mentorship|coaching
Strategic planning
Business analysis
Business development
Process improvement|continuous improvement|process optimisation|process optimization
Requirements gathering|requirements analysis
Roadmapping|product roadmap|roadmap
OKRs|okr
KPIs|kpi|key performance indicators
Budget management|budgeting|managing budgets|budget control|managed budgets
Procurement|purchasing
Contract negotiation|negotiating contracts|contract management
Negotiation|negotiating
Quality assurance|=QA
Quality control|qc
ISO 9001
Operations management`,
  commerce: `
Salesforce|sfdc
HubSpot
CRM|customer relationship management
Microsoft Dynamics|dynamics 365
SAP|sap erp|s/4hana|sap s4hana
ERP|enterprise resource planning
Account management|key account management
Lead generation|prospecting
Cold calling
B2B|business to business
B2C|business to consumer
Inside sales
Sales forecasting
Pipeline management|sales pipeline
Upselling|cross selling
Customer service|customer support|customer care
Customer success
Customer retention
Zendesk
Call centre|call center|contact centre|contact center
Digital marketing
Content marketing|content strategy
Copywriting
Content creation
SEO|search engine optimisation|search engine optimization
SEM|search engine marketing
PPC|pay per click
Google Ads|adwords|google adwords
Meta Ads|facebook ads
Google Analytics|ga4
Email marketing|email campaigns
Mailchimp
Marketing automation
Social media|social media marketing|social media management
Brand management|branding
Market research
Public relations
Event management|event planning
WordPress
Shopify
E-commerce|ecommerce
Merchandising|visual merchandising
Retail
Point of sale|=POS|epos
Cash handling
Inventory management|stock control|stock management|inventory control
Supply chain|supply chain management
Logistics
Warehousing|warehouse operations
Forklift|forklift licence|forklift license
Import and export|import export
Microsoft Office|ms office|office 365|microsoft 365
PowerPoint|microsoft powerpoint
Microsoft Word|ms word
Microsoft Teams|ms teams
SharePoint
Google Workspace|g suite
Data entry
Diary management|calendar management
Minute taking
Typing`,
  finance: `
Accounting
Bookkeeping
Accounts payable
Accounts receivable
Bank reconciliation|reconciliations|account reconciliation
General ledger
Month-end close|month end|month end closing
Payroll
Financial reporting|financial statements
Financial modelling|financial modeling|financial models
Financial analysis
Management accounts
Auditing|audit|audits|internal audit
Taxation|tax returns|tax compliance
VAT
IFRS
GAAP|us gaap|uk gaap
QuickBooks
Xero
Sage 50|sage accounting
NetSuite|oracle netsuite
Bloomberg Terminal|bloomberg
Credit control
Credit analysis
Cost control|cost accounting
Anti-money laundering|aml
Know your customer|kyc
Due diligence
Regulatory compliance|compliance
GDPR|data protection
SOX|sarbanes oxley
Underwriting
Investment analysis
Valuation|valuations
ACCA
CPA|certified public accountant
CFA|chartered financial analyst
CIMA`,
  people: `
Recruitment|recruiting|talent acquisition
Onboarding
Employee relations
Performance management
HRIS|hr information system
Workday
Applicant tracking system|=ATS
Learning and development|l&d
Employment law|labour law|labor law
CIPD
SHRM
Compensation and benefits`,
  care: `
Patient care|direct patient care
Nursing
Registered nurse|=RN|=RGN
Clinical assessment|patient assessment
Medication administration|administering medication|administration of medication
Infection control|infection prevention
Wound care
Care plans|care planning|care plan
Vital signs
Electronic health records|ehr|emr|electronic medical records
Epic Systems
Phlebotomy
Triage
First aid
CPR
BLS|basic life support
ACLS|advanced cardiac life support
HIPAA
Safeguarding
Mental health
Dementia care
Personal care
Clinical trials
Good clinical practice|gcp guidelines
GMP|good manufacturing practice
Pharmacovigilance
Laboratory techniques|laboratory skills
PCR
HPLC
Social work
Childcare|child care|early years`,
  education: `
Classroom management
Lesson planning|lesson plans
Curriculum development|curriculum design
Differentiated instruction
Special educational needs|=SEN|=SEND|special education
Tutoring
TEFL|tesol|celta
Qualified Teacher Status|qts
Training delivery|delivering training|facilitation
Research
Academic writing
Grant writing`,
  trades: `
Health and safety|health & safety
OSHA|osha 30|osha 10
NEBOSH
IOSH
HACCP
Food safety|food hygiene
Food preparation
Menu planning
Housekeeping
Front desk|reception
Opera PMS
Barista
Electrical installation|wiring
Plumbing
HVAC
Welding
Carpentry
CNC machining|cnc
PLC programming|plc
Preventive maintenance|planned preventative maintenance|preventative maintenance
Blueprint reading|reading blueprints|technical drawings
Quantity surveying
Site management
CSCS card|cscs
Mechanical engineering
Electrical engineering
Civil engineering
Structural engineering
Chemical engineering
Software engineering
GIS|arcgis
Route planning
Driving licence|driving license|driver's license|drivers license|driver licence
HGV|cdl|commercial driver's license
Security clearance`,
  law: `
Legal research
Contract drafting|drafting contracts
Litigation
Conveyancing
Intellectual property
Case management
Paralegal`,
  education_levels: `
Bachelor's degree|bachelors degree|bachelors|bsc|b.sc|=BS|=BA|b.a|b.s|undergraduate degree
Master's degree|masters degree|=Masters|msc|m.sc
MBA
PhD|ph.d|doctorate
High school diploma|=GED`,
  ways_of_working: `
Communication skills|communication|written communication|verbal communication|communicator|interpersonal skills
Teamwork|team player|collaboration|collaborative|cross functional collaboration
Problem solving|problem solver|troubleshooting
Attention to detail|detail oriented|eye for detail
Time management|prioritisation|prioritization
Organisational skills|organizational skills|organised|organized
Critical thinking|analytical skills|analytical thinking
Leadership
Presentation skills|presentations|presenting
Decision making
Adaptability|flexibility
Conflict resolution
Public speaking
Report writing
Technical writing|technical documentation`,
  languages: `
English
Spanish
French
German
Arabic
Portuguese
Italian
Dutch
Mandarin|chinese
Japanese
Korean
Russian
Hindi
Urdu
Turkish
Ukrainian
Swedish`,
} as const;

/** Words that are also everyday words. They count where they are written with a capital and do not open a sentence. */
const EVERYDAY_WORD_SKILLS = `
R
C
Go|golang
Rust
Swift
Ruby
Express
Flask
Spark
Spring
Lean
Chef
Puppet
Sketch
Unity
Notion
Slack
Access
Dart
Outlook
Oracle
Epic
Polish`;

/** One way to write a skill. */
export interface SkillForm {
  /** As `tokenise` splits and normalises them. */
  words: readonly string[];
  /** The case must be exactly this. */
  exact: string | null;
  /** The first word of a sentence does not count: there, every word has a capital. */
  isEverydayWord: boolean;
}

export interface KnownSkill {
  label: string;
  forms: readonly SkillForm[];
}

function readForm(written: string, isEverydayWord: boolean): SkillForm {
  const isExact = written.startsWith('=');
  const text = isExact ? written.slice(1) : written;
  const isGuarded = isEverydayWord && /^[A-Z]/.test(text);
  return {
    words: tokenise(text).map((token) => token.word),
    exact: isExact || isGuarded ? text : null,
    isEverydayWord: isGuarded,
  };
}

function readList(list: string, areEverydayWords: boolean): KnownSkill[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const written = line.split('|');
      return { label: written[0]!, forms: written.map((form) => readForm(form, areEverydayWords)) };
    });
}

export const KNOWN_SKILLS: readonly KnownSkill[] = [
  ...Object.values(SKILLS_BY_FIELD).flatMap((list) => readList(list, false)),
  ...readList(EVERYDAY_WORD_SKILLS, true),
];
