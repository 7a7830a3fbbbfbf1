import type { DocItem } from '@/content/types';
import { paths } from '@/lib/routes/paths';
import { sectionOf } from '@/lib/routes/sections';
import {
  lightAndDark,
  type SystemVariableGroup,
  systemVariablesOf,
} from '@/lib/styling/system-variables';
import { tokenCall } from '@/lib/styling/token-call';
import { tokenKindNames } from '@/lib/styling/token-kind-names';
import { readTokens, type Token, type TokenGroup } from '@/lib/styling/tokens';
import { word } from '@/lib/words/word';
import { tabLinks } from './examples-markdown';
import { pageHead } from './page-head';
import { blocks, code, fence, heading, table } from './text';

/** The Styling page of an item as Markdown: its mixins with all of their tokens. */
export function stylingMarkdown(item: DocItem): string {
  const { groups } = readTokens(item) ?? { groups: [] };
  return blocks(
    pageHead({
      title: `${item.name}: styling tokens`,
      line: 'By default, tokens follow the theme. Override them globally or for a selector, with the Sass mixin or with CSS custom properties.',
      path: paths.item(item, 'styling'),
      library: sectionOf(item).words.library,
      beside: tabLinks(item),
    }),
    ...groups.map(groupMarkdown),
  );
}

function groupMarkdown(group: TokenGroup): string {
  return blocks(
    heading(2, code(group.mixin)),
    fence('scss', tokenCall(group)),
    table(['Token', 'Custom property', 'Kind', 'Default'], group.tokens.map(row)),
  );
}

function row({ name, property, kind, fallback }: Token): readonly string[] {
  const standard = fallback?.standard === undefined ? '' : ` (${code(fallback.standard)})`;
  return [
    code(name),
    code(property),
    word(tokenKindNames[kind]),
    fallback === undefined ? 'None' : code(fallback.value) + standard,
  ];
}

/** The system variables of a group with their values in the default theme. */
export function systemVariableTable(group: SystemVariableGroup): string {
  const variables = systemVariablesOf(group).map(({ name, value }) => ({
    name,
    ...lightAndDark(value),
  }));
  if (variables.every(({ light, dark }) => light === dark)) {
    return table(
      ['Variable', 'Value'],
      variables.map(({ name, light }) => [code(name), code(light)]),
    );
  }
  return table(
    ['Variable', 'Light', 'Dark'],
    variables.map(({ name, light, dark }) => [code(name), code(light), code(dark)]),
  );
}
