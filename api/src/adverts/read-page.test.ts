import { readAdvertPage } from './read-page.ts';

const read = (html: string) => readAdvertPage({ bytes: new TextEncoder().encode(html), mimeType: 'text/html' });
const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const AROUND = '<nav>Jobs Companies</nav><footer>Imprint</footer>';

describe('the advert on a page', () => {
  it('is what the page says of it for search engines', async () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Baker',
      description: '<p>We bake at night.</p><ul><li>Sourdough</li><li>Patience</li></ul>',
      qualifications: 'A driving licence',
    };
    const page = await read(`${linked({ '@graph': [{ '@type': 'WebPage' }, posting] })}${AROUND}<p>Loading…</p>`);
    expect(page.title).toBe('Baker');
    expect(page.text).toMatch(/We bake at night\.\n• Sourdough\n• Patience\n+A driving licence/);
    expect(page.text).not.toMatch(/Companies|Loading/);
  });

  it('is read where its markup is written as text, and where there is none', async () => {
    const escaped = await read(
      linked({
        '@type': ['JobPosting'],
        description: '&lt;p&gt;We bake &amp;amp; brew.&lt;/p&gt;&lt;p&gt;Come!&lt;/p&gt;',
      }),
    );
    expect(escaped.text).toMatch(/We bake & brew\.\n+Come!/);
    const plain = await read(linked([{ '@type': 'JobPosting', description: 'We bake at night.\nCome and join us!' }]));
    expect(plain.text).toMatch(/We bake at night\.\nCome and join us!/);
  });

  it('is the main part of a page that says nothing to search engines, else all of it', async () => {
    const main = await read(
      `${AROUND}<div>Cookies?</div><main><h1>Baker wanted</h1><p>At night &amp; in Leeds</p></main>`,
    );
    expect(main).toMatchObject({ title: '', text: expect.stringMatching(/^Baker wanted\n+At night & in Leeds$/) });
    const body = await read(`${AROUND}<script>var a = '<p>no</p>'</script><div>Baker wanted, at night</div>`);
    expect(body.text).toBe('Baker wanted, at night');
  });

  it('is not there where a page is empty or its data are broken', async () => {
    expect(await read('<div id="root"></div>')).toEqual({ title: '', text: '' });
    const broken = await read(
      '<script type="application/ld+json">{"@type": "JobPosting",</script><p>Baker wanted, at night</p>',
    );
    expect(broken.text).toBe('Baker wanted, at night');
  });
});
