import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

describe('ErrorPage', () => {
  it('shows and logs the error, and offers a retry', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reset = jest.fn();
    const error = new Error('boom');
    render(<ErrorPage error={error} reset={reset} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Something went wrong' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(log).toHaveBeenCalledWith(error);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reset).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('stays when a script is missing and the site is unreachable, and shows a message', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const probe = jest.fn().mockRejectedValue(new TypeError('offline'));
    Object.assign(globalThis, { fetch: probe });
    const error = Object.assign(new Error('a.js'), { name: 'ChunkLoadError' });
    const reset = jest.fn();
    render(<ErrorPage error={error} reset={reset} />);
    expect(await screen.findByText(/^This site cannot be reached/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^This site cannot be reached/)).toBeInTheDocument();
    expect(probe).toHaveBeenCalledTimes(2);
    expect(reset).not.toHaveBeenCalled();
    log.mockRestore();
  });
});
