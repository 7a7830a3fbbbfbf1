import type { Samples } from './samples-model';

export const samples: Samples = {
  item: { packageName: 'material', id: 'button' },
  example: 'button-overview',
  neighbor: { packageName: 'material', id: 'badge' },
  fewTokens: { packageName: 'material', id: 'divider' },
  longApi: { packageName: 'material', id: 'datepicker' },
  manyExamples: { packageName: 'material', id: 'table' },
  opening: { packageName: 'material', id: 'dialog', example: 'dialog-overview' },
  changing: {
    packageName: 'material',
    id: 'expansion',
    example: 'expansion-overview',
    control: 'mat-expansion-panel-header',
    answer: '.mat-expansion-panel.mat-expanded p',
  },
  guide: 'theming',
};
