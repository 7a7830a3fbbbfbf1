import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCheckboxHarness } from '@angular/material/checkbox/testing';
import { CheckboxConfigurableExample } from './checkbox-configurable-example';

describe('CheckboxConfigurableExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(CheckboxConfigurableExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const box = (label: string) => loader.getHarness(MatCheckboxHarness.with({ label }));
    await fixture.whenStable();
    return { box, result: await box('Water the seedlings'), element: fixture.nativeElement };
  }

  it('ends the indeterminate state with a click, for both', async () => {
    const { box, result, element } = await setUp();
    expect(await result.isIndeterminate()).toBe(true);

    await result.check();
    expect(await (await box('Indeterminate')).isChecked()).toBe(false);
    expect(await (await box('Checked')).isChecked()).toBe(true);
    expect(element.textContent).toContain('The value is true.');
  });

  it('is disabled by its setting, and stays in the tab order where asked', async () => {
    const { box, result, element } = await setUp();
    await (await box('Disabled')).check();
    expect(await result.isDisabled()).toBe(true);
    const input: HTMLInputElement = element.querySelector('.result input');
    expect(input.disabled).toBe(true);

    await (await box('Focusable while disabled')).check();
    expect(input.disabled).toBe(false);
    expect(input.getAttribute('aria-disabled')).toBe('true');
  });

  it('moves the label', async () => {
    const { box, element } = await setUp();
    const field: HTMLElement = element.querySelector('.result .mdc-form-field');
    expect(field.classList).not.toContain('mdc-form-field--align-end');

    await (await box('Label before the box')).check();
    expect(field.classList).toContain('mdc-form-field--align-end');
  });
});
