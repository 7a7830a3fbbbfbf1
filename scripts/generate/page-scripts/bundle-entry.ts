import { rolldown } from 'rolldown';
import { basePath } from '@/lib/routes/base';
import { insertWords, omitWords } from './bundled-words';

/**
 * Bundles a module and everything it imports into one classic, minified script.
 *
 * @param constants values for the global constants that the module declares
 */
export async function bundleEntry(
  input: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const bundle = await rolldown({
    input,
    platform: 'browser',
    resolve: { alias: { '@': process.cwd() } },
    plugins: [omitWords],
    transform: {
      define: Object.fromEntries(
        Object.entries({ ...constants, 'process.env.BASE_PATH': basePath }).map(([name, value]) => [
          name,
          JSON.stringify(value),
        ]),
      ),
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  const [chunk, ...more] = output;
  if (more.length > 0)
    throw new Error(`${input}: expected one bundled file, got ${output.length}.`);
  return insertWords(chunk.code.trim());
}
