/** How many checks of a step passed, failed and were left out. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Of tests that failed: what to look for further up, where so much is printed that nobody finds it. */
  failures: readonly string[];
}

export const ONE_PASSED: Counts = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const ONE_FAILED: Counts = { passed: 0, failed: 1, skipped: 0, failures: [] };

export function sum(all: readonly Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0, failures: all.flatMap(({ failures }) => failures) };
  for (const counts of all) {
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  return total;
}

export function describe({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What Jest's `--json` says. A test file that cannot be run counts as a failure. */
export function countsOfJest(report: {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}): Counts {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0
      ? [`${name} (not run)`]
      : failed.map(({ fullName }) => `${name} › ${fullName}`);
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** What Playwright's JSON reporter says. Errors are those outside of any test. */
export function countsOfPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = report.suites.flatMap(failuresOf);
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, failures };
}

/** Of a file, or of a group of tests in one. */
interface PlaywrightSuite {
  file: string;
  specs: { title: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

function failuresOf({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failuresOf)];
}
