import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatIconHarness } from '@angular/material/icon/testing';
import { IconSvgExample } from './icon-svg-example';

describe('IconSvgExample', () => {
  it('draws the registered signs', async () => {
    const fixture = TestBed.createComponent(IconSvgExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const icons = await loader.getAllHarnesses(MatIconHarness.with({ namespace: 'tide' }));
    const names = await Promise.all(icons.map((icon) => icon.getName()));

    expect(names).toEqual(['high', 'low', 'high']);
    expect(fixture.nativeElement.querySelectorAll('mat-icon svg path')).toHaveLength(3);
  });
});
