/** Names that exist although neither the API nor a declaration file contains them, with their origin. */
export const allowedNames: Readonly<Record<string, string>> = {
  cdkFocusRegionStart: 'an attribute that FocusTrap reads; it composes the name',
  cdkFocusRegionEnd: 'an attribute that FocusTrap reads; it composes the name',
  bottomSheetRef: 'a key of the context that MatBottomSheet passes to a template',
  InNamespace: 'the end of the names of four methods of MatIconRegistry',
};
