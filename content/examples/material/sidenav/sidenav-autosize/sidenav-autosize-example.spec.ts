import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { SidenavAutosizeExample } from './sidenav-autosize-example';

describe('SidenavAutosizeExample', () => {
  it('moves the content when the drawer gets wider', async () => {
    const fixture: ComponentFixture<SidenavAutosizeExample> =
      TestBed.createComponent(SidenavAutosizeExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const button = await loader.getHarness(MatButtonHarness);
    const content = element.querySelector<HTMLElement>('mat-drawer-content');
    const drawer = element.querySelector<HTMLElement>('mat-drawer');
    if (!content || !drawer) throw new Error('There is no drawer.');
    // The test environment has no layout, so the test sets the width of the drawer.
    Object.defineProperty(drawer, 'offsetWidth', {
      get: () => (drawer.querySelector('span') ? 240 : 120),
    });

    await button.click();

    await expect.poll(() => content.style.marginLeft).toBe('240px');
  });
});
