import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatChipListboxHarness } from '@angular/material/chips/testing';
import { ChipsAvatarExample } from './chips-avatar-example';

describe('ChipsAvatarExample', () => {
  it('gives the helm to one person at a time', async () => {
    const fixture = TestBed.createComponent(ChipsAvatarExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const crew = await loader.getHarness(MatChipListboxHarness);
    await crew.selectChips({ text: /Chloe Ferreira/ });

    expect(await crew.getChips({ selected: true })).toHaveLength(1);
    expect(fixture.nativeElement.textContent).toContain('At the helm: Chloe Ferreira');
  });
});
