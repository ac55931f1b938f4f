/** Made-up people of many trades, each as the text of a resume. */
export const PEOPLE: Readonly<Record<string, string>> = {
  'icu-nurse': `Marisol Duarte
Registered Nurse
Leeds, UK | marisol.duarte@example.com | +44 7700 900111

Summary
Critical care nurse with seven years on a 20-bed unit.

Experience
Staff Nurse, Intensive Care Unit
St Brannock Hospital, Leeds
March 2019 - Present
- Care for ventilated patients, titrate vasoactive drugs and manage arterial lines
- Lead the sepsis screening audit and mentor newly qualified nurses
- Document patient assessment and medication administration in Cerner

Staff Nurse, Acute Medicine
Wharfe General, Leeds
September 2016 - February 2019
- Triage, wound care and IV therapy for 28 patients a shift

Education
BSc Nursing, University of Hull, 2013 - 2016

Certifications
NMC registration
Advanced Life Support (ALS)

Skills
Critical care, patient assessment, medication administration, infection control, wound care, Cerner`,

  'care-assistant': `Tomasz Wilk
Care Assistant
Bradford, UK | tomasz.wilk@example.com | +44 7700 900222

Experience
Healthcare Assistant
Oakfield Care Home, Bradford
June 2020 - Present
- Personal care, feeding and mobility support for elderly residents
- Record vital signs and report changes to the nurse in charge

Education
NVQ Level 3 Health and Social Care, Bradford College, 2020

Skills
Elderly care, first aid, moving and handling, vital signs`,

  'primary-teacher': `Hannah Oduya
Primary School Teacher
Bristol, UK | hannah.oduya@example.com | +44 7700 900333

Profile
Key Stage 2 class teacher who leads mathematics across the school.

Employment History
Year 5 Class Teacher
Redmarley Primary School, Bristol
September 2017 - Present
- Plan and teach the national curriculum to a class of 30
- Lead on mathematics, assessment and phonics interventions
- Support pupils with special educational needs

Education
PGCE Primary, University of Exeter, 2016 - 2017
BA English, University of Exeter, 2013 - 2016

Skills
Lesson planning, classroom management, differentiation, safeguarding, phonics`,

  'arabic-math-teacher': `سلمى الحربي
معلمة رياضيات
الرياض، المملكة العربية السعودية | salma.harbi@example.com | ‎+966 50 000 1111

الخبرات العملية
معلمة رياضيات
مدارس الأفق الأهلية، الرياض
سبتمبر 2016 - حتى الآن
- تدريس الرياضيات للمرحلة المتوسطة والثانوية
- إعداد خطط الدروس والاختبارات وتحليل النتائج
- إدارة الصف والتواصل مع أولياء الأمور

التعليم
بكالوريوس رياضيات، جامعة الملك سعود، 2012 - 2016

المهارات
التدريس، إدارة الصف، تخطيط الدروس، مايكروسوفت أوفيس

اللغات
العربية، الإنجليزية`,

  'sous-chef': `Renato Caruso
Sous Chef
Dublin, Ireland | renato.caruso@example.com | +353 85 000 0101

Work Experience
Sous Chef
The Copper Ladle, Dublin
May 2019 - Present
- Run a brigade of eight on a 120-cover service
- Write seasonal menus, cost dishes and cut food waste by 18%
- Keep HACCP records and train commis chefs

Chef de Partie
Hotel Liffey View, Dublin
2015 - 2019
- Sauce and grill sections; stock control and ordering

Education
Diploma in Culinary Arts, TU Dublin, 2013 - 2015

Skills
Menu planning, food safety, HACCP, stock control, kitchen management, pastry`,

  waiter: `Ewa Lisak
Waitress
Cork, Ireland | ewa.lisak@example.com

Experience
Waitress
Harbour Bistro, Cork
2021 - Present
- Serve tables, take orders and payments on the till
- Advise guests on wine and allergies

Barista
Bean & Gone, Cork
2019 - 2021
- Prepare coffee and light food

Skills
Customer service, cash handling, barista, food hygiene`,

  'truck-driver': `Darnell Pettway
CDL-A Truck Driver
Columbus, OH | darnell.pettway@example.com | (614) 555-0134

Experience
Over-the-Road Driver
Buckeye Freightways, Columbus, OH
04/2015 - Present
- Haul dry van loads across 38 states, 1.1 million miles without a preventable accident
- Complete pre-trip inspections, ELD logs and delivery paperwork

Delivery Driver
Parcel Point, Columbus, OH
06/2012 - 03/2015
- Delivered 140 packages a day; route planning

Licenses
Commercial Driver's License Class A, Hazmat and Tanker endorsements

Education
High School Diploma, Eastmoor Academy, 2011`,

  'gulf-driver': `Mohammed Rafiq
Light Vehicle Driver
Dubai, UAE | rafiq.m@example.com | +971 50 000 2222
Nationality: Pakistani
Visa Status: Employment visa, transferable
Driving Licence: UAE light vehicle (No. 3)

Experience
Delivery Driver
Al Safeer Distribution LLC, Dubai
January 2018 - Present
- Deliver goods to supermarkets across Dubai and Sharjah
- Maintain the vehicle, fuel log and delivery notes

Languages
Urdu, English, Hindi, basic Arabic`,

  accountant: `Priya Raghunathan
Senior Accountant
Chennai, India | priya.ragh@example.com | +91 98400 00000

Summary
Chartered Accountant with eight years in manufacturing and shared services.

Experience
Senior Accountant
Velan Castings Ltd, Chennai
April 2019 - Present
- Own month-end closing, fixed assets and GST returns in SAP FICO
- Prepare financial statements under Ind AS and support statutory audit

Accountant
Crescent Shared Services, Chennai
June 2016 - March 2019
- Accounts payable, accounts receivable and bank reconciliation for six entities

Education
B.Com, University of Madras, 2013 - 2016
Chartered Accountant (ICAI), 2018

Skills
SAP FICO, Tally, Excel, IFRS, GST, TDS, month-end closing, reconciliation, budgeting`,

  bookkeeper: `Colleen Marsh
Bookkeeper
Boise, ID | colleen.marsh@example.com | (208) 555-0177

Experience
Bookkeeper
Treasure Valley Dental Group, Boise, ID
2018 - Present
- Accounts payable, payroll and bank reconciliation in QuickBooks
- Prepare monthly reports for the external CPA

Administrative Assistant
Gem State Realty, Boise, ID
2014 - 2018
- Filing, phones and invoicing

Education
Associate Degree in Business, College of Western Idaho, 2014

Skills
QuickBooks, accounts payable, payroll, Excel, invoicing`,

  'hvac-technician': `Suresh Nambiar
HVAC Technician
Doha, Qatar | suresh.nambiar@example.com | +974 5500 0000
Nationality: Indian
Visa Status: Residence permit, NOC available

Experience
HVAC Technician
Gulf Breeze Facilities, Doha
February 2016 - Present
- Preventive maintenance of chillers, AHU, FCU and VRF systems in three towers
- Diagnose compressor faults, recover refrigerant and read BMS alarms

AC Mechanic
Cool Point Services, Kochi, India
2012 - 2015
- Installed and repaired split and window units

Education
ITI Refrigeration and Air Conditioning, Kochi, 2010 - 2012

Skills
Chillers, refrigeration, troubleshooting, BMS, electrical wiring, preventive maintenance`,

  electrician: `Owen Prosser
Electrician
Cardiff, UK | owen.prosser@example.com | +44 7700 900444

Experience
Maintenance Electrician
Taff Foods, Cardiff
2017 - Present
- Fault finding on motors, PLC panels and lighting; planned maintenance
- Inspection and testing to BS 7671

Education
City & Guilds Level 3 Electrical Installation, Cardiff and Vale College, 2014 - 2017

Skills
Electrical installation, electrical wiring, PLC, troubleshooting, health and safety`,

  'product-designer': `Ines Falk
Product Designer
Berlin, Germany | ines.falk@example.com | inesfalk.example.com

Profile
Designer of web and mobile products from research to shipped interface.

Experience
Senior Product Designer
Lumo Banking, Berlin
03/2020 - Present
- Built the design system in Figma used by nine teams
- Ran user research and usability testing with 60 customers; prototyped the new onboarding

UX Designer
Kartenhaus, Berlin
08/2016 - 02/2020
- Wireframes, interaction design and accessibility for a travel app

Education
BA Interface Design, FH Potsdam, 2012 - 2016

Skills
Figma, UX design, UI design, prototyping, user research, design systems, HTML, CSS`,

  'graphic-designer': `Kofi Mensah
Graphic Designer
Accra, Ghana | kofi.mensah@example.com | +233 24 000 0000

Experience
Graphic Designer
Sankofa Agency, Accra
2018 - Present
- Brand identities, packaging and print campaigns for food and telecom clients
- Art direction of photo shoots; retouching

Education
BFA Communication Design, KNUST, 2014 - 2018

Skills
Photoshop, Illustrator, InDesign, typography, branding, packaging design, print design`,

  recruiter: `Alexis Tran
Technical Recruiter
Austin, TX | alexis.tran@example.com | (512) 555-0165

Experience
Senior Technical Recruiter
Nimbus Staffing, Austin, TX
01/2020 - Present
- Full-cycle recruiting for engineering roles, 45 hires a year
- Sourcing with LinkedIn Recruiter and Boolean search; structured interviews in Greenhouse

HR Coordinator
Lone Star Energy, Austin, TX
06/2017 - 12/2019
- Onboarding, employee relations and HRIS records in Workday

Education
BA Psychology, University of Texas at Austin, 2013 - 2017

Skills
Talent acquisition, sourcing, interviewing, applicant tracking systems, employer branding`,

  'data-scientist': `Yuki Sato
Data Scientist
Toronto, Canada | yuki.sato@example.com | +1 416 555 0142

Experience
Data Scientist
Maple Retail Analytics, Toronto
July 2019 - Present
- Demand forecasting and churn models in Python with scikit-learn and XGBoost
- A/B tests with the pricing team; dashboards in Tableau

Data Analyst
Northline Insurance, Toronto
2016 - 2019
- SQL reporting and regression analysis in R

Education
MSc Statistics, University of Toronto, 2014 - 2016

Skills
Python, R, SQL, machine learning, statistics, pandas, Tableau, Spark`,

  'data-analyst': `Grace Njeri
Data Analyst
Nairobi, Kenya | grace.njeri@example.com | +254 700 000000

Experience
Business Data Analyst
Savanna Mobile, Nairobi
2020 - Present
- Power BI dashboards and SQL queries for the sales and finance teams
- Data cleaning in Excel and Python

Education
BSc Economics and Statistics, University of Nairobi, 2016 - 2020

Skills
SQL, Power BI, Excel, Python, data visualisation, reporting`,

  'backend-engineer': `Piotr Zielinski
Senior Backend Engineer
Krakow, Poland | piotr.z@example.com | github.com/pz-example

Experience
Senior Backend Engineer
Parcelio, Krakow
05/2019 - Present
- Go and PostgreSQL microservices on Kubernetes, 4,000 requests a second
- Event streaming with Kafka; gRPC and REST APIs

Java Developer
Bankomat SA, Krakow
09/2014 - 04/2019
- Spring Boot services, Oracle, CI/CD with Jenkins

Education
MSc Computer Science, AGH University, 2009 - 2014

Skills
Go, Java, PostgreSQL, Kafka, Kubernetes, Docker, gRPC, AWS, Terraform`,

  'frontend-engineer': `Lucia Ferreyra
Frontend Engineer
Buenos Aires, Argentina | lucia.f@example.com

Experience
Frontend Developer
Pampa Tickets, Buenos Aires
2019 - Present
- React and TypeScript checkout, accessible components, Jest and Cypress tests
- Cut bundle size by half; worked with designers in Figma

Web Developer
Estudio Norte, Buenos Aires
2016 - 2019
- WordPress and JavaScript sites

Education
Systems Analyst, UTN, 2013 - 2016

Skills
React, TypeScript, JavaScript, HTML, CSS, Redux, Jest, Node.js`,

  'shop-manager': `Babak Amini
Retail Store Manager
Manchester, UK | babak.amini@example.com | +44 7700 900555

Experience
Store Manager
Fenwick Outdoor, Manchester
2016 - Present
- Lead 22 staff, rotas and recruitment; annual sales of 3.4 million pounds
- Visual merchandising, stock control and loss prevention

Education
A Levels, Xaverian College, 2008

Skills
Retail sales, team leadership, visual merchandising, stock control, customer service, KPIs`,

  'civil-engineer': `Fatima Al Balushi
Civil Engineer
Muscat, Oman | fatima.b@example.com | +968 9000 0000
Nationality: Omani

Experience
Site Engineer
Dhofar Contracting, Muscat
2018 - Present
- Supervise road construction and drainage; quantity surveying and bills of quantities
- Schedule works in Primavera P6; AutoCAD and Civil 3D drawings

Education
B.Eng Civil Engineering, Sultan Qaboos University, 2013 - 2018

Skills
AutoCAD, Civil 3D, Primavera P6, site supervision, quantity surveying, concrete design

Languages
Arabic, English`,

  'digital-marketer': `Noor Haddad
Digital Marketing Specialist
Amman, Jordan | noor.haddad@example.com | +962 7 9000 0000

Experience
Digital Marketing Specialist
Zaytoun Foods, Amman
2019 - Present
- Google Ads and Meta Ads with a monthly budget of 20,000 dollars
- SEO, email campaigns in Mailchimp, content calendar in Arabic and English

Education
BA Marketing, University of Jordan, 2014 - 2018

Skills
SEO, Google Ads, Google Analytics, social media, copywriting, email marketing

Languages
Arabic, English`,
};
