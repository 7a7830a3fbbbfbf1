import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorPage } from './error-page';

describe('ErrorPage', () => {
  it('says what happened, logs it, and offers to try again', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reset = jest.fn();
    const error = new Error('boom');
    render(<ErrorPage error={error} reset={reset} />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page broke' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
    expect(log).toHaveBeenCalledWith(error);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reset).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
