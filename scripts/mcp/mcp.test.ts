/** @jest-environment node */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { writeBuiltSite } from './built-site.fixture';
import { createServer } from './create-server';
import { openSite } from './open-site';

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [own, others] = InMemoryTransport.createLinkedPair();
  await createServer(openSite(writeBuiltSite())).connect(others);
  await client.connect(own);
});

afterAll(() => client.close());

/** Calls a tool, and returns its text with whether it is an error. */
async function call(name: string, question: Record<string, unknown>) {
  const answer = CallToolResultSchema.parse(await client.callTool({ name, arguments: question }));
  const text = answer.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  return { text, isError: answer.isError ?? false };
}

it('says what it documents, and describes its tools', async () => {
  expect(client.getServerVersion()).toMatchObject({ title: 'UI 2.1.0', version: '2.1.0' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'get_page', 'get_api', 'get_example']);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe('search', () => {
  it('answers with signature and import', async () => {
    const { text } = await call('search', { query: 'toggle flip', group: 'api' });
    expect(text).toMatch(/^## UiToggle\.flip\(\) \(Method of UiToggle · Toggle › API\)\n/);
    expect(text).toContain('/components/toggle/api#UiToggle-flip');
    expect(text).toContain('flip(): void');
    expect(text).toContain("import { UiToggle } from '@ui/toggle';");
  });

  it('answers an error with its cure, and an example with its id', async () => {
    const error = await call('search', { query: 'toggle must be inside of a group', limit: 1 });
    expect(error.text).toContain('<ui-group></ui-group>');
    expect(error.text).toContain('Put a group around it.');
    const example = await call('search', { query: 'label', group: 'examples' });
    expect(example.text).toContain('Example id: toggle-label');
  });

  it('says when it finds nothing, and refuses a question without words', async () => {
    expect(await call('search', { query: 'xyzzyq' })).toMatchObject({ isError: true });
    expect(await call('search', { query: '' })).toMatchObject({ isError: true });
  });
});

describe('get_page', () => {
  it.each([
    'https://ui.dev/components/toggle/overview?theme=dark',
    '/components/toggle/overview.md',
    'components/toggle/overview',
  ])('accepts %s', async (page) => {
    expect((await call('get_page', { page })).text).toMatch(/^# Toggle\n/);
  });

  it('returns a section, by title or fragment, with what is below it', async () => {
    const expected = '## Use it\n\nLike this.\n\n```bash\n## no heading\n```\n\n### Deeper';
    const page = '/components/toggle/overview';
    expect((await call('get_page', { page, section: 'Use it' })).text).toBe(expected);
    expect((await call('get_page', { page: `${page}#use-it` })).text).toBe(expected);
    const missing = await call('get_page', { page, section: 'Nothing' });
    expect(missing).toEqual({ isError: true, text: expect.stringContaining('- Use it\n') });
  });

  it('answers for a long page with its sections, or with all of it when asked to', async () => {
    const short = await call('get_page', { page: '/guide/long' });
    expect(short.text).toContain('- Part 0\n- Part 1');
    expect(short.text.length).toBeLessThan(1000);
    const whole = await call('get_page', { page: '/guide/long', whole: true });
    expect(whole.text.length).toBeGreaterThan(60_000);
  });

  it.each(['/../secret', '/components/../../secret', 'nothing'])('has no %s', async (page) => {
    const { text, isError } = await call('get_page', { page });
    expect(isError).toBe(true);
    expect(text).toMatch(/^There is no page/);
  });
});

describe('get_api', () => {
  it.each(['UiToggle', 'ui-toggle', '<ui-toggle>'])('finds %s', async (name) => {
    const { text } = await call('get_api', { name });
    expect(text).toMatch(/^## UiToggle\n\n\*\*Methods\*\*/);
    expect(text).not.toContain('UiOther');
  });

  it('finds a member, with or without its parentheses', async () => {
    for (const name of ['UiToggle.flip', 'UiToggle.flip(value)']) {
      expect((await call('get_api', { name })).text).toContain('flip(): void');
    }
  });

  it('names the nearest entries when there is none', async () => {
    const { text, isError } = await call('get_api', { name: 'UiTogle' });
    expect(isError).toBe(true);
    expect(text).toContain('- UiToggle (Component · Toggle › API)');
  });
});

it('returns an example by its id, and names the nearest', async () => {
  expect((await call('get_example', { id: 'toggle-label' })).text).toContain('title="a.html"');
  const missing = await call('get_example', { id: 'toggle-labl' });
  expect(missing.isError).toBe(true);
  expect(missing.text).toContain('Toggle with a label');
});

it('refuses a folder without a site', () => {
  expect(() => openSite('lib')).toThrow('lib/ contains no built site. Run `npm run build` first.');
});
