import { companyIn, employerIn } from './employer-of-advert.ts';

const BODY = '\nWe look after people.\nSend your CV by 3 June.';

test.each([
  [
    'Charge Nurse\nEmployer: Marches and Ludford University Hospitals NHS Foundation Trust\nBand 6',
    'Marches and Ludford University Hospitals NHS Foundation Trust',
  ],
  [
    'Store Manager - Canal Street, Leeds\nFern & Fable Clothing Co.\nFern & Fable started in 2009.',
    'Fern & Fable Clothing Co.',
  ],
  [
    'Community Nurse\nMarches Community Services NHS Foundation Trust\nWalton Hospital, Ludford\nWalton Hospital is a site.',
    'Marches Community Services NHS Foundation Trust',
  ],
  [
    'POSITION: Teacher\nDISTRICT: Tide Valley Local School District\nThe Tide Board of Education is an equal employer.',
    'Tide Valley Local School District',
  ],
  [
    "Talent Lead\nBright Tamaraw is opening its own hub in Manila.\nDon't provide your bank details when applying.",
    'Bright Tamaraw',
  ],
  ['PHP Developer\nUrgent Opening!! Hiring for GramSetu Technologies Pvt. Ltd.', 'GramSetu Technologies Pvt. Ltd.'],
  ['Sous Chef\nCo. Kerry · Full time\nTigh Mhuiris is a 44-seat restaurant above the harbour.', 'Tigh Mhuiris'],
  [
    "Learning Specialist\nIndeed NL | English speaking\n\nHi there! We're Merwestroom Energie, a supplier of energy.",
    'Merwestroom Energie',
  ],
  ['Chef – Larder & Grill\nKarri & Salt | Perth\nKarri & Salt is a restaurant of 70 seats.', 'Karri & Salt'],
  [
    'School: Scoil Naomh Example, Cork\nPost: Teacher\nApply to the Chairperson. The Board of Management is an equal opportunities employer.',
    'Scoil Naomh Example, Cork',
  ],
  ['وظيفة: معلم\n\nجهة العمل: مدارس الأفق الأهلية\nالمدينة: الرياض', 'مدارس الأفق الأهلية'],
  ['مشرفة تمريض\nمستشفى روافد الشمال التخصصي · الرياض', 'مستشفى روافد الشمال التخصصي'],
  ['وظيفة: سائق\nشركة: دار المسك للنقل', 'دار المسك للنقل'],
  ['أخصائي توظيف\nتأسست مجموعة لؤلؤة البحر للتجزئة عام 1998 وتدير 31 متجراً.', 'مجموعة لؤلؤة البحر للتجزئة'],
  ['من نحن\n"أطلس باي" شركة ناشئة في مجال الدفع.', 'أطلس باي'],
  [
    'محاسب أول\nشركة النيل الأخضر للصناعات الغذائية واحدة من الشركات الرائدة.\nتعلن الشركة عن حاجتها لتعيين محاسب في القاهرة',
    'شركة النيل الأخضر للصناعات الغذائية',
  ],
  ['شاغر\nمجموعة جبال الحجر مجموعة عُمانية تعمل في الرخام', 'مجموعة جبال الحجر'],
  ['مدير منطقة\nتعلن مجموعة دار المسك للعطور عن حاجتها إلى مدير.', 'مجموعة دار المسك للعطور'],
  ['مدير فرع\nالشركة: مجموعة تجزئة معروفة في قطر (لا نذكر الاسم)', ''],
  ['Team Leader\nAn Doras Mór CLG\nAn Doras Mór is a registered charity.', 'An Doras Mór CLG'],
  [
    'Policy Officer\nOffice of Inland Tides\nAPS Level 6 | $103,000\nThe Office of Inland Tides advises Government.',
    'Office of Inland Tides',
  ],
  ['Police Staff Vacancy\nForce: Trentmere Police\nShifts', 'Trentmere Police'],
  ['Registrar\nFaculty of Arts, Lakeford University\nThe University is committed to equity.', 'Lakeford University'],

  ['Senior Writer (Remote, EU)\nEuropean Union · Reposted 1 week ago\nPillra is an app that helps people.', 'Pillra'],
  [
    'Shift Leader – Distribution Centre Elmton\nThe distribution centre of Elm Home CZ s.r.o. sends furniture to 58 stores.',
    'Elm Home CZ',
  ],
  ['Porter\nThe Drover’s Lamp, Whitby\nMail kitchen@droverslamp.example', 'The Drover’s Lamp'],
  [
    'SHANNON TECHNOLOGICAL UNIVERSITY\nLecturer\nSTU is a university of 9,000. STU is committed to equality.',
    'Shannon Technological University',
  ],
  ['Vineyard Worker\nWeingut Kasten-Rohl, Leipzig, Germany', 'Weingut Kasten-Rohl'],
  ['Officer\nFull Basket Bristol\nMail work@fullbasketbristol.example', 'Full Basket Bristol'],
  [
    'Museum Rijnhof in Delft is looking for a\nREGISTRAR\nMuseum Rijnhof tells the story of the port.',
    'Museum Rijnhof',
  ],
  ['Assistant\nCentre for Health and Rivers (CHR), Dhaka\nCHR is a research centre.', 'Centre for Health and Rivers'],
  ['TEACHER\nMARGALLA VIEW SCHOOL SYSTEM\nGirls wing', 'Margalla View School System'],
  [
    'Nurse\nHigh Ridge Veterinary Specialists – Santa Fe, NM\nHigh Ridge Veterinary Specialists is an independent hospital.',
    'High Ridge Veterinary Specialists',
  ],
  ['Supervisor\nSouthern Cross Cold Chain – Newcastle NSW\nAfternoons', 'Southern Cross Cold Chain'],
  ['Nurse – Full Time\nCorrib Eyecare, Galway City', 'Corrib Eyecare'],
  ['Bookkeeper (Part Time)\nFern Joinery & Kitchens\nNorth Ferndale VIC', 'Fern Joinery & Kitchens'],
  [
    'Welders\nKala Offshore Services Limited, an indigenous contractor, needs welders.',
    'Kala Offshore Services Limited',
  ],
  [
    'Foreperson\nHarbour Process Electrical – Co. Louth\nQuote ref. CPE-EF-118. Harbour Process Electrical is an equal opportunities employer.',
    'Harbour Process Electrical',
  ],
  [
    'Engineer\nVella Mobility GmbH · Ulm\nJoin Vella Mobility! Vella Mobility develops scooters.',
    'Vella Mobility GmbH',
  ],
  ['Kestrel Ledger — Jobs — Internships\nPorter\nSaltmouth', 'Kestrel Ledger'],
  ['PORTER – Derrimut\nTay Pasta Foods is after a porter for our plant.', 'Tay Pasta Foods'],
  ['Elmsoft is nine people and one dog. We follow WCAG 2.2 AA is the law here.', 'Elmsoft'],
  ["Hi! I'm Rui, I run product at Elmsoft. Our app is loved.", 'Elmsoft'],
  ['Careers – North Basin Health Authority\nFacility: St. Osric Centre, Elm', 'North Basin Health Authority'],
  ["hot honey. but good. that's us →  BUZZER & BEE\nWe're Meg and Sanjit, we make honey.", 'Buzzer & Bee'],
  ["hej! we're Klinikko – 14 people, building quiet software.", 'Klinikko'],
  ['so. we are Fold.\nWrite to Bea.\n(Fold Bakehouse Ltd, Arch 7. Please do not ring.)', 'Fold Bakehouse Ltd'],
  ['We are Ruth and Anselm and we run Fig & Rye, a bakery with 22 seats.', 'Fig & Rye'],
  ['Elmline meters traffic for other houses.\nMail jobs@elmline.example', 'Elmline'],
  [
    'About Quillon\nQuillon Therapeutics is a company of 90.\nQuillon is proud to be an equal employer.',
    'Quillon Therapeutics',
  ],
])('who hires: %s', (head, name) => {
  expect(employerIn(head + BODY, 'Porter')).toEqual({ name, isClient: false });
});

