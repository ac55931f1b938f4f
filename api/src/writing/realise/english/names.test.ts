import type { Role } from '../../understand/role.ts';
import { asHolder, asSaidIn, atPlace, placeOf, titleOf, withItsArticle } from './names.ts';
import { degreeHeld } from './names-of-studies.ts';

const job = (title: string, place: string): Role => ({ kind: 'job', title, place, start: '', end: '', lines: [] });

test.each([
  ['Tractor driver', 'a tractor driver'],
  ['Saturday assistant', 'a Saturday assistant'],
  ['Senior Accountant', 'a Senior Accountant'],
  ['IT Support', 'IT Support'],
  ['Group Lead Maintenance (Diecast)', 'Group Lead Maintenance (Diecast)'],
  ['Head of Sales', 'Head of Sales'],
  ['Room Attendant to Senior Room Attendant', 'a Room Attendant and later a Senior Room Attendant'],
  ['Saturday assistant then apprentice', 'a Saturday assistant and later an apprentice'],
  ['Saturday girl then junior barber', 'a Saturday girl and later a junior barber'],
  ['PA to Managing Partner', 'a PA to the Managing Partner'],
  ['F&B Attendant', 'an F&B Attendant'],
  ['Teacher of Chemistry & Biology', 'a Teacher of Chemistry & Biology'],
  ['.NET Core Developer', 'a .NET Core Developer'],
  ['Receptionist then secretary to Dealer Principal', 'a receptionist and later a secretary to the Dealer Principal'],
  ['Security Guard promoted to Shift Supervisor', 'a Security Guard and later a Shift Supervisor'],
])('%s is somebody who worked as %s', (title, holder) => {
  expect(asHolder(title)).toBe(holder);
});

test('of a department and its firm the firm is the employer, where no title says more', () => {
  expect(placeOf(job('', 'Search Department, Larkfield Group Inc'))).toBe('Larkfield Group Inc.');
});

test('who was there to learn is no holder of the post', () => {
  expect(titleOf(job('Reporter/editor (Internship)', 'Elm News'))).toBe('Reporter/editor Intern');
});

test.each([
  ['Nigerian Law School', 'the Nigerian Law School'],
  ['Legal Aid Council', 'the Legal Aid Council'],
  ['Leeds City Council', 'Leeds City Council'],
  ['Harbour Law School', 'Harbour Law School'],
  ['Agentur Elm & Partner', 'Agentur Elm & Partner'],
  ['Elm County Public Defender', 'Elm County Public Defender'],
  ['Office of the Public Defender', 'the Office of the Public Defender'],
  ['iElm Data Corporation', 'iElm Data Corporation'],
  ['van Tay & Associates', 'van Tay & Associates'],
  ['US Department of Tides - Office of Old Works', 'the US Department of Tides'],
  ['the shop', ''],
  ['Cook & Baker', ''],
])('%s is %s', (name, said) => expect(placeOf(job('Associate', name))).toBe(said));

test('a house is named without its part', () => {
  expect(placeOf(job('Manager', 'Lumen / Tay Fibre - Customer Engineering'))).toBe('Lumen / Tay Fibre');
});

test('a name that begins with a point has it', () => {
  expect(titleOf(job('NET Core Developer', 'Ztechx'))).toBe('.NET Core Developer');
});

test('one post and a later one are both of the title', () => {
  expect(asHolder(titleOf(job('Waitress, later Captain', 'Larkfield Hotel')))).toBe('a waitress and later a captain');
});

