import { render, screen } from '@testing-library/react';
import { Button } from './button';
import { Chip } from './chip';
import { IconButton } from './icon-button';

describe('Button', () => {
  it('is a button that does not submit forms', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button');
  });

  it('is a link when it has a URL', () => {
    render(
      <Button href="/guides" variant="filled">
        Go
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute('href', '/guides');
  });

  it('keeps classes for its position', () => {
    render(<Button className="mt-6">Go</Button>);
    expect(screen.getByRole('button')).toHaveClass('mt-6', 'rounded-full');
  });
});

describe('IconButton', () => {
  it('has its label as accessible name, as button and as link', () => {
    render(
      <>
        <IconButton aria-label="Copy" className="ms-auto" />
        <IconButton aria-label="Source" href="/source" />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveClass('ms-auto');
    expect(screen.getByRole('link', { name: 'Source' })).toHaveAttribute('href', '/source');
  });
});

describe('Chip', () => {
  it('exposes its pressed state', () => {
    render(<Chip aria-pressed>Inputs</Chip>);
    expect(screen.getByRole('button', { name: 'Inputs', pressed: true })).toBeInTheDocument();
  });
});
