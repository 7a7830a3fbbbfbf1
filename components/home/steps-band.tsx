import { CodeBlock } from '@/components/ui/code-block';
import { frameStyles } from '@/components/ui/frame-styles';
import { inTurn } from '@/components/ui/in-turn';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { findGuide } from '@/lib/catalogue/guides';
import { linkedCode } from '@/lib/code-links/linked-code';
import { paths } from '@/lib/routes/paths';
import { content } from '@/lib/words/word';
import { Band, BandHead } from './band';

/** The three steps from an empty folder to a themed page. */
export async function StepsBand() {
  const { steps, start: id = '' } = home;
  if (!steps) return null;
  const start = findGuide(id);
  const coded = await inTurn(
    Promise.all(
      steps.list.map(async (step) => ({
        ...step,
        html: await linkedCode(step.code, step.language),
      })),
    ),
  );
  return (
    <Band labelledBy="steps" later>
      <div className={frameStyles}>
        <BandHead id="steps" title={{ text: steps.title }} />
        <ol className="grid grid-cols-3 gap-x-8 gap-y-0 max-drawer:grid-cols-1 max-drawer:gap-y-8">
          {coded.map(({ title, text, html }) => (
            <li
              className="row-span-3 grid grid-cols-[minmax(0,1fr)] grid-rows-subgrid border-t-2 border-primary-fill pt-4 max-drawer:row-span-1 max-drawer:block"
              key={title}
            >
              <h3>{title}</h3>
              <p className="mt-1 mb-4 text-[1rem]/6.5 text-text-2">{text}</p>
              <CodeBlock html={html} />
            </li>
          ))}
        </ol>
        {start && (
          <p className="mt-6">
            <a href={paths.guide(start)}>{start.name}</a>
            {site.hasThemeBuilder && (
              <>
                <span {...content(', or')} />{' '}
                <a href={paths.themeBuilder()} {...content('build a theme from your colors')} />
              </>
            )}
          </p>
        )}
      </div>
    </Band>
  );
}