test.each([
  ['SILVER BAY MANPOWER SERVICES, INC.\nFor our principal: RED DUNE MEP CO. LTD.\nPlumbers', 'Red Dune MEP Co. Ltd'],
  ['Our client, Ballinor Construction Group, is a main contractor.', 'Ballinor Construction Group'],
  ['Our client, Ballinor Construction Limited (BCL), is a main contractor.', 'Ballinor Construction Limited'],
  ['Company: Our client, a growing bank with a licence (Greenbasket MFB)', 'Greenbasket MFB'],
])('for whom an agency looks: %s', (head, name) => {
  expect(employerIn(head + BODY, 'Plumber')).toEqual({ name, isClient: true });
});

test.each([
  'Nurse\nFull time, permanent',
  'Cook - Baker Street, London',
  'Our client is a bakery.',
  'Nurse\nMaternity Cover, Leeds',
  'Vacancy\nKitchen Porter',
  'Write to the principal, Sr. Ma. Consuelo Tadeo',
  'Home — Jobs — Kitchen\nCook wanted',
  'Cook - Night Shift\nBallarat & Western Victoria\n$38 an hour',
  'The screens follow WCAG 2.2 AA is the law.',
  'Cooks prepare all dishes of the day.',
])('nobody: %s', (head) => {
  expect(employerIn(head + BODY, 'Cook').name).toBe('');
});

