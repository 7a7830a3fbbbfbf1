import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSidenavHarness } from '@angular/material/sidenav/testing';
import { SidenavConfigurableFocusTrapExample } from './sidenav-configurable-focus-trap-example';

describe('SidenavConfigurableFocusTrapExample', () => {
  // Only elements with a size can have focus, and the test environment has no layout.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(10);
  });
  afterEach(() => vi.restoreAllMocks());

  it('brings focus back into the open panel', async () => {
    const fixture: ComponentFixture<SidenavConfigurableFocusTrapExample> = TestBed.createComponent(
      SidenavConfigurableFocusTrapExample,
    );
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const outside = await loader.getHarness(MatButtonHarness.with({ text: /Layers/ }));
    const panel = element.querySelector('mat-sidenav');

    await outside.click();
    expect(await (await loader.getHarness(MatSidenavHarness)).isOpen()).toBe(true);
    await outside.focus();

    await expect.poll(() => panel?.contains(document.activeElement)).toBe(true);
  });
});
