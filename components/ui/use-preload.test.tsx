import { render } from '@testing-library/react';
import { savesData } from '@/lib/browser/network/saves-data';
import { whenIdle } from '@/lib/browser/scheduling/when-idle';
import { usePreload } from './use-preload';

jest.mock('@/lib/browser/network/saves-data', () => ({ savesData: jest.fn() }));
jest.mock('@/lib/browser/scheduling/when-idle', () => ({ whenIdle: jest.fn() }));

let pathname = '/a';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

let idle: (() => void)[];
const load = jest.fn();
const cancel = jest.fn();

beforeEach(() => {
  idle = [];
  load.mockReset().mockResolvedValue(undefined);
  cancel.mockReset();
  jest.mocked(savesData).mockReturnValue(false);
  jest.mocked(whenIdle).mockImplementation((callback) => {
    idle.push(callback);
    return cancel;
  });
});

function Part({ isLikely = () => true }: { isLikely?: () => boolean }) {
  usePreload(load, isLikely);
  return null;
}

it('loads when the browser is idle, and checks again on the next page', () => {
  const { rerender } = render(<Part />);
  rerender(<Part />);
  expect(load).not.toHaveBeenCalled();
  expect(idle).toHaveLength(1);
  idle[0]?.();
  expect(load).toHaveBeenCalledTimes(1);
  pathname = '/b';
  rerender(<Part />);
  expect(idle).toHaveLength(2);
});

it('checks when the browser is idle, not before, whether a page is likely to need the code', () => {
  let isThere = false;
  render(<Part isLikely={() => isThere} />);
  idle[0]?.();
  expect(load).not.toHaveBeenCalled();
  isThere = true;
  idle[0]?.();
  expect(load).toHaveBeenCalledTimes(1);
});

it('cancels on unmount, and loads nothing when the visitor saves data', () => {
  render(<Part />).unmount();
  expect(cancel).toHaveBeenCalledTimes(1);
  jest.mocked(savesData).mockReturnValue(true);
  render(<Part />);
  expect(idle).toHaveLength(1);
});

it('ignores failures, which are reported when the code is needed', async () => {
  load.mockRejectedValue(new Error('no network'));
  render(<Part />);
  expect(() => idle[0]?.()).not.toThrow();
  // An unhandled rejection would fail the test.
  await new Promise((done) => setTimeout(done));
});