test.each([
  ['The Salt Shed, Bristol (seafood, 90 covers)', 'the Salt Shed'],
  ['Royal Logistic Corps', 'the Royal Logistic Corps'],
  ['University of KwaZulu-Natal', 'the University of KwaZulu-Natal'],
  ["Parents' Association", "the Parents' Association"],
  ['Harbour Housing Association', 'Harbour Housing Association'],
  ['The Tidewater Agency', 'the Tidewater Agency'],
  ['Old Navy', 'Old Navy'],
  ['Marsh & Webb Opticians, Oadby', 'Marsh & Webb Opticians, Oadby'],
  ['Bristol', ''],
  ["Boots & Bairns (kids' shoes), Croydon Whitgift", 'Boots & Bairns'],
  ['Private families', ''],
  ['Various agency', ''],
  ['THE HENLEY GROUP', 'the Henley Group'],
  ['ABB CONSTRUCTION LTD', 'ABB Construction Ltd'],
  ['RIO GRANDE LOGISTICS', 'Rio Grande Logistics'],
  ['LARK & LAU ELECTRICAL PTY LTD', 'Lark & Lau Electrical Pty Ltd'],
  ['NORTHERN ORE SERVICES', 'Northern Ore Services'],
  ['AIG PAINT SHOP', 'AIG Paint Shop'],
  ['Larkfield concession', 'the Larkfield concession'],
  ['AL NAJMA TRADING LLC', 'Al Najma Trading LLC'],
  ['Tidewater Oral Archive', 'the Tidewater Oral Archive'],
  ['Chisholm Trail Grill-Fort Worth, TX', 'Chisholm Trail Grill'],
  ['General Services Administration', 'the General Services Administration'],
  ['Won Best Bar Wales', ''],
  ['Self-employed', ''],
  ['Whatabite-Arlington', 'Whatabite'],
  ['Coca-Cola', 'Coca-Cola'],
  ['Private Danish Family', ''],
  ['Harbourview as a', ''],
  ['BLUEPEAK', 'Bluepeak'],
  ['EASTMERE ROBOT LEARNING LAB', 'Eastmere Robot Learning Lab'],
  ['Tidewater WEB Solutions PVT. Ltd', 'Tidewater Web Solutions Pvt. Ltd'],
  ['TIDEWATER SOLUTIONS PVT. LTD', 'Tidewater Solutions Pvt. Ltd'],
  ['M/s Larkfield Traders', 'Larkfield Traders'],
  ['Family Court of Norland', 'the Family Court of Norland'],
  ['London Borough of Eastmere', 'the London Borough of Eastmere'],
  ['Eastmere Police Department', 'the Eastmere Police Department'],
  ['Alma and Henry Museum', 'the Alma and Henry Museum'],
  ['National Trust', 'the National Trust'],
  ['Tides and Kelp Research Center', 'the Tides and Kelp Research Center'],
  ['National Institutes of Tides', 'the National Institutes of Tides'],
  ['National Laboratory of the Fells', 'the National Laboratory of the Fells'],
  ['Tay Palm Insurance Agency', 'Tay Palm Insurance Agency'],
  ['City of Eastmere College', 'City of Eastmere College'],
  ['Town of Eastmere', 'the Town of Eastmere'],
  ['Regional District of Elm Valley', 'the Regional District of Elm Valley'],
  ['Built Environment Trust', 'Built Environment Trust'],
  ['West Eastmere Police', 'West Eastmere Police'],
  ['Royal Norland Police', 'the Royal Norland Police'],
  ['Dhaka Polytechnic Institute', 'Dhaka Polytechnic Institute'],
  ['Offices of Ray Larkfield, P.C.', 'the Offices of Ray Larkfield, P.C.'],
  ['Tidal Research, University of Eastmere', 'the University of Eastmere'],
  ['Centre for Tidal Research, University of Eastmere', 'the Centre for Tidal Research, University of Eastmere'],
  ['Centers of Excellence', 'the Centers of Excellence'],
  ['Landesamt für Gewässer', 'the Landesamt für Gewässer'],
  ['Grace & Mercy Specialist Hosp., Bodija', 'Grace & Mercy Specialist Hosp., Bodija'],
  ['Gulf Meridian Engg. & Const. WLL', 'Gulf Meridian Engg. & Const. WLL'],
  ['Receiving Office', ''],
  ['INTERNAL AUDIT Elm Feeds & Flour Ltd', 'Elm Feeds & Flour Ltd'],
  ['ABB Turkey Services', 'ABB Turkey Services'],
  ['TIDEX Sonorização Ltda', 'TIDEX Sonorização Ltda'],
  ['Coral Palace Resort 5', 'Coral Palace Resort'],
  ['Depot', ''],
])('the employer %s is named as "%s"', (place, name) => {
  expect(placeOf(job('Sous Chef', place))).toBe(name);
});

test('a house is no post, and a label no part of a name', () => {
  expect(titleOf(job('Harbour Vet Clinic', ''))).toBe('');
  expect(placeOf(job('Receptionist', 'Reception 6 yrs: Harbour Physio'))).toBe('');
});

test('clients of the self-employed are no employer, and a product in a title makes it none', () => {
  expect(placeOf(job('Freelance Illustrator', 'Larkfield Mission & Tidewater Cinema'))).toBe('');
  expect(placeOf(job('Illustrator', 'Larkfield & Sons'))).toBe('Larkfield & Sons');
  expect(titleOf(job('Assistant on Tidewater TV', ''))).toBe('');
});

test.each([
  ['Royal Engineers', 'in the Royal Engineers'],
  ['Diocese of Norwich', 'in the Diocese of Norwich'],
  ['University of Leeds', 'at the University of Leeds'],
  ['Marine Genomics Laboratory, Unisample', 'at the Marine Genomics Laboratory, Unisample'],
  ['Royal Hospital for Children', 'at the Royal Hospital for Children'],
])('one works %s: %s', (place, where) => {
  expect(atPlace(placeOf(job('Manager', place)))).toBe(where);
});