test.each([
  [
    'Pest Officer',
    'Pest Officer\nTidewater-Karri Regional Partnership\nSaltmouth | Permanent, full time',
    'Tidewater-Karri Regional Partnership',
  ],
  ['Tuner', 'Tuner\nBow Crescent Conservatory of Music – Calgary, Alberta', 'Bow Crescent Conservatory of Music'],
  [
    'Safety Executive',
    'Safety Executive (fresh graduates)\nTidewater Assembly (M) Sdn. Bhd.\nBayan Lepas, Penang',
    'Tidewater Assembly (M) Sdn. Bhd',
  ],
  ['Tutor', 'Tutor\nClaremont, Cape Town | Permanent', ''],
  ['Tutor', 'Tutor\nRoles and Responsibilities\nTeaches pupils in small groups.', ''],
  ['Tutor', 'Tutor\nKempton Park, Gauteng\nEE position', ''],
  [
    'Head, Middle School',
    'Head – Middle School (Grades 6-8)\nSalary: as agreed. Head of Middle School, 780 pupils',
    '',
  ],
])('below the title %s stands who hires, and no town or part of the title', (title, head, name) => {
  expect(employerIn(head + BODY, title).name).toBe(name);
});

test('whom an agency looks for comes before it, though it names itself with every address', () => {
  const head =
    'Principal: Tidewater Southern Logistics Pte – Punta Arenas\nAgency: Karri Crew & Offshore Manpower Inc., Manila\nMail hr@karricrew.example. Karri Crew & Offshore Manpower Inc. never asks for fees.';
  expect(employerIn(head + BODY, 'Cook').name).toBe('Tidewater Southern Logistics Pte');
});

test('what an advert asks for is nobody who hires', () => {
  const advert = `We are looking for an organised Team Administrator.
Knowledge of case systems
Awareness of the EHC needs assessment process`;
  expect(employerIn(advert, 'Team Administrator').name).toBe('');
  const agency =
    'Our client, a long established builders merchant across the North, is looking for a Class 2 (Category C) driver.';
  expect(employerIn(agency, 'Driver').name).toBe('');
  const inCountry = 'For our client, a family carrier in the Venlo region (NL) with 85 vehicles, we seek drivers.';
  expect(employerIn(inCountry, 'Driver').name).toBe('');
});

test('a word that begins a sentence is nobody', () => {
  const advert = 'Finance Manager\nOn offer is a competitive salary and 26 days of holiday.';
  expect(employerIn(advert, 'Finance Manager').name).toBe('');
});

test('who does not want to be named is not given the name of the place below', () => {
  const advert =
    'Chief Accountant\nEmployer: Confidential – Food Distribution Group\nDubai Investment Park, UAE\n\nOur client, a distributor, wishes to appoint an accountant.';
  expect(companyIn(advert, 'Chief Accountant')).toBe('');
  expect(companyIn(advert.replace('Confidential – ', ''), 'Chief Accountant')).toBe('Food Distribution Group');
});

