import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { TableExpandableRowsExample } from './table-expandable-rows-example';

describe('TableExpandableRowsExample', () => {
  it('unfolds one row at a time', async () => {
    const fixture = TestBed.createComponent(TableExpandableRowsExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const open = () => element.querySelector('.notes.open')?.textContent.trim();
    const [pillar, chimney] = await loader.getAllHarnesses(MatButtonHarness);
    expect(open()).toBeUndefined();

    await pillar.click();
    expect(open()).toBe('Twelve bolts, shade until noon.');

    await chimney.click();
    expect(open()).toBe('Wide and old. Take two long slings.');
    expect(await (await pillar.host()).getAttribute('aria-expanded')).toBe('false');
  });
});
