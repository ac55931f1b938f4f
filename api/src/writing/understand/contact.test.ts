import { contactIn } from './contact.ts';

test.each([
  ['To apply, send your CV to Mrs Jane Pugh at jobs@harbour.example.', 'Mrs Pugh'],
  ['Applications to Dr. Anjali Rao by 3 June.', 'Dr Rao'],
  ['Attention: Mr. Bernardo C. Ilustre, City HRMO', 'Mr Ilustre'],
  ['Submit your letter addressed to the principal, Sr. Ma. Consuelo Tadeo, SPC', 'Sr. Consuelo Tadeo'],
  ['For an informal chat please contact Ward Manager Sarah Hill on 01792 000000.', 'Sarah Hill'],
  ['Your contact person in the human resources department is Ms Silke Elmhorst.', 'Ms Elmhorst'],
  ['Contact: Aoife O’Brien, HR Manager', 'Aoife O’Brien'],
  ['Please contact our head chef, Marco Bianchi, for a trial shift.', 'Marco Bianchi'],
  ['Write to Ms J. K. Wanjala, Head of Human Resources.', 'Ms Wanjala'],
  ['Mr. Troy Hargrove | careers@harbour.example', 'Mr Hargrove'],
  ['To apply, send your resume to Mrs. Denise Raber, (330) 555-0100.', 'Mrs. Raber'],
  ['translates to our dock. Address it to Denise Oyler, Director of Operations.', 'Denise Oyler'],
  ['Send a letter to the Head of School, Prof. Declan Mulrooney, and a statement.', 'Prof Mulrooney'],
  ['forward an application letter addressed to the Company Secretary and a CV', 'Company Secretary'],
  ['Include the ID. Our talent partner is Marisol Vega.', 'Marisol Vega'],
  ['Questions? Ask Bertil Novak, Head of Operations.', 'Bertil Novak'],
  ['a covering letter to the Crewing Department, attention Capt. Suresh Rao.', 'Captain Rao'],
  [
    'Please submit a letter, CV, certified copies of qualifications and details of two referees to the Headmistress, Mrs Gill Shaw.',
    'Mrs Shaw',
  ],
  ['Send a CV and the letter about why you like children to Manager Bea Nuttall: bea@harbour.example.', 'Bea Nuttall'],
  ['Apply with CV to the Practice Manager, Mr. Cormac Tully: cormac@harbour.example.', 'Mr Tully'],
  ['Send your letter before 16 June to Joost van Wermeskerken, head of collections.', 'Joost van Wermeskerken'],
  ['Your contact: Frau Katrin Zengerle, +49 8331 0.', 'Ms Zengerle'],
  ['Applications to Ms. Ottoline van Rijswijk, programme director.', 'Ms van Rijswijk'],
  ['Sample GmbH. Contact: Fr. Lea Petersen, HR.', 'Ms Petersen'],
  ['Write to Maartje & Olu, they read everything.', 'Maartje and Olu'],
  ['Applications are read by Danielle Okonjo, VP Content.', 'Danielle Okonjo'],
  ['Send a CV. Hanapin si / look for: Camille Reyes-Whitford, People Director.', 'Camille Reyes-Whitford'],
  ['Contact: Frau Dr. Katrin Zengerle, Human Resources.', 'Dr Zengerle'],
  ['an application letter addressed to the Head of Human Resources, P.O. Box 7', 'Head of Human Resources'],
  ['Send one PDF addressed to the Selection Committee.', 'Selection Committee'],
  ['Send a CV by Friday.\n\nNiamh Grogan, General Manager, Sampleton\n#hiring', 'Niamh Grogan'],
  ['Please send it to:\nMs. Kavita Rao\nkavita@tide.example', 'Ms Rao'],
  ['Send your CV and a letter to Nuala at jobs@tide.example or text us.', 'Nuala'],
  ['Apply with a CV and cover letter to Annabel and Rod Whitmore.', 'Annabel and Rod Whitmore'],
  ['To apply send a CV and short letter to Martina, Centre Manager.', 'Martina'],
  ['Email your CV to Jess or drop it off at the shop.', 'Jess'],
  ['Apply to: Competition 25, Human Resources, c/o Ms. Colleen Traske.', 'Ms Traske'],
  ['Send your CV to Trish Underwood by Friday. Addressed to: Wiremu Rapata, Principal', 'Wiremu Rapata'],
  ['Attention: Mrs. Hessa Al Fahim, HR Manager.', 'Mrs Al Fahim'],
  ['Apply online. Questions to Rhys Tamblyn, Head of Fundraising.', 'Rhys Tamblyn'],
  [
    'The Headteacher, Mr Imran Shafiq, seeks a teacher.\nPlease ring Mrs Clegg for a visit.\nA letter addressed to the Headteacher.',
    'Mr Shafiq',
  ],
  ['Letters and certified copies must be sent to The Principal, Dr A. Tull, at jobs@tide.example.', 'Dr Tull'],
  ['Please ring the office to arrange a time with Mrs D. Novak, Headteacher.', 'Mrs Novak'],
  ['Call Maeve at Tide Recruitment on 021 000 0148.', 'Maeve'],
  ['Write to Carl Harbour, Transport Manager, carl@harbour.example', 'Carl Harbour'],
  ['Questions? Call Peter Novak.\nApplications to Ms Lena Fischer.', 'Ms Fischer'],
  ['A letter addressed to Sr. Teresita Vella, OSA, School President.', 'Sr. Teresita Vella'],
  ['Please attach a cover letter addressed to Manager Human Resources.', 'Human Resources Manager'],
  ['Please send a letter and resume to the Hiring Committee by 5 p.m.', 'Hiring Committee'],
])('whom an advert names is found: %s', (advert, name) => {
  expect(contactIn(advert, 'Harbour Hotel')).toBe(name);
});

