import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { TableStickyComplexExample } from './table-sticky-complex-example';

describe('TableStickyComplexExample', () => {
  it('sticks the parts that are switched on', async () => {
    const fixture = TestBed.createComponent(TableStickyComplexExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const isSticky = (selector: string) =>
      element.querySelector(selector)?.classList.contains('mat-mdc-table-sticky');
    const [header, footer] = await loader.getAllHarnesses(MatButtonToggleHarness);
    expect(isSticky('th:nth-child(2)')).toBe(true);
    expect(isSticky('tfoot td:nth-child(2)')).toBe(false);
    expect(isSticky('tbody td:first-child')).toBe(true);

    await header.uncheck();
    await footer.check();

    expect(isSticky('th:nth-child(2)')).toBe(false);
    expect(isSticky('tfoot td:nth-child(2)')).toBe(true);
    expect(isSticky('tbody td:last-child')).toBe(false);
  });
});
