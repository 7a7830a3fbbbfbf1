import type { Value } from '@/lib/playground/model';

/**
 * Defaults that the library sets in a constructor or takes from an options token, so that the API
 * model cannot read them. By reference of the input; a test holds that the model still lacks them.
 */
export const quietDefaults: Readonly<Record<string, Value>> = {
  'cdk-drag-drop#CdkDrag-dragStartDelay': 0,
  'cdk-drag-drop#CdkDropList-disabled': false,
  'cdk-overlay#CdkConnectedOverlay-offsetY': 0,
  'material-autocomplete#MatAutocomplete-autoActiveFirstOption': false,
  'material-autocomplete#MatAutocomplete-autoSelectActiveOption': false,
  'material-autocomplete#MatAutocomplete-requireSelection': false,
  'material-badge#MatBadge-overlap': true,
  'material-badge#MatBadge-position': 'above after',
  'material-badge#MatBadge-size': 'medium',
  'material-badge#MatBadge-description': '',
  'material-button-toggle#MatButtonToggleGroup-hideMultipleSelectionIndicator': false,
  'material-button-toggle#MatButtonToggleGroup-hideSingleSelectionIndicator': false,
  'material-card#MatCard-appearance': 'raised',
  'material-checkbox#MatCheckbox-disabledInteractive': false,
  'material-chips#MatChipListbox-hideSingleSelectionIndicator': false,
  'material-datepicker#MatDatepicker-disabled': false,
  'material-input#MatInput-placeholder': '',
  'material-input#MatInput-required': false,
  'material-list#MatSelectionList-hideSingleSelectionIndicator': false,
  // Of a menu that is not within another.
  'material-menu#MatMenu-hasBackdrop': true,
  'material-menu#MatMenu-overlapTrigger': false,
  'material-menu#MatMenu-xPosition': 'after',
  'material-menu#MatMenu-yPosition': 'below',
  'material-paginator#MatPaginator-pageSize': 50,
  // Of `mat-progress-spinner`; `mat-spinner` knows no end.
  'material-progress-spinner#MatProgressSpinner-mode': 'determinate',
  'material-progress-spinner#MatProgressSpinner-value': 0,
  'material-select#MatSelect-disableOptionCentering': false,
  'material-select#MatSelect-hideSingleSelectionIndicator': false,
  'material-select#MatSelect-placeholder': '',
  'material-select#MatSelect-required': false,
  'material-slide-toggle#MatSlideToggle-disabledInteractive': false,
  'material-slide-toggle#MatSlideToggle-hideIcon': false,
  'material-stepper#MatStepper-orientation': 'horizontal',
  'material-table#MatTable-fixedLayout': false,
  'material-timepicker#MatTimepicker-disableRipple': false,
  'material-tooltip#MatTooltip-hideDelay': 0,
  'material-tooltip#MatTooltip-showDelay': 0,
  'material-tree#MatTreeNodePadding-indent': 40,
};
