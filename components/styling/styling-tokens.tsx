import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { StaticHtml } from '@/components/ui/static-html';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { systemColors } from '@/lib/design/system-colors';
import { paths } from '@/lib/routes/paths';
import { tokenKindNames } from '@/lib/styling/token-kind-names';
import { type ItemTokens, tokenKinds } from '@/lib/styling/tokens';
import { TokenSection } from './token-section';

interface StylingTokensProps {
  item: Pick<DocItem, 'name'>;
  tokens: ItemTokens;
}

/** The Styling tab of an item: how to set its tokens, and the list of them. */
export function StylingTokens({ item, tokens: { groups } }: StylingTokensProps) {
  const all = groups.flatMap(({ tokens }) => tokens);
  const kinds = tokenKinds
    .map((kind) => ({
      kind,
      name: tokenKindNames[kind],
      count: all.filter((token) => token.kind === kind).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p className="mb-8 max-w-doc">
        <span>
          {`${item.name} has ${all.length === 1 ? 'one styling token' : `${all.length} styling tokens`}. By default, they follow the theme. Override them globally or for a selector, with the Sass mixin or with CSS custom properties.`}
        </span>
        {site.hasThemeBuilder && (
          <>
            {' '}
            <span>Create a theme with the</span> <a href={paths.themeBuilder()}>theme builder</a>
            <span>.</span>
          </>
        )}
      </p>
      {all.length > 12 && (
        <ListFilter label="Filter tokens" nouns={['tokens', 'mixins']} kinds={kinds} />
      )}
      <StaticHtml style={systemColors} {...hook('themed', 'swatches')}>
        {groups.map((group) => (
          <TokenSection key={group.mixin} group={group} />
        ))}
      </StaticHtml>
    </>
  );
}
