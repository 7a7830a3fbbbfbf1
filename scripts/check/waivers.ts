import { paths } from '@/lib/routes/paths';
import type { Waiver } from './finding';

const componentPages = `${paths.section('components')}/*`;

const ownMarkup =
  "Markup of the library's own components, shown as they render it; browsers agree.";

/** What the checks of the artifact find and we accept. An entry that covers nothing fails. */
export const waivers: readonly Waiver[] = [
  ...['disabled', 'required'].map((attribute) => ({
    path: componentPages,
    rule: 'html/attribute-allowed-values',
    message: `Attribute "${attribute}" has invalid value "true"`,
    reason: ownMarkup,
  })),
  ...[
    ['div', 'button'],
    ['div', 'span'],
    ['span', 'tbody'],
  ].map(([element, parent]) => ({
    path: componentPages,
    rule: 'html/element-permitted-content',
    message: `<${element}> element is not permitted as content under <${parent}>`,
    reason: ownMarkup,
  })),
];
