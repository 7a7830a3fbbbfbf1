import type { Value } from '@/lib/playground/model';

/**
 * Defaults that the library sets in a constructor or takes from an options token, so that the API
 * model cannot read them. By reference of the input; a test holds that the model still lacks them.
 */
export const quietDefaults: Readonly<Record<string, Value>> = {
  'cdk-drag-drop#CdkDrag-dragStartDelay': 0,
  'cdk-overlay#CdkConnectedOverlay-offsetY': 0,
  'material-badge#MatBadge-description': '',
  'material-input#MatInput-placeholder': '',
  'material-input#MatInput-required': false,
  // Of a menu that is not within another.
  'material-menu#MatMenu-hasBackdrop': true,
  'material-paginator#MatPaginator-pageSize': 50,
  // Of `mat-progress-spinner`; `mat-spinner` knows no end.
  'material-progress-spinner#MatProgressSpinner-mode': 'determinate',
  'material-progress-spinner#MatProgressSpinner-value': 0,
  'material-select#MatSelect-placeholder': '',
  'material-select#MatSelect-required': false,
  'material-stepper#MatStepper-orientation': 'horizontal',
  'material-table#MatTable-fixedLayout': false,
};
