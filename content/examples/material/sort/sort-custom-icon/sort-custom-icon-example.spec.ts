import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSortHarness } from '@angular/material/sort/testing';
import { SortCustomIconExample } from './sort-custom-icon-example';

describe('SortCustomIconExample', () => {
  it('draws the given arrow and sorts', async () => {
    const fixture = TestBed.createComponent(SortCustomIconExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const names = () =>
      [...element.querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent);
    const sort = await loader.getHarness(MatSortHarness);
    const [, years] = await sort.getSortHeaders();
    const arrows = element.querySelectorAll('.mat-sort-header-arrow svg');
    expect([...arrows].every((arrow) => arrow.hasAttribute('matSortHeaderIcon'))).toBe(true);
    expect(names()[0]).toBe('Encke');

    await years.click();
    expect(await years.getSortDirection()).toBe('desc');
    expect(names()).toEqual(['Swift–Tuttle', 'Halley', 'Tempel 1', 'Encke']);
  });
});
