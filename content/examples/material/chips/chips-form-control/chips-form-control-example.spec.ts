import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { ChipsFormControlExample } from './chips-form-control-example';

describe('ChipsFormControlExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ChipsFormControlExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    return {
      toppings: await loader.getHarness(MatChipListboxHarness),
      order: await loader.getHarness(MatButtonHarness),
      error: () => element.querySelector('.error')?.textContent.trim(),
      text: () => element.textContent,
    };
  }

  it('says what is wrong once the form was submitted', async () => {
    const { order, error, text } = await setUp();
    expect(error()).toBe('');

    await order.click();
    expect(error()).toBe('Choose at least one topping');
    expect(text()).toContain('Nothing ordered yet');
  });

  it('refuses a third topping', async () => {
    const { toppings, order, error } = await setUp();
    for (const text of ['Capers', 'Figs', 'Olives']) await toppings.selectChips({ text });
    await order.click();

    expect(error()).toBe('Two toppings are the limit');
  });

  it('hands the chosen chips over', async () => {
    const { toppings, order, text } = await setUp();
    await toppings.selectChips({ text: 'Figs' });
    await toppings.selectChips({ text: 'Walnuts' });
    await order.click();

    expect(text()).toContain('Ordered with Figs and Walnuts');
  });
});
