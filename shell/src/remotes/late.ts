// What the first remote of a page waits for, in one request.
export { createRemotes } from './create-remotes.ts';
export { RemoteOutlet } from './remote-outlet.tsx';
