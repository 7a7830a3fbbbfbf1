import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { FormFieldErrorExample } from './form-field-error-example';

describe('FormFieldErrorExample', () => {
  let fixture: ComponentFixture<FormFieldErrorExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(FormFieldErrorExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('shows the hint first and the error after a failed submission', async () => {
    const field = await loader.getHarness(MatFormFieldHarness);
    expect(await field.getTextHints()).toEqual(['The ticket is sent here']);

    await (await loader.getHarness(MatButtonHarness)).click();
    expect(await field.getTextErrors()).toEqual(['Without an address we cannot send the ticket']);
    expect(await field.getTextHints()).toEqual([]);
  });

  it('names what is wrong, then accepts what is right', async () => {
    const field = await loader.getHarness(MatFormFieldHarness);
    const input = await loader.getHarness(MatInputHarness);
    await input.setValue('mira.example.org');
    await input.blur();
    expect(await field.getTextErrors()).toEqual(['An address looks like name@example.org']);

    await input.setValue('mira@example.org');
    await (await loader.getHarness(MatButtonHarness)).click();
    expect(fixture.nativeElement.textContent).toContain('On its way to mira@example.org');
  });
});
