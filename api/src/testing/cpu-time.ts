/**
 * The milliseconds that this thread worked on `work`: what else runs on the machine adds nothing to them. A refusal
 * (an error with a code) is an answer too.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const begun = process.threadCpuUsage();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
  const { user, system } = process.threadCpuUsage(begun);
  return (user + system) / 1000;
}
