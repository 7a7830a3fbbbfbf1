import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { MatButtonHarness } from '@angular/material/button/testing';
import { MATERIAL_ANIMATIONS } from '@angular/material/core';
import { MatDialogHarness } from '@angular/material/dialog/testing';
import { DialogQuestionExample } from './dialog-question-example';

describe('DialogQuestionExample', () => {
  it.each([
    ['Keep it', 'The account is open.'],
    ['Close it', 'The account is closed.'],
  ])('asks, and after "%s" says "%s"', async (answer, said) => {
    TestBed.configureTestingModule({
      providers: [{ provide: MATERIAL_ANIMATIONS, useValue: { animationsDisabled: true } }],
    });
    const fixture = TestBed.createComponent(DialogQuestionExample);
    const loader = TestbedHarnessEnvironment.documentRootLoader(fixture);
    await (await loader.getHarness(MatButtonHarness.with({ text: 'Close the account' }))).click();
    await (await loader.getHarness(MatButtonHarness.with({ text: answer }))).click();

    await expect.poll(() => loader.getAllHarnesses(MatDialogHarness)).toHaveLength(0);
    expect(fixture.nativeElement.textContent).toContain(said);
  });
});
