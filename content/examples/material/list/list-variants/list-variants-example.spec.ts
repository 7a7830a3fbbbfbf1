import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatListHarness, MatListItemType } from '@angular/material/list/testing';
import { ListVariantsExample } from './list-variants-example';

describe('ListVariantsExample', () => {
  it('makes items as high as their lines', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ListVariantsExample));
    const types: MatListItemType[] = [];
    for (const list of await loader.getAllHarnesses(MatListHarness)) {
      const [item] = await list.getItems();
      types.push(await item.getType());
    }

    expect(types).toEqual([
      MatListItemType.ONE_LINE_ITEM,
      MatListItemType.TWO_LINE_ITEM,
      MatListItemType.THREE_LINE_ITEM,
      MatListItemType.THREE_LINE_ITEM,
    ]);
  });
});
