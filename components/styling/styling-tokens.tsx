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
      <p className="mb-8 max-w-measure">
        {item.name} reads {all.length === 1 ? 'one token' : `${all.length} tokens`}. Left alone,
        each follows the theme. Set one for the whole application or below any selector, with the
        mixin or by writing its custom property in CSS.
        {site.hasThemeBuilder && (
          <>
            {' '}
            The <a href={paths.themeBuilder()}>theme builder</a> makes the theme it follows.
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
