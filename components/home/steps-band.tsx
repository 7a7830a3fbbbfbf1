import { CodeBlock } from '@/components/ui/code-block';
import { frameStyles } from '@/components/ui/frame-styles';
import { findGuide } from '@/lib/catalogue/guides';
import { type CodeLanguage, highlightToHtml } from '@/lib/markdown/highlight';
import { paths } from '@/lib/routes/paths';
import { Band, BandHead } from './band';

const steps: { title: string; text: string; code: string; language: CodeLanguage }[] = [
  {
    title: 'Add the package',
    text: 'The schematic installs Material and the CDK, then sets up fonts and a first theme.',
    code: `ng new harbor
cd harbor
ng add @angular/material`,
    language: 'bash',
  },
  {
    title: 'Import what you use',
    text: 'Components are standalone, so your bundle holds only the ones you name.',
    code: `@Component({
  selector: 'app-root',
  imports: [MatButton],
  template: '<button matButton>Go</button>',
})`,
    language: 'ts',
  },
  {
    title: 'Choose the colors',
    text: 'One mixin turns a palette into every role, for light and for dark.',
    code: `@use '@angular/material' as mat;
html {
  color-scheme: light dark;
  @include mat.theme((
    color: mat.$azure-palette,
    typography: Roboto,
  ));
}`,
    language: 'scss',
  },
];

/** From an empty folder to a themed page, in the three places that matter. */
export async function StepsBand() {
  const start = findGuide('getting-started');
  const coded = await Promise.all(
    steps.map(async (step) => ({ ...step, html: await highlightToHtml(step.code, step.language) })),
  );
  return (
    <Band labelledBy="steps">
      <div className={frameStyles}>
        <BandHead id="steps" title="From nothing to a themed page" />
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
            <a href={paths.guide(start)}>{start.name}, step by step</a>, or{' '}
            <a href={paths.themeBuilder()}>build a theme from your colors</a> first
          </p>
        )}
      </div>
    </Band>
  );
}
