import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatCardHarness } from '@angular/material/card/testing';
import { CardMediaSizeExample } from './card-media-size-example';

describe('CardMediaSizeExample', () => {
  it.each([
    ['Small', '80'],
    ['Medium', '112'],
    ['Large', '152'],
    ['Extra large', '240'],
  ])('shows the %s image as wide as its subtitle says', async (title, pixels) => {
    const fixture = TestBed.createComponent(CardMediaSizeExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const card = await loader.getHarness(MatCardHarness.with({ title }));
    const host = TestbedHarnessEnvironment.getNativeElement(await card.host());
    const image = host.querySelector('lighthouse-drawing');

    expect(await card.getSubtitleText()).toBe(`${pixels} by ${pixels} pixels`);
    expect(image && getComputedStyle(image).width).toBe(`${pixels}px`);
  });
});
