import { withoutAgency } from './agencies.ts';

it.each([
  ['Ward Sister, Sample Trust, via Redwing Medical Staffing', 'Ward Sister, Sample Trust'],
  ['Picker, contract through Pinpoint People for Sample Logistics', 'Picker, Sample Logistics'],
  ['Clerk, various employers, through Swift Temps', 'Clerk, Swift Temps'],
  ['various venues through Big Crew', 'Big Crew'],
  ['Messenger via Roma Foods', 'Messenger via Roma Foods'],
  ['worked with various teams through careful planning', 'worked with various teams through careful planning'],
])('%s', (text, alone) => {
  expect(withoutAgency(text)).toBe(alone);
});
