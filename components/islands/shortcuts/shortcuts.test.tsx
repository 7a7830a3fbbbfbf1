import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Shortcuts } from './shortcuts';

jest.mock('next/navigation', () => ({ usePathname: () => '/guides' }));

const field = (
  <>
    <Shortcuts />
    <input aria-label="Text" />
  </>
);

it('lists the shortcuts on its key, and gives the focus back', async () => {
  render(field);
  const button = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  button.focus();
  fireEvent.keyDown(button, { key: '?', shiftKey: true });
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Show this list?');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it('leaves the key to text fields', () => {
  render(field);
  expect(fireEvent.keyDown(screen.getByRole('textbox'), { key: '?', shiftKey: true })).toBe(true);
});
