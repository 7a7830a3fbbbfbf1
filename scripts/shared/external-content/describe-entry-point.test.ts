/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEntryPoint } from './describe-entry-point';

const folder = mkdtempSync(join(tmpdir(), 'entry-'));
const entry = join(folder, 'index.d.ts');
writeFileSync(entry, `export { AcmeTree, AcmeTreeNode } from './tree';\n`);
writeFileSync(
  join(folder, 'tree.d.ts'),
  `/** Opens trees. */
export declare class TreeState {
  open: boolean;
}
/**
 * Shows items with {@link AcmeTreeNode|children} in \`<acme-tree>\`. It has one root.
 *
 * @since 2.0
 */
export declare class AcmeTree<T> implements A {
  static ɵcmp: i0.ɵɵComponentDeclaration<AcmeTree<any>, "acme-tree">;
}
/** The body of a node. */
declare class AcmeTreeBody {
  static ɵcmp: i0.ɵɵComponentDeclaration<AcmeTreeBody, "acme-tree-body">;
}
/** @internal */
declare class AcmeTreeNode {
  static ɵdir: i0.ɵɵDirectiveDeclaration<AcmeTreeNode>;
}
`,
);

it('is the first sentence about the component that is named like it', () => {
  expect(describeEntryPoint(entry, 'tree')).toBe('Shows items with children in <acme-tree>.');
});

it('is unknown without such a class', () => {
  expect(describeEntryPoint(entry, 'table')).toBeUndefined();
  expect(describeEntryPoint(join(folder, 'gone.d.ts'), 'tree')).toBeUndefined();
});
