import { HarnessLoader } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { ComponentFixture, TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MatSnackBarHarness } from '@angular/material/snack-bar/testing';
import { SnackBarHarnessExample } from './snack-bar-harness-example';

describe('SnackBarHarnessExample', () => {
  let fixture: ComponentFixture<SnackBarHarnessExample>;
  let loader: HarnessLoader;

  beforeEach(() => {
    fixture = TestBed.createComponent(SnackBarHarnessExample);
    // Snack bars are attached to the body, outside the fixture: load from the document root.
    loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
  });

  async function openWith(text: string): Promise<MatSnackBarHarness> {
    await (await loader.getHarness(MatButtonHarness.with({ text }))).click();
    return loader.getHarness(MatSnackBarHarness);
  }

  it('reads the message and the action', async () => {
    const snackBar = await openWith('Count a wren');

    expect(await snackBar.getMessage()).toBe('Wren counted');
    expect(await snackBar.getActionDescription()).toBe('Undo');
    expect(await snackBar.getAriaLive()).toBe('polite');
  });

  it('presses the action, which takes the wren back', async () => {
    const snackBar = await openWith('Count a wren');
    expect(fixture.nativeElement.textContent).toContain('1 wrens');

    await snackBar.dismissWithAction();

    expect(await snackBar.isDismissed()).toBe(true);
    expect(fixture.nativeElement.textContent).toContain('0 wrens');
  });

  it('finds no action in a message that only warns', async () => {
    const snackBar = await openWith('Send the list');

    expect(await snackBar.hasAction()).toBe(false);
    expect(await snackBar.getAriaLive()).toBe('assertive');
    await expect(snackBar.getActionDescription()).rejects.toThrow('without an action');
  });
});
