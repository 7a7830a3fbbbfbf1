import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { SortOverviewExample } from './sort-overview-example';

describe('SortOverviewExample', () => {
  it('sorts by the header that is clicked, longest ageing first', async () => {
    const fixture = TestBed.createComponent(SortOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const names = () =>
      [...element.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);
    const sort = await loader.getHarness(MatSortHarness);
    const [weeks] = await sort.getSortHeaders({ label: /Weeks/ });

    await weeks.click();
    expect(names()).toEqual(['Manchego', 'Tomme', 'Brick', 'Halloumi']);

    await weeks.click();
    expect(await weeks.getSortDirection()).toBe('asc');
    expect(names()).toEqual(['Halloumi', 'Brick', 'Tomme', 'Manchego']);
  });

  it('has a table with a name', () => {
    const element: HTMLElement = TestBed.createComponent(SortOverviewExample).nativeElement;
    expect(element.querySelector('table')?.getAttribute('aria-label')).toBe('Cheese cellar');
  });
});
