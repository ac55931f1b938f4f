// A child of `pnpm start`: publishes one package's present sources, apart from the other builds.
import { publish } from '@vitae/releases/publish';

// Without its parent nobody waits for the result.
process.on('disconnect', () => process.exit(1));

const [workspaceRoot, store, name] = process.argv.slice(2);
if (!workspaceRoot || !store || !name) throw new Error('Usage: publish-in-child.ts WORKSPACE STORE NAME');
try {
  const { release } = await publish({ workspaceRoot, store, name, isSnapshot: true, checks: 'sources' });
  process.send?.(release.version, () => process.exit(0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
