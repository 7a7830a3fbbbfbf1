import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSelectionListHarness } from '@angular/material/list/testing';
import { ListSingleSelectionExample } from './list-single-selection-example';

describe('ListSingleSelectionExample', () => {
  it('takes a new choice in place of the old one', async () => {
    const fixture = TestBed.createComponent(ListSingleSelectionExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const list = await loader.getHarness(MatSelectionListHarness);
    const selected = async () => {
      const items = await list.getItems({ selected: true });
      return Promise.all(items.map((item) => item.getFullText()));
    };
    expect(await selected()).toEqual(['City']);

    await list.selectItems({ fullText: 'Vienna' });

    expect(await selected()).toEqual(['Vienna']);
    expect(element.textContent).toContain('Roast: Vienna');
  });
});
