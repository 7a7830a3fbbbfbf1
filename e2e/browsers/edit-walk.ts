import type { Walk } from './visitor';

const template = '[aria-label^="Template of"]';
/** Whether the frame has the height of the typed template, in CSS pixels: the page cannot read its content. */
const isHigh = () => (document.querySelector('iframe[sandbox]')?.clientHeight ?? 0) > 700;

/** Opens an editor, changes the template, and goes back to the original. */
export const editWalk: Walk = async (visitor) => {
  const { move, open, press, replace, until } = visitor;
  await open('/components/divider/examples/divider-overview');
  await move();
  await press('button[aria-label^="Edit "]');
  await until(
    () => document.querySelector('[aria-label="Start anew"]')?.matches(':enabled') ?? false,
  );
  await until(() => (document.querySelector('iframe[sandbox]')?.clientHeight ?? 0) < 700);
  await replace(template, '<p style=height:700px>{{ 40 + 2 }}</p>');
  await until(isHigh);
  await replace(template, '<nothing></nothing>');
  await until(() => document.body.textContent.includes('<nothing> is not a known element'));
  await press('[aria-label="Reset to the original"]');
  await until(() => (document.querySelector('iframe[sandbox]')?.clientHeight ?? 0) < 700);
  await press('[aria-label="Close the editor"]');
  await until(
    () =>
      document.querySelector('iframe[sandbox]') === null &&
      (document.querySelector('live-example')?.checkVisibility() ?? false),
  );
};
