import { countsOfJest, countsOfPlaywright, describe as describeCounts, ONE_PASSED, sum } from './counts.ts';

test('a test file that cannot be run is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'divides by nothing' },
        ],
      },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  const failures = ['a.test.ts › divides by nothing', 'b.test.ts (not run)'];
  expect(countsOfJest(report)).toEqual({ passed: 5, failed: 2, skipped: 2, failures });
});

test('an error outside of any browser test is a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  const report = { stats, errors: ['global setup failed'], suites: [] };
  expect(countsOfPlaywright(report)).toEqual({ passed: 4, failed: 1, skipped: 0, failures: [] });
});

test('browser tests that failed are named, in whatever group they stand', () => {
  const suites = [
    {
      file: 'tabs.spec.ts',
      specs: [{ title: 'log-out', ok: true }],
      suites: [{ file: 'tabs.spec.ts', specs: [{ title: 'sign-in', ok: false }] }],
    },
  ];
  const report = { stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }, errors: [], suites };
  expect(countsOfPlaywright(report).failures).toEqual(['tabs.spec.ts › sign-in']);
});

test('the last line names the skipped ones only where there are some', () => {
  const counts = sum([ONE_PASSED, { passed: 2, failed: 1, skipped: 0, failures: ['adds'] }]);
  expect(counts.failures).toEqual(['adds']);
  expect(describeCounts(counts)).toBe('3 passed, 1 failed');
  expect(describeCounts({ ...counts, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped');
});
