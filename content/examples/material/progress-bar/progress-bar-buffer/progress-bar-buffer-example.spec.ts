import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { ProgressBarBufferExample } from './progress-bar-buffer-example';

describe('ProgressBarBufferExample', () => {
  it('keeps loading ahead of what is heard', async () => {
    const fixture = TestBed.createComponent(ProgressBarBufferExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const bar = await loader.getHarness(MatProgressBarHarness);

    await (await loader.getHarness(MatButtonHarness)).click();

    const element: HTMLElement = fixture.nativeElement;
    expect(await bar.getMode()).toBe('buffer');
    expect(await bar.getValue()).toBe(37.5);
    expect(element.textContent).toContain('90 s heard, 150 s loaded');
  });
});
