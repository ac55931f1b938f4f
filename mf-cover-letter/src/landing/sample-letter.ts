import { msg } from '@lingui/core/macro';

/** The letter that the landing page shows. Person and company are invented. */
export const SAMPLE_LETTER = {
  fullName: msg`Mara Lindqvist`,
  email: 'mara.lindqvist@example.com',
  phone: '+46 70 555 01 42',
  location: msg`Malmö`,
  date: '2026-03-03',
  companyName: 'Halden Bicycle Works',
  paragraphs: [
    msg`Dear Hiring Manager,`,
    msg`I am applying for the position of Operations Lead at Halden Bicycle Works. For six years I have run the floor of a workshop that repairs nine thousand bicycles a year, and I would like to bring what I learned there to a company that builds them.`,
    msg`You ask for someone who can plan across sites and keep lead times short. At Ströms Cykel I brought the average repair from six days down to two by moving parts planning to a weekly forecast, and I trained the eleven mechanics who now run it without me. The inventory system that you name, Odoo, is the one I introduced in 2022.`,
    msg`What draws me to Halden is that you publish your warranty figures. I have argued for open numbers in every place I have worked, and I would be glad to be measured by yours.`,
    msg`Thank you for reading this far. I would welcome a conversation about the first hundred days of this position.`,
  ],
  closing: msg`Sincerely,`,
  skills: msg`Production planning, Odoo, Lean, Team leadership`,
};

/** One claim of that letter, with the lines it rests on. */
export const SAMPLE_EVIDENCE = {
  advert: msg`You plan across our two sites and keep lead times short.`,
  resume: msg`Cut average repair time from 6 days to 2 by introducing a weekly parts forecast`,
  letter: msg`I brought the average repair from six days down to two by moving parts planning to a weekly forecast.`,
};
