import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCardHarness, MatCardSection } from '@angular/material/card/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { CardFooterExample } from './card-footer-example';

describe('CardFooterExample', () => {
  it('follows the rise in the footer', async () => {
    const fixture = TestBed.createComponent(CardFooterExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const card = await loader.getHarness(MatCardHarness);
    const footer = await card.getChildLoader(MatCardSection.FOOTER);
    const bar = await footer.getHarness(MatProgressBarHarness);
    const wait = await card.getHarness(MatButtonHarness);
    expect(await bar.getValue()).toBe(50);

    await wait.click();
    expect(await bar.getValue()).toBe(75);
    expect(await card.getText()).toContain('75 % risen');

    await wait.click();
    expect(await card.getSubtitleText()).toBe('Ready to bake');
    expect(await wait.isDisabled()).toBe(true);
  });

  it('names the bar with the line above it', async () => {
    const fixture = TestBed.createComponent(CardFooterExample);
    await fixture.whenStable();
    const bar: HTMLElement = fixture.nativeElement.querySelector('mat-progress-bar');
    const label = bar.getAttribute('aria-labelledby');

    expect(fixture.nativeElement.querySelector(`#${label}`).textContent).toBe('50 % risen');
  });
});