test.each([
  'DIRECTOR OF PRODUCT - HOSPITALITY TECHNOLOGY\nOur client supplies hotels.',
  'Pharmacy Manager – Community Pharmacy, Dartmouth\nAn independent community pharmacy is seeking a manager.',
])('the field of a post behind its title is nobody: %s', (advert) => {
  expect(companyIn(advert, advert.split(/ [-–] /)[0]!)).toBe('');
});

test('the first of numbered duties is nobody', () => {
  const advert =
    'Motor Coach Operator\nA coach company is hiring.\n\nDuties\n1. Safely operate coaches.\n2. Safely load luggage.';
  expect(companyIn(advert, 'Motor Coach Operator')).toBe('');
});

test('an agency that works with a house names it', () => {
  const advert =
    'Paralegal\nby Lexbridge Recruitment\nLexbridge Recruitment is delighted to be working with Hartley Sproat LLP, a firm of 140.';
  expect(employerIn(advert, 'Paralegal')).toEqual({ name: 'Hartley Sproat LLP', isClient: true });
});

test('a firm that searches for a house names it', () => {
  const advert =
    'CEO\nAlder Partners\nAlder Partners has been retained by the board of Kartolino AG to find its next CEO.';
  expect(employerIn(advert, 'CEO')).toEqual({ name: 'Kartolino AG', isClient: true });
});

test('a kind of house in short is no name', () => {
  const advert =
    'Inspector\nOur client, an accredited Lifting Machinery Entity (LME) in the port, looks for an inspector. The LME pays well. Join the LME.';
  expect(companyIn(advert, 'Inspector')).toBe('');
});

test('the post in short is no house', () => {
  const advert = 'Localization Project Manager\nThe Localization PM is the single point of contact.';
  expect(companyIn(advert, 'Localization Project Manager')).toBe('');
});

test('signs that a board sets before what it says are no part of a name', () => {
  const advert =
    'Network Administrator  |  Mid\n🏢 Harbour Freight S.A.   📍 Leeds (hybrid)\n💰 3,000\nWe move pallets.';
  expect(companyIn(advert, 'Network Administrator')).toBe('Harbour Freight S.A.');
});

test.each([
  'Accountant\nConfidential Company - Leeds, UK\nFull Time\n148 Applicants for 1 open position\nWe need an accountant.',
  'Developer\nCanadian bank (name shared at interview) via Maple Talent\nMaple Talent is an equal opportunity employer.',
])('a house that is not named has no other name: %s', (advert) => {
  expect(companyIn(advert, advert.split('\n')[0]!)).toBe('');
});

test('a county hires, and not its department for people', () => {
  const advert = 'COUNTY OF ALDERMERE\nHuman Resources Department\nWEB DEVELOPER II\nThe County runs its own site.';
  expect(companyIn(advert, 'Web Developer II')).toBe('County of Aldermere');
});

test('how many have applied is nobody', () => {
  const advert = 'Accountant\n148 Applicants for 1 open position\nElm Foods Ltd is looking for an accountant.';
  expect(companyIn(advert, 'Accountant')).toBe('Elm Foods Ltd');
});

test('below the title stands who hires, and not the town with its code', () => {
  const advert =
    'Registered Dental Assistant - Orthodontics (FT)\nAspen Ridge Orthodontics\nCalgary, AB T3H\n$30 an hour\nFull job description\nWe straighten teeth.';
  expect(companyIn(advert, 'Registered Dental Assistant (Orthodontics)')).toBe('Aspen Ridge Orthodontics');
});

test.each([
  ['مهندس موقع\nشركة مقاولات كبرى (اسم الشركة غير معلن)\nالرياض', ''],
  ['فني كهرباء\nالشركة: إحدى شركات إدارة المرافق\nمسقط', ''],
  ['مطلوب سائق\nشركة شحن ولوجستيات بمدينة العبور تطلب للتعيين:\nسائقين', ''],
  ['مطلوب سائق\nشركة النور للشحن تطلب للتعيين:\nسائقين', 'شركة النور للشحن'],
])('of an Arabic advert a description is no name: %s', (advert, name) => {
  expect(companyIn(advert, 'سائق')).toBe(name);
});
