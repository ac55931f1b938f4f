import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Bundles the bench page as the remotes are bundled. */
export async function buildBenchPage(outputFolder: string): Promise<void> {
  await bundle({
    context: join(HERE, '..'),
    entry: join(HERE, 'page/main.tsx'),
    output: { path: outputFolder, publicPath: '/', filename: 'main.js', clean: true },
  });
  await writeFile(
    join(outputFolder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><title>Bench</title><style>body{margin:0}</style>' +
      '<div id="root"></div><script src="/main.js"></script>',
  );
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.ttf': 'font/ttf',
};

/** The policy of the composed site: the page must work under it. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self';" +
  " font-src 'self' data:; img-src 'self' data: blob:; require-trusted-types-for 'script'";

export async function serveFolder(folder: string): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://bench').pathname));
    const file = join(folder, path === '/' ? 'index.html' : path);
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': CONTENT_SECURITY_POLICY,
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
