import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTabGroupHarness } from '@angular/material/tabs/testing';
import { TabGroupPaginatedExample } from './tab-group-paginated-example';

describe('TabGroupPaginatedExample', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('shows arrows when the tabs are wider than their row', async () => {
    // jsdom has no layout: all tabs together are as wide as is said here, their row has no width.
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1400);
    const fixture = TestBed.createComponent(TabGroupPaginatedExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const tabs = await loader.getHarness(MatTabGroupHarness);
    const element: HTMLElement = fixture.nativeElement;
    const header = element.querySelector('mat-tab-header');
    const shown = 'mat-mdc-tab-header-pagination-controls-enabled';
    await vi.waitFor(() => expect(header?.classList).toContain(shown));

    await (await loader.getHarness(MatSlideToggleHarness)).uncheck();
    await vi.waitFor(() => expect(header?.classList).not.toContain(shown));

    await tabs.selectTab({ label: 'B 4' });
    const last = await tabs.getSelectedTab();
    await vi.waitFor(async () =>
      expect(await last.getTextContent()).toBe('Pipe 14 of 14 sounds B 4.'),
    );
  });
});
