import { expect } from '../support/expect';
import { keyTable } from '../support/stage';

keyTable('content/guides/recipe-editable-table.md', {
  Tab: async (stage) => {
    await stage.mount('table-editable');
    await stage.page.getByRole('button', { name: 'Edit Saddle' }).focus();
    await stage.press('Enter');
    await stage.expectFocus('Part');
    for (const name of ['In stock', 'Price in dollars', 'Save', 'Cancel']) {
      await stage.pressTo('Tab', name);
    }
  },
  'Enter in a field': async (stage) => {
    await stage.mount('table-editable');
    await stage.page.getByRole('button', { name: 'Edit Saddle' }).focus();
    await stage.press('Enter');
    await stage.expectFocus('Part');
    await stage.press('ControlOrMeta+a');
    await stage.page.keyboard.type('Leather saddle');
    await stage.press('Enter');
    await stage.expectFocus('Edit Leather saddle');
  },
  Escape: async (stage) => {
    await stage.mount('table-editable');
    await stage.page.getByRole('button', { name: 'Edit Saddle' }).focus();
    await stage.press('Enter');
    await stage.expectFocus('Part');
    await stage.page.keyboard.type('Leather saddle');
    await stage.press('Escape');
    await stage.expectFocus('Edit Saddle');
    await expect(stage.page.getByRole('row', { name: /Leather/ })).toHaveCount(0);
  },
});
