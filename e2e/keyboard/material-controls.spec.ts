import { expect } from '../support/expect';
import { keyTable, type Stage } from '../support/stage';

/** Expects that Tab and Shift Tab move to the controls around the example. */
async function walks(stage: Stage, name: string | RegExp): Promise<void> {
  await stage.expectFocus(name);
  await stage.pressTo('Tab', 'After');
  await stage.pressTo('Shift+Tab', name);
  await stage.pressTo('Shift+Tab', 'Before');
}

keyTable('content/overviews/material/button.md', {
  Enter: async (stage) => {
    await stage.enter('bottom-sheet-overview');
    await stage.pressTo('Enter', /./);
    await expect(stage.page.getByRole('dialog')).toBeVisible();
    await stage.mount('toolbar-navbar');
    const link = stage.page.getByRole('link').nth(1);
    await link.focus();
    await stage.press('Enter');
    // The example handles its links itself.
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
  Space: async (stage) => {
    await stage.enter('bottom-sheet-overview');
    await stage.page.keyboard.down('Space');
    await expect(stage.page.getByRole('dialog')).toHaveCount(0);
    await stage.page.keyboard.up('Space');
    await expect(stage.page.getByRole('dialog')).toBeVisible();
    await stage.mount('toolbar-navbar');
    await stage.page.evaluate(() => (document.body.style.minHeight = '5000px'));
    await stage.page.getByRole('link').first().focus();
    await stage.press('Space');
    await expect.poll(() => stage.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  },
  Tab: async (stage) => {
    await stage.enter('button-playground');
    await walks(stage, /./);
  },
  'Shift Tab': async (stage) => {
    await stage.enter('button-playground');
    await walks(stage, /./);
  },
});

keyTable('content/overviews/material/button-toggle.md', {
  Tab: async (stage) => {
    await stage.enter('button-toggle-mode');
    await stage.expectFocus('Every week');
    await stage.pressTo('Tab', 'Monday');
    await stage.pressTo('Tab', 'Tuesday');
    await stage.enter('button-toggle-playground');
    await stage.expectFocus('Day');
    await stage.pressTo('Tab', 'After');
  },
  '→ ↓': async (stage) => {
    for (const key of ['ArrowRight', 'ArrowDown']) {
      await stage.enter('button-toggle-playground');
      await stage.pressTo(key, 'Place');
      await expect(stage.focused).toBeChecked();
      await stage.pressTo(key, 'Wind');
      await stage.pressTo(key, 'Day');
      await stage.enter('button-toggle-playground', { multiple: true });
      await stage.pressTo(key, 'Day');
    }
  },
  '← ↑': async (stage) => {
    for (const key of ['ArrowLeft', 'ArrowUp']) {
      await stage.enter('button-toggle-playground');
      await stage.pressTo(key, 'Wind');
      await expect(stage.focused).toBeChecked();
      await stage.pressTo(key, 'Place');
      await stage.enter('button-toggle-playground', { multiple: true });
      await stage.pressTo(key, 'Day');
    }
  },
  'Space Enter': async (stage) => {
    for (const key of ['Space', 'Enter']) {
      await stage.enter('button-toggle-playground');
      await stage.press(key);
      await expect(stage.focused).toBeChecked();
      await stage.enter('button-toggle-playground', { multiple: true });
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-pressed', 'true');
      await stage.press(key);
      await expect(stage.focused).toHaveAttribute('aria-pressed', 'false');
    }
  },
});

keyTable('content/overviews/material/checkbox.md', {
  Space: async (stage) => {
    await stage.enter('checkbox-playground');
    await stage.press('Space');
    await expect(stage.focused).toBeChecked();
    await stage.press('Enter');
    await expect(stage.focused).toBeChecked();
  },
  Tab: async (stage) => {
    await stage.enter('checkbox-playground');
    await walks(stage, 'Send me the tide tables');
  },
  'Shift Tab': async (stage) => {
    await stage.enter('checkbox-playground');
    await walks(stage, 'Send me the tide tables');
  },
});

const door = 'To the door, tomorrow';
const locker = 'To a parcel locker, on Thursday';
const shop = 'To the shop, ready in an hour';

keyTable('content/overviews/material/radio.md', {
  Tab: async (stage) => {
    await stage.enter('radio-overview');
    await stage.expectFocus(locker);
    await stage.pressTo('Tab', 'After');
    await stage.enter('radio-playground', { value: null });
    await expect(stage.page.getByRole('radio').first()).toBeFocused();
  },
  '↓, →': async (stage) => {
    for (const key of ['ArrowDown', 'ArrowRight']) {
      await stage.enter('radio-overview');
      await stage.pressTo(key, shop);
      await expect(stage.focused).toBeChecked();
    }
  },
  '↑, ←': async (stage) => {
    for (const key of ['ArrowUp', 'ArrowLeft']) {
      await stage.enter('radio-overview');
      await stage.pressTo(key, door);
      await expect(stage.focused).toBeChecked();
    }
  },
  Space: async (stage) => {
    await stage.enter('radio-playground');
    await stage.press('Space');
    await expect(stage.focused).toBeChecked();
  },
});

keyTable('content/overviews/material/slide-toggle.md', {
  'Space, Enter': async (stage) => {
    await stage.enter('slide-toggle-overview');
    await stage.press('Space');
    await stage.expectStatus('Nobody is called');
    await stage.press('Enter');
    await stage.expectStatus('You get a call');
  },
  Tab: async (stage) => {
    await stage.enter('slide-toggle-overview');
    await walks(stage, 'Frost alarm');
  },
});

const volume = (stage: Stage) => stage.page.getByRole('slider');

keyTable('content/overviews/material/slider.md', {
  '→, ↑': async (stage) => {
    await stage.enter('slider-playground', { step: 5 });
    await stage.press('ArrowRight');
    await expect(volume(stage)).toHaveValue('45');
    await stage.press('ArrowUp');
    await expect(volume(stage)).toHaveValue('50');
  },
  '←, ↓': async (stage) => {
    await stage.enter('slider-playground', { step: 5 });
    await stage.press('ArrowLeft');
    await expect(volume(stage)).toHaveValue('35');
    await stage.press('ArrowDown');
    await expect(volume(stage)).toHaveValue('30');
  },
  'Page Up, Page Down': async (stage) => {
    await stage.enter('slider-playground', { step: 1 });
    await stage.press('PageUp');
    await expect.poll(async () => Number(await volume(stage).inputValue())).toBeGreaterThan(41);
    await stage.press('PageDown');
    await expect(volume(stage)).toHaveValue('40');
  },
  'Home, End': async (stage) => {
    await stage.enter('slider-playground');
    await stage.press('End');
    await expect(volume(stage)).toHaveValue('100');
    await stage.press('Home');
    await expect(volume(stage)).toHaveValue('0');
  },
  Tab: async (stage) => {
    await stage.enter('slider-range');
    await stage.expectFocus('From the year');
    await stage.pressTo('Tab', 'To the year');
  },
});

keyTable('content/overviews/material/chips.md', {
  '→ ↓': async (stage) => {
    for (const key of ['ArrowRight', 'ArrowDown']) {
      await stage.enter('chips-overview');
      await stage.expectFocus('Whiteboard');
      await stage.pressTo(key, 'Projector');
    }
  },
  '← ↑': async (stage) => {
    for (const key of ['ArrowLeft', 'ArrowUp']) {
      await stage.enter('chips-overview');
      await stage.pressTo('ArrowRight', 'Projector');
      await stage.pressTo(key, 'Whiteboard');
    }
  },
  'Home End': async (stage) => {
    await stage.enter('chips-overview');
    await stage.pressTo('End', 'Step-free');
    await stage.pressTo('Home', 'Whiteboard');
  },
  'Space Enter': async (stage) => {
    await stage.enter('chips-overview');
    await stage.press('Space');
    await expect(stage.focused).toHaveAttribute('aria-selected', 'true');
    await stage.press('Enter');
    await expect(stage.focused).toHaveAttribute('aria-selected', 'false');
    await stage.enter('chips-input');
    await stage.pressTo('ArrowRight', 'Remove Red lentils');
    await stage.press('Enter');
    await expect(stage.page.getByRole('row', { name: 'Red lentils' })).toHaveCount(0);
  },
  'Backspace Delete': async (stage) => {
    for (const key of ['Backspace', 'Delete']) {
      await stage.enter('chips-input');
      await stage.press(key);
      await expect(stage.page.getByText('Red lentils')).toHaveCount(0);
    }
  },
  'Backspace in an empty input': async (stage) => {
    await stage.mount('chips-input');
    await stage.page.getByPlaceholder('Add an ingredient').focus();
    await stage.pressTo('Backspace', /Lime/);
  },
  'Shift Tab in the input': async (stage) => {
    await stage.mount('chips-input');
    const field = stage.page.getByPlaceholder('Add an ingredient');
    await field.focus();
    await stage.pressTo('Shift+Tab', 'Red lentils');
    await stage.pressTo('End', /Lime/);
    await field.focus();
    await stage.pressTo('Shift+Tab', /Lime/);
  },
  'Enter on an editable chip': async (stage) => {
    await stage.enter('chips-input');
    await stage.press('Enter');
    await expect(stage.focused).toHaveAttribute('contenteditable', /true|plaintext-only/);
    await stage.press('Control+a');
    await stage.page.keyboard.type('Green lentils');
    await stage.press('Enter');
    await expect(stage.page.getByText('Green lentils')).toBeVisible();
  },
});
