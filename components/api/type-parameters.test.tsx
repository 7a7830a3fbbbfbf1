import { render, screen } from '@testing-library/react';
import { directiveFixture } from '@/lib/api/api-doc.fixture';
import type { ApiScope } from '@/lib/api/scope';
import { TypeParameters } from './type-parameters';

const scope: ApiScope = { href: (ref) => `/api#${ref}`, history: () => [] };

it('shows constraints with links, and defaults', () => {
  const symbol = directiveFixture({
    name: 'MatRows',
    typeParameters: [
      { name: 'T' },
      { name: 'P', constraint: [{ text: 'Pages', ref: 'Pages' }], default: [{ text: 'Pages' }] },
    ],
  });
  const { container } = render(<TypeParameters symbol={symbol} scope={scope} />);
  expect(container).toHaveTextContent('<T, P extends Pages = Pages>');
  expect(screen.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/api#Pages');
});

it('shows nothing for a symbol without any', () => {
  const { container } = render(
    <TypeParameters symbol={directiveFixture({ name: 'MatRows' })} scope={scope} />,
  );
  expect(container).toBeEmptyDOMElement();
});
