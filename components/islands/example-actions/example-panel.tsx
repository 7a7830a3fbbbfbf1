import { CodePanel } from './code-panel';
import { EditSlot } from './edit-slot';
import type { Panel } from './panel';
import { ToolsPanel } from './tools-panel';

export interface ExamplePanelProps {
  panel: Panel;
  /** Closes the panel. */
  onClose: () => void;
}

/** The panel that a button of an example opens; its script is loaded on demand. */
export function ExamplePanel({ panel, onClose }: ExamplePanelProps) {
  switch (panel.kind) {
    case 'code':
      return <CodePanel panel={panel} />;
    case 'tools':
      return <ToolsPanel panel={panel} />;
    case 'edit':
      return <EditSlot panel={panel} onClose={onClose} />;
  }
}
