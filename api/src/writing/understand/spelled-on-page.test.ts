import { spelledOnPage } from './spelled-on-page.ts';

test('an employer in capitals is spelled as the page has it where it shows the capitals within', () => {
  expect(spelledOnPage('ELMTRANSFER KENYA', 'FITTER - ELMTRANSFER KENYA\nReferee: J. Oak, ElmTransfer Kenya')).toBe(
    'ElmTransfer Kenya',
  );
});

test('an address says nothing of how a name is written, nor does a name without capitals within', () => {
  expect(spelledOnPage('ELMWORKS', 'ELMWORKS, www.elmWorks.example, jo@elmWorks.example')).toBe('ELMWORKS');
  expect(spelledOnPage('ELM WORKS', 'ELM WORKS and Elm Works')).toBe('ELM WORKS');
});
