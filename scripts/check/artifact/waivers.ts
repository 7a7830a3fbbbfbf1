import { sections } from '@/content/sections';
import { paths } from '@/lib/routes/paths';
import type { Waiver } from './finding';

/** Pages that show the library's components. */
const itemPages = `${paths.section(sections[0].key)}/*`;
const componentPages = [itemPages, paths.themeBuilder()];

const ownMarkup = "Markup of the library's own components, as they render it; browsers handle it.";

/** Accepted findings in the built site. An entry that matches no finding fails the check. */
export const waivers: readonly Waiver[] = [
  ...componentPages.map((path) => ({
    path,
    rule: 'html/attribute-allowed-values',
    message: 'Attribute "disabled" has invalid value "true"',
    reason: ownMarkup,
  })),
  ...['required', 'readonly'].map((attribute) => ({
    path: itemPages,
    rule: 'html/attribute-allowed-values',
    message: `Attribute "${attribute}" has invalid value "true"`,
    reason: ownMarkup,
  })),
  ...[`${paths.section(sections[0].key)}/stepper/*`, paths.guide({ id: 'recipe-checkout' })].map(
    (path) => ({
      path,
      rule: 'html/aria-label-misuse',
      message: '"aria-label" cannot be used on this element',
      reason:
        'A vertical stepper sets its name on an element without a role; the examples wrap it in a named group.',
    }),
  ),
  ...componentPages.flatMap((path) =>
    [
      ['div', 'button'],
      ['span', 'tbody'],
    ].map(([element, parent]) => ({
      path,
      rule: 'html/element-permitted-content',
      message: `<${element}> element is not permitted as content under <${parent}>`,
      reason: ownMarkup,
    })),
  ),
  ...[
    [paths.guide({ id: 'recipe-*' }), 'button'],
    [paths.guide({ id: 'recipe-*' }), 'span'],
    // Other sites have these checks too, and may have one section.
    ...sections.slice(1).map(({ key }) => [`${paths.section(key)}/drag-drop/*`, 'button']),
  ].map(([path = '', parent = '']) => ({
    path,
    rule: 'html/element-permitted-content',
    message: `<div> element is not permitted as content under <${parent}>`,
    reason: ownMarkup,
  })),
  {
    path: itemPages,
    rule: 'html/element-permitted-content',
    message: '<div> element is not permitted as content under <span>',
    reason: ownMarkup,
  },
  {
    path: paths.themeBuilder(),
    rule: 'html/unique-landmark',
    message: 'Landmarks must have a non-empty and unique accessible name',
    reason: 'The same parts in light and in dark; each is in a region named after its scheme.',
  },
];
