import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { ButtonProgressIndicatorExample } from './button-progress-indicator-example';

describe('ButtonProgressIndicatorExample', () => {
  it('shows progress until the report is exported', async () => {
    const fixture = TestBed.createComponent(ButtonProgressIndicatorExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const button = await loader.getHarness(MatButtonHarness.with({ text: /Export report/ }));
    expect(await button.isShowingProgress()).toBe(false);

    await button.click();
    expect(await button.isShowingProgress()).toBe(true);
    expect(await button.isDisabled()).toBe(true);

    await expect.poll(() => button.isShowingProgress(), { timeout: 4000 }).toBe(false);
    expect(fixture.nativeElement.textContent).toContain('Reports exported: 1');
  });
});
