import { hooked, hooks } from '@/lib/design/hooks';

const textOf = (element: Element | null | undefined, selector: string) =>
  element?.querySelector(selector)?.textContent ?? '';

/**
 * The override of a token, with its default as the value to change. It is made from the row, because a page with a
 * hundred tokens would contain it two hundred times.
 *
 * @param control the button in the row; its hook selects one of two languages
 */
export function overrideOf(control: Element): string {
  const row = control.closest(hooked('filterRow'));
  const mixin = row?.closest(hooked('filterGroup'))?.getAttribute(hooks.filterGroup) ?? '';
  const value = textOf(row, 'td code') || 'unset';
  const lines =
    control.getAttribute(hooks.copyOverride) === 'sass'
      ? [`  @include mat.${mixin}((`, `    ${textOf(row, 'th a')}: ${value},`, '  ));']
      : [`  ${textOf(row, 'th small')}: ${value};`];
  return [':root {', ...lines, '}'].join('\n');
}
