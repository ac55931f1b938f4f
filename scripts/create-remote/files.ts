import { CONTRACT_VERSION } from '@vitae/contract/version';

const CHANGE = 'This screen is yours. Change this text and look at the browser.';
const TRY = 'Try it';
const WORKS = 'It works.';

/** What a new remote is made of: path inside its folder → content. */
export function remoteFiles(name: string): Record<string, string> {
  const subject = name.replace(/^mf-/, '');
  const title = subject.charAt(0).toUpperCase() + subject.slice(1).replaceAll('-', ' ');
  const component = `${subject.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Screen`;
  const [major, minor] = CONTRACT_VERSION.split('.');
  const screen = `${subject}/${subject}-screen`;
  return {
    'package.json': json({
      name,
      private: true,
      type: 'module',
      dependencies: {
        '@emotion/react': 'catalog:',
        '@lingui/core': 'catalog:',
        '@lingui/react': 'catalog:',
        '@vitae/contract': 'workspace:*',
        '@vitae/remote-kit': 'workspace:*',
        '@vitae/ui': 'workspace:*',
        react: 'catalog:',
        'react-dom': 'catalog:',
      },
      devDependencies: {
        '@types/react': 'catalog:',
        '@types/react-dom': 'catalog:',
      },
    }),
    'remote.json': `{
  "name": "${name}",
  "version": "1.0.0",
  "contract": "^${major}.${minor}",
  "routes": [{ "path": "/${subject}", "guard": "public", "layout": "page", "title": "${title}" }],
  "navigation": [{ "label": "${title.slice(0, 30)}", "path": "/${subject}" }],
  "emits": [],
  "hears": []
}
`,
    'src/remote.tsx': `import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { messages } from './messages.ts';
import { ${component} } from './${screen}.tsx';

export default defineRemote({ manifest, messages, routes: { '/${subject}': ${component} } });
`,
    'src/messages.ts': `import type { LoadMessages } from '@vitae/remote-kit/texts';

export const messages: LoadMessages = (language) => import(\`./locales/\${language}.po\`);
`,
    'src/locales/en.po': catalog(name, screen, 'en', { [title]: title, [CHANGE]: CHANGE, [TRY]: TRY, [WORKS]: WORKS }),
    'src/locales/ar.po': catalog(name, screen, 'ar', {
      [title]: title,
      [CHANGE]: 'هذه الشاشة لك. غيّر هذا النص وانظر إلى المتصفح.',
      [TRY]: 'جرّبها',
      [WORKS]: 'إنها تعمل.',
    }),
    [`src/${screen}.tsx`]: `import { Trans, useLingui } from '@lingui/react/macro';
import { useNotify } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';

/** /${subject} */
export function ${component}() {
  const { t } = useLingui();
  const notify = useNotify();
  return (
    <Container css={{ display: 'grid', justifyItems: 'start', gap: space.lg, paddingBlock: space['4xl'] }}>
      <Heading level={1}>
        <Trans>${title}</Trans>
      </Heading>
      <Text>
        <Trans>${CHANGE}</Trans>
      </Text>
      <Button onClick={() => notify('success', t\`${WORKS}\`)}>
        <Trans>${TRY}</Trans>
      </Button>
    </Container>
  );
}
`,
    [`src/${screen}.test.tsx`]: `import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@vitae/remote-kit/testing';
import remote from '../remote.tsx';

test('the screen is drawn, and its button says that it works', async () => {
  const { platform, unmount } = await renderRemote(remote, '/${subject}');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  await userEvent.click(screen.getByRole('button', { name: '${TRY}' }));
  await waitFor(() => expect(platform.recorded.notifications).toHaveLength(1));
  await unmount();
});
`,
    'README.md': `# ${name}

A remote: its team builds, versions and releases it without anybody else.

\`\`\`sh
pnpm dev ${name}                                    # the screen in the whole site, new at each save
pnpm unit ${name}                                   # its tests
pnpm release publish ${name}                        # check, build and add the version of remote.json to the store
pnpm release promote ${name}@1.0.0 --to staging     # visitors of staging have it with their next load
\`\`\`

- \`remote.json\`: name, version, contract, routes, links in the header, and the events that it emits and hears. The shell knows nothing else of it, and lets no other event through.
- \`src/remote.tsx\`: one screen for each route.
- \`src/locales/\`: its texts; \`pnpm messages\` brings them up to date with the code.
- \`src/${subject}/\`: what /${subject} shows, its test beside it.
`,
  };
}

/** A catalog as `pnpm messages` writes it. */
function catalog(name: string, screen: string, language: string, texts: Record<string, string>): string {
  const header = ['MIME-Version: 1.0', 'Content-Type: text/plain; charset=utf-8', `Language: ${language}`];
  const head = `msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"\n`).join('')}`;
  const entries = Object.entries(texts).map(
    ([source, text]) => `\n#: ${name}/src/${screen}.tsx\nmsgid "${source}"\nmsgstr "${text}"\n`,
  );
  return head + entries.join('');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
