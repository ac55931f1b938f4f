import { restore } from '@vitae/documents/model/restore';
import type { Resume } from '@vitae/documents/model/resume';
import { coach } from '../coach/coach.ts';
import { RESUME, turnOfMember } from '../testing/turn.ts';

const ADVERT =
  'Senior Staff Nurse\n\nEssential\n- Immediate Life Support\n- Experience of shift coordination\n- Venepuncture and cannulation\n\nDesirable\n- Advanced Life Support\n- Clinical audit\n';
const NURSE: Resume = restore({
  ...RESUME,
  personal: { ...RESUME.personal, jobTitle: 'Staff Nurse', profile: '' },
  workExperience: [
    {
      ...RESUME.workExperience[0],
      jobTitle: 'Staff Nurse',
      description:
        '- Cared for up to 10 patients per shift and completed discharge letters\n- Performed cannulation\n- Covered as shift coordinator\n- Did audits of hand hygiene',
    },
  ],
  skills: [],
  certifications: {
    blocks: [{ key: 'a', text: 'Immediate Life Support (ILS), 2023', type: 'unordered-list-item' }],
    entityMap: {},
  },
}).resume;
const tailored = () =>
  coach(
    turnOfMember('tailor my cv to this job', {
      advert: ADVERT,
      resume: { id: 'resume-1', title: 'My resume', data: NURSE },
    }),
  );
const changeOf = (list: string) =>
  tailored()
    .proposals.flatMap(({ changes }) => changes)
    .find(({ path }) => path[0] === list);

test('no part of a longer name is proposed as a skill', () => {
  const skills = (changeOf('skills')?.after ?? []) as { name: string }[];
  expect(skills.map(({ name }) => name)).not.toEqual(expect.arrayContaining([expect.stringMatching(/life/iu)]));
});

test('what the lines tell in another form is shown with its line, and not called missing', () => {
  const { text } = tailored();
  const missing = /also asks for \*\*(?<named>[^*]*)\*\*/u.exec(text)?.groups?.named ?? '';
  expect(missing).not.toMatch(/coordination|audit/iu);
  expect(text).toContain('“Covered as shift coordinator”');
  expect(text).toContain('“Did audits of hand hygiene”');
});

test('a line that answers the advert stands before those that do not', () => {
  const lines = String(changeOf('workExperience')?.after).split('\n');
  expect(lines.at(-1)).toMatch(/^- Cared for/u);
});
