import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatTooltipHarness } from '@angular/material/tooltip/testing';
import { ButtonDisabledInteractiveExample } from './button-disabled-interactive-example';

describe('ButtonDisabledInteractiveExample', () => {
  let fixture: ComponentFixture<ButtonDisabledInteractiveExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(ButtonDisabledInteractiveExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('keeps the disabled button focusable and says why it is disabled', async () => {
    const reserve = await loader.getHarness(MatButtonHarness.with({ text: 'Reserve seats' }));
    const tooltip = await loader.getHarness(MatTooltipHarness.with({ selector: '[matButton]' }));
    await reserve.focus();
    await tooltip.show();

    expect(await reserve.isDisabled()).toBe(true);
    expect(await reserve.isFocused()).toBe(true);
    expect(await tooltip.getTooltipText()).toBe('Choose at least one seat');
  });

  it('reserves only after a seat was chosen', async () => {
    const reserve = await loader.getHarness(MatButtonHarness.with({ text: 'Reserve seats' }));
    const add = await loader.getHarness(MatButtonHarness.with({ selector: '[aria-label^="Add"]' }));
    await reserve.click();
    expect(fixture.nativeElement.textContent).toContain('Nothing reserved yet');

    await add.click();
    await add.click();
    await reserve.click();
    expect(await reserve.isDisabled()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('2 seats');
  });
});
