import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatContextMenuHarness } from '@angular/material/menu/testing';
import { ContextMenuExample } from './context-menu-example';

describe('ContextMenuExample', () => {
  it('changes only the photograph that was right-clicked', async () => {
    const fixture = TestBed.createComponent(ContextMenuExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [, menders] = await loader.getAllHarnesses(MatContextMenuHarness);

    await menders.open();
    await menders.clickItem({ text: 'One star more' });

    const element: HTMLElement = fixture.nativeElement;
    expect(element.textContent).toContain('Net menders, 5 of 5 stars');
    expect(element.textContent).toContain('Pier at dawn, 2 of 5 stars');
  });
});
