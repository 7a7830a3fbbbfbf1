import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatFormFieldHarness } from '@angular/material/form-field/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { InputFormExample } from './input-form-example';

describe('InputFormExample', () => {
  let fixture: ComponentFixture<InputFormExample>;
  let loader: HarnessLoader;
  const order = async () => (await loader.getHarness(MatButtonHarness)).click();

  beforeEach(() => {
    fixture = TestBed.createComponent(InputFormExample);
    loader = TestbedHarnessEnvironment.loader(fixture);
  });

  it('says what is missing and goes to the first such field', async () => {
    await order();

    const wrong = await loader.getAllHarnesses(MatFormFieldHarness.with({ hasErrors: true }));
    expect(wrong).toHaveLength(3);
    expect(await (await wrong[0].getControl(MatInputHarness))?.isFocused()).toBe(true);
  });

  it('orders once everything is there', async () => {
    const inputs = await loader.getAllHarnesses(MatInputHarness);
    const texts = ['Noor', 'Lark Lane 4', '4021', 'Welcome home'];
    for (const [index, input] of inputs.entries()) await input.setValue(texts[index]);
    await order();

    expect(fixture.nativeElement.textContent).toContain('A wreath for Noor leaves tomorrow');
  });
});
