import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatActionListHarness } from '@angular/material/list/testing';
import { ListActionExample } from './list-action-example';

describe('ListActionExample', () => {
  it('does what is pressed, and nothing for a disabled item', async () => {
    const fixture = TestBed.createComponent(ListActionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const list = await loader.getHarness(MatActionListHarness);
    const [, bell, , anchor] = await list.getItems();

    await bell.click();
    expect(element.textContent).toContain('Sound the bell: done');
    expect(await anchor.isDisabled()).toBe(true);
    expect(await (await anchor.host()).getProperty('disabled')).toBe(true);
  });
});
