import { fireEvent, render, screen } from '@testing-library/react';
import { asIsland } from './island';

let breaks = true;
function Fragile({ label }: { label: string }) {
  if (breaks) throw new Error('boom');
  return <p>{label}</p>;
}

let log: jest.SpyInstance;
beforeEach(() => {
  breaks = true;
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  log.mockRestore();
  document.body.innerHTML = '';
});

describe('asIsland', () => {
  it('takes away only what failed, says so, and shows it again on request', () => {
    const Island = asIsland(Fragile, { name: 'The filter' });
    render(
      <main>
        <h1>Page</h1>
        <Island label="island" />
      </main>,
    );
    expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The filter failed in your browser. The rest of the page works.',
    );
    breaks = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('island')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves the content that it was given', () => {
    const Island = asIsland(Fragile, { name: 'The filter', rest: ({ label }) => <b>{label}</b> });
    render(<Island label="content" />);
    expect(screen.getByText('content')).toBeInTheDocument();
  });

  it('uses the note at the edge of the window where it has no place', () => {
    document.body.innerHTML =
      '<div data-start-failed hidden><p>other</p><button data-start-again>Try again</button></div><main></main>';
    const Island = asIsland(Fragile, { name: 'The search', atEdge: true });
    render(<Island label="island" />, { container: document.querySelector('main') ?? undefined });
    expect(screen.getByText(/^The search failed/)).toBeVisible();
    breaks = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('island')).toBeInTheDocument();
    expect(screen.getByText('other')).not.toBeVisible();
  });

  it('leaves what the router throws to the router', () => {
    const moved = Object.assign(new Error('NEXT_HTTP_ERROR_FALLBACK;404'), {
      digest: 'NEXT_HTTP_ERROR_FALLBACK;404',
    });
    const Island = asIsland(
      () => {
        throw moved;
      },
      { name: 'The search' },
    );
    expect(() => render(<Island />)).toThrow(moved);
  });
});
