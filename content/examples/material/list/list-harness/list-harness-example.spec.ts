import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatListHarness, MatSelectionListHarness } from '@angular/material/list/testing';
import { ListHarnessExample } from './list-harness-example';

describe('ListHarnessExample', () => {
  let loader: HarnessLoader;

  beforeEach(() => {
    loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ListHarnessExample));
  });

  it('reads the lines of an item', async () => {
    const list = await loader.getHarness(MatListHarness);
    const [channel] = await list.getItems({ title: 'Channel' });

    expect(await channel.getSecondaryText()).toBe('11 meters');
  });

  it('groups items by subheader and by divider', async () => {
    const list = await loader.getHarness(MatListHarness);
    const [today] = await list.getItemsGroupedBySubheader();
    const groups = await list.getItemsGroupedByDividers();

    expect(today.heading).toBe('Today');
    expect(today.items).toHaveLength(2);
    expect(groups.map((items) => items.length)).toEqual([1, 1]);
  });

  it('selects and deselects options', async () => {
    const list = await loader.getHarness(MatSelectionListHarness);
    await list.selectItems({ fullText: 'Port' });
    await list.deselectItems({ fullText: 'Masthead' });

    const selected = await list.getItems({ selected: true });
    expect(await Promise.all(selected.map((item) => item.getFullText()))).toEqual(['Port']);
    expect(await list.getItems({ fullText: 'Stern' }).then(([stern]) => stern.isDisabled())).toBe(
      true,
    );
  });
});
