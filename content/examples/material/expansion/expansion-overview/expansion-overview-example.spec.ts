import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatExpansionPanelHarness } from '@angular/material/expansion/testing';
import { ExpansionOverviewExample } from './expansion-overview-example';

describe('ExpansionOverviewExample', () => {
  it('keeps one answer open at a time and counts them', async () => {
    const fixture = TestBed.createComponent(ExpansionOverviewExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const [bicycles, storms] = await loader.getAllHarnesses(MatExpansionPanelHarness);

    await bicycles.expand();
    expect(await bicycles.getTextContent()).toContain('lash it to the left rail');

    await storms.expand();
    expect(await storms.isExpanded()).toBe(true);
    expect(await bicycles.isExpanded()).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('Answers opened: 2');
  });
});
