import { test } from '@playwright/test';
import { z } from 'zod';
import { icons } from '@/lib/routes/icons';
import { expect } from './support/expect';

const manifestSchema = z.object({
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), type: z.string(), purpose: z.string() })).min(1),
});

test('every page links to the icons and the manifest, and they exist', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/components/button/overview', '/404']) {
    await page.goto(path);
    const named = page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]');
    const addresses = await named.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(Object.values(icons));
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(1);
  }
  for (const path of Object.values(icons)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});

test('the manifest links to pictures of the right types', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = manifestSchema.parse(await (await request.get(address ?? '')).json());
  expect(manifest.start_url).toBe('/');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, type } of manifest.icons) {
    const response = await request.get(src, { maxRedirects: 0 });
    expect([src, response.status()]).toEqual([src, 200]);
    expect(response.headers()['content-type']).toBe(type);
  }
});
