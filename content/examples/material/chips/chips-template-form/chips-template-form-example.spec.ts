import { HarnessLoader, TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatChipGridHarness, MatChipInputHarness } from '@angular/material/chips/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { ChipsTemplateFormExample } from './chips-template-form-example';

describe('ChipsTemplateFormExample', () => {
  let fixture: ComponentFixture<ChipsTemplateFormExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(ChipsTemplateFormExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('sends to those who are invited', async () => {
    const input = await loader.getHarness(MatChipInputHarness);
    await input.setValue('Sam');
    await input.sendSeparatorKey(TestKey.ENTER);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Send' }))).click();

    expect(fixture.nativeElement.textContent).toContain('Sent to Amina, Leon, Sam');
  });

  it('asks for a guest when none is left', async () => {
    const guests = await loader.getHarness(MatChipGridHarness);
    for (const row of await guests.getRows()) await row.remove();
    const input = await loader.getHarness(MatChipInputHarness);
    await input.focus();
    await input.blur();

    const field = await loader.getHarness(MatFormFieldHarness);
    await expect.poll(() => field.getTextErrors()).toEqual(['An invitation needs a guest']);
    const send = await loader.getHarness(MatButtonHarness.with({ text: 'Send' }));
    expect(await send.isDisabled()).toBe(true);
  });
});
