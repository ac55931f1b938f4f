import { countsOfJest, countsOfPlaywright, describe as describeCounts, ONE_PASSED, sum } from './counts.ts';

test('a test file that cannot be run is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countsOfJest(report)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('an error outside of any browser test is a failure', () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: ['global setup failed'] };
  expect(countsOfPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

test('the last line names the skipped ones only where there are some', () => {
  const counts = sum([ONE_PASSED, { passed: 2, failed: 1, skipped: 0 }]);
  expect(describeCounts(counts)).toBe('3 passed, 1 failed');
  expect(describeCounts({ ...counts, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
