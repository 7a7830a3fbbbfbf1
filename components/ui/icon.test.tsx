import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Icon } from './icon';
import { iconNames } from './icon-names';

describe('Icon', () => {
  it('has a drawing for each name, and a name for each drawing', () => {
    const drawings = readFileSync('components/ui/icons.svg', 'utf8');
    const ids = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...iconNames]);
  });

  it('refers to its drawing and is hidden from assistive technology', () => {
    const { container } = render(<Icon name="menu" />);
    expect(container.querySelector('use')?.getAttribute('href')).toMatch(/\S#menu$/);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
