// What waits until the page is there, in one request.
export { startAnalytics } from './analytics/start.ts';
export { startFollowing } from './live/start.ts';
export { startTrail } from './overrides/trail.ts';
export { startRemoteReports } from './remote-reports/start.ts';
