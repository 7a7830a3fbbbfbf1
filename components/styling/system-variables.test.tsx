import { render, screen, within } from '@testing-library/react';
import { SystemVariables } from './system-variables';

describe('SystemVariables', () => {
  it('shows both halves of a color, under an anchor', () => {
    const variables = [{ name: '--mat-sys-primary', value: 'light-dark(#005cbb, #abc7ff)' }];
    const { container } = render(<SystemVariables group="color" variables={variables} />);
    const table = within(screen.getByRole('region', { name: 'System variables: color' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Variable',
      'Light',
      'Dark',
    ]);
    const row = container.querySelector('#mat-sys-primary');
    expect(row?.textContent).toBe('--mat-sys-primary#005cbb#abc7ff');
    expect(row?.querySelectorAll('[data-swatch]')).toHaveLength(2);
  });

  it('shows one value for anything else, without a swatch', () => {
    const variables = [{ name: '--mat-sys-corner-small', value: '8px' }];
    const { container } = render(<SystemVariables group="shape" variables={variables} />);
    expect(container.querySelector('tbody tr')?.textContent).toBe('--mat-sys-corner-small8px');
    expect(container.querySelector('[data-swatch]')).toBeNull();
  });
});
