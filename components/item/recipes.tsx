import { Word } from '@/components/ui/word';
import { word } from '@/lib/words/word';
import { LinkRows } from '@/components/ui/link-rows';
import type { DocItem } from '@/content/types';
import { recipesWith } from '@/lib/examples/recipes';
import { paths } from '@/lib/routes/paths';

/** Links to the guides that build something with an item; nothing when there are none. */
export function Recipes({ item }: { item: DocItem }) {
  const recipes = recipesWith(item);
  if (recipes.length === 0) return null;
  return (
    <section className="mt-12" aria-label={word('Recipes with {name}', { name: item.name })}>
      <p className="text-h4">
        <Word text="Recipes with {name}" values={{ name: item.name }} />
      </p>
      <LinkRows
        rows={recipes.map((recipe) => ({
          href: paths.guide(recipe),
          name: recipe.name,
          summary: recipe.summary,
        }))}
      />
    </section>
  );
}
