import { ListFilter } from '@/components/islands/api-filter/list-filter';
import { StaticHtml } from '@/components/ui/static-html';
import { Word } from '@/components/ui/word';
import { site } from '@/content/site';
import type { DocItem } from '@/content/types';
import { hook } from '@/lib/design/hooks';
import { systemColors } from '@/lib/design/system-colors';
import { paths } from '@/lib/routes/paths';
import { tokenKindNames } from '@/lib/styling/token-kind-names';
import { type ItemTokens, tokenKinds } from '@/lib/styling/tokens';
import { wording } from '@/lib/words/word';
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
      ...wording(tokenKindNames[kind]),
      count: all.filter((token) => token.kind === kind).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p className="mb-8 max-w-doc">
        <Word
          text={
            all.length === 1
              ? '{name} has one styling token. By default, it follows the theme. Override it globally or for a selector, with the Sass mixin or with CSS custom properties.'
              : '{name} has {count} styling tokens. By default, they follow the theme. Override them globally or for a selector, with the Sass mixin or with CSS custom properties.'
          }
          values={{ name: item.name, count: String(all.length) }}
        />
        {site.hasThemeBuilder && (
          <>
            {' '}
            <Word
              text="Create a theme with the {builder}."
              values={{
                builder: (
                  <a href={paths.themeBuilder()}>
                    <Word text="theme builder" />
                  </a>
                ),
              }}
            />
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