test('a title with a word left in it by mistake is none', () => {
  expect(titleOf(job('Maintainer of the a Package', 'Acme Ltd'))).toBe('');
});

test.each([
  ['Bachelor of Accounting', ''],
  ['Tank shutdown', ''],
  ['Sr. Site Engineer', 'Senior Site Engineer'],
  ['Hgv Driver', 'HGV Driver'],
])('of the title %s a letter says "%s"', (title, said) => {
  expect(titleOf(job(title, 'Acme Ltd'))).toBe(said);
});

test.each([
  ['2. Company: Larkfield', ''],
  ['1/2', ''],
  ['Value', ''],
  ['Tide Tracker', 'Tide Tracker'],
])('the project %s is named as "%s"', (place, name) => {
  expect(placeOf({ ...job('', place), kind: 'project' })).toBe(name);
});

test('a society that one is of has its article', () => {
  expect(placeOf({ ...job('Treasurer', 'Robotics Society, Eastmere University'), kind: 'unpaid' })).toBe(
    'the Robotics Society, Eastmere University',
  );
});

test('an apprenticeship is held by an apprentice', () => {
  expect(titleOf(job('Apprenticeship as orthopaedic technician', 'Fjordside'))).toBe(
    'Apprentice orthopaedic technician',
  );
});

test('a town before a title is no part of it', () => {
  expect(titleOf(job('Bergen. Veterinary Surgeon', 'Fjordside Hospital'))).toBe('Veterinary Surgeon');
});

test.each([
  ['B.E. (Information Technology)', 'a B.E. in Information Technology'],
  ['BCom Honours in Economics', 'a BCom Honours in Economics'],
  ['BSc (Hons) Adult Nursing', 'a BSc (Hons) in Adult Nursing'],
  ['B.E. (Civil)', 'a B.E. in Civil Engineering'],
  ['NVQ Level 3 Hairdressing', 'an NVQ Level 3 in Hairdressing'],
  ['PGCE Primary', 'a Primary PGCE'],
  ['PGDE Secondary (Mathematics)', 'a Secondary PGDE in Mathematics'],
  ['Master of Science - MSc (Toxicology)', 'a Master of Science (Toxicology)'],
  ['PGCE Secondary Geography', 'a PGCE in Secondary Geography'],
])('%s is held as %s', (degree, held) => {
  expect(
    degreeHeld({ degree, school: 'University of Leeds', end: '2020', isOngoing: false, asWritten: '', thesis: '' }),
  ).toBe(held);
});

test.each([
  ['Self Employed Plumber & Gas Engineer', 'a self-employed plumber and gas engineer'],
  ['Plumber & Gas Engineer', 'a Plumber & Gas Engineer'],
  ['Sales & Marketing', 'Sales & Marketing'],
  ['Founder & CEO', 'Founder & CEO'],
])('%s is held as %s', (title, held) => {
  expect(asHolder(title)).toBe(held);
});

test('a part of a name of capitals that may be in short keeps them, and a ward is no part of a title', () => {
  expect(placeOf(job('Engineer', 'PETROLUX/ENX JV'))).toBe('Petrolux/ENX JV');
  expect(titleOf(job('Staff Nurse , Medical ICU', 'Larkfield Hospital'))).toBe('Staff Nurse');
});

test('a town that stands behind a name which ends in it is said once', () => {
  expect(placeOf(job('Coordinator', 'Sample University Jaipur Jaipur'))).toBe('Sample University Jaipur');
});

test('a rank in short is said in full, and a degree in short keeps its capitals', () => {
  expect(titleOf(job('Asst. Manager HR', 'Sample Ltd'))).toBe('Assistant Manager HR');
  expect(degreeHeld({ degree: 'MBA (HR)', school: '', end: '', isOngoing: false, asWritten: '', thesis: '' })).toBe(
    'an MBA (HR)',
  );
});

test.each([
  ['BSc Eng (Mechanical)', 'a BSc in Engineering (Mechanical)'],
  ['Bachelor of Commerce (two years completed)', null],
  ['BA History, not finished', null],
])('%s is held as %s', (degree, held) => {
  expect(degreeHeld({ degree, school: '', end: '', isOngoing: false, asWritten: '', thesis: '' })).toBe(held);
});

test('a group of people at work has an article', () => {
  expect(placeOf(job('Assistant', 'Tay Tides Research Group, Elm University'))).toBe(
    'the Tay Tides Research Group, Elm University',
  );
});

