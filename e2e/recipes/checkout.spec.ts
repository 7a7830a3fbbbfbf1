import { type Locator, test } from '@playwright/test';
import { expect } from '../support/expect';
import { Stage } from '../support/stage';

let stage: Stage;

test.beforeEach(async ({ page }) => {
  stage = await Stage.serve(page);
});

/** Types into the fields of a step, one after the other, and sends it with Enter. */
async function fill(...values: readonly string[]): Promise<void> {
  for (const value of values) {
    await stage.press('Tab');
    await stage.page.keyboard.type(value);
  }
  await stage.press('Enter');
}

test('is filled in, reviewed, edited and placed with the keyboard', async ({ page }) => {
  await stage.enter('stepper-checkout');
  await stage.expectFocus(/Address/);
  await fill('Mira Castell', '5 Harbor Road', '972', 'Portland');
  // The step is not complete: the focus goes to what is wrong.
  await stage.expectFocus('ZIP code');
  await page.keyboard.press('End');
  await page.keyboard.type('01');
  await stage.press('Enter');

  await stage.expectFocus(/Delivery/);
  await stage.press('Tab', 'ArrowDown');
  await expect(page.getByRole('status')).toHaveText('Total: $47.90');
  await stage.press('Enter');

  await stage.expectFocus(/Payment/);
  await stage.pressTo('Tab', 'Card');
  await fill('4000 0000 0000 0002');
  await stage.expectFocus(/Review/);
  await stage.pressTo('Tab', 'Edit address');
  await stage.pressTo('Tab', 'Edit delivery');
  await stage.press('Enter');
  await stage.expectFocus(/Tomorrow/);
  await stage.press('Enter');
  await stage.pressTo('Tab', 'Card');
  await stage.pressTo('Tab', 'Card number');
  await stage.press('Enter');

  await stage.expectFocus(/Review/);
  await page.getByRole('button', { name: 'Pay $47.90' }).focus();
  await stage.press('Enter');
  // The bank declines the card.
  await stage.expectFocus('Card number');
  await expect(stage.focused).toHaveAccessibleDescription(/declined this card/);
  await stage.press('End', 'Backspace');
  await page.keyboard.type('1');
  await stage.press('Enter');
  await page.getByRole('button', { name: 'Pay $47.90' }).focus();
  await stage.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
});

test('has the basket above the steps on a phone and beside them on a wide page', async ({
  page,
}) => {
  await stage.mount('stepper-checkout');
  const places = async () => {
    const boxOf = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect());
    const basket = await boxOf(page.getByRole('region', { name: 'Basket' }));
    const steps = await boxOf(page.getByRole('group', { name: 'Checkout' }));
    return { above: basket.top < steps.top, beside: basket.left > steps.left };
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await places()).toEqual({ above: false, beside: true });
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await places()).toEqual({ above: true, beside: false });
});
