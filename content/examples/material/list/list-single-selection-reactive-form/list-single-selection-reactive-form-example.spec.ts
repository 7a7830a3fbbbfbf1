import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSelectionListHarness } from '@angular/material/list/testing';
import { ListSingleSelectionReactiveFormExample } from './list-single-selection-reactive-form-example';

describe('ListSingleSelectionReactiveFormExample', () => {
  it('can be booked once a berth is chosen, and cleared', async () => {
    const fixture = TestBed.createComponent(ListSingleSelectionReactiveFormExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const list = await loader.getHarness(MatSelectionListHarness);
    const [book, clear] = await loader.getAllHarnesses(MatButtonHarness);
    expect(await book.isDisabled()).toBe(true);

    await list.selectItems({ fullText: 'Upper' });
    await list.selectItems({ fullText: 'Lower' });
    expect(element.textContent).toContain('Lower berth');
    expect(await book.isDisabled()).toBe(false);

    await clear.click();
    expect(await list.getItems({ selected: true })).toHaveLength(0);
    expect(await book.isDisabled()).toBe(true);
  });
});
