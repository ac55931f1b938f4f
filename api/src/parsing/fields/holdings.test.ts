import { parseResume } from '../parse.ts';

const BODY = `Experience
Nurse, Harbour Hospital, Leeds
2017 - 2020
- Looked after twelve beds

Education
BSc Nursing, University of Leeds, 2016
`;

async function heldIn(head: string, rest = '') {
  const text = `${head}\n\n${BODY}${rest}`;
  const { certifications } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return certifications.map(({ title, date }) => [title.value, date?.value].filter(Boolean).join(' = '));
}

describe('what a person holds outside any section of certificates', () => {
  it.each([
    ['Robin Example, PE, PMP\nrobin@example.org', ['PE', 'PMP']],
    ['Robin Example MBA RN\nrobin@example.org', ['RN']],
    ['ROBIN EXAMPLE\nMSc, MRICS\nrobin@example.org', ['MRICS']],
    [
      'Robin Example RVN\nrobin@example.org\nRegistered Veterinary Nurse (VCI), 2021',
      ['Registered Veterinary Nurse (VCI) = 2021'],
    ],
    [
      'Robin Example\nSolicitor (England & Wales), admitted 2019\nrobin@example.org',
      ['Solicitor (England & Wales), admitted 2019'],
    ],
    ['Robin Example\nTeacher of Mathematics (QTS 2018)\nrobin@example.org', ['QTS = 2018']],
    [
      'Robin Example\nrobin@example.org\nSANC registered (No. 15512340) | Code EB licence, own car',
      ['SANC registered (No. 15512340)'],
    ],
    [
      'Robin Example\nrobin@example.org\nLicence C+E (clean), Driver CPC valid to Aug 2027, ADR (tanks and packages), Moffett ticket',
      ['Driver CPC valid to Aug 2027', 'ADR (tanks and packages)', 'Moffett ticket'],
    ],
    [
      'Robin Example\nSocial worker | Social Work England SW123456\nrobin@example.org',
      ['Social Work England SW123456'],
    ],
  ])('is found in the head of the page: %s', async (head, held) => expect(await heldIn(head)).toEqual(held));

  const HEAD = 'Robin Example\nrobin@example.org';

  it.each([
    [
      '\nMemberships\nMember of the Royal Institution of Surveyors (MRICS) since 2020\n',
      ['Member of the Royal Institution of Surveyors (MRICS) since 2020'],
    ],
    [
      '\nAdditional information\nSIA door supervisor licence (lapsed 2019). First aid at work 2022.\n',
      ['SIA door supervisor licence (lapsed 2019)', 'First aid at work = 2022'],
    ],
    [
      '\nProfile\nLicensed Professional Engineer (Colorado PE 0045671) with 11 years in bridges.\n',
      ['Licensed Professional Engineer (Colorado PE 0045671)'],
    ],
    [
      '\nProfile\nA PMP-certified manager of works. Member of the Insurance Institute of Kenya.\n',
      ['PMP', 'Member of the Insurance Institute of Kenya'],
    ],
    [
      "\nTrade qualification\nRed Seal Electrician (Trade Test, 2013)\nWireman's Licence – Three Phase (2017)\nN4 Electrical Engineering, Sample College (2011)\n",
      ['Red Seal Electrician (Trade Test) = 2013', "Wireman's Licence – Three Phase = 2017"],
    ],
    [
      '\nNPQ Leading Teaching, in progress (expected July 2026)\n',
      ['NPQ Leading Teaching, in progress (expected July 2026)'],
    ],
    ['\nAlso\nBLS (2024), ACLS (2023), teamwork\n', ['BLS = 2024', 'ACLS = 2023']],
  ])('is found below: %s', async (rest, held) => expect(await heldIn(HEAD, rest)).toEqual(held));

  it('is neither a driving licence, a visa, a post, a degree nor what somebody is still at', async () => {
    expect(
      await heldIn(
        'Robin Example MA\nLicensed Practical Nurse\nrobin@example.org | Full B licence | Work permit valid to 2027',
        '\nProfile\nRegistered nurse with ten years on wards. Studying towards ACCA. I am a member of a team of six.\n',
      ),
    ).toEqual([]);
    expect(await heldIn(HEAD, '\nLeaving Certificate, 2012\n')).toEqual([]);
    expect(await heldIn(HEAD, '\nOther\nHill City season ticket holder\n')).toEqual([]);
    expect(
      await heldIn(
        HEAD,
        '\nDUTIES & RESPONSIBILITIES\n* Permit to Work – hot work permit, confined space\n* Daily inspection\n',
      ),
    ).toEqual([]);
  });

  it('is said once, in the longer words', async () => {
    expect(await heldIn('Robin Example PMP\nrobin@example.org', '\nCertifications\nPMP, 2019\n')).toEqual([
      'PMP = 2019',
    ]);
  });
});
