import { withoutWordiness } from './wordy-phrases.ts';

test.each([
  [
    'Was involved in the preparation of monthly accounts and the same were shared with the partners for their perusal and for taking necessary decisions regarding the stores and the budgets',
    'Helped prepare monthly accounts, shared with the partners for decisions on stores and budgets',
  ],
  [
    'Was responsible for carrying out the inspection of lifts on a weekly basis so as to make sure that the doors are safe',
    'Inspected lifts weekly to make sure the doors are safe',
  ],
  [
    'Used to provide assistance to the engineers with regard to the verification of drawings',
    'Helped engineers verify drawings',
  ],
  [
    'Played a key role in the planning and timely submission of 12 tenders',
    'Helped plan and submit 12 tenders on time',
  ],
  [
    'Supervised newly recruited guards in a timely manner prior to each shift',
    'Supervised new guards on time before each shift',
  ],
])('says in few words: %s', (wordy, plain) => expect(withoutWordiness(wordy)).toBe(plain));

test.each(['Cut check-in time from 9 minutes to 4', 'Trained 5 colleagues', 'إعداد التقارير الشهرية'])(
  'leaves what has no word too many: %s',
  (line) => expect(withoutWordiness(line)).toBe(line),
);
