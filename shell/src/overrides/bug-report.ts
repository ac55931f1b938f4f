import type { Channel } from '@vitae/contract/channel';

interface BugReport {
  /** As this tab has it. */
  channel: Channel;
  overridden: readonly string[];
  /** Where somebody went and what failed, the oldest first. */
  trail: readonly string[];
  userAgent: string;
}

/** What whoever mends a bug asks first, in the language of the code: versions, steps and errors. */
export function formatBugReport({ channel, overridden, trail, userAgent }: BugReport): string {
  const versions = [['shell', channel.shell] as const, ...Object.entries(channel.remotes)].map(
    ([name, { version }]) => {
      const id = `${name}@${version}`;
      return `- ${id}${overridden.includes(name) ? ' (in place of the channel’s)' : ''}`;
    },
  );
  return [
    `Channel ${channel.channel}, revision ${channel.revision}`,
    ...versions,
    '',
    'Steps and errors:',
    ...(trail.length > 0 ? trail.map((line) => `- ${line}`) : ['- none']),
    '',
    userAgent,
  ].join('\n');
}
