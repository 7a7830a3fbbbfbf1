import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { TabGroupAnimationsExample } from './tab-group-animations-example';

describe('TabGroupAnimationsExample', () => {
  it('changes how long the body takes, not the line below the tabs', async () => {
    const fixture = TestBed.createComponent(TabGroupAnimationsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const slow = await loader.getHarness(MatButtonToggleHarness.with({ text: 'Slow' }));
    const element: HTMLElement = fixture.nativeElement;
    const duration = (part: string) =>
      element
        .querySelector<HTMLElement>('mat-tab-group')
        ?.style.getPropertyValue(`--mat-tab-${part}-animation-duration`);
    expect(duration('body')).toBe('500ms');

    await slow.check();

    expect(duration('body')).toBe('2000ms');
    expect(duration('header')).toBe('250ms');
  });
});
