import { toCsv } from './csv.ts';

test.each([
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['+1+1', "'+1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
])('what a spreadsheet would run is text: %j', (hostile, cell) => {
  expect(toCsv(['a'], [[hostile]])).toBe(`a\r\n${cell}\r\n`);
});

test('commas, quotes and lines stay within their cell, and numbers are numbers', () => {
  expect(
    toCsv(
      ['page', 'views'],
      [
        ['/a,"b"\nc', -3],
        [null, 0.5],
      ],
    ),
  ).toBe('page,views\r\n"/a,""b""\nc",-3\r\n,0.5\r\n');
});
