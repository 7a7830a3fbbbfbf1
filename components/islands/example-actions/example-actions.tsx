'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { asIsland } from '@/components/ui/island';
import { usePageState } from '@/components/ui/use-page-state';
import { usePreload } from '@/components/ui/use-preload';
import { hasSharedChange } from '@/lib/browser/edit-in-place/shared-key';
import { hasStoredSettings } from '@/lib/browser/live-example/tools/store';
import { preloadJson } from '@/lib/browser/network/preload-json';
import { savesData } from '@/lib/browser/network/saves-data';
import { onPressIntent } from '@/lib/browser/scheduling/on-press-intent';
import { hooked, hooks } from '@/lib/design/hooks';
import type { ExamplePanelProps } from './example-panel';
import { preloadEditor } from './load-editor';
import { buttonOf, closePanel, openPanel, type Panel } from './panel';
import { PanelFailure } from './panel-failure';

const none: readonly Panel[] = [];
const loadPanel = () => import('./example-panel').then((module) => module.ExamplePanel);

const firstButton = () => document.querySelector(hooked('exampleCode'));
const hasExamples = () => firstButton() !== null;

/**
 * Also loads the code of the first example, which is probably in view: touch gives no hint before a press.
 */
function preload(): Promise<unknown> {
  const button = firstButton();
  const code = button?.getAttribute(hooks.exampleCode);
  if (code && button?.getAttribute('aria-expanded') === 'false') preloadJson(code);
  return loadPanel();
}

function ExampleActionsInside() {
  const pathname = usePathname();
  const [panels, setPanels] = usePageState(none);
  const [ExamplePanel, setExamplePanel] = useState<ComponentType<ExamplePanelProps> | 'failed'>();
  const isWanted = panels.length > 0;
  usePreload(preload, hasExamples);

  const close = useCallback(
    (panel: Panel) => {
      setPanels((all) => all.filter((other) => other !== panel));
      closePanel(panel);
    },
    [setPanels],
  );

  // A layout effect, so that a press right after a navigation is handled for the new page.
  useLayoutEffect(() => {
    const opened = (button: HTMLElement) => panels.find((panel) => panel.button === button);
    const onClick = (event: MouseEvent) => {
      const button = buttonOf(event);
      if (!button) return;
      const open = opened(button);
      if (open) {
        close(open);
        return;
      }
      const panel = openPanel(button, pathname);
      if (panel) setPanels((all) => [...all, panel]);
    };
    const stopListening = onPressIntent((event) => {
      const button = buttonOf(event);
      if (!button) return;
      loadPanel().catch(() => undefined);
      if (opened(button)) return;
      preloadEditor(button.getAttribute(hooks.editExample));
      const code = button.getAttribute(hooks.exampleCode);
      if (code !== null && !savesData()) preloadJson(code);
    });
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      stopListening();
    };
  }, [pathname, panels, setPanels, close]);

  useEffect(() => {
    if (!isWanted || ExamplePanel) return;
    let canceled = false;
    loadPanel().then(
      (loaded) => !canceled && setExamplePanel(() => loaded),
      () => !canceled && setExamplePanel('failed'),
    );
    return () => {
      canceled = true;
    };
  }, [isWanted, ExamplePanel]);

  useEffect(() => {
    if (!hasSharedChange(location.hash)) return;
    const button = document.querySelector<HTMLElement>(hooked('editExample'));
    const panel = button && openPanel(button, pathname);
    if (panel) setPanels((all) => [...all, panel]);
  }, [pathname, setPanels]);

  useEffect(() => {
    if (!hasStoredSettings(pathname)) return;
    import('./restore-settings')
      .then(({ restoreSettings }) => restoreSettings(pathname))
      .catch((error: unknown) => console.error('Settings of examples were not restored', error));
  }, [pathname]);

  return panels.map((panel) =>
    createPortal(
      ExamplePanel === 'failed' ? (
        <PanelFailure onRetry={() => setExamplePanel(undefined)} />
      ) : (
        ExamplePanel && <ExamplePanel panel={panel} onClose={() => close(panel)} />
      ),
      panel.slot,
      `${panel.kind} ${panel.id}`,
    ),
  );
}

/**
 * Shows the code and the tools of examples when their buttons are pressed, on all pages. On pages with
 * examples, the panels' script and the code of the first example are preloaded; other code is preloaded on
 * intent.
 */
export const ExampleActions = asIsland(ExampleActionsInside, {
  name: 'What opens code and tools of examples',
  atEdge: true,
});
