/** @jest-environment node */
import { toHtml } from 'hast-util-to-html';
import type { AllowedOrigins } from '@/content/site-definition';
import { readMarkdown } from './document';

const badge = 'https://img.example.org/badge.svg';
const source = [
  `![Build](${badge})`,
  '',
  `[![Build](${badge})](/guides)`,
  '',
  '<iframe src="https://video.example.org/1" width="560" height="315"></iframe>',
].join('\n');

async function shown(allowed: AllowedOrigins) {
  const { tree, warnings } = await readMarkdown(source, {
    file: 'x.md',
    explainMissing: () => undefined,
    isPage: () => true,
    resolveLink: (url) => url,
    allowed,
  });
  return { html: toHtml(tree), warnings };
}

it('replaces pictures and frames of other hosts by links, and says which field allows them', async () => {
  const { html, warnings } = await shown({});
  expect(html).toContain(`<p><a href="${badge}">Build</a></p>`);
  expect(html).toContain('<a href="/guides"><span>Build</span></a>');
  expect(html).toContain('<a href="https://video.example.org/1">');
  expect(html).not.toMatch(/<img|<iframe/);
  expect(warnings).toEqual([
    {
      line: 1,
      subject: 'policy',
      message: `"${badge}" is blocked by the content security policy; to allow it, add 'https://img.example.org' to policy.images in site.ts`,
    },
    expect.objectContaining({ line: 3 }),
    expect.objectContaining({ line: 5, message: expect.stringContaining('policy.frames') }),
  ]);
});

it('keeps those of allowed origins, and names frames', async () => {
  const { html, warnings } = await shown({
    images: ['https://img.example.org/'],
    frames: ['https://*.example.org'],
  });
  expect(html).toContain(`<img src="${badge}" alt="Build">`);
  expect(html).toMatch(/<iframe [^>]*title="https:\/\/video.example.org\/1"/);
  expect(warnings).toEqual([]);
});
