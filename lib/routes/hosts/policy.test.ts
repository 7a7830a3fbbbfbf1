/** @jest-environment node */
import { contentPolicy } from './policy';

const facts = { trackers: [], docsHost: '' };

it('allows nothing of other hosts by default', () => {
  const policy = contentPolicy(facts, []);
  expect(policy).toContain("img-src 'self' data:;");
  expect(policy).not.toMatch(/font-src|frame-src/);
});

it('allows the origins of the site', () => {
  const allowed = {
    images: ['https://img.example.org'],
    fonts: ['https://fonts.example.org'],
    frames: ['https://*.example.com'],
    connections: ['https://api.example.org'],
  };
  expect(contentPolicy({ ...facts, allowed }, []).split('; ')).toEqual(
    expect.arrayContaining([
      "img-src 'self' data: https://img.example.org",
      "font-src 'self' data: https://fonts.example.org",
      "frame-src 'self' https://*.example.com",
      "connect-src 'self' https://api.example.org",
    ]),
  );
});
