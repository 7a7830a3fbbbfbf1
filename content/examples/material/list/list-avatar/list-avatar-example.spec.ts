import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatListHarness } from '@angular/material/list/testing';
import { ListAvatarExample } from './list-avatar-example';

describe('ListAvatarExample', () => {
  it('gives each item an avatar, a title and a second line', async () => {
    const loader = TestbedHarnessEnvironment.loader(TestBed.createComponent(ListAvatarExample));
    const list = await loader.getHarness(MatListHarness);
    const items = await list.getItems();

    expect(await Promise.all(items.map((item) => item.hasAvatar()))).toEqual([true, true, true]);
    expect(await items[0].getTitle()).toBe('Nadia Boulay');
    expect(await items[2].getSecondaryText()).toBe('Mechanic');
  });
});