test.each([
  'Apply to Human Resources, Harbour Hotel, Penzance.',
  'Please email Harbour Hotel with your CV.',
  'Contact the recruitment team at Larch Foods.',
  'Send your CV to Head Office by 1 May.',
  'Call New York for details.',
  'You will report to Sarah Hill.',
  'Mr. Hargrove founded the hotel in 1902.',
  'Apply to Customer Service Team, Monday to Friday.',
  'Contact Beech House on 01234 567890.',
  'Contact Al Safwa Bridge Manpower Consultants on 555.',
  'Call Monday to Friday.',
  'Contact Recruitment at Larch Foods.',
  'We contact Happy Customers daily, and happy customers call us.',
])('nobody is greeted by the name of something else: %s', (advert) => {
  expect(contactIn(advert, 'Harbour Hotel')).toBe('');
});

test('who takes the application comes before who shows the school', () => {
  const advert =
    'Visits are welcome, just ring Trudy in the office on 555 0119. Please send a CV, a letter (not more than one page please!) and the names of two referees to principal Marcus Ihaka by Monday.';
  expect(contactIn(advert, 'Elm School')).toBe('Marcus Ihaka');
});

test.each([
  [
    'Drop in a CV and a few lines about what you like to cook to Aoife at the restaurant, or aoife@harbour.example.',
    'Aoife',
  ],
  ['Bring it in or send it to Jo, hello@harbour.example, before Christmas.', 'Jo'],
  ['Send your CV and a letter to our recruiter Femke. No agencies.', 'Femke'],
  ['Send a letter addressed to Director of Campus Safety Yolanda Prieto through our site.', 'Yolanda Prieto'],
  ['Send a letter addressed to the Director of Campus Safety by Friday.', 'Director of Campus Safety'],
  [
    `${'A letter of no more than two pages, with much to say. '.repeat(9)}It is addressed to the Principal, Dr Helena Marsh.`,
    'Dr Marsh',
  ],
])('somebody is greeted as the advert calls them: %s', (advert, name) => {
  expect(contactIn(advert, 'Harbour Hotel')).toBe(name);
});
