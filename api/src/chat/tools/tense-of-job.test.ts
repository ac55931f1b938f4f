import { SUPERVISOR } from '../testing/front-office.ts';
import { linesOf } from './resume-lines.ts';
import { inTenseOfJob } from './tense-of-job.ts';

const line = (text: string) => linesOf(SUPERVISOR).find((each) => each.text.startsWith(text))!;

test('a duty of the job of now is told as one', () =>
  expect(inTenseOfJob(SUPERVISOR, line('Responsible'), 'Prepared monthly rota reports')).toBe(
    'Prepare monthly rota reports',
  ));

test('what has been done stays done', () =>
  expect(inTenseOfJob(SUPERVISOR, line('Helped'), 'Supported the move')).toBe('Supported the move'));
