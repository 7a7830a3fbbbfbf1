import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ownColorsKey, showOwnColors } from '@/lib/browser/preferences/own-colors';
import { buildTheme } from '@/lib/theme-builder/build-theme';
import { defaultState } from '@/lib/theme-builder/state';
import { sampleData } from '@/lib/theme-builder/theme-data.fixture';
import { loadEngine } from './load-engine';
import { ThemeBuilder } from './theme-builder';

const fetchData = jest.fn(() => Promise.resolve(answer(sampleData)));

const answer = (data: unknown, status = 200) => new Response(JSON.stringify(data), { status });

beforeEach(() => {
  localStorage.clear();
  showOwnColors(null);
  history.replaceState(null, '', '/theme-builder');
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: fetchData });
});

/** Renders the builder and loads the engine, as it happens when the pointer enters. */
async function show() {
  render(
    <ThemeBuilder
      initial={buildTheme(defaultState, sampleData)}
      palettes={['azure']}
      sheets={{ light: 'Light components', dark: 'Dark components' }}
    />,
  );
  fireEvent.pointerEnter(screen.getByRole('form', { name: 'Theme settings' }));
  await act(async () => {
    await loadEngine();
  });
}

const primary = () => screen.getByRole('textbox', { name: 'Primary' });
// Styles separate the second line, and tests have no styles.
const roleOf = (name: RegExp) => screen.getByRole('row', { name });
const files = () => screen.getByRole('tabpanel');

describe('ThemeBuilder', () => {
  it('shows the default theme from the start', async () => {
    await show();
    expect(primary()).toHaveValue('#3f51b5');
    expect(files()).toHaveTextContent('@include mat.theme(');
    expect(screen.getByText('Every pair of roles meets WCAG AA.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('applies changes, and undoes them', async () => {
    await show();
    fireEvent.change(primary(), { target: { value: '00ff' } });
    expect(screen.getByRole('alert')).toHaveTextContent('#rrggbb');
    fireEvent.change(primary(), { target: { value: '00ff00' } });
    await waitFor(() => expect(roleOf(/^primary ?with/)).toHaveTextContent('#026e00'));
    fireEvent.blur(primary());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep my colors exact' }));
    await waitFor(() => expect(roleOf(/^primary ?with/)).toHaveTextContent('#00ff00'));
    expect(screen.getByText(/below WCAG AA/)).toBeInTheDocument();
    await waitFor(() => expect(location.search).toBe('?primary=00ff00&exact=yes'));

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(primary()).toHaveValue('#3f51b5'));
    fireEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(primary()).toHaveValue('#00ff00'));
  });

  it('opens the theme of the URL, and names invalid parameters', async () => {
    history.replaceState(null, '', '/theme-builder?palette=azure&density=-77&theme=purple-green');
    await show();
    await waitFor(() => expect(files()).toHaveTextContent('mat.$azure-palette'));
    expect(screen.getByText(/\(density\)/)).toBeInTheDocument();
    expect(primary()).toBeDisabled();
    expect(screen.queryByRole('tab', { name: 'CLI command' })).toBeNull();
  });

  it('updates the colors of the docs while they are on', async () => {
    await show();
    const own = screen.getByRole('switch', { name: 'Use your colors in the docs' });
    fireEvent.click(own);
    await waitFor(() => expect(own).toBeChecked());
    expect(localStorage.getItem(ownColorsKey)).toContain('light-dark(#4355b9');
    fireEvent.change(primary(), { target: { value: '#00ff00' } });
    await waitFor(() => expect(localStorage.getItem(ownColorsKey)).toContain('#026e00'));
    fireEvent.click(own);
    await waitFor(() => expect(own).not.toBeChecked());
    expect(localStorage.getItem(ownColorsKey)).toBe('');
  });

  it('shows one sheet for a theme with one scheme, and marks the focused sheet', async () => {
    await show();
    fireEvent.click(screen.getByLabelText('Dark'));
    expect(screen.queryByText('Light components')).not.toBeVisible();
    const sheet = screen.getByRole('region', { name: 'Components in dark' });
    fireEvent.focus(sheet);
    expect(document.documentElement.dataset['sheetScheme']).toBe('dark');
    expect(files()).toHaveTextContent('theme-type: dark');
  });

  it('names a missing font family', async () => {
    const measure = jest.fn(() => ({ width: 100 }));
    const context: unknown = { measureText: measure };
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as CanvasRenderingContext2D);
    await show();
    const family = screen.getByRole('textbox', { name: 'Brand font, for headlines' });
    fireEvent.change(family, { target: { value: 'Nowhere Sans' } });
    expect(screen.getByText(/^Nowhere Sans is not installed on this device/)).toBeInTheDocument();
    fireEvent.change(family, { target: { value: 'Nowhere!' } });
    expect(screen.getByText(/^Enter the name of a font family/)).toBeInTheDocument();
  });

  it('creates a random theme', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Random' }));
    expect(primary()).not.toHaveValue('#3f51b5');
  });
});
