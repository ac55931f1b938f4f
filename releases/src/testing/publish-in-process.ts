// Publishes in a process of its own, since webpack does not run inside Jest's module system.
import { type PublishOptions, publish } from '../publish.ts';

const options: PublishOptions = JSON.parse(process.argv[2] ?? '');
try {
  const { release, isNew } = await publish(options);
  console.log(JSON.stringify({ release, isNew }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
