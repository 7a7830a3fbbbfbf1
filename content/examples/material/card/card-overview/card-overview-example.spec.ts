import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCardHarness } from '@angular/material/card/testing';
import { CardOverviewExample } from './card-overview-example';

describe('CardOverviewExample', () => {
  it('tells assistive technology whether the trail is saved', async () => {
    const fixture = TestBed.createComponent(CardOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const card = await loader.getHarness(MatCardHarness.with({ title: 'Heron Lake ridge' }));
    const save = await card.getHarness(MatButtonHarness);
    const host = await save.host();
    expect(await host.getAttribute('aria-pressed')).toBe('false');

    await save.click();
    expect(await host.getAttribute('aria-pressed')).toBe('true');
  });
});
