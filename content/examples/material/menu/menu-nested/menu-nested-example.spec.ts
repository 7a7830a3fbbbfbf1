import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatMenuHarness } from '@angular/material/menu/testing';
import { MenuNestedExample } from './menu-nested-example';

describe('MenuNestedExample', () => {
  it('reaches a wine through two submenus', async () => {
    const fixture = TestBed.createComponent(MenuNestedExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const menu = await loader.getHarness(MatMenuHarness);

    await menu.open();
    await menu.clickItem({ text: 'Loire' }, { text: 'Sparkling' }, { text: 'Vouvray pétillant' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('You chose Vouvray pétillant.');
  });
});
