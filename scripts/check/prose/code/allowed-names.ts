/** Names that exist although neither the API nor a declaration has them, and where they live. */
export const allowedNames: Readonly<Record<string, string>> = {
  cdkFocusRegionStart: 'an attribute that FocusTrap looks for; its name is put together there',
  cdkFocusRegionEnd: 'an attribute that FocusTrap looks for; its name is put together there',
  bottomSheetRef: 'a key of the context that MatBottomSheet gives to a template',
  InNamespace: 'the end of the names of four methods of MatIconRegistry',
};
