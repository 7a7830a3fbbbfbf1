/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serveWithoutLiveExamples } from './serve-without-live-examples';

const out = mkdtempSync(join(tmpdir(), 'looks-'));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), text);
}

beforeAll(() => {
  const html = `<html><head></head>${'<p>long</p>'.repeat(500)}</html>`;
  for (const page of ['index', '404', 'guides']) write(`${page}.html`, html);
  write('live/main-ABCD1234.js', 'start();');
  write('live/theme.css', 'p {}');
});

afterAll(() => rmSync(out, { recursive: true }));

it('serves the site, but replaces the modules that start live examples', async () => {
  const { origin, close } = await serveWithoutLiveExamples(out);
  try {
    const page = await fetch(`${origin}/guides`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('long');
    expect(await (await fetch(`${origin}/live/theme.css`)).text()).toBe('p {}');
    const module = await fetch(`${origin}/live/main-ABCD1234.js`);
    expect(module.headers.get('content-type')).toBe('text/javascript');
    expect(await module.text()).not.toContain('start');
  } finally {
    close();
  }
});

it('throws when the folder does not contain a site', async () => {
  await expect(serveWithoutLiveExamples(join(out, 'nothing'))).rejects.toThrow('npm run build');
});
