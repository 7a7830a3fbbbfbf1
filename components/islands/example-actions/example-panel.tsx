import './own.css';
import { CodePanel } from './code-panel';
import type { Panel } from './panel';
import { ToolsPanel } from './tools-panel';

export interface ExamplePanelProps {
  panel: Panel;
}

/** What a button of an example shows; fetched with its first press. */
export function ExamplePanel({ panel }: ExamplePanelProps) {
  return panel.kind === 'code' ? <CodePanel panel={panel} /> : <ToolsPanel panel={panel} />;
}
