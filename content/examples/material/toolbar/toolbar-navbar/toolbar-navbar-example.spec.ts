import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatToolbarHarness } from '@angular/material/toolbar/testing';
import { ToolbarNavbarExample } from './toolbar-navbar-example';

describe('ToolbarNavbarExample', () => {
  it('opens a page and marks its link as the current one', async () => {
    const fixture = TestBed.createComponent(ToolbarNavbarExample);
    const element: HTMLElement = fixture.nativeElement;
    const toolbar = await TestbedHarnessEnvironment.loader(fixture).getHarness(MatToolbarHarness);

    await (await toolbar.getHarness(MatButtonHarness.with({ text: 'Visit' }))).click();

    const current = element.querySelectorAll('nav [aria-current=page]');
    expect([...current].map(({ textContent }) => textContent.trim())).toEqual(['Visit']);
    expect(element.querySelector('p')?.textContent).toContain('The last bus');
  });
});
