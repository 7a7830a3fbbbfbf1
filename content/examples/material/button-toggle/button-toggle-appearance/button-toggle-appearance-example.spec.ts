import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleGroupHarness } from '@angular/material/button-toggle/testing';
import { ButtonToggleAppearanceExample } from './button-toggle-appearance-example';

describe('ButtonToggleAppearanceExample', () => {
  it('shows each group in its appearance, as one choice of its own', async () => {
    const fixture = TestBed.createComponent(ButtonToggleAppearanceExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const groups = await loader.getAllHarnesses(MatButtonToggleGroupHarness);
    const appearances = await Promise.all(groups.map((group) => group.getAppearance()));
    expect(appearances).toEqual(['standard', 'standard', 'legacy']);

    const [bass] = await groups[2].getToggles({ text: 'Bass' });
    await bass.check();
    expect(await groups[2].getToggles({ checked: true })).toHaveLength(1);
    const [checked] = await groups[0].getToggles({ checked: true });
    expect(await checked.getText()).toBe('Treble');
  });

  it('draws a check mark only where it is not hidden', async () => {
    const fixture = TestBed.createComponent(ButtonToggleAppearanceExample);
    await fixture.whenStable();
    const [standard, plain] = fixture.nativeElement.querySelectorAll('mat-button-toggle-group');

    expect(standard.querySelectorAll('mat-pseudo-checkbox')).toHaveLength(3);
    expect(plain.querySelectorAll('mat-pseudo-checkbox')).toHaveLength(0);
  });
});
