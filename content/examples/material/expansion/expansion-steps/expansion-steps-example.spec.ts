import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatExpansionPanelHarness } from '@angular/material/expansion/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { ExpansionStepsExample } from './expansion-steps-example';

describe('ExpansionStepsExample', () => {
  it('shows the answer in the header and opens the next panel', async () => {
    const fixture = TestBed.createComponent(ExpansionStepsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [bicycle, damage] = await loader.getAllHarnesses(MatExpansionPanelHarness);
    expect(await bicycle.isExpanded()).toBe(true);

    await (await bicycle.getHarness(MatInputHarness)).setValue('Green tandem');
    await (await bicycle.getHarness(MatButtonHarness.with({ text: 'Next' }))).click();
    expect(await bicycle.isExpanded()).toBe(false);
    expect(await bicycle.getDescription()).toBe('Green tandem');
    expect(await damage.isExpanded()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('Step 2 of 3: Damage');
  });

  it('follows the header that is pressed and ends after the last panel', async () => {
    const fixture = TestBed.createComponent(ExpansionStepsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [, , pickUp] = await loader.getAllHarnesses(MatExpansionPanelHarness);
    await pickUp.expand();
    expect(fixture.nativeElement.textContent).toContain('Step 3 of 3: Pick-up');

    await (await pickUp.getHarness(MatButtonHarness.with({ text: 'Done' }))).click();
    expect(await pickUp.isExpanded()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('We mend: Rear brake drags');
  });
});
