import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { TabGroupInkBarExample } from './tab-group-ink-bar-example';

describe('TabGroupInkBarExample', () => {
  it('puts the line below the whole tab or below its text', async () => {
    const fixture = TestBed.createComponent(TabGroupInkBarExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = await loader.getHarness(MatSlideToggleHarness);
    const element: HTMLElement = fixture.nativeElement;
    const linesInText = () => element.querySelectorAll('.mdc-tab__content .mdc-tab-indicator');
    expect(element.querySelectorAll('.mdc-tab-indicator')).toHaveLength(3);
    expect(linesInText()).toHaveLength(0);

    await toggle.check();
    expect(linesInText()).toHaveLength(3);

    await toggle.uncheck();
    expect(linesInText()).toHaveLength(0);
  });
});
