import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { ButtonToggleFormsExample } from './button-toggle-forms-example';

describe('ButtonToggleFormsExample', () => {
  it('writes the choices into the form and takes the reset back', async () => {
    const fixture = TestBed.createComponent(ButtonToggleFormsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = (text: string) => loader.getHarness(MatButtonToggleHarness.with({ text }));
    const medium = await toggle('M');
    expect(await medium.isChecked()).toBe(true);

    await (await toggle('XL')).check();
    await (await toggle('Cinnamon')).check();
    expect(fixture.nativeElement.textContent).toContain('size XL, extras: Oat milk, Cinnamon');

    await (await loader.getHarness(MatButtonHarness.with({ text: 'Start again' }))).click();
    expect(await medium.isChecked()).toBe(true);
    expect(await (await toggle('Cinnamon')).isChecked()).toBe(false);
  });
});
