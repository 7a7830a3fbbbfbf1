import { render } from '@testing-library/react';
import { TokenValue } from './token-value';

/** The parts of a value that stay on one line. */
function unbroken(value: string): (string | null)[] {
  const { container } = render(<TokenValue kind="other" fallback={{ value }} />);
  expect(container.querySelector('code')?.textContent).toBe(value);
  return [...container.querySelectorAll('.nb')].map(({ textContent }) => textContent);
}

it('keeps short variables whole, and long ones together up to their second word', () => {
  expect(
    unbroken('mix(var(--mat-sys-primary) 8%, calc(var(--mat-sys-pressed-state-layer-opacity)))'),
  ).toEqual(['var(--mat-sys-primary)', 'var(--mat-sys-']);
  expect(unbroken('48px')).toEqual([]);
});
