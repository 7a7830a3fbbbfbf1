import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { openStarted } from './open';

/** An example that can be edited. */
interface EditedExample {
  path: string;
  title: string;
}

export const editedButtons: EditedExample = {
  path: '/components/button/examples/button-overview',
  title: 'Appearances of buttons',
};

/** The frame in which an edited example runs. */
export const editFrameOf = (page: Page, { title } = editedButtons): FrameLocator =>
  page.frameLocator(`iframe[title="${title}, edited"]`);

export const templateOf = (page: Page, { title } = editedButtons): Locator =>
  page.getByRole('textbox', { name: `Template of ${title}` });

export const stylesOf = (page: Page, { title } = editedButtons): Locator =>
  page.getByRole('textbox', { name: `Styles of ${title}` });

/** The editor with its bar. */
export const editorOf = (page: Page, { title } = editedButtons): Locator =>
  page.getByRole('group', { name: `Edit ${title}` });

/** Opens the editor of an example, and waits until the example runs in its frame. */
export async function openEditor(page: Page, example = editedButtons): Promise<void> {
  await openStarted(page, example.path);
  await page.getByRole('button', { name: `Edit ${example.title}` }).click();
  // A busy machine needs time for a megabyte of scripts.
  await expect(page.getByText('Change the template or the styles.')).toBeVisible({
    timeout: 40_000,
  });
}

/** Shows the styles in the editor. */
export const showStyles = (page: Page, example = editedButtons): Promise<void> =>
  editorOf(page, example).getByRole('tab', { name: 'CSS' }).click();

/** Replaces the text of an editor, as a visitor who types. */
export async function replaceText(page: Page, editor: Locator, text: string): Promise<void> {
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}
