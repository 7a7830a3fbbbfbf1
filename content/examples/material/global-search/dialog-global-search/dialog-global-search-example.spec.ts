import { LiveAnnouncer } from '@angular/cdk/a11y';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { DialogGlobalSearchExample } from './dialog-global-search-example';
import { groupResults, splitMatches } from './groups';
import { SearchService } from './search-service';

describe('DialogGlobalSearchExample', () => {
  // The test environment doesn't scroll.
  beforeAll(() => {
    Element.prototype.scrollIntoView = () => {};
  });

  async function setUp() {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const announce = vi.spyOn(TestBed.inject(LiveAnnouncer), 'announce');
    const server = TestBed.inject(SearchService);
    const fixture = TestBed.createComponent(DialogGlobalSearchExample);
    document.body.append(fixture.nativeElement);
    await fixture.whenStable();
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const element: HTMLElement = fixture.nativeElement;
    const open = async () =>
      (await loader.getHarness(MatButtonHarness.with({ text: /Search/ }))).click();
    const dialogs = () => loader.getAllHarnesses(MatDialogHarness);
    const type = async (text: string) => {
      const input = await loader.getHarness(MatInputHarness);
      await input.setValue(text);
      // Ends the wait for more text.
      await input.blur();
      await input.focus();
    };
    const press = async (key: string, options: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, ...options });
      document.activeElement?.dispatchEvent(event);
      await fixture.whenStable();
    };
    const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
    const titles = () => options().map(({ children }) => children[0].textContent.trim());
    const active = () => {
      const id = document.activeElement?.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.children[0]?.textContent.trim() : undefined;
    };
    const said = () => announce.mock.lastCall?.[0];
    const dialogText = () => document.querySelector('mat-dialog-container')?.textContent;
    const page = () => element.querySelector('h2')?.textContent;
    return {
      ...{ fixture, loader, server, element, open, dialogs, type, press, options, titles },
      ...{ active, said, dialogText, page },
    };
  }

  it('opens by a shortcut, once, and moves the focus into the field', async () => {
    const { loader, element, dialogs } = await setUp();
    const shortcut = () =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    shortcut();
    shortcut();
    expect(await dialogs()).toHaveLength(1);
    const input = await loader.getHarness(MatInputHarness);
    await expect.poll(() => input.isFocused()).toBe(true);
  });

  it('finds, says how many there are, and opens one with the keyboard', async () => {
    const { open, dialogs, type, press, titles, active, said, page } = await setUp();
    await open();
    await type('sea');
    expect(titles()).toEqual(['Sea chest', 'Map of the sea roads', 'Harbor and sea']);
    expect(said()).toBe('3 results for sea');
    expect(active()).toBe('Sea chest');
    await press('ArrowDown');
    expect(active()).toBe('Map of the sea roads');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(active()).toBe('Harbor and sea');
    await press('Enter');
    await expect.poll(dialogs).toHaveLength(0);
    expect(page()).toBe('Harbor and sea');
    expect(document.activeElement?.textContent).toBe('Harbor and sea');
  });

  it('returns the focus to the button when nothing is chosen', async () => {
    const { loader, open, dialogs } = await setUp();
    const button = await loader.getHarness(MatButtonHarness.with({ text: /Search/ }));
    await button.focus();
    await open();
    const [dialog] = await dialogs();
    await dialog.close();
    expect(await button.isFocused()).toBe(true);
  });

  it('opens nothing while the results belong to an earlier text', async () => {
    const { loader, open, dialogs, type, press } = await setUp();
    await open();
    await type('sea');
    await (await loader.getHarness(MatInputHarness)).setValue('porcelain');
    await press('Enter');
    expect(await dialogs()).toHaveLength(1);
  });

  it('leaves Enter to an input method', async () => {
    const { open, dialogs, type, press } = await setUp();
    await open();
    await type('sea');
    await press('Enter', { isComposing: true });
    expect(await dialogs()).toHaveLength(1);
  });

  it('says when nothing matches', async () => {
    const { open, type, options, said, dialogText } = await setUp();
    await open();
    await type('submarine');
    expect(options()).toEqual([]);
    expect(said()).toBe('No results for submarine');
    expect(dialogText()).toContain('Nothing matches “submarine”.');
  });

  it('shows what was opened last', async () => {
    const { open, dialogs, type, options, titles } = await setUp();
    await open();
    // A match in the middle of a word leaves no gap.
    await type('loc');
    expect(titles()).toEqual(['Ship’s clock']);
    options()[0].click();
    await expect.poll(dialogs).toHaveLength(0);
    await open();
    expect(titles()).toEqual(['Ship’s clock']);
  });

  it('says when the search fails, and searches again', async () => {
    const { loader, server, open, type, titles, dialogText } = await setUp();
    await open();
    await type('room');
    expect(titles()).not.toEqual([]);
    server.fails.set(true);
    await type('sea');
    expect(dialogText()).toContain('The search failed.');
    expect(titles()).toEqual([]);
    server.fails.set(false);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Try again' }))).click();
    expect(titles()).toHaveLength(3);
    expect(dialogText()).not.toContain('failed');
  });
});

describe('results', () => {
  it('are numbered across groups', () => {
    const text = '';
    const groups = groupResults([
      { id: 1, kind: 'Rooms', title: 'A', text },
      { id: 2, kind: 'Artists', title: 'B', text },
      { id: 3, kind: 'Rooms', title: 'C', text },
    ]);
    expect(groups.map(({ name, options }) => [name, options.map(({ index }) => index)])).toEqual([
      ['Rooms', [0, 1]],
      ['Artists', [2]],
    ]);
  });

  it('show every match, whatever its case', () => {
    const shown = splitMatches('Sea view, by the sea', 'sea').map(({ text, isMatch }) =>
      isMatch ? `[${text}]` : text,
    );
    expect(shown.join('')).toBe('[Sea] view, by the [sea]');
    expect(splitMatches('Sea', '')).toEqual([{ text: 'Sea', isMatch: false }]);
  });
});
