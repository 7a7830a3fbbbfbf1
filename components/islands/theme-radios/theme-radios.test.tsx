import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ThemeRadios } from './theme-radios';

// None has a stylesheet of its own, so that a change is applied at once.
const themes = ['day', 'night'].map((name) => ({
  name,
  displayName: name,
  primary: '#111111',
  accent: '#222222',
  isDark: name === 'night',
}));
const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  dataset['theme'] = 'day';
});

describe('ThemeRadios', () => {
  it('checks the current theme, and follows its changes', async () => {
    render(<ThemeRadios themes={themes} />);
    expect(screen.getByRole('radio', { name: 'day' })).toBeChecked();

    await act(async () => {
      dataset['theme'] = 'night';
    });
    expect(screen.getByRole('radio', { name: 'night' })).toBeChecked();
  });

  it('applies and stores the selected theme', async () => {
    render(<ThemeRadios themes={themes} />);
    await userEvent.click(screen.getByRole('radio', { name: 'night' }));
    expect(dataset['theme']).toBe('night');
    expect(Object.values(localStorage)).toContain('night');
  });

  it('applies a selection that was made before hydration', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = renderToString(<ThemeRadios themes={themes} />);
    expect(host.querySelector('input:checked')).toBeNull();
    host.querySelector<HTMLInputElement>('[value=night]')?.click();

    const root = await act(async () => hydrateRoot(host, <ThemeRadios themes={themes} />));
    expect(dataset['theme']).toBe('night');
    expect(screen.getByRole('radio', { name: 'night' })).toBeChecked();
    act(() => root.unmount());
    host.remove();
  });
});
