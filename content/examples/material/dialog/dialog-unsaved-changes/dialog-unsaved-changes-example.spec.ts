import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { MatSlideToggleHarness } from '@angular/material/slide-toggle/testing';
import { MatTabNavBarHarness } from '@angular/material/tabs/testing';
import { provideRouter, Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { DialogUnsavedChangesExample } from './dialog-unsaved-changes-example';
import { SettingsPage } from './settings-page';
import { SettingsService } from './settings-service';
import { unsavedChangesGuard } from './unsaved-changes';

const withoutAnimations = {
  provide: MATERIAL_ANIMATIONS,
  useValue: { animationsDisabled: true },
};

/** Whether the browser would ask before it closes the page. */
function isUnloadGuarded(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('DialogUnsavedChangesExample', () => {
  async function setUp() {
    TestBed.configureTestingModule({ providers: [withoutAnimations] });
    const fixture = TestBed.createComponent(DialogUnsavedChangesExample);
    document.body.append(fixture.nativeElement);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    const links = await loader.getHarness(MatTabNavBarHarness);
    const [name] = await loader.getAllHarnesses(MatInputHarness);
    const press = async (text: string, ancestor = 'leave-dialog') =>
      (await loader.getHarness(MatButtonHarness.with({ text, ancestor }))).click();
    const shown = async () => (await links.getActiveLink()).getLabel();
    const dialogs = () => loader.getAllHarnesses(MatDialogHarness);
    const element: HTMLElement = fixture.nativeElement;
    const said = (role: string) => element.querySelector(`[role=${role}]`)?.textContent.trim();
    return { fixture, loader, links, name, press, shown, dialogs, said };
  }

  it('leaves at once while nothing has changed', async () => {
    const { links, shown, dialogs, said } = await setUp();
    expect(said('status')).toBe('All changes are saved.');
    await links.clickLink({ label: 'Team' });
    expect(await dialogs()).toHaveLength(0);
    expect(await shown()).toBe('Team');
  });

  it('asks before changes are lost, and keeps them with Escape', async () => {
    const { links, name, shown, dialogs, said } = await setUp();
    await name.setValue('Canal Bikes');
    expect(said('status')).toBe('You have unsaved changes.');
    await links.clickLink({ label: 'Team' });
    const [dialog] = await dialogs();
    expect(await dialog.getRole()).toBe('alertdialog');
    await dialog.close();
    await expect.poll(dialogs).toHaveLength(0);
    expect(await shown()).toBe('Settings');
    expect(await name.getValue()).toBe('Canal Bikes');
  });

  it('asks once, however often a link is pressed', async () => {
    const { links, name, press, shown, dialogs } = await setUp();
    await name.setValue('Canal Bikes');
    await links.clickLink({ label: 'Team' });
    await links.clickLink({ label: 'Team' });
    expect(await dialogs()).toHaveLength(1);
    await press('Keep editing');
    await expect.poll(dialogs).toHaveLength(0);

    await links.clickLink({ label: 'Team' });
    await press('Discard');
    await expect.poll(shown).toBe('Team');
  });

  it('discards the changes and leaves', async () => {
    const { loader, links, name, press, shown } = await setUp();
    await name.setValue('Canal Bikes');
    await links.clickLink({ label: 'Team' });
    await press('Discard');
    await expect.poll(shown).toBe('Team');

    await links.clickLink({ label: 'Settings' });
    const [again] = await loader.getAllHarnesses(MatInputHarness);
    expect(await again.getValue()).toBe('Harbor Bikes');
  });

  it('saves the changes and leaves', async () => {
    const { loader, links, name, press, shown } = await setUp();
    await name.setValue(' Canal Bikes ');
    await links.clickLink({ label: 'Team' });
    await press('Save');
    await expect.poll(shown).toBe('Team');

    await links.clickLink({ label: 'Settings' });
    const [again] = await loader.getAllHarnesses(MatInputHarness);
    expect(await again.getValue()).toBe('Canal Bikes');
  });

  it('stays with what is invalid, and moves the focus there', async () => {
    const { links, name, press, shown, dialogs } = await setUp();
    await name.setValue('');
    await links.clickLink({ label: 'Team' });
    await press('Save');
    await expect.poll(dialogs).toHaveLength(0);
    expect(await shown()).toBe('Settings');
    await expect.poll(() => name.isFocused()).toBe(true);
  });

  it('stays and keeps the changes when the server fails', async () => {
    const { loader, links, name, press, shown, said } = await setUp();
    await (await loader.getHarness(MatSlideToggleHarness.with({ label: 'Server fails' }))).check();
    await name.setValue('Canal Bikes');
    await links.clickLink({ label: 'Team' });
    await press('Save');
    await expect.poll(() => said('alert')).toContain('could not be saved');
    expect(await shown()).toBe('Settings');
    expect(await name.getValue()).toBe('Canal Bikes');
  });

  it('says when the settings could not be loaded, and tries again', async () => {
    const { loader, links, press, said } = await setUp();
    const fails = await loader.getHarness(MatSlideToggleHarness.with({ label: 'Server fails' }));
    await links.clickLink({ label: 'Team' });
    await fails.check();
    await links.clickLink({ label: 'Settings' });
    expect(said('alert')).toContain('could not be loaded');

    await fails.uncheck();
    await press('Try again', 'form');
    expect(said('alert')).toBe('');
    const [name] = await loader.getAllHarnesses(MatInputHarness);
    expect(await name.getValue()).toBe('Harbor Bikes');
  });

  it('keeps what is typed while the changes are being saved', async () => {
    const { name, press, said } = await setUp();
    await name.setValue('Canal Bikes');
    await press('Save', 'form');
    await name.setValue('Canal Bikes & Boats');
    await expect.poll(() => said('status')).toBe('You have unsaved changes.');
    expect(await name.getValue()).toBe('Canal Bikes & Boats');
  });

  it('compares values: what is typed back is no change', async () => {
    const { name, said } = await setUp();
    expect(isUnloadGuarded()).toBe(false);
    await name.setValue('Canal Bikes');
    expect(isUnloadGuarded()).toBe(true);
    await name.setValue('Harbor Bikes');
    expect(said('status')).toBe('All changes are saved.');
    expect(isUnloadGuarded()).toBe(false);
  });

  it('stops warning when it is gone', async () => {
    const { fixture, name } = await setUp();
    await name.setValue('Canal Bikes');
    fixture.destroy();
    expect(isUnloadGuarded()).toBe(false);
  });
});

@Component({ template: 'Team' })
class TeamPage {}

it('unsavedChangesGuard holds back a navigation of the router', async () => {
  TestBed.configureTestingModule({
    providers: [
      withoutAnimations,
      SettingsService,
      provideRouter([
        { path: 'settings', component: SettingsPage, canDeactivate: [unsavedChangesGuard] },
        { path: 'team', component: TeamPage },
      ]),
    ],
  });
  const harness = await RouterTestingHarness.create('/settings');
  const loader = TestbedHarnessEnvironment.documentRootLoader(harness.fixture);
  const [name] = await loader.getAllHarnesses(MatInputHarness);
  await name.setValue('Canal Bikes');
  const router = TestBed.inject(Router);
  // A harness would wait for the navigation, which waits for the answer.
  const answer = async (text: string) => {
    const find = () =>
      [...document.querySelectorAll('leave-dialog button')].find((button) =>
        button.textContent.includes(text),
      );
    await expect.poll(find).toBeDefined();
    find()?.dispatchEvent(new MouseEvent('click'));
  };

  const kept = router.navigateByUrl('/team');
  await answer('Keep editing');
  expect(await kept).toBe(false);
  expect(router.url).toBe('/settings');

  const left = router.navigateByUrl('/team');
  await answer('Discard');
  expect(await left).toBe(true);
  expect(router.url).toBe('/team');
});
