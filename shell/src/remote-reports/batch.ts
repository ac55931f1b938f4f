import { REMOTE_REPORT_LIMITS } from '@vitae/contract/analytics-names';
import type { RemoteReport } from '@vitae/contract/remote-reports';
import type { RemoteNews } from './remote-news.ts';

function reportOf(news: RemoteNews): RemoteReport {
  const { remote, version } = news.payload;
  const common = { remote, version, count: 1 };
  if (news.event === 'remote:failed@2') {
    const { code, outcome, message } = news.payload;
    return {
      kind: 'failure',
      ...common,
      code,
      outcome,
      message: message.slice(0, REMOTE_REPORT_LIMITS.messageCharacters),
    };
  }
  const kind = news.event === 'remote:loaded@1' ? 'load' : 'mount';
  return { kind, ...common, duration_ms: Math.round(news.payload.durationMs) };
}

/** Whether two reports say the same of the same release, so that they count as one. */
const keyOf = (report: RemoteReport) =>
  [
    report.kind,
    report.remote,
    report.version,
    ...(report.kind === 'failure' ? [report.code, report.outcome] : []),
  ].join();

/** What is to be reported next. The same happening is counted up to a bound for the life of the page. */
export function createBatch() {
  const counts = new Map<string, number>();
  let waiting = new Map<string, RemoteReport>();
  return {
    add(news: RemoteNews): void {
      const report = reportOf(news);
      const key = keyOf(report);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      if (count > REMOTE_REPORT_LIMITS.count) return;
      const known = waiting.get(key);
      if (!known) return void waiting.set(key, report);
      known.count += 1;
      if (known.kind === 'failure' && report.kind === 'failure') known.message = report.message;
      else if (known.kind !== 'failure' && report.kind !== 'failure') known.duration_ms += report.duration_ms;
    },
    /** Takes them out: they are reported once, or not at all. */
    take(): RemoteReport[] {
      const reports = [...waiting.values()].slice(0, REMOTE_REPORT_LIMITS.reportsPerCall);
      waiting = new Map();
      return reports;
    },
  };
}
