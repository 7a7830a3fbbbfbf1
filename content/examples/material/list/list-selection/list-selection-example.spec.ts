import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectionListHarness } from '@angular/material/list/testing';
import { ListSelectionExample } from './list-selection-example';

describe('ListSelectionExample', () => {
  it('adds the weight of what is packed', async () => {
    const fixture = TestBed.createComponent(ListSelectionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const kit = await loader.getHarness(MatSelectionListHarness);
    expect(element.textContent).toContain('2 packed, 7 kg in all');

    await kit.selectItems({ fullText: 'Staff' });
    await kit.deselectItems({ fullText: 'Level' });

    expect(element.textContent).toContain('2 packed, 7.6 kg in all');
  });
});
