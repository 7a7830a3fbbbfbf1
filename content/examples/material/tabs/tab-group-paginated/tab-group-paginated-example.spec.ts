import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupPaginatedExample } from './tab-group-paginated-example';

describe('TabGroupPaginatedExample', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** jsdom has no layout: all tabs together are as wide as is said here, and their row is 300. */
  async function createWithTabsOf(width: number): Promise<HTMLElement> {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
    const fixture = TestBed.createComponent(TabGroupPaginatedExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await (await loader.getHarness(MatTabGroupHarness)).selectTab({ label: 'D 2' });
    return fixture.nativeElement.querySelector('mat-tab-header');
  }

  it('has arrows when the tabs are wider than their row', async () => {
    const { classList } = await createWithTabsOf(1900);
    expect(classList).toContain('mat-mdc-tab-header-pagination-controls-enabled');
  });

  it('has none when all tabs fit', async () => {
    const { classList } = await createWithTabsOf(300);
    expect(classList).not.toContain('mat-mdc-tab-header-pagination-controls-enabled');
  });
});
