import { act, fireEvent, render, screen } from '@testing-library/react';
import { useTypeahead } from './use-typeahead';

function Menu({ labels }: { labels: string[] }) {
  return (
    <div role="menu" tabIndex={-1} onKeyDown={useTypeahead()}>
      {labels.map((label) => (
        <div
          key={label}
          role="menuitem"
          tabIndex={-1}
          aria-disabled={label.endsWith('(off)') || undefined}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

const type = (key: string, init = {}) =>
  fireEvent.keyDown(screen.getByRole('menu'), { key, ...init });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const focused = () => document.activeElement?.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typeahead', () => {
  it('moves focus 200 ms after the last letter, not at once', () => {
    render(<Menu labels={['Indigo', 'Pink', 'Purple']} />);
    type('p');
    wait(199);
    expect(focused()).not.toBe('Pink');
    type('u');
    wait(199);
    expect(focused()).not.toBe('Purple');
    wait(1);
    expect(focused()).toBe('Purple');
  });

  it('starts a new prefix after the pause, from the next item, and wraps', () => {
    render(<Menu labels={['Pink', 'Purple', 'Indigo']} />);
    type('p');
    wait(200);
    expect(focused()).toBe('Pink');
    type('P');
    wait(200);
    expect(focused()).toBe('Purple');
    type('p');
    wait(200);
    expect(focused()).toBe('Pink');
  });

  it('skips disabled items and ignores letters with modifier keys', () => {
    render(<Menu labels={['Pink (off)', 'Plum']} />);
    type('p', { ctrlKey: true });
    wait(200);
    expect(focused()).not.toBe('Plum');
    type('p');
    wait(200);
    expect(focused()).toBe('Plum');
  });

  it('leaves a space to the focused item, except inside a name', () => {
    render(<Menu labels={['Deep Orange', 'Deep Purple']} />);
    expect(type(' ')).toBe(true);
    for (const key of 'deep p') expect(type(key)).toBe(false);
    wait(200);
    expect(focused()).toBe('Deep Purple');
  });
});
