import { loadScript } from '@/lib/browser/network/load-element';
import { startPage } from './start-page';

jest.mock('@/lib/browser/scheduling/after-first-paint');
jest.mock('@/lib/browser/network/load-element', () => ({
  loadScript: jest.fn(() => Promise.resolve()),
  withRetries: (attempt: () => unknown) => attempt(),
}));

it('records an interaction at once, and starts after the event', async () => {
  startPage({ early: '/early.js', build: 'b1' });
  expect(globalThis.pageStart?.wanted).toBe(false);
  dispatchEvent(new Event('scroll'));
  expect(globalThis.pageStart?.wanted).toBe(true);
  expect(loadScript).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadScript).toHaveBeenCalledWith('/early.js');
});
