import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogQuestionExample } from './dialog-question-example';

describe('DialogQuestionExample', () => {
  it.each([
    ['Keep account', 'The account is open.'],
    ['Close account', 'The account is closed.'],
  ])('asks, and after "%s" says "%s"', async (answer, said) => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const fixture = TestBed.createComponent(DialogQuestionExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Close account' }))).click();
    const dialog = await loader.getHarness(MatDialogHarness);
    expect(await dialog.getRole()).toBe('alertdialog');
    const description = document.getElementById((await dialog.getAriaDescribedby()) ?? '');
    expect(description?.textContent).toContain('214 sketches');
    await (await dialog.getHarness(MatButtonHarness.with({ text: answer }))).click();

    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain(said);
  });
});
