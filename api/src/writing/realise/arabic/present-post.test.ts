import type { Plan } from '../../plan/plan.ts';
import type { Role } from '../../understand/role.ts';
import { writeArabic } from './write.ts';

const role = (title: string, place: string, start: string, end: string): Role => ({
  kind: 'job',
  title,
  place,
  start,
  end,
  lines: [],
});

test('the present post is named, wherever it stands on the page', () => {
  const plan = {
    job: { company: '', role: 'محاسب', reference: '', text: '', language: 'ar' },
    proofs: [],
    story: null,
    applicant: {
      roles: [role('محاسب', 'شركة النخيل', '2015', '2019'), role('مدير مالي', 'شركة البحر', '2019', 'present')],
      facts: [],
      skills: [],
      studies: [],
      certificates: [],
      languagesAsWritten: '',
      summary: '',
      email: '',
      phone: '',
    },
    listed: [],
    study: null,
    certificates: [],
    languages: [],
    personal: [],
    statements: [],
    gap: '',
  } as unknown as Plan;
  const { paragraphs } = writeArabic(plan, 'default', 'Professional', (_, [first]) => first!, '');
  expect(paragraphs[0]![0]!.text).toContain('مدير مالي لدى شركة البحر منذ 2019');
});
