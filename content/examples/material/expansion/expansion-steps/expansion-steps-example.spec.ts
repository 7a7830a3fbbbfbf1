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

    await (await bicycle.getHarness(MatInputHarness)).setValue('Koga Miyata');
    await (await bicycle.getHarness(MatButtonHarness.with({ text: 'Next' }))).click();
    expect(await bicycle.isExpanded()).toBe(false);
    expect(await bicycle.getDescription()).toBe('Koga Miyata');
    expect(await damage.isExpanded()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('Step 2 of 3: Damage');
  });

  it('follows the header that is pressed', async () => {
    const fixture = TestBed.createComponent(ExpansionStepsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [, , pickUp] = await loader.getAllHarnesses(MatExpansionPanelHarness);
    await pickUp.expand();
    await (await pickUp.getHarness(MatButtonHarness.with({ text: 'Done' }))).click();

    expect(fixture.nativeElement.textContent).toContain('ready on 9 March');
  });
});
