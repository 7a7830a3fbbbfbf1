/*
 * Import this module first, for its side effect. Modules in content/ read the environment while they are
 * loaded, before `main` can catch the error and print it in one line.
 */
import { readEnvironment } from '@/content/environment';

try {
  readEnvironment(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
