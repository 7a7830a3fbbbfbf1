import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { Word } from '@/components/ui/word';
import { densities, writeSettings } from '@/lib/browser/live-example/tools/settings';
import { hook, hooked } from '@/lib/design/hooks';
import { filePaths } from '@/lib/routes/file-paths';
import { word } from '@/lib/words/word';
import type { Panel } from './panel';
import { useSettings } from './use-settings';
import { WidthTool } from './width-tool';

const directions = [
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
] as const;
const schemes = [
  ['page', 'Same as page'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
/** With a minus sign instead of a hyphen. */
const densityText = (density: number) => String(density).replace('-', '−');

/** Settings for the appearance of one example; they do not affect the page around it. */
export function ToolsPanel({ panel }: { panel: Panel }) {
  const { settings, width, set, reset } = useSettings(panel);
  const query = writeSettings({ ...settings, width: undefined });
  // A playground has its own StackBlitz link, beside its code.
  const isPlayground = panel.slot.closest(hooked('playground')) !== null;
  return (
    <div
      className="flex flex-wrap items-end gap-x-6 gap-y-4 border-t border-line px-4 py-3"
      role="group"
      aria-label={word('Example tools')}
    >
      <Choice
        legend="Direction"
        options={directions}
        value={settings.direction}
        onChoose={(direction) => set({ direction })}
      />
      <Choice
        legend="Density"
        options={densities.map(densityText)}
        value={densityText(settings.density)}
        onChoose={(text) =>
          set({ density: densities.find((one) => densityText(one) === text) ?? 0 })
        }
      />
      <Choice
        legend="Colors"
        options={schemes}
        value={settings.scheme}
        onChoose={(scheme) => set({ scheme })}
      />
      <WidthTool wanted={settings.width} width={width} onSet={(pixels) => set({ width: pixels })} />
      <div className="-mx-2 flex flex-wrap gap-x-2">
        <Button
          className="px-3"
          href={query === '' ? panel.address : `${panel.address}?${query}`}
          {...hook('withSettings')}
        >
          <Icon name="open-full" small />
          <Word text="Full screen" />
        </Button>
        {!isPlayground && (
          <Button
            className="px-3"
            href={filePaths.stackblitz(panel.id)}
            target="_blank"
            rel="nofollow noopener"
          >
            <Icon name="open" small />
            <span translate="no">StackBlitz</span>
            <span className="sr-only">
              {' '}
              <Word text="(opens a new tab)" />
            </span>
          </Button>
        )}
        <Button className="px-3" onClick={reset}>
          <Icon name="undo" small />
          <Word text="Reset" />
        </Button>
      </div>
    </div>
  );
}
