import { LiveAnnouncer } from '@angular/cdk/a11y';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatListOptionHarness, MatSelectionListHarness } from '@angular/material/list/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { ListMasterDetailExample } from './list-master-detail-example';

describe('ListMasterDetailExample', () => {
  async function setUp() {
    const fixture = TestBed.createComponent(ListMasterDetailExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const announce = vi.spyOn(TestBed.inject(LiveAnnouncer), 'announce');
    const list = await loader.getHarness(MatSelectionListHarness);
    const option = (title: string) => loader.getHarness(MatListOptionHarness.with({ title }));
    const open = async (title: string) => (await option(title)).select();
    const press = async (text: string) =>
      (await loader.getHarness(MatButtonHarness.with({ text }))).click();
    const find = (selector: string): HTMLElement => {
      const element: HTMLElement = fixture.nativeElement;
      return element.querySelector<HTMLElement>(selector) ?? element;
    };
    const detail = () => find('.detail').textContent;
    return { loader, announce, list, option, open, press, find, detail };
  }

  it('asks for a choice, then loads and announces the details', async () => {
    const { announce, open, detail, find } = await setUp();
    expect(detail()).toContain('Select a request');
    await open('Lost key');
    expect(find('h2').textContent).toBe('Lost key');
    expect(detail()).toContain('The key of my frame lock is gone.');
    expect(announce).toHaveBeenCalledWith('Details of “Lost key” are shown.');
  });

  it('leaves the focus in the list while both are visible', async () => {
    const { open, find } = await setUp();
    await open('Lost key');
    expect(document.activeElement).not.toBe(find('h2'));
  });

  it('moves the focus to the details when they take the place of the list, and back', async () => {
    const { option, open, press, find } = await setUp();
    // As the container query does where space is short, which this test has no layout for.
    find('.list').style.display = 'none';
    await open('Lost key');
    expect(document.activeElement).toBe(find('h2'));

    find('.list').style.display = '';
    await press('Back to all requests');
    const returned = await option('Lost key');
    expect(await returned.isFocused()).toBe(true);
    expect(await returned.isSelected()).toBe(false);
    expect(find('.detail').textContent).toContain('Select a request');
  });

  it('closes the details with Escape', async () => {
    const { option, open, find } = await setUp();
    await open('Crooked rim');
    find('h2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(await (await option('Crooked rim')).isFocused()).toBe(true);
  });

  it('marks a request as done in both places', async () => {
    const { announce, loader, option, open, press } = await setUp();
    await open('Crooked rim');
    await press('Mark as done');
    await expect
      .poll(async () => (await option('Crooked rim')).getSecondaryText())
      .toBe('Rui Abreu · done');
    const button = await loader.getHarness(MatButtonHarness.with({ text: 'Done' }));
    expect(await button.isDisabled()).toBe(true);
    expect(announce).toHaveBeenCalledWith('“Crooked rim” is done.');
  });

  it('filters the list, and says when nothing matches', async () => {
    const { loader, list, find } = await setUp();
    const filter = await loader.getHarness(MatInputHarness);
    await filter.setValue('tove');
    expect(await list.getItems()).toHaveLength(1);
    await filter.setValue('unicycle');
    expect(await list.getItems()).toHaveLength(0);
    expect(find('[role=status]').textContent).toContain('No request matches “unicycle”.');
  });

  it('says what could not be loaded, and tries again', async () => {
    const { loader, open, press, detail, find } = await setUp();
    const fails = await loader.getHarness(MatSlideToggleHarness);
    await fails.check();
    await open('Lost key');
    expect(find('h2').textContent).toBe('Lost key');
    expect(detail()).toContain('The details could not be loaded.');

    await fails.uncheck();
    await press('Try again');
    expect(detail()).toContain('The key of my frame lock is gone.');
    expect(detail()).not.toContain('could not be loaded');
  });

  it('keeps a request open when the server fails', async () => {
    const { loader, open, press, detail } = await setUp();
    await open('Lost key');
    await open('Crooked rim');
    await (await loader.getHarness(MatSlideToggleHarness)).check();
    await press('Mark as done');
    await expect.poll(detail).toContain('could not be marked as done');
    expect(detail()).toContain('Mark as done');
  });
});
