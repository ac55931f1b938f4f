/** What a program needs to run at all, wherever it is. Nothing else of this process's environment is its business. */
const NEEDED = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'TZ', 'SystemRoot'];

/** An environment without this site's secrets, for a program that has no need of them. */
export function bareEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const kept = NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}
