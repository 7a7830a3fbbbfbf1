import { hasRules } from './sheet-rules';

const link = (sheet: unknown) => ({ sheet }) as HTMLLinkElement;

it('distinguishes loaded from failed stylesheets', () => {
  expect(hasRules(link({ cssRules: [{}] }))).toBe(true);
  expect(hasRules(link({ cssRules: [] }))).toBe(false);
  expect(hasRules(link(null))).toBe(false);
});

it('counts a stylesheet with unreadable rules as failed', () => {
  const sheet = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  expect(hasRules(link(sheet))).toBe(false);
});
