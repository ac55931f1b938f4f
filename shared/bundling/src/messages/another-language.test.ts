import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { commonConfiguration } from '../common.ts';
import { compileCatalogs, languagesOf } from './catalog.ts';

const SHELL = path.resolve(import.meta.dirname, '../../../../shell');
/** The private tag of a language that nobody speaks: English with marks, which shows what is not translated. */
const PSEUDO = 'qps';

const pseudo = (text: string) => text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`);
/** A translator's work: each English text of the catalog said in the other language, its placeholders left alone. */
const translate = (catalog: string) =>
  catalog.replace(/^msgstr "(.+)"$/gm, (_, english: string) => {
    const parts = english.split(/(\{[^}]*\}|<[^>]*>|\\.)/);
    return `msgstr "${parts.map((part, at) => (at % 2 ? part : pseudo(part))).join('')}"`;
  });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'another-language-'));
  await mkdir(path.join(folder, 'src/locales'), { recursive: true });
  await cp(path.join(SHELL, 'src/locales'), path.join(folder, 'src/locales'), { recursive: true });
  const english = await readFile(path.join(folder, 'src/locales/en.po'), 'utf8');
  const simple = english.replace(/^msgid .*\nmsgstr "[^"]*\{\w+, (?:plural|select)[\s\S]*?"$/gm, '');
  await writeFile(path.join(folder, 'src/locales', `${PSEUDO}.po`), translate(simple));
  await writeFile(path.join(folder, 'package.json'), '{ "name": "a-shell" }');
  await writeFile(
    path.join(folder, 'src/index.js'),
    `export const load = (language) => import('./locales/' + language + '.po');`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

test('a language is there once its catalog is: listed, compiled, and a script of its own', async () => {
  expect(languagesOf(folder)).toEqual(['en', 'ar', PSEUDO]);
  const compiled = compileCatalogs(folder, PSEUDO);
  expect(Object.keys(compiled).length).toBeGreaterThan(100);
  expect(JSON.stringify(compiled)).toContain(pseudo('Log out'));

  const output = path.join(folder, 'dist');
  const { module } = commonConfiguration({ folder, name: 'a-shell', version: '1.0.0', output });
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './src/index.js',
    output: { path: output, chunkFilename: '[id].js' },
    module: { rules: module.rules.filter((rule) => String(rule.test).includes('po')) },
  });
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler!.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  const scripts = await Promise.all((await readdir(output)).map((file) => readFile(path.join(output, file), 'utf8')));
  const holdsPseudo = scripts.filter((script) => script.includes(pseudo('Log out')));
  expect(holdsPseudo).toHaveLength(1);
  expect(holdsPseudo[0]).not.toContain('تسجيل');
});
