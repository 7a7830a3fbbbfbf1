import { render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { CurrentLinks } from './current-links';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const links = [
  { href: '/cdk/categories', label: 'CDK', within: ['/cdk'] },
  { href: '/guides', label: 'Guides', within: ['/guide'] },
];

function currentAt(pathname: string): Record<string, string | null> {
  jest.mocked(usePathname).mockReturnValue(pathname);
  const { unmount } = render(<CurrentLinks links={links} />);
  const found = Object.fromEntries(
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  );
  unmount();
  return found;
}

describe('CurrentLinks', () => {
  it('marks the link of the current page as page, and the link of a parent page as true', () => {
    expect(currentAt('/guides')).toEqual({ CDK: null, Guides: 'page' });
    expect(currentAt('/guide/theming')).toEqual({ CDK: null, Guides: 'true' });
    expect(currentAt('/cdk/table/api')).toEqual({ CDK: 'true', Guides: null });
  });

  it('marks nothing on other pages, even if their path begins with the same letters', () => {
    expect(currentAt('/')).toEqual({ CDK: null, Guides: null });
    expect(currentAt('/cdkey')).toEqual({ CDK: null, Guides: null });
  });
});
