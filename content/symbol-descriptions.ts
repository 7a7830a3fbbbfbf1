import { cdkDescriptions } from './symbol-descriptions/cdk';
import { keyCodeDescriptions } from './symbol-descriptions/key-codes';
import { materialDescriptions } from './symbol-descriptions/material';

/** This site's descriptions of symbols that the library does not describe, by API document and symbol. */
export const symbolDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...cdkDescriptions,
  ...keyCodeDescriptions,
  ...materialDescriptions,
};
