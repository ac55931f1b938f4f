// pnpm messages [--check]: brings the catalogs up to date with the code, then says what is missing or wrong.
import { Command } from 'commander';
import { checkCatalogs, checkLiteralTexts } from './messages/check.ts';
import { openCatalogs, packagesWithTexts } from './messages/workspace-catalogs.ts';

const { check: isCheckOnly } = new Command('pnpm messages')
  .description('Writes the texts of the code to the catalogs of each package, and checks their translations.')
  .option('--check', 'write nothing')
  .parse()
  .opts<{ check?: boolean }>();

if (!isCheckOnly) {
  for (const folder of packagesWithTexts()) {
    await (await openCatalogs(folder)).make({ clean: true, overwrite: false, orderBy: 'message' });
  }
}
const problems = [...(await checkCatalogs()), ...checkLiteralTexts()];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Every text has its translations.' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
