import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatRadioButtonHarness } from '@angular/material/radio/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatStepperHarness } from '@angular/material/stepper/testing';
import { StepperCheckoutExample } from './stepper-checkout-example';

describe('StepperCheckoutExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(StepperCheckoutExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const input = async (label: string) => {
      const field = await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: label }));
      const control = await field.getControl(MatInputHarness);
      return control ?? expect.fail(`There is no input in "${label}"`);
    };
    const errors = async (label: string) =>
      (
        await loader.getHarness(MatFormFieldHarness.with({ floatingLabelText: label }))
      ).getTextErrors();
    const press = async (text: string | RegExp, selector?: string) => {
      const options = { text, ...(selector !== undefined && { selector }) };
      await (await loader.getHarness(MatButtonHarness.with(options))).click();
    };
    const choose = async (label: RegExp) =>
      (await loader.getHarness(MatRadioButtonHarness.with({ label }))).check();
    const step = async () => {
      const stepper = await loader.getHarness(MatStepperHarness);
      const [selected] = await stepper.getSteps({ selected: true });
      return selected.getLabel();
    };
    const fillAddress = async (zip = '97201') => {
      await (await input('Name')).setValue('Mira Castell');
      await (await input('Street')).setValue('5 Harbor Road');
      await (await input('ZIP code')).setValue(zip);
      await (await input('City')).setValue('Portland');
      await press('Continue to delivery');
    };
    const payBy = async (card: string) => {
      await (await input('Card number')).setValue(card);
      await press('Review the order');
      await press(/Pay/);
    };
    // The pretended server takes a moment, which is no pending task of Angular's.
    const answered = () =>
      vi.waitFor(() => expect(element.querySelector('mat-progress-bar')).toBeNull(), 3000);
    return { element, loader, input, errors, press, choose, step, fillAddress, payBy, answered };
  }

  it('stays on a step until its fields are valid, and focuses the first that is not', async () => {
    const { input, errors, press, step, fillAddress } = await setUp();
    await (await input('Name')).setValue('Mira Castell');
    await press('Continue to delivery');
    expect(await step()).toBe('Address');
    expect(await errors('Name')).toEqual([]);
    expect(await errors('Street')).toEqual(['Enter a street and a number.']);
    expect(await (await input('Street')).isFocused()).toBe(true);

    await (await input('ZIP code')).setValue('972');
    expect(await errors('ZIP code')).toEqual(['A ZIP code has five digits.']);
    await fillAddress();
    expect(await step()).toBe('Delivery');
  });

  it('adds the delivery to the total', async () => {
    const { element, choose } = await setUp();
    const total = () => element.querySelector('.total')?.textContent;
    expect(total()).toBe('Total: $40.40');
    await choose(/Tomorrow/);
    expect(total()).toBe('Total: $47.90');
  });

  it('needs no card number for an invoice', async () => {
    const { press, choose, step, fillAddress } = await setUp();
    await fillAddress();
    await press('Continue to payment');
    await press('Review the order');
    expect(await step()).toBe('Payment');
    await choose(/Invoice/);
    await press('Review the order');
    expect(await step()).toBe('Review');
  });

  it('shows the order for review, goes back to edit it, and places it', async () => {
    const { element, input, press, step, fillAddress, payBy, answered } = await setUp();
    await fillAddress();
    await press('Continue to payment');
    await (await input('Card number')).setValue('4000 0000 0000 0010');
    await press('Review the order');
    const rows = [...element.querySelectorAll('dl dd:not(.edit)')];
    expect(rows.map((row) => row.textContent.trim().replace(/\s+/g, ' '))).toEqual([
      'Mira Castell, 5 Harbor Road, 97201 Portland',
      'Three to five days',
      'Card that ends in 0010',
    ]);

    await press('Edit', '[aria-label="Edit address"]');
    expect(await step()).toBe('Address');
    expect(await (await input('Name')).isFocused()).toBe(true);

    await press('Continue to delivery');
    await press('Continue to payment');
    await payBy('4000 0000 0000 0010');
    await answered();
    expect(element.textContent).toContain('The number of your order is G-1047.');
    expect(document.activeElement?.textContent).toBe('Thank you for your order');
  });

  it('returns to the payment when the card is declined', async () => {
    const { input, errors, press, step, fillAddress, payBy, answered } = await setUp();
    await fillAddress();
    await press('Continue to payment');
    await payBy('4000 0000 0000 0002');
    await answered();
    expect(await step()).toBe('Payment');
    expect(await errors('Card number')).toEqual(['The bank declined this card. Try another one.']);
    expect(await (await input('Card number')).isFocused()).toBe(true);
  });

  it('returns to the delivery when there is no express to the address', async () => {
    const { element, press, choose, step, fillAddress, payBy, answered } = await setUp();
    await fillAddress('99501');
    await choose(/Tomorrow/);
    await press('Continue to payment');
    await payBy('4000 0000 0000 0010');
    await answered();
    expect(await step()).toBe('Delivery');
    expect(document.activeElement?.closest('mat-radio-button')?.textContent).toContain('Tomorrow');
    expect(element.querySelector('[role=alert]')?.textContent).toContain('no express delivery');
  });

  it('can place the same order again when the server was not reached', async () => {
    const { element, loader, press, fillAddress, payBy, answered } = await setUp();
    await fillAddress();
    await press('Continue to payment');
    const fails = await loader.getHarness(MatSlideToggleHarness);
    await fails.check();
    await payBy('4000 0000 0000 0010');
    await answered();
    expect(element.textContent).toContain('The order wasn’t placed');
    await fails.uncheck();
    await press(/Pay/);
    await answered();
    expect(element.textContent).toContain('Thank you for your order');
  });
});
