import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputHarnessExample } from './input-harness-example';

describe('InputHarnessExample', () => {
  let fixture: ComponentFixture<InputHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(InputHarnessExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('finds an input by its placeholder or by its value', async () => {
    const peak = await loader.getHarness(MatInputHarness.with({ placeholder: /2000 m/ }));
    const day = await loader.getHarness(MatInputHarness.with({ value: '2027-05-14' }));

    expect(await peak.getType()).toBe('text');
    expect(await day.getType()).toBe('date');
  });

  it('writes what is typed into the form', async () => {
    const [peak, , party] = await loader.getAllHarnesses(MatInputHarness);
    await peak.setValue('Sky Ridge');
    await party.setValue('6');

    expect(fixture.nativeElement.textContent).toContain('6 people on Sky Ridge');
  });

  it('takes the focus and gives it back', async () => {
    const [peak] = await loader.getAllHarnesses(MatInputHarness);
    await peak.focus();
    expect(await peak.isFocused()).toBe(true);

    await peak.blur();
    expect(await peak.isFocused()).toBe(false);
  });
});
