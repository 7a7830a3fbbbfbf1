import { navigationAssumptions } from '../assumptions/client-navigation';
import { startAssumptions } from '../assumptions/client-start';
import { fileAssumptions } from '../assumptions/files';
import { dataAssumptions } from '../assumptions/page-data';
import { htmlAssumptions } from '../assumptions/page-html';
import type { Assumption } from '../contract/assumption';
import type { Client } from '../contract/client';
import type { Exported } from '../contract/exported';

/** Everything that the site takes for granted about the files that Next writes. */
export const exportAssumptions: readonly Assumption<Exported>[] = [
  ...fileAssumptions,
  ...htmlAssumptions,
  ...dataAssumptions,
];

/** Everything that the site takes for granted about Next's client in a browser. */
export const clientAssumptions: readonly Assumption<Client>[] = [
  ...startAssumptions,
  ...navigationAssumptions,
];
