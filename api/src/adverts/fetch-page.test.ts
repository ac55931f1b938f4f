import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPageFetcher } from './fetch-page.ts';
import { PUBLIC_INTERNET, type Reach } from './public-internet.ts';

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** As if this machine were the public internet, and nothing else. */
const HERE: Reach = { allowsAddress: (address) => address === '127.0.0.1', allowsPort: () => true };
const fetchHere = createPageFetcher(HERE);
const never = new AbortController().signal;
const answerOf = (address: string, fetchPage = fetchHere) =>
  fetchPage(address, never).then(
    ({ bytes, mimeType }) => ({ text: new TextDecoder().decode(bytes), mimeType }),
    (failure) => failure.code,
  );
const html =
  (body: string): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  };

describe('a page of the public internet', () => {
  it('comes with its type, unpacked, and by way of redirects', async () => {
    const packed = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'Text/HTML', 'content-encoding': 'gzip' });
      response.end(gzipSync('<p>Baker wanted'));
    });
    const moved = await serve((_request, response) => response.writeHead(302, { location: `${packed}/here` }).end());
    expect(await answerOf(moved)).toEqual({ text: '<p>Baker wanted', mimeType: 'text/html' });
  });

  it('is asked for without anything of this site or its user', async () => {
    let headers: NodeJS.Dict<string | string[]> = {};
    const page = await serve((request, response) => {
      headers = request.headers;
      html('x')(request, response);
    });
    await answerOf(page);
    expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
  });

  it.each([
    [401, 'advert_page_refused'],
    [403, 'advert_page_refused'],
    [404, 'advert_page_missing'],
    [410, 'advert_page_missing'],
    [429, 'advert_page_refused'],
    [500, 'advert_page_refused'],
    [999, 'advert_page_refused'],
  ])('that answers %i is refused as %s', async (status, code) => {
    expect(await answerOf(await serve((_request, response) => response.writeHead(status).end()))).toBe(code);
  });

  it('of another type, of endless size and of endless redirects is refused', async () => {
    const picture = await serve((_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end());
    const bomb = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(8 * 1024 * 1024)));
    });
    const circle = await serve((_request, response) => response.writeHead(301, { location: '/again' }).end());
    expect(await answerOf(picture)).toBe('advert_page_type');
    expect(await answerOf(bomb)).toBe('advert_page_too_large');
    expect(await answerOf(circle)).toBe('advert_page_refused');
  });
});

describe('what is not of the public internet', () => {
  it('is never asked for, by whatever way it is named', async () => {
    let asked = 0;
    const inner = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    const { port } = new URL(inner);
    const anyPort = createPageFetcher({ ...PUBLIC_INTERNET, allowsPort: () => true });
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ])
      expect([host, await answerOf(`http://${host}:${port}/`, anyPort)]).toEqual([host, 'advert_page_unreachable']);
    expect(asked).toBe(0);
  });

  it('is not reached by a redirect either', async () => {
    let asked = 0;
    const inner = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    const { port } = new URL(inner);
    const ways = [`http://127.0.0.2:${port}/`, `http://[::1]:${port}/`, `http://169.254.169.254/`, 'http://10.0.0.1/'];
    for (const location of ways) {
      const outer = await serve((_request, response) => response.writeHead(307, { location }).end());
      expect([location, await answerOf(outer)]).toEqual([location, 'advert_page_unreachable']);
    }
    const file = await serve((_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end());
    expect(await answerOf(file)).toBe('advert_address_wrong');
    expect(asked).toBe(0);
  });

  it.each([
    '',
    'jobs',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://me:secret@example.com/',
  ])('is told from an address: “%s”', async (address) => expect(await answerOf(address)).toBe('advert_address_wrong'));

  it('begins and ends where the registries say', () => {
    const of = (addresses: string[]) => addresses.filter((address) => PUBLIC_INTERNET.allowsAddress(address));
    expect(
      of([
        '10.1.2.3',
        '100.64.0.1',
        '169.254.169.254',
        '172.31.255.255',
        '192.168.0.1',
        '198.18.0.1',
        '224.0.0.1',
        '255.255.255.255',
      ]),
    ).toEqual([]);
    expect(
      of([
        '::',
        '::1',
        '::ffff:8.8.8.8',
        '64:ff9b::808:808',
        'fc00::1',
        'fe80::1',
        'ff02::1',
        '2001::1',
        '2001:db8::1',
        '2002:7f00:1::',
      ]),
    ).toEqual([]);
    const open = ['1.1.1.1', '100.128.0.1', '172.32.0.1', '192.169.0.1', '2606:4700::1', '2a00:1450::1'];
    expect(of(open)).toEqual(open);
    expect(PUBLIC_INTERNET.allowsPort('5432')).toBe(false);
  });
});
