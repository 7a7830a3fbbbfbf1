import { securityText } from './security-txt';

it('has the fields that the standard requires, and expires within a year', () => {
  const now = new Date('2026-01-01T12:00:00Z');
  const text = securityText('https://github.com/a/b/security', 'https://docs.test', now);
  expect(text).toContain('Contact: https://github.com/a/b/security\n');
  expect(text).toContain('Canonical: https://docs.test/.well-known/security.txt\n');
  const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '').getTime() - now.getTime();
  expect(expires / 86_400_000).toBeGreaterThan(300);
  expect(expires / 86_400_000).toBeLessThan(365);
});
