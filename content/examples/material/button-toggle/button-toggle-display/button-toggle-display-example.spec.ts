import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatButtonToggleHarness } from '@angular/material/button-toggle/testing';
import { MatSelectionListHarness } from '@angular/material/list/testing';
import { ButtonToggleDisplayExample } from './button-toggle-display-example';

describe('ButtonToggleDisplayExample', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  async function setUp() {
    const fixture = TestBed.createComponent(ButtonToggleDisplayExample);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const toggle = (text: string) => loader.getHarness(MatButtonToggleHarness.with({ text }));
    const checked = async () => {
      const all = await loader.getAllHarnesses(MatButtonToggleHarness.with({ checked: true }));
      return Promise.all(all.map((one) => one.getText()));
    };
    const { dataset }: HTMLElement = fixture.nativeElement;
    return { fixture, loader, toggle, checked, dataset };
  }

  /** Creates the component again, as a reload of the page does. */
  function reload() {
    TestBed.resetTestingModule();
    return setUp();
  }

  it('begins with the scheme of the system', async () => {
    const { checked, dataset } = await setUp();
    expect(await checked()).toEqual(['System', 'Comfortable']);
    expect([dataset['scheme'], dataset['density']]).toEqual(['system', 'comfortable']);
    expect(localStorage).toHaveLength(0);
  });

  it('applies a choice and remembers it', async () => {
    const { toggle, dataset } = await setUp();
    await (await toggle('Dark')).check();
    await (await toggle('Compact')).check();
    expect([dataset['scheme'], dataset['density']]).toEqual(['dark', 'compact']);

    const { checked } = await reload();
    expect(await checked()).toEqual(['Dark', 'Compact']);
  });

  it('ignores what it does not know', async () => {
    localStorage.setItem('tours.scheme', 'sepia');
    expect(await (await setUp()).checked()).toEqual(['System', 'Comfortable']);
  });

  it('follows a choice in another tab, until it is gone', async () => {
    const { fixture, checked, dataset } = await setUp();
    localStorage.setItem('tours.scheme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tours.scheme' }));
    expect(await checked()).toEqual(['Light', 'Comfortable']);

    fixture.destroy();
    TestBed.resetTestingModule();
    localStorage.setItem('tours.scheme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tours.scheme' }));
    expect(dataset['scheme']).toBe('light');
  });

  it('works without storage, and says that nothing is stored', async () => {
    const refuse = () => {
      throw new DOMException('The user has blocked storage', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    const { fixture, toggle, dataset } = await setUp();
    await (await toggle('Dark')).check();
    expect(dataset['scheme']).toBe('dark');
    expect(fixture.nativeElement.textContent).toContain('Your choice lasts until you leave.');
  });

  it('books the chosen tours', async () => {
    const { fixture, loader } = await setUp();
    const list = await loader.getHarness(MatSelectionListHarness);
    await list.selectItems({ fullText: 'Three lighthouses' });
    await (await loader.getHarness(MatButtonHarness)).click();
    expect(fixture.nativeElement.textContent).toContain('Booked: Three lighthouses');
  });
});
