import type { EditableExample } from './editable';
import type { EditedTexts } from './share';

type Files = Pick<EditableExample, 'template' | 'styles' | 'texts' | 'withStylesheet'>;

/** The name of the file with the class of an example. */
export const scriptOf = ({ template }: Pick<Files, 'template'>): string =>
  template.replace(/html$/, 'ts');

/**
 * The files of an example that an edit replaces. A stylesheet that the example did not have is left out while it is
 * empty; otherwise the file with the class refers to it.
 */
export function changedFiles(
  example: Files,
  { template, css }: EditedTexts,
): Readonly<Record<string, string>> {
  const { styles, texts, withStylesheet } = example;
  const files = { [example.template]: template };
  if (texts[styles] !== undefined) return { ...files, [styles]: css };
  if (css.trim() === '') return files;
  return { ...files, [styles]: css, [scriptOf(example)]: withStylesheet };
}
