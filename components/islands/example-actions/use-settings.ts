import { useEffect, useState } from 'react';
import { announce } from '@/lib/browser/feedback/announcer';
import { applySettings, settingsOf } from '@/lib/browser/live-example/tools/apply';
import { defaultSettings, type ExampleSettings } from '@/lib/browser/live-example/tools/settings';
import { storeSettings } from '@/lib/browser/live-example/tools/store';
import { hooked } from '@/lib/design/hooks';
import { wording } from '@/lib/words/word';
import type { Panel } from './panel';

const stageOf = ({ slot }: Panel) =>
  slot.closest('section')?.querySelector<HTMLElement>('live-example') ?? undefined;

/** The settings of an example, applied to its stage and stored for the page, and the example's width. */
export function useSettings(panel: Panel) {
  const [settings, setSettings] = useState(() => {
    const stage = stageOf(panel);
    return stage ? settingsOf(stage) : defaultSettings;
  });
  const [width, setWidth] = useState(0);

  useEffect(() => {
    const host = stageOf(panel)?.querySelector(hooked('liveHost'));
    if (!host) return;
    const observer = new ResizeObserver(() => setWidth(host.clientWidth));
    observer.observe(host);
    return () => observer.disconnect();
  }, [panel]);

  const change = (next: ExampleSettings) => {
    const stage = stageOf(panel);
    if (!stage) return;
    setSettings(next);
    applySettings(stage, next).then(
      () => storeSettings(panel.on, panel.id, next),
      (error: unknown) => {
        console.error('The styles for the tools of examples did not load', error);
        announce(wording('This setting could not be applied. Try again.'));
        setSettings(settings);
      },
    );
  };
  return {
    settings,
    width,
    set: (part: Partial<ExampleSettings>) => change({ ...settings, ...part }),
    reset: () => change(defaultSettings),
  };
}
