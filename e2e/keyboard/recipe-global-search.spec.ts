import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

const dialog = (stage: Stage) => stage.page.getByRole('dialog', { name: 'Search' });
const heading = (stage: Stage) => stage.page.getByRole('heading', { level: 2 });

/** Opens the search by its shortcut and finds three results. */
async function search(stage: Stage): Promise<void> {
  await stage.enter('dialog-global-search');
  await stage.press('Control+k');
  await stage.expectFocus('Search the museum');
  await stage.page.keyboard.type('sea');
  await expect(dialog(stage).getByRole('option')).toHaveCount(3);
}

keyTable('content/guides/recipe-global-search.md', {
  '↓, ↑': async (stage) => {
    await search(stage);
    await stage.expectActiveOption(/^Sea chest/);
    await stage.press('ArrowDown');
    await stage.expectActiveOption(/^Map of the sea roads/);
    await stage.press('ArrowDown', 'ArrowDown');
    await stage.expectActiveOption(/^Sea chest/);
    await stage.press('ArrowUp');
    await stage.expectActiveOption(/^Harbor and sea/);
    await stage.expectFocus('Search the museum');
  },
  Enter: async (stage) => {
    await search(stage);
    await stage.press('ArrowDown', 'Enter');
    await expect(dialog(stage)).toHaveCount(0);
    await expect(heading(stage)).toHaveText('Map of the sea roads');
    await expect(heading(stage)).toBeFocused();
  },
  Escape: async (stage) => {
    await search(stage);
    await stage.press('Escape');
    await expect(dialog(stage)).toHaveCount(0);
    await stage.expectFocus(/Search/);
    await expect(heading(stage)).toHaveText('Welcome');
  },
});
