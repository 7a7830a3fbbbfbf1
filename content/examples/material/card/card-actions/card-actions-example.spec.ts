import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatCardHarness } from '@angular/material/card/testing';
import { MatProgressBarHarness } from '@angular/material/progress-bar/testing';
import { CardActionsExample } from './card-actions-example';

describe('CardActionsExample', () => {
  it('answers inside its own card', async () => {
    const fixture = TestBed.createComponent(CardActionsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const shift = await loader.getHarness(MatCardHarness.with({ title: /Night shift/ }));
    const accept = await shift.getHarness(MatButtonHarness.with({ text: 'Accept' }));
    await accept.click();

    expect(await shift.getText()).toContain('Offered by Noor, accepted');
    expect(await accept.isDisabled()).toBe(true);
  });

  it('moves the progress in the footer', async () => {
    const fixture = TestBed.createComponent(CardActionsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const book = await loader.getHarness(MatCardHarness.with({ title: 'The Salt Road' }));
    await (await book.getHarness(MatButtonHarness)).click();

    expect(await book.getSubtitleText()).toBe('Page 96 of 312');
    const progress = await book.getHarness(MatProgressBarHarness);
    expect(await progress.getValue()).toBeCloseTo((96 / 312) * 100);
  });
});
