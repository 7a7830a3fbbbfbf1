import { hasRules } from './sheet-rules';

const link = (sheet: unknown) => ({ sheet }) as HTMLLinkElement;

it('tells a style sheet that has arrived from what failed', () => {
  expect(hasRules(link({ cssRules: [{}] }))).toBe(true);
  expect(hasRules(link({ cssRules: [] }))).toBe(false);
  expect(hasRules(link(null))).toBe(false);
});

it('takes one that may not be looked into for one that failed', () => {
  const sheet = {
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  expect(hasRules(link(sheet))).toBe(false);
});
