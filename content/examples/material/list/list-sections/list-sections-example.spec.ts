import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatListHarness } from '@angular/material/list/testing';
import { ListSectionsExample } from './list-sections-example';

describe('ListSectionsExample', () => {
  it('puts the items under their subheader', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ListSectionsExample));
    const list = await loader.getHarness(MatListHarness);
    const sections = await list.getItemsGroupedBySubheader();

    expect(sections.map(({ heading, items }) => [heading, items.length])).toEqual([
      ['Tracks', 2],
      ['Notes', 2],
    ]);
    expect(await list.getItemsGroupedByDividers()).toHaveLength(2);
  });
});