test('a title in capitals has none in a sentence, whatever stands behind it', () => {
  expect(titleOf(job('SEASONAL KEEPER, Hoofstock/Giraffe', 'Elm Zoo'))).toBe('Seasonal Keeper');
  expect(titleOf(job('GENERAL WORKER / packer', 'Elm Labour'))).toMatch(/^General Worker/);
});

test('an advert says whether its employer has an article', () => {
  expect(asSaidIn('Vella House & Museum is in Newport.', 'Vella House & Museum')).toBe('Vella House & Museum');
  expect(asSaidIn('Apply to us. Vella Academy is old.', 'Vella Academy of Cebu')).toBe('Vella Academy of Cebu');
  const office = 'Tidal Property Office';
  expect(asSaidIn('You will join us at the Tidal Property Office in Newport.', office)).toBe(
    'the Tidal Property Office',
  );
  expect(asSaidIn('Tidal Property Office seeks a clerk.', office)).toBe(office);
  expect(asSaidIn('Come to the Vella House & Museum.', 'Vella House & Museum')).toBe('the Vella House & Museum');
  // The team and the platform have the article.
  expect(asSaidIn('Join the Vella.gov team, and run the Vella.gov platform.', 'Vella.gov')).toBe('Vella.gov');
});

test('a river and a rank by itself are no posts', () => {
  expect(titleOf(job('Athi River', 'Sample Hauliers Ltd'))).toBe('');
  expect(titleOf(job('HEAD', 'Sample Feeds Ltd'))).toBe('');
  expect(titleOf(job('Student jobs', 'Sample Feeds Ltd'))).toBe('');
});

test('an office in a body is told with it', () => {
  expect(titleOf(job('Treasurer, PTA', 'Elm School'))).toBe('Treasurer of the PTA');
});

test('a department is in the name of its school with an article', () => {
  expect(placeOf(job('Head Teacher', 'Mathematics Department, Elm High School'))).toBe(
    'the Mathematics Department, Elm High School',
  );
});

test('an option in brackets is no subject', () => {
  expect(
    degreeHeld({ degree: 'BCom (HRM option)', school: '', end: '', isOngoing: false, asWritten: '', thesis: '' }),
  ).toBe('a BCom (HRM option)');
});

test.each([
  ['Head, Branch Operations (Harbour Cluster)', 'Head of Branch Operations (Harbour Cluster)'],
  ['Senior Executive – Quality Control', 'Senior Executive in Quality Control'],
  ['Staff Nurse, Acute Medical Unit', 'Staff Nurse'],
  [
    'Guest Service Agent, promoted to Front Office Shift Leader',
    'Guest Service Agent promoted to Front Office Shift Leader',
  ],
])('the title %s is said as %s', (title, said) => {
  expect(titleOf(job(title, 'Larkfield Hotel'))).toBe(said);
});

test('unpaid work is told as such where the page says that it was', () => {
  const role = { kind: 'unpaid' as const, title: 'Researcher', place: 'Elm Lab', start: '', end: '', lines: [] };
  expect(titleOf(role)).toBe('Researcher (volunteer)');
  expect(titleOf({ ...role, isVolunteer: false })).toBe('Researcher');
});

test.each([
  ['Goldsmith, Sample & Elm, Inc.', 'Goldsmith, Sample & Elm, Inc.'],
  ['Gala Sample Associates, Inc.', 'Gala Sample Associates, Inc.'],
])('the names of partners and a legal form behind a comma are one name: %s', (place, name) => {
  expect(placeOf(job('Staff Engineer', place))).toBe(name);
});

test.each(['Te Whare Sample', 'La Scala Museum', 'Y Lolfa Press Trust'])(
  '%s has the article of its own language',
  (name) => {
    expect(withItsArticle(name)).toBe(name);
  },
);

test('of a kind that stands in small letters before a name the article is said, and an establishment keeps its stop', () => {
  expect(withItsArticle('Community station Sauti FM')).toBe('the community station Sauti FM');
  expect(withItsArticle('Community Hospital Elm')).not.toContain('hospital');
  expect(placeOf(job('Foreman', 'Sharq Contracting Est.'))).toBe('Sharq Contracting Est.');
});

test('a house is named without the park or branch where it is, and a project as whoever made it writes it', () => {
  expect(placeOf(job('Clerk', 'Harbour Contact Solutions - Elm IT Park'))).toBe('Harbour Contact Solutions');
  expect(placeOf({ ...job('', 'tinydb'), kind: 'project' })).toBe('tinydb');
  expect(placeOf({ ...job('', 'various'), kind: 'project' })).toBe('');
});
