import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { MatInputHarness } from '@angular/material/input/testing';
import { DialogClosePredicateExample } from './dialog-close-predicate-example';

describe('DialogClosePredicateExample', () => {
  let fixture: ComponentFixture<DialogClosePredicateExample>;
  let loader: HarnessLoader;
  let dialog: MatDialogHarness;
  const press = async (text: string) =>
    (await loader.getHarness(MatButtonHarness.with({ text }))).click();
  const dialogs = () => loader.getAllHarnesses(MatDialogHarness);

  beforeEach(async () => {
    fixture = TestBed.createComponent(DialogClosePredicateExample);
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await press('Write a letter');
    dialog = await loader.getHarness(MatDialogHarness);
  });

  it('closes with Escape while nothing is written', async () => {
    await dialog.close();
    await expect.poll(dialogs).toHaveLength(0);
  });

  it('stays open with Escape once something is written, until it is discarded', async () => {
    await (await dialog.getHarness(MatInputHarness)).setValue('More benches');
    await dialog.close();
    expect(await dialogs()).toHaveLength(1);
    expect(await dialog.getContentText()).toContain('would be lost');

    await press('Discard');
    await expect.poll(dialogs).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Nothing was sent.');
  });

  it('lets a letter go that is sent', async () => {
    await (await dialog.getHarness(MatInputHarness)).setValue('More benches');
    await press('Send');
    await expect.poll(dialogs).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain('Sent: More benches');
  });
});
