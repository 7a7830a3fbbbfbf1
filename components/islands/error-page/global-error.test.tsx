import { render, screen } from '@testing-library/react';
import { GlobalError } from './global-error';

it('renders a complete page, in the current theme', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.dataset['theme'] = 'purple-green';
  render(<GlobalError error={new Error('boom')} reset={() => undefined} />, {
    container: document,
  });
  expect(
    screen.getByRole('heading', { level: 1, name: 'Something went wrong' }),
  ).toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.documentElement.dataset['theme']).toBe('purple-green');
  expect(document.title).toBe('Something went wrong');
  jest.restoreAllMocks();
});
