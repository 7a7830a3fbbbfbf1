import { CodePanel } from './code-panel';
import type { Panel } from './panel';
import { ToolsPanel } from './tools-panel';

export interface ExamplePanelProps {
  panel: Panel;
}

/** The panel that a button of an example opens; its script is loaded on demand. */
export function ExamplePanel({ panel }: ExamplePanelProps) {
  return panel.kind === 'code' ? <CodePanel panel={panel} /> : <ToolsPanel panel={panel} />;
}
